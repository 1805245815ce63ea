import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { CategoryDocument } from '../../features/goods/catalogue/Category.generated.ts';
import { CategoryProductsDocument } from '../../features/goods/catalogue/CategoryProducts.generated.ts';
import { BranchScreen } from './BranchScreen.tsx';

describe('screens/Branch/BranchScreen', () => {
  const id = '01943aa0-bc00-7d5b-a37a-2586c342154d';

  const child = {
    __typename: 'Category' as const,
    id: 'f',
    name: 'Base Chem',
    description: 'Acids and salts.',
    level: 'product_family' as const,
    children: [],
  };

  const industry = {
    __typename: 'Category' as const,
    id,
    name: 'Industrial',
    description: 'What factories run on.',
    isWatched: false,
    level: 'industry' as const,
    ancestors: [],
    children: [child],
  };

  const pageOf = (count: number, total: number) => ({
    products: {
      __typename: 'ProductConnection' as const,
      totalCount: total,
      nodes: Array.from({ length: count }, (_, index) => ({
        __typename: 'Product' as const,
        id: `p${index}`,
        name: `Product ${index}`,
        description: 'Sold by the tonne.',
        casNumber: index === 0 ? '7664-93-9' : null,
        formula: null,
        form: null,
        lowestPrice: null,
        lowestPriceUnit: null,
        offerCount: 0,
        isWatched: false,
      })),
      pageInfo: { __typename: 'PageInfo' as const, hasNextPage: count < total, endCursor: `p${count - 1}` },
    },
  });

  const products = (first: number, answer: object) => ({
    request: { query: CategoryProductsDocument, variables: { id, first, search: undefined } },
    ...answer,
  });

  const show = (category: object | null, listed: MockLink.MockedResponse[], at = `/industry/${id}`) => {
    const head = { request: { query: CategoryDocument, variables: { id } }, result: { data: { category } } };
    render(
      <MockedProvider mocks={[head, ...listed]}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path="/industry/:id" element={<BranchScreen level="industry" />} />
            <Route path="/product-family/:id" element={<BranchScreen level="product_family" />} />
            <Route path="/category/:id" element="The page of a category" />
          </Routes>
        </MemoryRouter>
      </MockedProvider>,
    );
  };

  test('shows the child categories and the first six products, and all products on request', async () => {
    show(industry, [
      products(6, { result: { data: pageOf(6, 9) } }),
      products(100, { result: { data: pageOf(9, 9) } }),
    ]);
    expect(await screen.findByRole('heading', { name: 'Browse Industrial Categories' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Base Chem' })).toHaveAttribute('href', '/category/f');
    expect(await screen.findByRole('link', { name: 'Product 5' })).toHaveAttribute('href', '/product/p5');
    expect(screen.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
    expect(screen.getAllByText(/^CAS: /)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'View All 9 Products' }));
    expect(await screen.findByText('Product 8')).toBeVisible();
  });

  test('a failed request for products is silently skipped', async () => {
    show(industry, [products(6, { error: new Error('away') })]);
    expect(await screen.findByRole('heading', { name: 'Browse Industrial Categories' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Featured Products' })).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('an empty branch shows Coming Soon', async () => {
    show({ ...industry, children: [] }, [products(6, { result: { data: pageOf(0, 0) } })]);
    expect(await screen.findByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  });

  test.each([
    ['/industry', 'Industry Not Found'],
    ['/product-family', 'Product Family Not Found'],
  ])('%s shows %s', async (path, title) => {
    show(null, [products(6, { result: { data: pageOf(0, 0) } })], `${path}/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  test('a category of another level redirects to its own URL', async () => {
    show({ ...industry, level: 'category' }, []);
    expect(await screen.findByText('The page of a category')).toBeVisible();
  });
});
