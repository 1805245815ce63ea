// Several API processes on one database, each of which a test may kill.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../src/database/embedded.ts';
import { newSession } from './app.ts';
import { Caller } from './caller.ts';
import { emptyDatabase, freshDatabase } from './database.ts';
import { Instance } from './instance.ts';

export interface Instances {
  pool: pg.Pool;
  all: Instance[];
  /** The instance with this number, modulo their count. */
  at(nth: number): Instance;
  /** A caller with a session of this user, at the first instance. */
  as(user: { id: string }): Promise<Caller>;
  close(): Promise<void>;
}

interface Options {
  /** The environment of each instance. */
  environments?: NodeJS.ProcessEnv[];
  /** Changes the database address of the nth instance. */
  address?: (connection: Connection, nth: number) => Promise<Connection>;
  /** Another release, which also makes the tables. */
  folder?: string;
}

export const startInstances = async ({
  environments = [{}, {}],
  address = async (connection) => connection,
  folder,
}: Options = {}): Promise<Instances> => {
  const database = await (folder === undefined ? freshDatabase() : emptyDatabase());
  const pool = new pg.Pool({ ...database.connection, max: 4, application_name: 'test' });
  pool.on('error', () => undefined);
  const all = await Promise.all(
    environments.map(async (environment, nth) =>
      Instance.start(await address(database.connection, nth), environment, folder),
    ),
  );
  return {
    pool,
    all,
    at: (nth) => all[nth % all.length]!,
    as: async (user) => new Caller(all[0]!.url, { cookie: await newSession(pool, user) }),
    async close() {
      await Promise.all(all.map((instance) => instance.kill()));
      await pool.end();
      await database.drop();
    },
  };
};

/** Waits for a condition, long enough for a busy machine. */
export const until = async (
  what: string,
  condition: () => boolean | Promise<boolean>,
  seconds = 120,
): Promise<void> => {
  for (const end = Date.now() + seconds * 1_000; !(await condition()); await sleep(20))
    if (Date.now() > end) throw new Error(`Not in time: ${what}.`);
};
