import pg from 'pg';
import type { DatabaseAddress } from './orm.ts';

/** `pg` reports a connection that broke between statements as an 'error' event; unhandled, it would end the process. */
const surviveBrokenConnection = (client: Pick<pg.ClientBase, 'on'>): void => {
  client.on('error', () => undefined);
};

/** Maximum wait for a connection. Together with the statement timeout, every request is answered within ten seconds. */
export const CONNECTION_WAIT_MS = 5_000;

interface PoolOptions {
  connectionTimeoutMillis?: number;
  /** Send statements before the previous ones are answered. */
  pipeline?: boolean;
}

/** A pool that survives broken connections: only the statement that uses one fails. */
export const openPool = (
  address: DatabaseAddress,
  max: number,
  onError: (error: Error) => void,
  { connectionTimeoutMillis = CONNECTION_WAIT_MS, pipeline = false }: PoolOptions = {},
): pg.Pool => {
  const connection = 'url' in address ? { connectionString: address.url } : address;
  const pool = new pg.Pool({ ...connection, max, connectionTimeoutMillis, pipeline });
  // A stopping database may break a connection that is being closed; that is not an error.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  pool.on('connect', surviveBrokenConnection);
  return pool;
};
