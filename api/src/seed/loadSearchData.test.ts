import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { aProduct } from '../../test/factories.ts';
import { loadSearchData } from './loadSearchData.ts';
import type { SearchData } from './searchData.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await freshDatabase();
  pool = new pg.Pool(database.connection);
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const texts = async (query: string) => (await pool.query<{ text: string }>(query)).rows.map(({ text }) => text);
const names = () => texts('select text from material_name order by text');

const nameOf = (material: string, text: string) => ({ material, text, language: 'en', kind: 'common', isWhole: false });
const data: SearchData = {
  names: [nameOf('Urea', 'Carbamide'), nameOf('Urea', 'Carbonyl diamide'), nameOf('Acetone', 'Propanone')],
  functions: [
    { name: 'fertilizer', names: [{ language: 'de', text: 'Dünger' }], materials: ['Acetone', 'Potash', 'Urea'] },
  ],
  lexicon: [{ language: 'de', word: 'säure', english: 'acid' }],
  protectedWords: ['glove'],
  absentMaterials: [{ name: 'Anethole', cas: '104-46-1', synonyms: ['Anise camphor'] }],
};
const load = (more: Partial<SearchData> = {}) => loadSearchData(pool, () => ({ ...data, ...more }));

it('loads nothing into an empty catalogue, and all words once there is a material', async () => {
  await load();
  expect(await texts('select word as text from search_lexicon')).toEqual([]);
  await aProduct(pool, { name: 'Salt' });
  await load();
  expect(await texts('select word as text from search_lexicon')).toEqual(['säure']);
  expect(await texts('select word as text from protected_word')).toEqual(['glove']);
  expect(await texts('select synonyms[1] as text from absent_material')).toEqual(['Anise camphor']);
});

it('finds materials by their exact name, also those that are added later', async () => {
  await aProduct(pool, { name: 'Urea' });
  await aProduct(pool, { name: 'acetone' });
  await load();
  expect(await names()).toEqual(['Carbamide', 'Carbonyl diamide']);
  await aProduct(pool, { name: 'Acetone' });
  await load();
  expect(await names()).toEqual(['Carbamide', 'Carbonyl diamide', 'Propanone']);
  const materials = `select product.name as text from function_material join product on product.id = product_id
    join material_function on material_function.id = function_id where material_function.name = 'fertilizer' order by position`;
  expect(await texts(materials)).toEqual(['Acetone', 'Urea']);
});

it('keeps what an operator changed or removed, and adds what a later release brings', async () => {
  await aProduct(pool, { name: 'Urea' });
  await load();
  await pool.query(`delete from material_name where text = 'Carbamide'`);
  await pool.query(`update material_name set text = 'Carbonyl amide'`);
  await pool.query('delete from function_name; delete from protected_word');
  await pool.query(`update absent_material set synonyms = '{}'`);
  await load();
  await load({
    names: [...data.names, nameOf('Urea', 'Carbonic diamide')],
    functions: data.functions.map((each) => ({ ...each, names: [...each.names, { language: 'fr', text: 'engrais' }] })),
  });
  expect(await names()).toEqual(['Carbonic diamide', 'Carbonyl amide']);
  expect(await texts('select text from function_name')).toEqual(['engrais']);
  expect(await texts('select word as text from protected_word')).toEqual([]);
  expect(await texts('select synonyms[1] as text from absent_material')).toEqual([null]);
});

it('does not mark the words as changed once everything is loaded', async () => {
  await aProduct(pool, { name: 'Urea' });
  await load();
  await pool.query('delete from search_change');
  await load();
  expect(await texts('select product_id::text as text from search_change')).toEqual([]);
});
