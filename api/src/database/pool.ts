import pg from 'pg';
import type { DatabaseAddress } from './orm.ts';

/** `pg` reports a connection that broke between two statements as an event; unheard, it would end the process. */
const outliveBreaks = (client: Pick<pg.ClientBase, 'on'>): void => {
  client.on('error', () => undefined);
};

/** How long somebody waits for a connection. With the role's limit of a statement, a request is answered within ten seconds. */
export const CONNECTION_WAIT_MS = 5_000;

interface PoolOptions {
  connectionTimeoutMillis?: number;
  /** Statements may be sent before those in front of them are answered, for whoever knows what comes next. */
  pipeline?: boolean;
}

/** A pool that outlives its connections: who uses a broken one gets its error, nobody else does. */
export const openPool = (
  address: DatabaseAddress,
  max: number,
  onError: (error: Error) => void,
  { connectionTimeoutMillis = CONNECTION_WAIT_MS, pipeline = false }: PoolOptions = {},
): pg.Pool => {
  const place = 'url' in address ? { connectionString: address.url } : address;
  const pool = new pg.Pool({ ...place, max, connectionTimeoutMillis, pipeline });
  // A connection that is being closed anyway may be cut off by a database that stops: that is nobody's trouble.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  pool.on('connect', outliveBreaks);
  return pool;
};
