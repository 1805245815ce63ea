import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { emptyDatabase, freshDatabase } from '../test/database.ts';
import { aCategory } from '../test/factories.ts';
import { holding, waiting } from '../test/lockGate.ts';
import { migrations } from './database/migrations/migrations.ts';
import { migrate, prepareDatabase } from './prepareDatabase.ts';
import { startFailure } from './startFailure.ts';

describe('prepareDatabase', () => {
  const MIGRATION = 'alter table product add column proof text';
  /** A migration that this version adds for one test. */
  const adding = async (sql: string, work: () => Promise<unknown>, name = 'Added'): Promise<void> => {
    class Added extends Migration {
      override up(): void {
        this.addSql(sql);
      }
    }
    migrations.push({ name, class: Added });
    await work().finally(() => migrations.pop());
  };

  it('A migration that waits for a lock lets requests pass, and is repeated until it got the lock', () =>
    adding(MIGRATION, async () => {
      const { connection, app, drop } = await freshDatabase();
      const pool = new pg.Pool(connection);
      const user = new pg.Pool(app);
      const held = await holding(pool, ['select from product', []]);
      const lines: string[] = [];
      const start = prepareDatabase(connection, { seed: 'none', app, log: (line) => lines.push(line) });
      // The first waits behind the migration until that gives up, long before a request would.
      await waiting(pool, 1);
      await user.query('select from product');
      await user.query('select from product');
      await held.end('rollback');
      await start;
      expect(lines).toContain('Migration Added waits for a lock (try 1 of 60).');
      expect(lines.at(-1)).toMatch(/^Migration Added took \d+\.\d s\.$/);
      await user.query('select proof from product');
      await Promise.all([pool.end(), user.end()]);
      await drop();
    }));

  const NEW_TABLES = `
  create table proof (id bigserial primary key);
  create table proof_event (id int);
  create trigger proof_event_append_only before update or delete on proof_event for each row execute function refuse_change();
  create function note_proof() returns trigger language plpgsql as $$ begin insert into proof default values; return null; end $$;
  create trigger category_proof after insert on category for each row execute function note_proof()`;

  it('While a migration waits, servers of the release before write the tables of those that are done', () =>
    adding(NEW_TABLES, () =>
      adding(
        MIGRATION,
        async () => {
          const { connection, app, drop } = await freshDatabase();
          const [pool, user] = [new pg.Pool(connection), new pg.Pool(app)];
          const held = await holding(pool, ['select from product', []]);
          const start = prepareDatabase(connection, { seed: 'none', app });
          await waiting(pool, 1);
          await aCategory(user);
          expect((await user.query('select from proof')).rowCount).toBe(1);
          await held.end('rollback');
          await start;
          await aCategory(user);
          // The start takes back what append-only tables do not need, and new tables have no rights by themselves.
          await expect(user.query('delete from proof_event')).rejects.toMatchObject({ code: '42501' });
          await pool.query('create table later (id int)');
          await expect(user.query('select from later')).rejects.toMatchObject({ code: '42501' });
          await Promise.all([pool.end(), user.end()]);
          await drop();
        },
        'Waiting',
      ),
    ));

  it('A new database is built by schema.sql and needs no migrations', async () => {
    const { connection, app, drop } = await emptyDatabase();
    const lines: string[] = [];
    const prepare = () => prepareDatabase(connection, { seed: 'none', app, log: (line) => lines.push(line) });
    await adding('select 1 / 0', prepare);
    const client = new pg.Client(connection);
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from migration order by id');
    expect(rows.map(({ name }) => name)).toEqual([...migrations.map(({ name }) => name), 'Added']);
    expect(lines).toEqual([]);
    await client.end();
    await drop();
  });

  it('A migration that never gets its lock ends the start with one sentence', () =>
    adding(MIGRATION, async () => {
      const { connection, drop } = await freshDatabase();
      const pool = new pg.Pool(connection);
      const held = await holding(pool, ['select from product', []]);
      const failed = await migrate(connection, { tries: 2, pauseMs: 0 }).catch((error: unknown) => error);
      expect(startFailure(failed)).toBe(
        'Migration Added got no lock in 2 tries, because other transactions use its tables: end those that are long, such as a backup, and start Feedstock again.',
      );
      await held.end('rollback');
      await migrate(connection);
      await pool.end();
      await drop();
    }));

  it('A migration may take longer than a request', () =>
    adding('select pg_sleep(1.2)', async () => {
      const { connection, drop } = await freshDatabase();
      const pool = new pg.Pool(connection);
      await pool.query(`alter role current_user in database ${connection.database} set statement_timeout = '1s'`);
      await prepareDatabase(connection, { seed: 'none' });
      await pool.end();
      await drop();
    }));

  it('leaves a database of another version as it is, and says what to do', async () => {
    const { connection, drop } = await emptyDatabase();
    const pool = new pg.Pool(connection);
    await pool.query(`create table migration (name text); insert into migration values ('20261120Market')`);
    await expect(prepareDatabase(connection, { seed: 'none' })).rejects.toThrow(
      'made by a version of Feedstock that this one cannot continue: start that version, or use an empty database',
    );
    const { rows } = await pool.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`);
    expect(rows).toEqual([{ relname: 'migration' }]);
    await pool.end();
    await drop();
  });
});
