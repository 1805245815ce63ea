import pg from 'pg';
import type { DatabaseAddress } from './orm.ts';

/** `pg` reports a connection that broke between two statements as an event; unheard, it would end the process. */
const outliveBreaks = (client: Pick<pg.ClientBase, 'on'>): void => {
  client.on('error', () => undefined);
};

/** A pool that outlives its connections: who uses a broken one gets its error, nobody else does. */
export const openPool = (address: DatabaseAddress, max: number, onError: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({ ...('url' in address ? { connectionString: address.url } : address), max });
  pool.on('error', onError);
  pool.on('connect', outliveBreaks);
  return pool;
};
