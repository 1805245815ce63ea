import pg from 'pg';
import { emptyDatabase, type TestDatabase } from '../../../test/database.ts';
import { anOffering, aUser } from '../../../test/factories.ts';
import { migrate } from '../../prepareDatabase.ts';
import { cleanCode } from '../../rules/values/readCode.ts';
import { entities } from '../../slices.ts';
import { openMigrationOrm } from '../orm.ts';

describe('database/migrations/cleanSkus', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await emptyDatabase();
    pool = new pg.Pool(database.connection);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('SKUs of the release before are written as the rules write them, unless another offering has that one', async () => {
    const orm = await openMigrationOrm(database.connection, entities);
    await orm.migrator.up({ to: '20261124Baseline' });
    await orm.close();
    const [one, other] = [await aUser(pool), await aUser(pool)];
    const signs: string[] = [];
    for (let sign = 0xa0; sign <= 0xffff; sign++)
      if (cleanCode(`x${String.fromCharCode(sign)}x`) !== `x${String.fromCharCode(sign)}x`)
        if (!/[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]/u.test(String.fromCharCode(sign)))
          signs.push(`x${String.fromCharCode(sign)}x ${sign}`);
    const skus = [...signs, 'क्\u200dष', "it's ａ", 'ü', 'A-1'];
    for (const sku of skus) await anOffering(pool, { party_id: undefined, user_id: one.id, sku });
    for (const sku of ['B‑1', 'B-1', 'C–1', 'C—1', 'A‑1'])
      await anOffering(pool, { party_id: undefined, user_id: other.id, sku });
    const skusOf = async (user: string) =>
      (
        await pool.query<{ sku: string }>('select sku from offering where user_id = $1 order by created_at, id', [user])
      ).rows.map(({ sku }) => sku);
    await migrate(database.connection);
    expect((await skusOf(one.id)).sort()).toEqual(skus.map(cleanCode).sort());
    expect((await skusOf(other.id)).sort()).toEqual(['A-1', 'B-1', 'B‑1', 'C-1', 'C—1'].sort());
  });
});
