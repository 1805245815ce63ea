import { freshDatabase } from '../../test/database.ts';
import { toPublicError } from '../server/errors/publicError.ts';
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
