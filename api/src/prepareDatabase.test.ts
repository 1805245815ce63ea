import pg from 'pg';
import { emptyDatabase } from '../test/database.ts';
import { holding, waiting } from '../test/lockGate.ts';
import { migrations } from './database/migrations/migrations.ts';
import { prepareDatabase } from './prepareDatabase.ts';

it('migrates without the time limits of requests', async () => {
  const { connection, drop } = await emptyDatabase();
  const pool = new pg.Pool(connection);
  for (const limit of ['statement_timeout', 'lock_timeout'])
    await pool.query(`alter role current_user in database ${connection.database} set ${limit} = '1s'`);
  // The start waits for this transaction before it can make a table of the same name.
  const held = await holding(pool, ['create table product (id integer)', []]);
  const start = prepareDatabase(connection, { seed: 'none' });
  const blocked = async () => {
    await waiting(pool, 1);
    // Longer than the limits, so that PostgreSQL would cancel the statement.
    await pool.query('set statement_timeout = 0; select pg_sleep(1.2)');
  };
  await Promise.all([start, blocked().finally(() => held.end('rollback'))]);
  const { rows } = await pool.query<{ name: string }>('select name from migration');
  expect(rows).toEqual(migrations.map(({ name }) => ({ name })));
  await pool.end();
  await drop();
});

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
