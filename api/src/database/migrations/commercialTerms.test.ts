import pg from 'pg';
import { emptyDatabase, type TestDatabase } from '../../../test/database.ts';
import { aCompanyProfile, anOffering, aProduct, aUser } from '../../../test/factories.ts';
import { migrate } from '../../prepareDatabase.ts';
import { entities } from '../../slices.ts';
import { newId } from '../id.ts';
import { openMigrationOrm } from '../orm.ts';

describe('database/migrations/commercialTerms', () => {
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

  it('Orders of the release before show what they showed, under the number that was printed on them', async () => {
    const orm = await openMigrationOrm(database.connection, entities);
    await orm.migrator.up({ to: '20261124Baseline' });
    await orm.close();
    const [buyer, seller] = [await aUser(pool), await aUser(pool)];
    await aCompanyProfile(pool, { user_id: seller.id, contact_email: 'office@acme.example' });
    const product = await aProduct(pool);
    const offering = await anOffering(pool, {
      party_id: undefined,
      user_id: seller.id,
      product_id: product.id,
      location: 'Vigo',
    });
    const [id, alone] = [newId(), newId()];
    const [alike, third] = ['e', 'f'].map((first) => first + id.slice(1));
    const insert = `insert into "order" (id, buyer_id, seller_id, total_amount, quantity, unit, offering_id) values ($1, $2, $3, 201, 2, 'MT', $4)`;
    await pool.query(insert, [id, buyer.id, seller.id, offering.id]);
    for (const each of [third, alone, alike]) await pool.query(insert, [each, buyer.id, seller.id, null]);
    const UPDATED = `select updated_at from "order" order by id`;
    const before = (await pool.query(UPDATED)).rows;
    await migrate(database.connection);
    const { rows } = await pool.query<Record<string, unknown>>('select * from "order" order by id');
    expect(rows).toMatchObject([
      {
        number: id.slice(-12).toUpperCase(),
        title: 'Acid',
        material_name: product.name,
        location: 'Vigo',
        price: '100.50',
        buyer_contact_name: 'Ana Ruiz',
        buyer_contact_phone: null,
        seller_contact_email: 'office@acme.example',
        seller_contact_phone: '+34 91 123 45 67',
        available_until: null,
      },
      { number: alone.slice(-12).toUpperCase(), title: 'Order', price: '100.50' },
      // Ids of 0.2.0 could end alike.
      { number: `${id.slice(-12).toUpperCase()}X2` },
      { number: `${id.slice(-12).toUpperCase()}X3` },
    ]);
    expect((await pool.query(UPDATED)).rows).toEqual(before);
  });
});
