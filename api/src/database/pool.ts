import pg from 'pg';
import type { DatabaseAddress } from './address.ts';

/** `pg` reports a connection that broke between statements as an 'error' event; unhandled, it would end the process. */
const surviveBrokenConnection = (client: Pick<pg.ClientBase, 'on'>): void => {
  client.on('error', () => undefined);
};

/** Maximum wait for a connection. Together with the statement timeout, every request is answered within ten seconds. */
export const CONNECTION_WAIT_MS = 5_000;

/** Names no statement, for poolers that share connections: the next statement may reach a connection that does not know the name. */
class UnnamedClient extends pg.Client {
  override query: pg.Client['query'] = (statement: unknown, ...rest: unknown[]) =>
    Reflect.apply(pg.Client.prototype.query, this, [
      isNamed(statement) ? { ...statement, name: undefined } : statement,
      ...rest,
    ]);
}

const isNamed = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' && statement !== null && 'name' in statement;

interface PoolOptions {
  connectionTimeoutMillis?: number;
  /** Send statements before the previous ones are answered. */
  pipeline?: boolean;
  /** Whether statements keep their names, under which each connection prepares them once. */
  prepared?: boolean;
}

/** A pool that survives broken connections: only the statement that uses one fails. */
export const openPool = (
  address: DatabaseAddress,
  max: number,
  onError: (error: Error) => void,
  { connectionTimeoutMillis = CONNECTION_WAIT_MS, pipeline = false, prepared = true }: PoolOptions = {},
): pg.Pool => {
  const connection = 'url' in address ? { connectionString: address.url } : address;
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis,
    pipeline,
    Client: prepared ? pg.Client : UnnamedClient,
  });
  // A stopping database may break a connection that is being closed; that is not an error.
  pool.on('error', (error) => {
    // pg adds the connection to the error; a log would show the texts of its statements and the key that cancels them.
    Reflect.deleteProperty(error, 'client');
    if (!pool.ending) onError(error);
  });
  pool.on('connect', surviveBrokenConnection);
  return pool;
};
