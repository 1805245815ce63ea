// Two requests in a chosen order: one waits for what the test holds.
import pg, { type Pool, type PoolClient } from 'pg';
import type { Connection } from '../src/database/embedded.ts';

const PATIENCE_MS = 5_000;

/** Runs statements in a transaction that stays open until `end`. */
export const holding = async (pool: Pool, ...statements: [text: string, values: unknown[]][]) => {
  const client: PoolClient = await pool.connect();
  await client.query('begin');
  for (const [text, values] of statements) await client.query(text, values);
  let isOver = false;
  return {
    /** Once; what comes after is for whoever cleans up. */
    async end(how: 'commit' | 'rollback'): Promise<void> {
      if (isOver) return;
      isOver = true;
      await client.query(how);
      client.release();
    },
  };
};

/** Until so many statements of this database wait for a lock. */
export const waiting = async (pool: Pool, count: number): Promise<void> => {
  const until = Date.now() + PATIENCE_MS;
  const isSo = async () =>
    (await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .rowCount === count;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(`Nobody waits, or not ${count}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

const GATE = 20_261_121;

/**
 * Writes to these tables can be stopped after they were made and before they are committed, so that others come in between;
 * `through` runs two commands so, the second arriving in the middle of the first.
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
  /** Keeps the gate shut during the work, which opens it; a work that fails leaves it open for the next. */
  const shut = async <T>(work: (open: () => Promise<void>) => Promise<T>): Promise<T> => {
    const held = await holding(pool, [`select pg_advisory_xact_lock(${GATE})`, []]);
    return work(() => held.end('commit')).finally(() => held.end('rollback'));
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

/** Locks are waited for longer than the market would: on a busy machine a test must not run into its limit. */
export const patient = async (connection: Connection): Promise<Connection> => {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`alter role current_user in database "${connection.database}" set lock_timeout = '30s'`);
  await client.query(`alter role current_user in database "${connection.database}" set statement_timeout = '30s'`);
  await client.end();
  return connection;
};
