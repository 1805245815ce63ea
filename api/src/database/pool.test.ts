import { freshDatabase } from '../../test/database.ts';
import { toPublicError } from '../schema/errors/publicError.ts';
import { inTransaction } from './inTransaction.ts';
import { openPool } from './pool.ts';

it('a request for a connection fails after a limited wait', async () => {
  const { connection, drop } = await freshDatabase();
  const pool = openPool(connection, 1, () => undefined, { connectionTimeoutMillis: 50 });
  const taken = await pool.connect();
  const refused = await pool.query('select 1').catch((error: unknown) => toPublicError(error));
  expect(refused).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  taken.release();
  expect((await pool.query('select 1')).rowCount).toBe(1);
  await pool.end();
  await drop();
});

it('reports broken connections, but not those that are being closed', async () => {
  const { connection, drop } = await freshDatabase();
  const reported: Error[] = [];
  const pool = openPool(connection, 2, (error) => reported.push(error));
  const [one, other] = [await pool.connect(), await pool.connect()];
  one.release();
  one.emit('error', new Error('broken'));
  other.release();
  const ended = pool.end();
  other.emit('error', new Error('terminating connection due to administrator command'));
  await ended;
  expect(reported.map(({ message }) => message)).toEqual(['broken']);
  expect(reported[0]).not.toHaveProperty('client');
  await drop();
});

it('A statement without an answer fails and ends its connection and the idle ones, unless its transaction allows more time', async () => {
  const { connection, drop } = await freshDatabase();
  const pool = openPool(connection, 3, () => undefined, { query_timeout: 250 });
  const pid = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
  const idle = await pid();
  const [one, other] = [await pool.connect(), await pool.connect()];
  other.release();
  await one.query('begin');
  await one.query(`set local statement_timeout = '5s'`);
  expect((await one.query('select pg_sleep(0.5)')).rowCount).toBe(1);
  await one.query('commit');
  const silent = await one.query('select pg_sleep(60)').catch((error: unknown) => toPublicError(error));
  expect(silent).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  await expect(one.query('rollback')).rejects.toThrow('Connection terminated');
  one.release();
  expect(pool.totalCount).toBe(0);
  expect(await pid()).not.toBe(idle);
  await pool.end();
  await drop();
});

it('A connection to a database that takes no writes is closed with the idle ones, and the caller is told to try again', async () => {
  const { connection, drop } = await freshDatabase();
  const reported: Error[] = [];
  const pool = openPool(connection, 3, (error) => reported.push(error));
  const clients = [await pool.connect(), await pool.connect(), await pool.connect()];
  for (const client of clients) await client.query('set default_transaction_read_only = on');
  for (const client of clients) client.release();
  const refused = await inTransaction(pool, (client) => client.query('create table "table" ()')).catch(toPublicError);
  expect(refused).toMatchObject({ code: 'UNAVAILABLE', status: 503, details: { retryAfter: 2 } });
  expect(reported).toHaveLength(2);
  expect(pool.totalCount).toBe(0);
  await pool.query('create table "table" ()');
  await pool.query('set default_transaction_read_only = on');
  await expect(pool.query('drop table "table"')).rejects.toMatchObject({ code: '25006' });
  await pool.query('drop table "table"');
  await pool.end();
  await drop();
});
