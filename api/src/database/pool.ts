import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { connectionOf, type DatabaseAddress } from './address.ts';
import { isReadOnly } from './failureKinds.ts';
import type { SlowStatements } from './slowStatements.ts';

/**
 * How long a request waits for a connection and for the answer to a statement. PostgreSQL stops statements earlier, so the second limit is
 * for one that has gone silent. Together they are below ten seconds.
 */
export const connectionLimits = {
  connectionTimeoutMillis: 4_000,
  query_timeout: 5_500,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
  // Statements are sent before the previous ones are answered, and one without an answer ends its connection.
  pipeline: true,
};

const LONGER = /^set local statement_timeout = '?(\d+)/;
const END = /^(commit|rollback)$/;
const HOUR = 3_600_000;

export interface PoolIdentity {
  /** In pg_stat_activity, metrics and log lines. */
  name?: string;
  slow?: SlowStatements | undefined;
}

type Answered = (error?: Error | null, result?: unknown) => void;

/**
 * A transaction that allows its statements more time (`set local statement_timeout`) waits longer for answers too. Without `prepared` no
 * statement is named, for poolers that share connections: the next one may reach a connection that does not know the name.
 */
export const clientClass = (prepared = true, { name = 'other', slow }: PoolIdentity = {}) =>
  class extends pg.Client {
    private limit: number | undefined;
    /** Of the statement that is answered next. */
    private notReplicated: Error | undefined;

    constructor(config?: pg.ClientConfig) {
      super(config);
      // A commit whose wait for the standby is ended succeeds, but a failover loses it. The texts of notices are translated.
      this.on('notice', ({ routine }) => {
        if (routine === 'SyncRepWaitForLSN') this.notReplicated = notReplicated();
      });
    }

    override query: pg.Client['query'] = (statement: string | pg.QueryConfig, ...rest: unknown[]) => {
      const config = typeof statement === 'string' ? { text: statement } : statement;
      const [, seconds] = LONGER.exec(config.text) ?? [];
      if (seconds !== undefined) this.limit = Number(seconds) * 1_000 || HOUR;
      if (END.test(config.text)) this.limit = undefined;
      const sent = { ...config, ...(!prepared && { name: undefined }), query_timeout: this.limit };
      const end = slow?.(name, config.text) ?? (() => undefined);
      const values = rest.filter((each) => typeof each !== 'function');
      const send = (done: Answered): unknown => {
        const answered: Answered = (failed, result) => {
          end();
          const error = failed ?? this.notReplicated;
          this.notReplicated = undefined;
          if (error && isReadOnly(error)) this.close(error);
          done(error, result);
        };
        return Reflect.apply(super.query, this, [sent, ...values, answered]);
      };
      const done = rest.find((each) => typeof each === 'function');
      return Reflect.apply(done ? send : traced, undefined, [done ?? send]);
    };

    /** As if it had broken, so that its pool lets go of it and of the idle ones. */
    private close(error: Error): void {
      this.emit('error', error);
      void this.end().catch(() => undefined);
    }
  };

/** The outcome is unknown: on this server it is written, and a standby may not have it. */
const notReplicated = (): Error =>
  Object.assign(new Error('The wait for the synchronous standby was ended.'), { code: '08007' });

/** The error's stack leads to the caller instead of the socket. */
const traced = (send: (done: Answered) => unknown): Promise<unknown> =>
  new Promise((resolve, reject) => send((error, result) => (error ? reject(error) : resolve(result)))).catch(
    (error: Error) => {
      Error.captureStackTrace(error);
      throw error;
    },
  );

/**
 * Only the statement that uses a broken connection fails: unhandled, its 'error' event would end the process. If one breaks or goes silent,
 * the idle ones are closed, because they probably lead to the same lost server.
 */
export const surviveBrokenConnections = (pool: pg.Pool): void => {
  const idle = new Set<pg.PoolClient>();
  const closeIdle = (error: Error): void => {
    const clients = [...idle];
    idle.clear();
    for (const client of clients) client.emit('error', error);
  };
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      idle.delete(client);
      closeIdle(error);
    }),
  );
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('release', (error: Error | undefined, client) => {
    if (!error) idle.add(client);
    else if (!(error instanceof pg.DatabaseError)) closeIdle(error);
  });
};

/** A connection of its own, not yet connected. */
export const openClient = (
  address: DatabaseAddress,
  prepared: boolean,
  { name = 'other', slow, ...limits }: Partial<typeof connectionLimits> & PoolIdentity,
): pg.Client =>
  new (clientClass(prepared, { name, slow }))({ ...connectionOf(address, name), ...connectionLimits, ...limits });

type PoolOptions = Partial<typeof connectionLimits> &
  PoolIdentity & {
    /** Whether statements keep their names, under which each connection prepares them once. */
    prepared?: boolean;
  };

/** A statement that had to wait for a connection would otherwise seem to be part of what gave it back. */
class ContextPool extends pg.Pool {
  override connect: pg.Pool['connect'] = (done?: Parameters<pg.Pool['connect']>[0]) =>
    Reflect.apply(super.connect, this, [done && AsyncResource.bind(done)]);
}

/** A pool that survives broken connections. */
export const openPool = (
  address: DatabaseAddress,
  max: number,
  onError: (error: Error) => void,
  { prepared, name = 'other', slow, ...limits }: PoolOptions = {},
): pg.Pool => {
  const pool = new ContextPool({
    ...connectionOf(address, name),
    ...connectionLimits,
    ...limits,
    max,
    Client: clientClass(prepared, { name, slow }),
  });
  // A stopping database may break a connection that is being closed; that is not an error.
  pool.on('error', (error) => {
    // pg adds the connection to the error; a log would show the texts of its statements and the key that cancels them.
    Reflect.deleteProperty(error, 'client');
    if (!pool.ending) onError(error);
  });
  surviveBrokenConnections(pool);
  return pool;
};
