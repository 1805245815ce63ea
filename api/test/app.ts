// The real app on a database of its own, on a free port, for tests that call it as a caller would.
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { openApp } from '../src/app.ts';
import type { Connection } from '../src/database/embedded.ts';
import type { DatabaseAddress } from '../src/database/orm.ts';
import { readSettings } from '../src/settings.ts';
import { Caller } from './caller.ts';
import { freshDatabase } from './database.ts';
import { fingerprintOf, settled } from './fingerprint.ts';

export interface TestApp {
  url: string;
  /** Straight to the database, past the app. */
  pool: pg.Pool;
  /** Somebody who is signed out. */
  anyone: Caller;
  /** Somebody with a session of this user. */
  as(user: { id: string }): Promise<Caller>;
  /** Waits for what follows an answer: auctions opened and closed, and the messages about them. */
  settled(): Promise<void>;
  /** What all tables hold, sessions and limits left out: equal before and after whatever writes nothing. */
  fingerprint(): Promise<Record<string, string>>;
  /** A second instance on the same database, as a second machine would run it. */
  twin(): Promise<Twin>;
  /** Stops the app as SIGTERM would; the database stays. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export interface Twin {
  url: string;
  /** The same somebody at the other instance. */
  as(caller: Caller): Caller;
  stop(): Promise<void>;
}

interface Options {
  /** Another way to the same database, such as through a proxy that can fail. */
  address?: (app: Connection, owner: Connection) => Promise<DatabaseAddress>;
}

/** Sessions are told apart by this cookie where PUBLIC_URL is not https. */
export const COOKIE = 'feedstock_sid';

export const hashOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

/** The cookie of a new session. */
export const newSession = async (pool: pg.Pool, user: { id: string }): Promise<string> => {
  const id = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into session (id_hash, user_id, expires_at) values ($1, $2, clock_timestamp() + interval '30 days')`,
    [hashOf(id), user.id],
  );
  return `${COOKIE}=${id}`;
};

export const startApp = async (environment: NodeJS.ProcessEnv = {}, { address }: Options = {}): Promise<TestApp> => {
  const database = await freshDatabase();
  // As the engine's own, for tests that open an engine on it.
  const pool = new pg.Pool({ ...database.connection, max: 4, pipeline: true });
  // The database may be dropped while the last connection is still saying goodbye.
  pool.on('error', () => undefined);
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED: 'none', PORT: '0', ...environment });
  const reached = address ? await address(database.app, database.connection) : database.app;
  const open = async () => {
    const app = await openApp(settings, reached);
    return { app, url: await app.http.listen({ port: 0, host: '127.0.0.1' }) };
  };
  const { app, url } = await open();
  const twins: (() => Promise<void>)[] = [];
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= app.close());

  return {
    url,
    pool,
    anyone: new Caller(url),
    as: async (user) => new Caller(url, { cookie: await newSession(pool, user) }),
    settled: () => settled(pool),
    fingerprint: async () => {
      await settled(pool);
      return fingerprintOf(pool);
    },
    async twin() {
      const other = await open();
      twins.push(() => other.app.close());
      return { url: other.url, as: (caller) => caller.at(other.url), stop: () => other.app.close() };
    },
    stop,
    async close() {
      await Promise.all([stop(), ...twins.map((stopTwin) => stopTwin())]);
      await pool.end();
      await database.drop();
    },
  };
};
