import type { Queryable } from './materialSource.ts';

interface Found {
  name: string;
  definition: string;
}

/** Indexes that are not behind a constraint, of the tables that this role owns. */
const FOUND = `
select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
from pg_index join pg_class on pg_class.oid = indrelid
where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid) and pg_get_userbyid(relowner) = current_user
order by indexrelid`;

/**
 * Fills empty tables and then makes their indexes, which takes a fraction of the time of updating them with each row. Nobody else can read
 * the tables until the transaction ends. Another role than the owner may not do so, and updates them.
 */
export const withoutIndexes = async (
  client: Queryable,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> => {
  const { rows } = await client.query<Found>(FOUND, [tables]);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
};
