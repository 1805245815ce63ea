// Apps for tests that call them over the network: one shared by the files of a Jest worker, or a private one.
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Connection } from '../src/database/embedded.ts';
import type { DatabaseAddress } from '../src/database/address.ts';
import type { OpenRequest, Shared } from './appHost.ts';
import { Caller } from './caller.ts';
import { freshDatabase } from './database.ts';
import { fingerprintOf, settled } from './fingerprint.ts';

export interface SharedApp {
  url: string;
  /** A direct connection to the database. */
  pool: pg.Pool;
  /** A caller without a session. */
  anyone: Caller;
  /** A caller with a new session of this user. */
  as(user: { id: string }): Promise<Caller>;
  /** Waits for background work after a response: opening and closing auctions, and messages about them. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface TestApp extends SharedApp {
  /** The contents of all tables except sessions and limits, to prove that a request wrote nothing. */
  fingerprint(): Promise<Record<string, string>>;
  /** A second instance on the same database, as on a second machine. */
  twin(change?: NodeJS.ProcessEnv): Promise<Twin>;
  /** Stops the app as SIGTERM would; the database stays. */
  stop(): Promise<void>;
}

export interface Twin {
  url: string;
  /** The same caller at the other instance. */
  as(caller: Caller): Caller;
  stop(): Promise<void>;
}

interface Options {
  /** Changes the database address, for example to a proxy that can fail. */
  address?: (app: Connection, owner: Connection) => Promise<DatabaseAddress>;
  /** LISTEN does not use `address`. */
  listensDirectly?: boolean;
}

/** The session cookie if PUBLIC_URL is not https. */
export const COOKIE = 'feedstock_sid';

export const hashOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

/** The cookie of a new session; that of staff has passed the second factor. */
export const newSession = async (pool: pg.Pool, user: { id: string }): Promise<string> => {
  const id = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into session (id_hash, user_id, expires_at, second_factor_at)
     select $1, id, clock_timestamp() + interval '30 days', case when role in ('admin', 'support') then clock_timestamp() end
     from "user" where id = $2`,
    [hashOf(id), user.id],
  );
  return `${COOKIE}=${id}`;
};

/** Calls the process that runs the apps of this Jest worker. */
const askHost = async (method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<string> => {
  const hosts = process.env.TEST_APP_HOSTS?.split(' ') ?? [];
  const host = hosts[(Number(process.env.JEST_WORKER_ID) - 1) % hosts.length];
  if (!host) throw new Error('These tests need the processes that Jest starts: run them with npm test.');
  const response = await fetch(host, { method, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
};

const openApp = (request: OpenRequest): Promise<string> => askHost('POST', request);
const closeApp = async (url: string): Promise<void> => void (await askHost('DELETE', { url }));

const openPool = (connection: Connection): pg.Pool => {
  // Pipelined like the engine's pool, because some tests start an engine on it.
  const pool = new pg.Pool({ ...connection, max: 4, pipeline: true });
  // The database may be dropped before the last connection is closed.
  pool.on('error', () => undefined);
  return pool;
};

const callersOf = (url: string, pool: pg.Pool) => ({
  url,
  pool,
  anyone: new Caller(url),
  as: async (user: { id: string }) => new Caller(url, { cookie: await newSession(pool, user) }),
  settled: () => settled(pool),
});

/** The app with default settings that all files of this Jest worker share. Its database also contains rows of other files. */
export const sharedApp = async (): Promise<SharedApp> => {
  const { url, connection } = JSON.parse(await askHost('GET')) as Shared;
  const pool = openPool(connection);
  return { ...callersOf(url, pool), close: () => pool.end() };
};

/** An app on a private database. */
export const startApp = async (
  environment: NodeJS.ProcessEnv = {},
  { address, listensDirectly = false }: Options = {},
): Promise<TestApp> => {
  const database = await freshDatabase();
  const pool = openPool(database.connection);
  const reached = address ? await address(database.app, database.connection) : database.app;
  const open = (change: NodeJS.ProcessEnv = {}) =>
    openApp({
      environment: { ...environment, ...change },
      address: reached,
      direct: listensDirectly ? database.app : reached,
    });
  const url = await open();
  const twins: (() => Promise<void>)[] = [];
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= closeApp(url));

  return {
    ...callersOf(url, pool),
    fingerprint: async () => {
      await settled(pool);
      // The job of each minute would tell of them between two fingerprints.
      await pool.query(`
        insert into announcement (posting_id, kind, created_at)
        select id, 'new_offers', created_at from offering union all select id, 'new_rfps', created_at from rfp on conflict do nothing`);
      await pool.query('update announcement set is_waiting = false where is_waiting');
      return fingerprintOf(pool);
    },
    async twin(change) {
      const other = await open(change);
      const stopOther = () => closeApp(other);
      twins.push(stopOther);
      return { url: other, as: (caller) => caller.at(other), stop: stopOther };
    },
    stop,
    async close() {
      await Promise.all([stop(), ...twins.map((stopTwin) => stopTwin())]);
      await pool.end();
      await database.drop();
    },
  };
};
