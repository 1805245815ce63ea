// A database clock that a test may put forward: auctions end when the test says so, and everything they log agrees.
import pg from 'pg';
import type { Connection } from '../src/database/embedded.ts';

const CLOCKS = { clock_timestamp: 'volatile', statement_timestamp: 'stable', now: 'stable' };

/** What the market asks for the time lies before PostgreSQL's own on the search path of this one database. */
const MOVABLE = `
create schema moved;
create table moved.clock (ahead interval not null);
insert into moved.clock values ('0');
${Object.entries(CLOCKS)
  .map(
    ([name, kind]) =>
      `create function moved.${name}() returns timestamptz language sql ${kind} as 'select pg_catalog.${name}() + ahead from moved.clock';`,
  )
  .join('\n')}
grant usage on schema moved to public;
grant select, update on moved.clock to public;
-- The defaults of columns were bound to PostgreSQL's own clock when the tables were made.
do $$ declare its record; begin
  for its in select table_name, column_name from information_schema.columns where table_schema = 'public' and column_default = 'clock_timestamp()'
  loop execute format('alter table %I alter column %I set default moved.clock_timestamp()', its.table_name, its.column_name); end loop;
end $$;`;

/** Before the app connects: `startApp({}, { address: movableClock })`. */
export const movableClock = async (app: Connection, owner = app): Promise<Connection> => {
  const client = new pg.Client({ ...owner });
  await client.connect();
  await client.query(MOVABLE);
  await client.query(`alter database ${owner.database} set search_path = moved, pg_catalog, public`);
  await client.end();
  return app;
};

/** Puts the clock forward; the engine's last sign of life comes along, so that no time was spent away. */
export const putForward = async (pool: pg.Pool, minutes: number): Promise<void> => {
  await pool.query(
    `with moved as (update moved.clock set ahead = ahead + $1 * interval '1 minute')
     update desk_watch set beat = beat + $1 * interval '1 minute'`,
    [minutes],
  );
};
