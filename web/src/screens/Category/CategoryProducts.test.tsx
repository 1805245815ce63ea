import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CategoryProductsDocument } from '../../features/goods/catalogue/CategoryProducts.generated.ts';
import { CategoryProducts } from './CategoryProducts.tsx';

describe('screens/Category/CategoryProducts', () => {
  const id = '01943aa0-bc00-7f84-8630-95742470d494';

  const product = (name: string, casNumber: string | null) => ({
    __typename: 'Product' as const,
    id: name,
    name,
    description: 'Sold by the tonne.',
    casNumber,
    formula: null,
    form: null,
    lowestPrice: '412.5',
    lowestPriceUnit: 'MT',
    offerCount: 1,
    isWatched: false,
  });

  const pageOf = (nodes: ReturnType<typeof product>[]) => ({
    products: {
      __typename: 'ProductConnection' as const,
      totalCount: nodes.length,
      nodes,
      pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
    },
  });

  const request = { query: CategoryProductsDocument, variables: { id, first: 100, search: undefined } };

  const show = (mocks: MockLink.MockedResponse[], at = '/') => {
    render(
      <MockedProvider mocks={mocks}>
        <MemoryRouter initialEntries={[at]}>
          <CategoryProducts category={{ id, name: 'Mineral Acids' }} />
        </MemoryRouter>
      </MockedProvider>,
    );
  };

  const filled = [
    { request, result: { data: pageOf([product('Sulfuric Acid', '7664-93-9'), product('Oleum', null)]) } },
  ];

  test('shows six placeholders, then the products and their number', async () => {
    show(filled);
    expect(document.querySelectorAll('[data-skeleton-card]')).toHaveLength(6);
    expect(await screen.findByRole('link', { name: 'Oleum' })).toHaveAttribute('href', '/product/Oleum');
    expect(screen.getByRole('region', { name: 'Mineral Acids Products' })).toHaveTextContent(
      /^Mineral Acids Products2/,
    );
  });

  test('searching filters the list and counts the matches, and can be cleared', async () => {
    show(filled);
    await screen.findByText('Oleum');
    await userEvent.type(screen.getByPlaceholderText('Search Mineral Acids products...'), '7664');
    expect(screen.getByText('1 product found for "7664"')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Search Results' })).toHaveTextContent(/^Search Results1/);
    expect(screen.queryByText('Oleum')).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByRole('heading', { name: 'No products found' })).toBeVisible();
    expect(screen.getByText('No products match your search "7664x". Try adjusting your search terms.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(screen.getByText('Oleum')).toBeVisible();
  });

  test('shows the search in the URL', async () => {
    show(filled, '/?search=OLEUM');
    expect(await screen.findByText('1 product found for "OLEUM"')).toBeVisible();
  });

  test('an empty category says so', async () => {
    show([{ request, result: { data: pageOf([]) } }]);
    expect(await screen.findByText('No products available')).toBeVisible();
    expect(
      screen.getByText("We're currently building our product catalog for Mineral Acids. Check back soon for updates."),
    ).toBeVisible();
  });

  test('a failed request can be retried', async () => {
    show([{ request, error: new Error('away') }, ...filled]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch products');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Oleum')).toBeVisible();
  });
});
