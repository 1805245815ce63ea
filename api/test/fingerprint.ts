import type { Pool } from 'pg';

/** Kept by the transports and by the engine's own clockwork, also where a request is refused. */
const UNREMARKABLE = ['session', 'login_limit', 'shared_limit', 'migration', 'desk_watch', 'log_reader'];

/** Rows and contents of every table, so that a test can say 'nothing was written' and mean it. */
export const fingerprintOf = async (pool: Pool): Promise<Record<string, string>> => {
  const tables = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1) order by 1`,
    [UNREMARKABLE],
  );
  const each = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ':' || coalesce(md5(string_agg(t::text, ';' order by t::text)), '') as holds from "${name}" t`,
  );
  const { rows } = await pool.query<{ name: string; holds: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, holds }) => [name, holds]));
};

/** What the market does by itself, after the answer: opening and closing auctions, and the messages about them. */
const PENDING = `
  select from auction left join log_reader on log_reader.auction_id = auction.id and log_reader.name = 'messages'
  where last_event > coalesce(log_reader.seq, 0)
    or (closed_at is null and (ends_at <= clock_timestamp() or (not opened and start_time <= clock_timestamp())))`;

const PATIENCE_MS = 10_000;

/** Waits until all of it is done. */
export const settled = async (pool: Pool): Promise<void> => {
  const until = Date.now() + PATIENCE_MS;
  while ((await pool.query(PENDING)).rowCount) {
    if (Date.now() > until) throw new Error('The auctions do not come to rest.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
