// Brings two requests into a chosen order by locks that the test holds.
import pg, { type Pool, type PoolClient } from 'pg';
import type { Connection } from '../src/database/embedded.ts';

/** Long enough for a busy machine. */
const TIMEOUT_MS = 120_000;

/** Runs statements in a transaction that stays open until `end`. */
export const holding = async (pool: Pool, ...statements: [text: string, values: unknown[]][]) => {
  const client: PoolClient = await pool.connect();
  await client.query('begin');
  for (const [text, values] of statements) await client.query(text, values);
  let isOver = false;
  return {
    /** Has an effect only once, so that cleanup may call it again. */
    async end(how: 'commit' | 'rollback'): Promise<void> {
      if (isOver) return;
      isOver = true;
      await client.query(how);
      client.release();
    },
  };
};

/** Waits until this many statements of the database wait for a lock. */
export const waiting = async (pool: Pool, count: number): Promise<void> => {
  const until = Date.now() + TIMEOUT_MS;
  const areWaiting = async () =>
    (await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .rowCount === count;
  while (!(await areWaiting())) {
    if (Date.now() > until) throw new Error(`Not ${count} statements wait for a lock.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

const GATE = 20_261_121;

/**
 * Stops writes to these tables before they commit, so that other commands can run in between. `through` runs two commands this way,
 * the second of which starts in the middle of the first.
 */
export const gateAt = async (pool: Pool, ...tables: string[]) => {
  await pool.query(`create function pass_gate() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${GATE});
      return null;
    end $$`);
  for (const table of tables)
    await pool.query(
      `create trigger gate after insert or update on "${table}" for each row execute function pass_gate()`,
    );
  /** Closes the gate during the work, which opens it; if the work fails, the gate is opened for the next test. */
  const shut = async <T>(work: (open: () => Promise<void>) => Promise<T>): Promise<T> => {
    const gateLock = await holding(pool, [`select pg_advisory_xact_lock(${GATE})`, []]);
    return work(() => gateLock.end('commit')).finally(() => gateLock.end('rollback'));
  };
  return {
    shut,
    through: <First, Second>(first: () => Promise<First>, second: () => Promise<Second>): Promise<[First, Second]> =>
      shut(async (open) => {
        const stopped = first();
        await waiting(pool, 1);
        const behind = second();
        await waiting(pool, 2);
        await open();
        return Promise.all([stopped, behind]);
      }),
  };
};

/** A longer lock timeout than in production, because tests on a busy machine must not reach it. */
export const patient = async (connection: Connection): Promise<Connection> => {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`alter role current_user in database "${connection.database}" set lock_timeout = '30s'`);
  await client.query(`alter role current_user in database "${connection.database}" set statement_timeout = '30s'`);
  await client.end();
  return connection;
};
