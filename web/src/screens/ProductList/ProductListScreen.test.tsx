import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAs } from '../../../test/renderAs.tsx';
import { CategoriesDocument } from '../../features/goods/catalogue/Categories.generated.ts';
import type { Found, Product } from './matches.ts';
import { ProductListScreenDocument } from './ProductListScreen.generated.ts';
import { ProductListScreen } from './ProductListScreen.tsx';

describe('screens/ProductList/ProductListScreen', () => {
  const COUNT = 10_000;
  const PAGE = 24;

  const material = (at: number): Product => ({
    __typename: 'Product',
    id: `p${at}`,
    name: `Material ${at}`,
    casNumber: null,
    formula: null,
    form: null,
    isWatched: false,
    specifications: {},
    safetyData: {},
    category: { __typename: 'Category', id: 'c', name: 'Salts' },
    lowestPrice: null,
    lowestPriceUnit: null,
    offerCount: 0,
  });

  /** What is said about the list, on its first page. */
  const found: Found = {
    __typename: 'MaterialSearch',
    isCapped: false,
    didYouMean: null,
    notice: null,
    matches: [],
    facets: [],
  };

  /** A page of ten thousand products, starting at index `from`. */
  const page = (from: number, asked: object) => ({
    request: {
      query: ProductListScreenDocument,
      variables: { first: PAGE, isFirstPage: !('after' in asked), ...asked },
    },
    result: {
      data: {
        products: {
          __typename: 'ProductConnection' as const,
          totalCount: COUNT,
          nodes: Array.from({ length: PAGE }, (_, at) => material(from + at)),
          pageInfo: { __typename: 'PageInfo' as const, hasNextPage: true, endCursor: `after ${from + PAGE - 1}` },
        },
        ...(!('after' in asked) && { materialSearch: found }),
      },
    },
  });
  const categories = { request: { query: CategoriesDocument }, result: { data: { categories: [] } } };
  const byName = { sort: 'name' } as const;

  const cards = () => screen.getAllByRole('link', { name: /^Material/ }).length;

  test('counts ten thousand products and shows them a few at a time', async () => {
    const mocks = [categories, page(0, byName), page(PAGE, { ...byName, after: `after ${PAGE - 1}` })];
    await renderAs(null, <ProductListScreen />, { mocks, at: '/products' });
    expect(await screen.findByText('10,000 products')).toBeVisible();
    expect(screen.getByText('24 of 10,000 shown')).toBeVisible();
    expect(cards()).toBe(PAGE);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('48 of 10,000 shown')).toBeVisible();
    expect(cards()).toBe(2 * PAGE);
  });

  test('search results are sorted by relevance, and other orders can be chosen', async () => {
    const search = { search: 'salt' };
    const mocks = [categories, page(0, { ...search, sort: 'relevance' }), page(500, { ...search, ...byName })];
    await renderAs(null, <ProductListScreen />, { mocks, at: '/products?search=salt' });
    const order = await screen.findByRole('combobox', { name: 'Order' });
    expect(order).toHaveDisplayValue('Best match');
    expect(await screen.findByText('Material 0')).toBeVisible();
    await userEvent.selectOptions(order, 'Name, A to Z');
    expect(await screen.findByText('Material 500')).toBeVisible();
  });

  test('without a search there is no order by relevance', async () => {
    await renderAs(null, <ProductListScreen />, {
      mocks: [categories, page(0, byName)],
      at: '/products?sort=relevance',
    });
    const order = await screen.findByRole('combobox', { name: 'Order' });
    expect(order).toHaveDisplayValue('Name, A to Z');
    expect(within(order).queryByRole('option', { name: 'Best match' })).not.toBeInTheDocument();
  });
});
