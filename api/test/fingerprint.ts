import type { Pool } from 'pg';

/** Kept by the doors and by the desk's own clockwork, also where a request is refused. */
const UNREMARKABLE = ['session', 'login_limit', 'migration', 'desk_watch', 'log_reader'];

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
