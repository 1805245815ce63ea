// A database clock that tests can move, so that auctions end at once and their logs are consistent.
import pg from 'pg';
import type { Connection } from '../src/database/embedded.ts';

const CLOCKS = { clock_timestamp: 'volatile', statement_timestamp: 'stable', now: 'stable' };

/** Replacements of PostgreSQL's time functions, found first on the search path of this database. */
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
-- Column defaults were bound to PostgreSQL's clock when the tables were created.
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

/** Moves the clock and the engine's heartbeat, so that it is not an outage. */
export const putForward = async (pool: pg.Pool, minutes: number): Promise<void> => {
  await pool.query(
    `with moved as (update moved.clock set ahead = ahead + $1 * interval '1 minute')
     update engine_heartbeat set beat = beat + $1 * interval '1 minute'`,
    [minutes],
  );
};

/** A clock that stands still except for `putForward`, for what changes within seconds. */
export const frozenClock = async (app: Connection, owner = app): Promise<Connection> => {
  await movableClock(app, owner);
  const client = new pg.Client({ ...owner });
  await client.connect();
  const { rows } = await client.query<{ now: string }>('select pg_catalog.clock_timestamp()::text as now');
  for (const [name, kind] of Object.entries(CLOCKS))
    await client.query(
      `create or replace function moved.${name}() returns timestamptz language sql ${kind} as $$select timestamptz '${rows[0]!.now}' + ahead from moved.clock$$`,
    );
  await client.end();
  return app;
};
