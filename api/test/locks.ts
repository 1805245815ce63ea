// Two requests in a chosen order: one waits for what the test holds.
import type { Pool, PoolClient } from 'pg';

const PATIENCE_MS = 5_000;

/** Runs statements in a transaction that stays open until `end`. */
export const holding = async (pool: Pool, ...statements: [text: string, values: unknown[]][]) => {
  const client: PoolClient = await pool.connect();
  await client.query('begin');
  for (const [text, values] of statements) await client.query(text, values);
  return {
    async end(how: 'commit' | 'rollback'): Promise<void> {
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
