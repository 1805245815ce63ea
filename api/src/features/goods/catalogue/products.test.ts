import { startApp, type TestApp } from '../../../../test/app.ts';
import { aCategory, anOffering, aProduct, anRfp, aUser } from '../../../../test/factories.ts';
import { indexed } from '../../../../test/searchIndex.ts';

let app: TestApp;
const ids: Record<string, string> = {};
beforeAll(async () => {
  app = await startApp();
  const acids = await aCategory(app.pool, { name: 'Mineral Acids' });
  const fillers = await aCategory(app.pool, { name: 'Fillers' });
  const product = async (name: string, columns: Record<string, unknown> = {}) => {
    const defaults = { cas_number: null, description: 'Of the catalogue.', synonyms: [], category_id: acids.id };
    ids[name] = (await aProduct(app.pool, { name, ...defaults, ...columns })).id;
  };
  await product('Sulfuric Acid', { cas_number: '7664-93-9', synonyms: ['Oil of vitriol'] });
  await product('Oleum', { cas_number: '8014-95-7', description: 'Fuming sulfuric acid.' });
  await product('Nitric Acid 68 %', { specifications: JSON.stringify({ form: 'Liquid' }) });
  await product('Hidden Acid', { is_hidden: true });
  for (let grade = 10; grade < 40; grade++) await product(`Zinc Oxide Grade ${grade}`, { category_id: fillers.id });
  const { id: user_id } = await aUser(app.pool);
  await anOffering(app.pool, {
    user_id,
    product_id: ids['Nitric Acid 68 %'],
    title: 'Tanker lots',
    description: 'On request.',
  });
  await anRfp(app.pool, {
    user_id,
    product_id: ids['Sulfuric Acid'],
    title: 'Battery filling',
    description: 'Weekly.',
  });
  await indexed(app.pool);
});
afterAll(() => app.close());

interface Page {
  products: { totalCount: number; nodes: { name: string }[]; pageInfo: { endCursor: string | null } };
}
const LIST =
  'query ($search: String, $sort: ProductSort, $filter: MaterialFilter, $first: Int, $after: String, $offset: Int) { products(search: $search, sort: $sort, filter: $filter, first: $first, after: $after, offset: $offset) { totalCount nodes { name } pageInfo { endCursor } } }';

const found = async (search: string, more: object = {}): Promise<string[]> => {
  const { products } = await app.anyone.data<Page>(LIST, { search, first: 100, ...more });
  expect(products.totalCount).toBe(products.nodes.length);
  return products.nodes.map(({ name }) => name);
};

it('lists the material with the searched name, synonym or number first', async () => {
  expect((await found(' sulfuric  ACID '))[0]).toBe('Sulfuric Acid');
  expect((await found('oil of vitriol'))[0]).toBe('Sulfuric Acid');
  expect(await found('8014-95-7')).toEqual(['Oleum']);
});

it('lists no material that has less than half of the words', async () => {
  expect(await found('oil of vitriol')).not.toContain('Nitric Acid 68 %');
  expect(await found('green elephant tusks')).toEqual([]);
});

it('never lists hidden materials', async () => {
  expect(await found('hidden acid')).not.toContain('Hidden Acid');
  expect(await found('')).not.toContain('Hidden Acid');
});

it('sorts a search by relevance unless asked otherwise, and by name without a search', async () => {
  expect(await found('acid', { sort: 'name' })).toEqual(['Nitric Acid 68 %', 'Sulfuric Acid']);
  expect(await found('', { sort: 'relevance' })).toEqual(await found('', { sort: 'name' }));
  expect(await found('  ')).toEqual(await found('', { sort: 'name' }));
});

it('continues page by page without gaps or duplicates, by cursor and by offset', async () => {
  const all = await found('zinc oxide');
  expect(all).toHaveLength(30);
  const names: string[] = [];
  let after: string | null = null;
  do {
    const { products }: Page = await app.anyone.data<Page>(LIST, { search: 'zinc oxide', first: 7, after });
    expect(products.totalCount).toBe(30);
    names.push(...products.nodes.map(({ name }) => name));
    after = products.nodes.length === 7 ? products.pageInfo.endCursor : null;
  } while (after);
  expect(names).toEqual(all);
  const { products } = await app.anyone.data<Page>(LIST, { search: 'zinc oxide', first: 7, offset: 10 });
  expect(products.nodes.map(({ name }) => name)).toEqual(all.slice(10, 17));
});

it('narrows lists by facets, with and without a search', async () => {
  expect(await found('acid', { filter: { forms: ['Liquid'] } })).toEqual(['Nitric Acid 68 %']);
  expect(await found('', { filter: { forms: ['Liquid', 'Gas'], inStock: true } })).toEqual(['Nitric Acid 68 %']);
  expect(await found('acid', { filter: { forms: ['Gas'] } })).toEqual([]);
  expect(await found('', { filter: { industryIds: [], forms: null } })).toHaveLength(33);
  expect(await found('acid', { filter: { countries: ['es', 'Former Spain'] } })).toEqual(['Nitric Acid 68 %']);
});

it.each([
  [{ industryIds: ['none'] }, 'filter.industryIds'],
  [{ forms: Array.from({ length: 51 }, (_, at) => `Form ${at}`) }, 'filter.forms'],
  [{ comparableUnit: 'Barrel' }, 'filter.comparableUnit'],
  [{ minComparablePrice: '5' }, 'filter.minComparablePrice'],
  [{ comparableUnit: 'KG', maxComparablePrice: 'cheap' }, 'filter.maxComparablePrice'],
])('refuses wrong facets and names them: %j', async (filter, field) => {
  for (const search of ['acid', '']) {
    const { code, fields } = await app.anyone.refusal(LIST, { search, filter });
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  }
});

it('searches within a category and its descendants', async () => {
  const nested = `query ($search: String) { categories { name products(search: $search, first: 50) { totalCount } } }`;
  const { categories } = await app.anyone.data<{ categories: { name: string; products: object }[] }>(nested, {
    search: 'acid',
  });
  expect(categories.map(({ name, products }) => ({ name, products }))).toEqual([
    { name: 'Fillers', products: { totalCount: 0 } },
    { name: 'Mineral Acids', products: { totalCount: 2 } },
  ]);
});

it('finds postings by the names of their material, and by the words of their texts', async () => {
  const titles = async (list: string, search: string) => {
    const source = `query ($search: String) { ${list}(search: $search) { totalCount nodes { title } } }`;
    const data = await app.anyone.data<Record<string, { nodes: { title: string }[] }>>(source, { search });
    return data[list]?.nodes.map(({ title }) => title);
  };
  expect(await titles('rfps', 'oil of vitriol')).toEqual(['Battery filling']);
  expect(await titles('rfps', 'battery weekly')).toEqual(['Battery filling']);
  expect(await titles('rfps', 'nitric acid')).toEqual([]);
  expect(await titles('offerings', 'acid nitric')).toEqual(['Tanker lots']);
  expect(await titles('offerings', 'oil of vitriol')).toEqual([]);
});

it('explains a search: reasons, highlights, corrections and facets', async () => {
  const source = `query ($search: String, $filter: MaterialFilter) {
    materialSearch(search: $search, filter: $filter) {
      totalCount isCapped didYouMean
      matches { productId isNearest reason { kind text } highlights { start end } }
      facets { key values { label count } }
    }
  }`;
  const { materialSearch } = await app.anyone.data<{ materialSearch: Record<string, unknown> }>(source, {
    search: 'oil of vitriol',
  });
  expect(materialSearch).toMatchObject({ isCapped: false, didYouMean: null });
  expect((materialSearch['matches'] as unknown[])[0]).toEqual({
    productId: ids['Sulfuric Acid'],
    isNearest: false,
    reason: { kind: 'synonym', text: 'Oil of vitriol' },
    highlights: [],
  });
  const { materialSearch: misspelt } = await app.anyone.data<{ materialSearch: Record<string, unknown> }>(source, {
    search: 'nitrc acid',
    filter: { forms: ['Liquid'] },
  });
  expect(misspelt).toMatchObject({ totalCount: 1, didYouMean: 'nitric acid' });
  expect((misspelt['matches'] as unknown[])[0]).toMatchObject({
    highlights: [
      { start: 0, end: 6 },
      { start: 7, end: 11 },
    ],
  });
  expect(misspelt['facets']).toContainEqual({ key: 'form', values: [{ label: 'Liquid', count: 1 }] });
});

it.each([
  ['7647-01-0', 0, 'There is no material with the CAS number 7647-01-0.'],
  ['CAS 7647–01–0', 0, 'There is no material with the CAS number 7647-01-0.'],
  ['04.09.1979', 0, '“04.09.1979” looks like a date that a spreadsheet made of 79-09-4.'],
  ['280700', 0, '“280700” looks like a customs tariff number, which is not searched.'],
  ['CN 28070010', 0, '“CN 28070010” looks like a customs tariff number, which is not searched.'],
  ['tariff 2905.11', 0, '“tariff 2905.11” looks like a customs tariff number, which is not searched.'],
  ['HS 2807.00', 0, '“HS 2807.00” looks like a customs tariff number, which is not searched.'],
  ['sulfuric acid HS 2807.00', 1, '“HS 2807.00” looks like a customs tariff number, which is not searched.'],
  ['sulfuric acid 1500', 0, 'Grade 1500 is not in the catalogue.'],
  ['sulfuric acid 98', 1, null],
  ['sulfuric acid', 1, null],
  ['marmalade', 0, null],
])('says of %j, which finds %d, why a number is not found: %j', async (search, count, notice) => {
  const source = '{ materialSearch(search: $search) { notice matches { isNearest } } }';
  const { materialSearch } = await app.anyone.data<{
    materialSearch: { notice: string; matches: { isNearest: boolean }[] };
  }>(`query ($search: String) ${source}`, { search });
  expect(materialSearch.notice).toBe(notice);
  expect(materialSearch.matches.filter(({ isNearest }) => !isNearest)).toHaveLength(count);
});

it.each(['materialSearch(search: $text) { totalCount }', 'searchCompletions(text: $text) { text }'])(
  'limits the text of %s',
  async (field) => {
    const source = `query ($text: String!) { ${field} }`;
    for (const text of ['a'.repeat(201), 'a b c d e f g h i j k', 'a\u0000b'])
      expect((await app.anyone.refusal(source, { text })).code).toBe('BAD_USER_INPUT');
  },
);

it.each([
  [{ appearance: 'White', form: 'Pellets' }, 'Pellets'],
  [{ appearance: 'Pale yellow liquid', assay: '98 %' }, 'Pale yellow liquid'],
  [{ physical_form: 'Meal' }, 'Meal'],
  [{ assay: '98 %' }, null],
])('derives the form of a material with %j: %s', async (specifications, form) => {
  const { id } = await aProduct(app.pool, { specifications: JSON.stringify(specifications) });
  const query = 'query ($id: ID!) { product(id: $id) { form } }';
  expect(await app.anyone.data<unknown>(query, { id })).toEqual({ product: { form } });
});
