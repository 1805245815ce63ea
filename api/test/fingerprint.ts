import type { Pool } from 'pg';

/** Tables that transports and jobs write even if a request is refused. What is announced follows from the postings. */
const IGNORED_TABLES = [
  'session',
  'login_limit',
  'shared_limit',
  'api_key_usage',
  'migration',
  'engine_heartbeat',
  'log_checkpoint',
  'job_worker',
  'announcement',
  'watch_notice',
];

/**
 * The contents of all tables, so that a test can prove that nothing was written. Without the search index, which is derived and large.
 * Sums of hashes do not depend on the order of rows.
 */
export const fingerprintOf = async (pool: Pool): Promise<Record<string, string>> => {
  const tables = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1) and relname not like 'search\\_%' and not relispartition order by 1`,
    [IGNORED_TABLES],
  );
  const each = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as contents from "${name}" t`,
  );
  const { rows } = await pool.query<{ name: string; contents: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, contents }) => [name, contents]));
};

/** Background work after a response: opening and closing auctions, messages about them and to bidders of RFPs, and the search index. */
const PENDING = `
  select from search_change union all
  select from graphile_worker.jobs where task_identifier = 'tell_bidders' union all
  select from auction left join log_checkpoint on log_checkpoint.auction_id = auction.id and log_checkpoint.name = 'messages'
  where last_event > coalesce(log_checkpoint.seq, 0)
    or (closed_at is not null and not log_read)
    or (closed_at is null and (ends_at <= clock_timestamp() or (not opened and start_time <= clock_timestamp())))`;

/** Long enough for a busy machine. */
const TIMEOUT_MS = 120_000;

/** Waits until the background work is done. */
export const settled = async (pool: Pool): Promise<void> => {
  const until = Date.now() + TIMEOUT_MS;
  while ((await pool.query(PENDING)).rowCount) {
    if (Date.now() > until) throw new Error('Background work did not finish in time.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
