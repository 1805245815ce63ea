// Materials stand where people look for them in a list by name.
import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import { aCategory, aProduct } from '../../../../test/factories.ts';

let app: SharedApp;
let categoryId: string;
beforeAll(async () => {
  app = await sharedApp();
  ({ id: categoryId } = await aCategory(app.pool));
  for (const name of inOrder.toReversed()) await aProduct(app.pool, { name, category_id: categoryId });
});
afterAll(() => app.close());

const inOrder = [
  'Acetic acid',
  'Äpfelsäure',
  'Butadiene',
  '1,3-Butadiene',
  '-20 °C gel',
  '=C11-14 alcohols',
  "3''-Deamino-acid",
  'élan gum',
  '2-Ethylhexanol',
  '(±)-α-Lipoic acid',
  '[2.2]Paracyclophane',
  'Pinene oil',
  'α-Pinene',
  'β-Pinene',
  '“Quick” lime',
  '(R)-Limonene',
  '"Special" salt',
  'Zinc oxide',
  'α',
];

interface Page {
  products: { nodes: { name: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}

const namesBy = async (sort: string): Promise<string[]> => {
  const names: string[] = [];
  let after: string | undefined;
  for (let hasNext = true; hasNext;) {
    const { products }: Page = await app.anyone.data<Page>(
      `query ($categoryId: ID, $after: String) { products(categoryId: $categoryId, sort: ${sort}, first: 3, after: $after) { nodes { name } pageInfo { hasNextPage endCursor } } }`,
      { categoryId, after },
    );
    names.push(...products.nodes.map(({ name }) => name));
    ({ hasNextPage: hasNext, endCursor: after } = products.pageInfo);
  }
  return names;
};

it('is the order by the first letter that counts, page by page, in both directions', async () => {
  expect(await namesBy('name')).toEqual(inOrder);
  expect(await namesBy('name_descending')).toEqual(inOrder.toReversed());
});

it('puts what does not count behind the name', async () => {
  const written = ['α-Pinene', '(±)-α-Lipoic acid', "3''-Deamino", '123', '…', '', 'Acid', "α,α'-Azo", '×2 salt'];
  const { rows } = await app.pool.query<{ key: string }>('select sort_name(name) as key from unnest($1::text[]) name', [
    written,
  ]);
  expect(rows.map(({ key }) => key)).toEqual([
    'Pinene, α-',
    'Lipoic acid, (±)-α-',
    "Deamino, 3''-",
    '123',
    '…',
    '',
    'Acid',
    "Azo, α,α'-",
    '×2 salt',
  ]);
});
