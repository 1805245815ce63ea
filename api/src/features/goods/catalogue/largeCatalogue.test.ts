// Three thousand products: reading a page takes time in proportion to the page, and all pages together contain all products.
import { startApp, type TestApp } from '../../../../test/app.ts';
import { aCategory } from '../../../../test/factories.ts';

const COUNT = 3_000;
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const { id } = await aCategory(app.pool);
  await app.pool.query(
    `insert into product (id, name, description, synonyms, specifications, safety_data, category_id)
     select gen_random_uuid(), 'Material ' || lpad((n % 2000)::text, 5, '0'), 'Of the catalogue.', '{}', '{}', '{}', $1
     from generate_series(1, $2) n`,
    [id, COUNT],
  );
  await app.pool.query('analyze product');
});
afterAll(() => app.close());

interface Page {
  products: {
    totalCount: number;
    nodes: { id: string; name: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const LIST =
  'query ($after: String) { products(first: 100, after: $after) { totalCount nodes { id name } pageInfo { hasNextPage endCursor } } }';

it('are read page by page without gaps or duplicates, even with equal names, and with the total count', async () => {
  const names: string[] = [];
  const ids = new Set<string>();
  let after: string | undefined;
  for (let hasNext = true; hasNext;) {
    const { products }: Page = await app.anyone.data<Page>(LIST, { after });
    expect(products.totalCount).toBe(COUNT);
    for (const { id, name } of products.nodes) {
      ids.add(id);
      names.push(name);
    }
    hasNext = products.pageInfo.hasNextPage;
    after = products.pageInfo.endCursor;
  }
  expect([names.length, ids.size]).toEqual([COUNT, COUNT]);
  expect(names).toEqual(names.toSorted());
});

it('are read through the index of the order, even for the last page', async () => {
  const plan = await app.pool.query<{ 'QUERY PLAN': string }>(
    `explain select id from product where (sort_name(name) collate "unicode", id) > ('Material 01500', '00000000-0000-0000-0000-000000000000')
     order by sort_name(name) collate "unicode", id limit 25`,
  );
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('product_sort_name');
  expect(text).not.toContain('Sort');
});
