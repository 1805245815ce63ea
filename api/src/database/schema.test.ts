// api/schema.sql is the database that the migrations make.
import pg from 'pg';
import { emptyDatabase, type TestDatabase } from '../../test/database.ts';
import { entities } from '../slices.ts';
import { SCHEMA } from './migrations/functionsOfSchema.ts';
import { untilNextRelease } from './migrations/untilNextRelease.ts';
import { openMigrationOrm } from './orm.ts';

describe('database/schema', () => {
  const DEFINITIONS = `
with relations as (
  select oid, relname, relkind from pg_class
  where relnamespace = 'public'::regnamespace and relname not like 'migration%' and not relispartition
)
select 'column' as kind, relname || '.' || attname as name,
  concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attcollation::regcollation, pg_get_expr(adbin, adrelid)) as definition
from relations join pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
where relkind in ('r', 'p', 'v')
union all
select 'table', relname, concat_ws(' ', class.relpersistence, class.reloptions) from relations join pg_class class using (oid, relname) where class.relkind = 'r'
union all
select 'constraint', relname || '.' || conname, pg_get_constraintdef(pg_constraint.oid) from relations join pg_constraint on conrelid = relations.oid
union all
select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid) from relations join pg_index on indrelid = relations.oid
union all
select 'trigger', relname || '.' || tgname, pg_get_triggerdef(pg_trigger.oid) from relations join pg_trigger on tgrelid = relations.oid and not tgisinternal
union all
select 'function', pg_proc.oid::regprocedure::text, pg_get_functiondef(pg_proc.oid) from pg_proc
where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
union all
select 'view', relname, pg_get_viewdef(oid) from relations where relkind = 'v'
order by 1, 2`;

  /** With the functions of these triggers. */
  const DROP_TRIGGERS = `
select format('drop trigger %I on %I', tgname, relname) as drop from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = any ($1)
union all
select format('drop function %s', tgfoid::regprocedure) from pg_trigger group by tgfoid having bool_and(tgname = any ($1))`;

  const databases: TestDatabase[] = [];
  afterAll(() => Promise.all(databases.map((database) => database.drop())));

  const definitions = async (build: (client: pg.Client, database: TestDatabase) => Promise<unknown>) => {
    const database = await emptyDatabase();
    databases.push(database);
    const client = new pg.Client(database.connection);
    await client.connect();
    try {
      await build(client, database);
      const { rows } = await client.query<{ kind: string; name: string; definition: string }>(DEFINITIONS);
      return Object.fromEntries(rows.map(({ kind, name, definition }) => [`${kind} ${name}`, definition]));
    } finally {
      await client.end();
    }
  };

  it('schema.sql and the migrations define the same tables, indexes, constraints, functions, triggers and views', async () => {
    const [described, migrated] = await Promise.all([
      definitions((client) => client.query(SCHEMA)),
      definitions(async (client, { connection }) => {
        const orm = await openMigrationOrm(connection, entities);
        await orm.migrator.up();
        await orm.close();
        const { rows } = await client.query<{ drop: string }>(DROP_TRIGGERS, [untilNextRelease]);
        expect(rows.length).toBeGreaterThanOrEqual(untilNextRelease.length);
        for (const { drop } of rows) await client.query(drop);
      }),
    ]);
    expect(Object.keys(migrated).length).toBeGreaterThan(1_000);
    expect(described).toEqual(migrated);
  });
});
