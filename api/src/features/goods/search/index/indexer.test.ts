import type { Pool } from 'pg';
import { freshDatabase, type TestDatabase } from '../../../../../test/database.ts';
import { aCategory, aCompanyProfile, anOffering, aProduct, aUser } from '../../../../../test/factories.ts';
import { holding } from '../../../../../test/lockGate.ts';
import { inTransaction } from '../../../../database/inTransaction.ts';
import { openPool } from '../../../../database/pool.ts';
import { completeText } from '../engine/completeText.ts';
import { findProducts } from '../engine/findProducts.ts';
import { SearchIndexer } from './indexer.ts';
import { prepareIndex } from './prepareIndex.ts';
import { indexChanges, lockIndex, rebuildIndex } from './rebuild.ts';

let database: TestDatabase;
let pool: Pool;
let indexer: SearchIndexer;
let categoryId: string;
const fail = (error: unknown): void => {
  throw error;
};

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.app, 8, () => undefined);
  indexer = new SearchIndexer(pool, fail);
  categoryId = (await aCategory(pool, { name: 'Solvents' })).id;
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const add = (name: string, columns = {}) =>
  aProduct(pool, { name, category_id: categoryId, cas_number: null, ...columns });
const found = async (text: string, filter = {}) => {
  await indexer.catchUp();
  const { matches } = await findProducts(pool, text, filter);
  return matches.map(({ productId }) => productId);
};
const facet = async (text: string, key: string) => {
  await indexer.catchUp();
  const { facets } = await findProducts(pool, text);
  return facets.find((each) => each.key === key)?.values;
};

const TABLES = ['search_name', 'search_document', 'search_completion', 'search_term', 'search_word', 'search_index'];
const contents = async (): Promise<string[]> => {
  const rows = TABLES.map(
    (table) =>
      `select '${table}' as name, coalesce(string_agg(t::text, E'\\n' order by t::text), '') as rows from ${table} t`,
  );
  return (await pool.query<{ rows: string }>(rows.join(' union all '))).rows.map(({ rows: text }) => text);
};
const rebuild = async (): Promise<void> => {
  const client = await pool.connect();
  await client.query('begin');
  await rebuildIndex(client);
  await client.query('commit');
  client.release();
};

it('A new material is found by name, synonym and CAS number, and completed', async () => {
  const { id } = await add('Acetone Technical', { synonyms: ['Dimethyl ketone'], cas_number: '67-64-1' });
  for (const text of ['acetone', 'ketone dimethyl', '67-64-1', 'aceton', 'acetnoe'])
    expect(await found(text)).toEqual([id]);
  expect((await completeText(pool, 'dimeth')).map(({ productId }) => productId)).toEqual([id]);
});

it('Two words are read as one if the catalogue writes them so', async () => {
  await add('Poly Testether');
  const { id } = await add('Polytestylene');
  for (const text of ['poly testylene', 'poly-testylene']) expect((await found(text))[0]).toBe(id);
});

it('A text that is a whole name is completed by it first', async () => {
  const { id } = await add('Quinaldine');
  for (const name of ['Quinaldine red', 'Quinaldine blue']) {
    const other = await add(name);
    await pool.query('update product set offer_count = 5 where id = $1', [other.id]);
  }
  await indexer.catchUp();
  const [first, ...others] = await completeText(pool, 'quinaldine');
  expect(first?.productId).toBe(id);
  expect(others).toHaveLength(2);
});

it('Facets count the results and not what comes near them', async () => {
  const { id } = await add('Tetralin acid');
  await add('Tetralin');
  await indexer.catchUp();
  const { matches, facets } = await findProducts(pool, 'tetralin acid');
  expect(matches.filter(({ isNearest }) => !isNearest).map(({ productId }) => productId)).toEqual([id]);
  expect(matches.length).toBeGreaterThan(1);
  expect(facets.find(({ key }) => key === 'industry')?.values.map(({ count }) => count)).toEqual([1]);
});

it('A renamed material is found by its new name only', async () => {
  const { id } = await add('Furfural');
  expect(await found('furfural')).toEqual([id]);
  await pool.query(`update product set name = 'Guaiacol' where id = $1`, [id]);
  expect(await found('guaiacol')).toEqual([id]);
  expect(await found('furfural')).toEqual([]);
});

it('A hidden material is neither found nor completed, even before the index knows', async () => {
  const { id } = await add('Cyclopentanone');
  expect(await found('cyclopentanone')).toEqual([id]);
  await pool.query('update product set is_hidden = true where id = $1', [id]);
  expect((await findProducts(pool, 'cyclopentanone')).matches).toEqual([]);
  expect(await completeText(pool, 'cyclopent')).toEqual([]);
  expect(await found('cyclopentanone')).toEqual([]);
});

it('Facets follow offers and their suppliers', async () => {
  const { id } = await add('Morpholine');
  const seller = await aUser(pool, { country: 'Portugal' });
  await aCompanyProfile(pool, { user_id: seller.id, verification_status: 'pending' });
  const offering = await anOffering(pool, { user_id: seller.id, product_id: id });
  expect(await facet('morpholine', 'country')).toEqual([{ value: 'Portugal', label: 'Portugal', count: 1 }]);
  expect(await facet('morpholine', 'verified_supplier')).toEqual([]);
  await pool.query(`update company_profile set verification_status = 'approved' where user_id = $1`, [seller.id]);
  expect(await facet('morpholine', 'verified_supplier')).toHaveLength(1);
  expect(await found('morpholine', { countries: ['Portugal'], inStock: true })).toEqual([id]);
  expect(await found('morpholine', { countries: ['Spain'] })).toEqual([]);
  await pool.query(`update offering set status = 'withdrawn' where id = $1`, [offering.id]);
  expect(await found('morpholine', { inStock: true })).toEqual([]);
});

it('A change is in the index within a second', async () => {
  const running = new SearchIndexer(pool, fail);
  running.start();
  const began = performance.now();
  const { id } = await add('Piperidine');
  while ((await findProducts(pool, 'piperidine')).matches[0]?.productId !== id)
    if (performance.now() - began > 20_000) throw new Error('The material was not indexed.');
  await running.stop();
});

it('Changes from several connections and two indexers end in the same index as building it again', async () => {
  const other = new SearchIndexer(pool, fail);
  const products = await Promise.all(Array.from({ length: 12 }, (_, at) => add(`Testosol ${at}`)));
  const seller = await aUser(pool);
  const change = async (at: number): Promise<void> => {
    const { id } = products[at % products.length]!;
    await pool.query('update product set name = $2, synonyms = $3 where id = $1', [
      id,
      `Testosol ${at} pure`,
      [`Synonym ${at}`],
    ]);
    await anOffering(pool, { user_id: seller.id, product_id: id });
    await pool.query('insert into material_name (product_id, text, kind) values ($1, $2, $3)', [
      id,
      `Trade ${at}`,
      'trade',
    ]);
  };
  await Promise.all([
    ...Array.from({ length: 36 }, (_, at) => change(at)),
    ...[indexer, other, indexer, other].map((each) => each.catchUp()),
  ]);
  while ((await pool.query('select from search_change')).rowCount)
    await Promise.all([indexer.catchUp(), other.catchUp()]);
  const changed = await contents();
  await rebuild();
  expect(changed).toEqual(await contents());
});

it('A turn takes 200 changes, also when the database believes that the queue is empty', async () => {
  const owner = openPool(database.connection, 1, () => undefined);
  const queue = `insert into search_change (product_id) select gen_random_uuid() from generate_series(1, $1)`;
  await owner.query(queue, [1_000]);
  await owner.query('delete from search_change');
  // The table keeps its size, and the planner learns that it has no rows.
  await owner.query('vacuum (analyze, truncate off) search_change');
  await owner.query(queue, [1_000]);
  await inTransaction(pool, async (client) => {
    expect(await indexChanges(client)).toBe(true);
  });
  const { rows } = await owner.query<{ left: number }>(
    'select count(*)::int as left from search_change where product_id is not null',
  );
  expect(rows[0]!.left).toBeGreaterThanOrEqual(800);
  await owner.query('delete from search_change');
  await owner.end();
});

it('Words that take longer than a statement may are written, then again after a minute; materials do not wait for them', async () => {
  const owner = openPool(database.connection, 1, () => undefined);
  await owner.query(`
    create function take_long() returns trigger language plpgsql as 'begin perform pg_sleep(2.1); return null; end';
    create trigger takes_long after insert on search_term for each statement execute function take_long()`);
  const its = `${database.app.user} in database ${database.app.database}`;
  await owner.query(`alter role ${its} set statement_timeout = '1s'`);
  const restricted = openPool(database.app, 2, () => undefined, { query_timeout: 1_500 });
  const one = new SearchIndexer(restricted, fail);
  const marks = async () => (await owner.query('select from search_change where product_id is null')).rowCount;
  await add('Slowium');
  await one.catchUp();
  expect(await marks()).toBe(0);
  const { id } = await add('Hastium');
  await one.catchUp();
  expect(await marks()).toBeGreaterThan(0);
  expect((await owner.query('select from search_document where product_id = $1', [id])).rowCount).toBe(1);
  await owner.query('drop function take_long cascade');
  await owner.query(`alter role ${its} reset statement_timeout`);
  await Promise.all([restricted.end(), owner.end()]);
  await indexer.catchUp();
});

it('An indexer that dies between taking a change and finishing it loses nothing', async () => {
  const { id } = await add('Quinoline');
  const dying = await pool.connect();
  await dying.query('begin');
  expect(await lockIndex(dying)).toBe(true);
  await indexChanges(dying);
  dying.release(new Error('died'));
  expect(await found('quinoline')).toEqual([id]);
});

it('Writers do not wait for an indexer, and an indexer does not wait for writers', async () => {
  const { id } = await add('Pyrrole');
  await indexer.catchUp();
  const writer = await holding(pool, [`update product set description = 'Changed.' where id = $1`, [id]]);
  await indexer.catchUp();
  await writer.end('commit');
  expect(await found('pyrrole')).toEqual([id]);
});

it('A start indexes what was changed while no server ran', async () => {
  const { id } = await add('Thiophene');
  const client = await pool.connect();
  await prepareIndex(client, () => undefined);
  client.release();
  expect((await findProducts(pool, 'thiophene')).matches[0]?.productId).toBe(id);
});

it('Facets count a rare value also if many materials come before it', async () => {
  await pool.query(
    `insert into product (id, name, description, category_id, specifications, safety_data, synonyms, offer_count)
     select new_id(), 'Filling ' || n, '', $1, '{"form": "Granules"}', '{}', '{}', 1000 from generate_series(1, 501) n`,
    [categoryId],
  );
  const specifications = { form: 'Metal ingot', grade: 'LME' };
  const { id } = await add('Rarium', { specifications: JSON.stringify(specifications) });
  await indexer.catchUp();
  const { matches, isCapped, facets } = await findProducts(pool, null, { forms: ['Metal'] });
  expect({ ids: matches.map(({ productId }) => productId), isCapped }).toEqual({ ids: [id], isCapped: false });
  const counts = (key: string) =>
    facets.find((each) => each.key === key)?.values.map(({ value, count }) => [value, count]);
  expect(counts('grade')).toEqual([['Metal exchange', 1]]);
  expect(counts('form')).toEqual([['Granules', 500]]);
  expect((await findProducts(pool, null)).isCapped).toBe(true);
});

it('A large catalogue is indexed while serving, with a line for each tenth, and is not said to have nothing meanwhile', async () => {
  await pool.query(
    `insert into product (id, name, description, category_id, specifications, safety_data, synonyms)
     select new_id(), 'Ballast ' || n, '', $1, '{}', '{}', '{}' from generate_series(1, 1000) n`,
    [categoryId],
  );
  await pool.query('delete from search_index; delete from search_document; delete from search_completion');
  const client = await pool.connect();
  await prepareIndex(client, fail);
  client.release();
  const unavailable = { code: 'UNAVAILABLE', message: 'The search is being prepared. Please try again in a minute.' };
  for (const search of [
    () => findProducts(pool, 'ballast 7'),
    () => findProducts(pool, null),
    () => completeText(pool, 'ball'),
  ])
    await expect(search()).rejects.toMatchObject(unavailable);
  const lines: string[] = [];
  await new SearchIndexer(pool, fail, (line) => lines.push(line)).catchUp();
  const count = (await pool.query('select from product where is_shown')).rowCount;
  expect(lines.at(-1)).toBe(`The search index has 100 % of ${count} materials.`);
  expect(lines.length).toBeGreaterThan(5);
  expect((await findProducts(pool, 'ballast 7')).matches).not.toEqual([]);
});

it('Searches read the earlier index until a new one is complete, and a stop gives the new one up', async () => {
  const { id } = await add('Isoquinoline');
  expect(await found('isoquinoline')).toEqual([id]);
  await pool.query('update search_index set version = version - 1');
  const stopped = new SearchIndexer(pool, fail, () => void stopped.stop());
  await expect(stopped.catchUp()).rejects.toThrow('aborted');
  expect((await findProducts(pool, 'isoquinoline')).matches[0]?.productId).toBe(id);
  await indexer.catchUp();
  expect((await pool.query('select from search_index where version > 0')).rowCount).toBe(1);
});
