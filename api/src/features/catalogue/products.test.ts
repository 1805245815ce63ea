import { startApp, type TestApp } from '../../../test/app.ts';
import { aCategory, aProduct } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const { id } = await aCategory(app.pool);
  const product = (name: string, columns: Record<string, unknown> = {}) =>
    aProduct(app.pool, { name, cas_number: null, description: 'Of the catalogue.', category_id: id, ...columns });
  await product('Battery Acid, Sulfuric', { description: 'Dilute sulfuric acid.' });
  await product('Acetic Anhydride', { description: 'Reacts with water to acetic acid; kept from sulfuric acid.' });
  await product('Sulfuric Acid 98 %');
  await product('Sulfuric Acid');
  await product('Oleum', { cas_number: '8014-95-7', description: 'Fuming sulfuric acid.' });
  await product('Cleaner 100 %');
  await product('Catalyst', { description: 'Is kept away from 8014-95-7.' });
  for (let grade = 10; grade < 40; grade++) await product(`Zinc Oxide Grade ${grade}`);
});
afterAll(() => app.close());

interface Page {
  products: { totalCount: number; nodes: { name: string }[]; pageInfo: { endCursor: string | null } };
}
const LIST =
  'query ($search: String, $sort: ProductSort, $first: Int, $after: String) { products(search: $search, sort: $sort, first: $first, after: $after) { totalCount nodes { name } pageInfo { endCursor } } }';

const found = async (search: string, sort?: string): Promise<string[]> => {
  const { products } = await app.anyone.data<Page>(LIST, { search, sort, first: 100 });
  return products.nodes.map(({ name }) => name);
};

it('begins with what is called so, then what begins so, then what is most alike', async () => {
  expect(await found(' sulfuric  ACID ')).toEqual([
    'Sulfuric Acid',
    'Sulfuric Acid 98 %',
    'Battery Acid, Sulfuric',
    'Acetic Anhydride',
    'Oleum',
  ]);
});

it('begins with the material of a CAS number', async () => {
  expect(await found('8014-95-7')).toEqual(['Oleum', 'Catalyst']);
});

it('stands back where another order is asked for, and is the names’ where nothing is searched for', async () => {
  expect((await found('sulfuric acid', 'name'))[0]).toBe('Acetic Anhydride');
  expect(await found('', 'relevance')).toEqual(await found('', 'name'));
  expect(await found('  ')).toEqual(await found('', 'name'));
});

it('takes wildcards as plain characters', async () => {
  expect(await found('100 %')).toEqual(['Cleaner 100 %']);
});

it('goes on from page to page without a gap or a double, equally good ones by name', async () => {
  const names: string[] = [];
  let after: string | null = null;
  do {
    const { products }: Page = await app.anyone.data<Page>(LIST, { search: 'zinc oxide', first: 7, after });
    expect(products.totalCount).toBe(30);
    names.push(...products.nodes.map(({ name }) => name));
    after = products.nodes.length === 7 ? products.pageInfo.endCursor : null;
  } while (after);
  expect(names).toEqual(Array.from({ length: 30 }, (_, at) => `Zinc Oxide Grade ${at + 10}`));
});

it.each([
  [{ appearance: 'White', form: 'Pellets' }, 'Pellets'],
  [{ appearance: 'Pale yellow liquid', assay: '98 %' }, 'Pale yellow liquid'],
  [{ physical_form: 'Meal' }, 'Meal'],
  [{ assay: '98 %' }, null],
])('says how a material with %j comes: %s', async (specifications, form) => {
  const { id } = await aProduct(app.pool, { specifications: JSON.stringify(specifications) });
  const query = 'query ($id: ID!) { product(id: $id) { form } }';
  expect(await app.anyone.data<unknown>(query, { id })).toEqual({ product: { form } });
});
