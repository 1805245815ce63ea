import pg from 'pg';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../../test/database.ts';
import { prepareDatabase } from '../prepareDatabase.ts';

describe('database/role', () => {
  const DENIED = { code: '42501', message: expect.stringMatching(/^(permission denied|must be owner)/) };
  const APPEND_ONLY = ['auction_event', 'bid', 'bid_void', 'order_event', 'audit_event'];

  describe('The application’s role', () => {
    let database: TestDatabase;
    let app: pg.Pool;
    let owner: pg.Pool;
    beforeAll(async () => {
      database = await freshDatabase();
      app = new pg.Pool(database.app);
      owner = new pg.Pool(database.connection);
    });
    afterAll(async () => {
      await Promise.all([app.end(), owner.end()]);
      await database.drop();
    });

    it.each(APPEND_ONLY)('can only read and insert in %s', async (table) => {
      expect((await app.query(`select * from ${table}`)).rowCount).toBe(0);
      const { rows } = await owner.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 limit 1`,
        [table],
      );
      for (const statement of [
        `update ${table} set ${rows[0]!.name} = null`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
        `alter table ${table} disable trigger all`,
        `drop trigger ${table}_append_only on ${table}`,
        `drop table ${table} cascade`,
      ])
        await expect(app.query(statement)).rejects.toMatchObject(DENIED);
    });

    it('cannot change append-only tables even if their triggers are disabled', async () => {
      for (const table of APPEND_ONLY) await owner.query(`alter table ${table} disable trigger all`);
      for (const table of APPEND_ONLY) await expect(app.query(`delete from ${table}`)).rejects.toMatchObject(DENIED);
      await expect(app.query(`set session_replication_role = 'replica'`)).rejects.toMatchObject({ code: '42501' });
      for (const table of APPEND_ONLY) await owner.query(`alter table ${table} enable trigger all`);
    });

    it('cannot create tables or change the migration history', async () => {
      for (const statement of [
        'create table mine (one int)',
        'delete from migration',
        `insert into migration (name) values ('x')`,
      ])
        await expect(app.query(statement)).rejects.toMatchObject(DENIED);
      expect((await app.query('select from migration')).rowCount).toBeGreaterThan(0);
    });

    it('has request limits in this database only', async () => {
      const { rows } = await app.query<{ name: string; setting: string }>(
        `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'TimeZone', 'jit', 'max_parallel_workers_per_gather', 'synchronize_seqscans') order by name`,
      );
      expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
        'TimeZone UTC',
        'jit off',
        'lock_timeout 2000',
        'max_parallel_workers_per_gather 0',
        'statement_timeout 5000',
        'synchronize_seqscans off',
      ]);
      const { rowCount } = await owner.query('select from pg_db_role_setting where setdatabase = 0');
      expect(rowCount).toBe(0);
    });
  });

  it('several databases of one cluster can be prepared at once', async () => {
    const databases = await Promise.all(Array.from({ length: 3 }, emptyDatabase));
    await Promise.all(databases.map(({ connection, app }) => prepareDatabase(connection, { seed: 'none', app })));
    await Promise.all(databases.map((database) => database.drop()));
  });
});
