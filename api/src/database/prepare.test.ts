import pg from 'pg';
import { emptyDatabase } from '../../test/database.ts';
import { holding, waiting } from '../../test/lockGate.ts';
import { migrations } from './migrations/migrations.ts';
import { migrate, prepareDatabase } from './prepare.ts';

it('upgrades a large database without the time limits of requests', async () => {
  const { connection, drop } = await emptyDatabase();
  await migrate(connection, [migrations[0]!.name]);
  const pool = new pg.Pool(connection);
  for (const limit of ['statement_timeout', 'lock_timeout'])
    await pool.query(`alter role current_user in database ${connection.database} set ${limit} = '1s'`);
  const held = await holding(pool, ['lock table offering', []]);
  const upgrade = prepareDatabase(connection, { seed: 'none' });
  const blocked = async () => {
    await waiting(pool, 1);
    // Longer than the limits, so that PostgreSQL would cancel the statement.
    await pool.query('set statement_timeout = 0; select pg_sleep(1.2)');
  };
  await Promise.all([upgrade, blocked().finally(() => held.end('commit'))]);
  const { rows } = await pool.query<{ name: string }>('select name from migration');
  expect(rows.map(({ name }) => name).sort()).toEqual(migrations.map(({ name }) => name).sort());
  await pool.end();
  await drop();
});
