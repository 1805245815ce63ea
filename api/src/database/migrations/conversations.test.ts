import pg from 'pg';
import { emptyDatabase, type TestDatabase } from '../../../test/database.ts';
import { aMessage, anOffering, aUser } from '../../../test/factories.ts';
import { migrate } from '../../prepareDatabase.ts';
import { entities } from '../../slices.ts';
import { newId } from '../id.ts';
import { openMigrationOrm } from '../orm.ts';

describe('database/migrations/conversations', () => {
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

  it('Messages of the release before become conversations of two, in order, with what was read', async () => {
    const orm = await openMigrationOrm(database.connection, entities);
    await orm.migrator.up({ to: '20261124Baseline' });
    await orm.close();
    const [buyer, seller] = [await aUser(pool), await aUser(pool)];
    const offering = await anOffering(pool, { party_id: undefined, user_id: seller.id });
    const message = (from: string | null, to: string, columns: Record<string, unknown> = {}) =>
      aMessage(pool, { id: newId(), sending_user_id: from, recipient_id: to, ...columns });
    const inquiry = { offering_id: offering.id, link: `/offerings/${offering.id}` };
    const asked = await message(buyer.id, seller.id, { ...inquiry, is_read: true });
    const answer = await message(seller.id, buyer.id, { in_reply_to_id: asked.id });
    const again = await message(buyer.id, seller.id, { ...inquiry });
    const plain = await message(seller.id, buyer.id);
    const notice = await message(null, buyer.id, { link: `/offerings/${offering.id}` });
    const step = await message(seller.id, buyer.id, { link: `/orders/${newId()}` });
    await migrate(database.connection);
    const { rows } = await pool.query<Record<string, unknown>>(
      `select message.id, number, kind, subject_kind as about, has_read(message, recipient_id) as read
     from message left join conversation on conversation.id = conversation_id order by message.id`,
    );
    expect(rows).toEqual([
      { id: asked.id, number: 1, kind: 'text', about: 'offering', read: true },
      { id: answer.id, number: 2, kind: 'text', about: 'offering', read: false },
      { id: again.id, number: 3, kind: 'text', about: 'offering', read: false },
      { id: plain.id, number: 1, kind: 'text', about: null, read: false },
      { id: notice.id, number: null, kind: 'text', about: null, read: false },
      { id: step.id, number: 1, kind: 'order', about: 'order', read: false },
    ]);
    const { rows: times } = await pool.query(
      'select from conversation where last_message_at = (select max(created_at) from message where conversation_id = conversation.id)',
    );
    expect(times).toHaveLength(3);
  });

  it('Ids of conversations and members are made by a function of this database, also where they came from another one', async () => {
    const TABLES = `select attrelid::regclass::text as table from pg_attribute
    join pg_attrdef on adrelid = attrelid and adnum = attnum where pg_get_expr(adbin, adrelid) = 'new_id()' order by 1`;
    const tables = [{ table: 'company_member' }, { table: 'conversation' }];
    expect((await pool.query(TABLES)).rows).toEqual(expect.arrayContaining(tables));
    for (const table of ['company_act', 'company_member', 'conversation'])
      await pool.query(`alter table ${table} alter column id set default gen_random_uuid()`);
    await pool.query(`drop function new_id; delete from migration where name = '20261129NewIds'`);
    await migrate(database.connection);
    expect((await pool.query(TABLES)).rows).toEqual(expect.arrayContaining(tables));
  });

  it('They are of version 7 and sort by their time, as those of the server do', async () => {
    const before = newId();
    const { rows } = await pool.query<{ id: string }>('select new_id() as id from generate_series(1, 1000)');
    const ids = rows.map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(1_000);
    const times = [before, ...ids, newId()].map((id) => id.slice(0, 13));
    expect(times).toEqual(times.toSorted());
  });
});
