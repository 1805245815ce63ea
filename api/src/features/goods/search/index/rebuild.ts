import type { Queryable } from './productSource.ts';
import { writeProducts, writeWords } from './writeIndex.ts';

/** Version of the index. Increase it when code changes the content, so that the next start rebuilds it. */
const INDEX_VERSION = 7;
/** Advisory lock of the transaction that writes the index. */
const INDEX_LOCK = 4_172_031;
const MAX_AT_ONCE = 200;
/**
 * Building the index of a large catalogue takes longer than a request may; a builder that hangs must not hold the lock for ever. Tables that
 * grow within a transaction have no statistics, and would be read as a whole.
 */
const NO_TIMEOUT = 'set local statement_timeout = 0';
const SETTINGS = `${NO_TIMEOUT}; set local idle_in_transaction_session_timeout = '1min'; set local enable_seqscan = off`;

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

/** An array is read once; a plan of few rows would read a subquery again for each row, and take them all. */
const TAKE = `
delete from search_change where id = any (array(select id from search_change where product_id is not null order by id limit ${MAX_AT_ONCE} for update skip locked))
returning product_id as "productId"`;

/**
 * Indexes the next changed materials in the caller's transaction, which holds the lock. Changes leave the queue with the commit, so a
 * crash loses nothing. Returns whether there may be more.
 */
export const indexChanges = async (client: Queryable): Promise<boolean> => {
  await client.query(NO_TIMEOUT);
  const { rows } = await client.query<{ productId: string }>(TAKE);
  if (rows.length === 0) return false;
  // A statement of its own sees everything that was committed with the marks taken above.
  await writeProducts(client, [...new Set(rows.map(({ productId }) => productId))]);
  return rows.length === MAX_AT_ONCE;
};

/** Materials that were changed since the last turn are not in the index yet: the words stay marked for their sake. */
const TAKE_WORDS = `
with taken as (delete from search_change where product_id is null returning id),
again as (
  insert into search_change (product_id) select null where exists (select from taken) and exists (select from search_change where product_id is not null))
select 1 from taken limit 1`;

/** Writes the words again if they have changed, in the caller's transaction, which holds the lock. Returns whether it did. */
export const indexWords = async (client: Queryable): Promise<boolean> => {
  await client.query(NO_TIMEOUT);
  const { rows } = await client.query<object>(TAKE_WORDS);
  if (rows.length > 0) await writeWords(client);
  return rows.length > 0;
};

/** Whether materials, or words if they are due, wait to be indexed, or the whole index is absent or of an earlier version of the code. */
export const isBehind = async (db: Queryable, areWordsDue: boolean): Promise<boolean> => {
  const { rows } = await db.query<{ behind: boolean }>(`
    select exists (select from search_change ${areWordsDue ? '' : 'where product_id is not null'}) or not exists (select from search_index where version >= ${INDEX_VERSION}) as behind`);
  return rows[0]?.behind ?? false;
};

export interface Building {
  log?: (line: string) => void;
  /** Gives up the build, which begins again at the next start. */
  signal?: AbortSignal;
}

const TABLES = ['search_name', 'search_document', 'search_completion', 'search_term', 'search_word'];
const EMPTY = ['search_change', ...TABLES, 'search_index'].map((table) => `delete from ${table}`).join('; ');
const SHOWN = 'select id from product where is_shown order by offer_count desc, id';

/** Builds the whole index, in the order of rank, in the caller's transaction; until its end, searches read the one before. */
export const rebuildIndex = async (
  client: Queryable,
  { log = () => undefined, signal }: Building = {},
): Promise<void> => {
  await awaitIndexLock(client);
  await client.query(SETTINGS);
  await client.query(EMPTY);
  const { rows } = await client.query<{ id: string }>(SHOWN);
  for (let [at, tenths] = [0, 0]; at < rows.length; at += MAX_AT_ONCE) {
    signal?.throwIfAborted();
    const ids = rows.slice(at, at + MAX_AT_ONCE).map(({ id }) => id);
    await writeProducts(client, ids);
    const done = Math.floor((10 * (at + ids.length)) / rows.length);
    if (done > tenths) log(`The search index has ${done}0 % of ${rows.length} materials.`);
    tenths = done;
  }
  await writeWords(client);
  await client.query('insert into search_index (version) values ($1)', [INDEX_VERSION]);
  // Only the owner of the tables may; for others this is done by the database within minutes.
  await client.query(`analyze ${TABLES.join(', ')}`);
};

/** Brings the index up to date in the caller's transaction, which holds the lock. Returns whether there may be more to do. */
export const updateIndex = async (client: Queryable, building: Building): Promise<boolean> => {
  const { rows } = await client.query<{ version: number }>('select version from search_index');
  // An index of a later version of the code is left to it.
  if ((rows[0]?.version ?? 0) >= INDEX_VERSION) return indexChanges(client);
  await rebuildIndex(client, building);
  return true;
};
