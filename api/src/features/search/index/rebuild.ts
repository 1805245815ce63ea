import type { Queryable } from './materialSource.ts';
import { readSources } from './materialSource.ts';
import { writeAllTerms } from './terms.ts';
import { addMaterials, writeMaterials } from './writeMaterials.ts';
import { withoutIndexes } from './withoutIndexes.ts';
import { writeWords } from './writeWords.ts';

/** Version of the index. Increase it when code changes the content, so that the next start rebuilds it. */
const INDEX_VERSION = 5;
/** Advisory lock of the transaction that writes the index, because counts of words allow one writer only. */
const INDEX_LOCK = 4_172_031;
const MAX_AT_ONCE = 200;
/** Larger than for updates, because rebuilding does not block writers. */
const MAX_BUILT_AT_ONCE = 1_000;
/** Building the index of a large catalogue takes longer than a request may; a builder that hangs must not hold the lock for ever. */
const NO_TIMEOUT = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = '1min'`;

/** Whether this transaction may write the index; false while another one does. */
export const lockIndex = async (client: Queryable): Promise<boolean> => {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
    INDEX_LOCK,
  ]);
  return rows[0]?.locked ?? false;
};

/** Waits for the lock, in the caller's transaction. */
export const awaitIndexLock = async (client: Queryable): Promise<void> => {
  await client.query('set local lock_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [INDEX_LOCK]);
};

const TAKE = `
delete from search_change where id in (select id from search_change order by id limit ${MAX_AT_ONCE} for update skip locked)
returning product_id as "productId"`;

const LATER = 'insert into search_change (product_id) values (null)';
const COUNT = `update search_index set documents = (select count(*) from search_document)`;

/**
 * Indexes the next changed materials in the caller's transaction, which holds the lock. Changes leave the queue with the commit, so a
 * crash loses nothing. Returns whether there may be more.
 */
export const indexChanges = async (client: Queryable): Promise<boolean> => {
  const { rows } = await client.query<{ productId: string | null }>(TAKE);
  if (rows.length === 0) return false;
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const products = ids.filter((id) => id !== null);
  // A statement of its own sees everything that was committed with the marks taken above.
  await writeMaterials(client, products, await readSources(client, products));
  const isFull = rows.length === MAX_AT_ONCE;
  // Writing the words takes as long as many materials, so it is put off until the materials are done.
  if (ids.includes(null)) await (isFull ? client.query(LATER) : writeWords(client));
  await client.query(COUNT);
  return isFull;
};

const TABLES = [
  'search_name',
  'search_document',
  'search_completion',
  'search_term',
  'search_deletion',
  'search_word',
] as const;
const EMPTY = ['search_change', ...TABLES, 'search_index'].map((table) => `delete from ${table}`).join('; ');

const buildAll = async (client: Queryable): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    'select id from product where is_shown order by offer_count desc, id',
  );
  for (let at = 0; at < rows.length; at += MAX_BUILT_AT_ONCE) {
    const ids = rows.slice(at, at + MAX_BUILT_AT_ONCE).map(({ id }) => id);
    await addMaterials(client, await readSources(client, ids));
  }
  await writeAllTerms(client);
  await writeWords(client);
};

/** Builds the whole index, in the order of rank, in the caller's transaction. */
export const rebuildIndex = async (client: Queryable): Promise<void> => {
  await awaitIndexLock(client);
  await client.query(NO_TIMEOUT);
  const { rows } = await client.query('select from search_document limit 1');
  await client.query(EMPTY);
  // Searches by other instances would have to wait for the indexes, so an index that is in use keeps them.
  if (rows.length === 0) await withoutIndexes(client, TABLES, () => buildAll(client));
  else await buildAll(client);
  await client.query('insert into search_index (version, documents) values ($1, 0)', [INDEX_VERSION]);
  await client.query(COUNT);
  // Only the owner of the tables may; for others this is done by the database within minutes.
  await client.query(`analyze ${TABLES.join(', ')}`);
};

/** Whether the index was built by this or a later version of the code. */
export const isCurrent = async (client: Queryable): Promise<boolean> => {
  const { rows } = await client.query<{ version: number }>('select version from search_index');
  return (rows[0]?.version ?? 0) >= INDEX_VERSION;
};
