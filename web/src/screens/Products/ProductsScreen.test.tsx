import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAs } from '../../../test/renderAs.tsx';
import { CategoriesDocument } from '../../features/catalogue/Categories.generated.ts';
import { ProductsScreenDocument, type ProductsScreenQuery } from './ProductsScreen.generated.ts';
import { ProductsScreen } from './ProductsScreen.tsx';

const COUNT = 10_000;
const PAGE = 24;
type Product = NonNullable<ProductsScreenQuery['products']['nodes']>[number];

const material = (at: number): Product => ({
  __typename: 'Product',
  id: `p${at}`,
  name: `Material ${at}`,
  casNumber: null,
  formula: null,
  form: null,
  isWatched: false,
  specifications: {},
  category: { __typename: 'Category', id: 'c', name: 'Salts' },
  lowestPrice: null,
  lowestPriceUnit: null,
  offerCount: 0,
});

/** A page of ten thousand products, from the one at `from`. */
const page = (from: number, asked: object) => ({
  request: { query: ProductsScreenDocument, variables: { first: PAGE, ...asked } },
  result: {
    data: {
      products: {
        __typename: 'ProductConnection' as const,
        totalCount: COUNT,
        nodes: Array.from({ length: PAGE }, (_, at) => material(from + at)),
        pageInfo: { __typename: 'PageInfo' as const, hasNextPage: true, endCursor: `after ${from + PAGE - 1}` },
      },
    },
  },
});
const categories = { request: { query: CategoriesDocument }, result: { data: { categories: [] } } };
const byName = { sort: 'name' } as const;

const cards = () => screen.getAllByRole('link', { name: /^Material/ }).length;

test('ten thousand products are counted, and stand on the page a few at a time', async () => {
  const mocks = [categories, page(0, byName), page(PAGE, { ...byName, after: `after ${PAGE - 1}` })];
  await renderAs(null, <ProductsScreen />, { mocks, at: '/products' });
  expect(await screen.findByText('10,000 products')).toBeVisible();
  expect(screen.getByText('24 of 10,000 shown')).toBeVisible();
  expect(cards()).toBe(PAGE);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('48 of 10,000 shown')).toBeVisible();
  expect(cards()).toBe(2 * PAGE);
});

test('what is searched for begins with the best match; any other order can be chosen', async () => {
  const search = { search: 'salt' };
  const mocks = [categories, page(0, { ...search, sort: 'relevance' }), page(500, { ...search, ...byName })];
  await renderAs(null, <ProductsScreen />, { mocks, at: '/products?search=salt' });
  const order = await screen.findByRole('combobox', { name: 'Order' });
  expect(order).toHaveDisplayValue('Best match');
  expect(await screen.findByText('Material 0')).toBeVisible();
  await userEvent.selectOptions(order, 'Name, A to Z');
  expect(await screen.findByText('Material 500')).toBeVisible();
});

test('without a search there is no best match', async () => {
  await renderAs(null, <ProductsScreen />, { mocks: [categories, page(0, byName)], at: '/products?sort=relevance' });
  const order = await screen.findByRole('combobox', { name: 'Order' });
  expect(order).toHaveDisplayValue('Name, A to Z');
  expect(within(order).queryByRole('option', { name: 'Best match' })).not.toBeInTheDocument();
});
