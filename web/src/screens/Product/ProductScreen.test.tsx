import { ApolloLink } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { ProductScreenDocument, type ProductScreenQuery } from './ProductScreen.generated.ts';
import { ProductScreen } from './ProductScreen.tsx';

describe('screens/Product/ProductScreen', () => {
  const id = '01958498-c7c0-791b-bd10-11b77d872b3c';

  type Product = NonNullable<ProductScreenQuery['product']>;

  const acid: Product = {
    __typename: 'Product',
    id,
    name: 'Sulfuric Acid 98 %',
    description: 'Made by the contact process.',
    casNumber: '7664-93-9',
    formula: 'H2SO4',
    form: 'Clear, colourless oily liquid',
    synonyms: ['Oil of vitriol'],
    specifications: { iron_content: '20 ppm max' },
    safetyData: { signal_word: 'Danger', hazard_statements: ['H314 Causes severe skin burns and eye damage.'] },
    offerCount: 0,
    isWatched: false,
    offerings: {
      __typename: 'OfferingConnection',
      nodes: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
    lowestPrice: null,
    lowestPriceUnit: null,
    commodity: null,
    referencePrice: null,
    referenceUnit: null,
    referenceYear: null,
    category: {
      __typename: 'Category',
      id: 'c',
      name: 'Mineral Acids',
      level: 'category',
      ancestors: [
        { __typename: 'Category', id: 'i', name: 'Industrial', level: 'industry' },
        { __typename: 'Category', id: 'f', name: 'Base Chem', level: 'product_family' },
      ],
    },
  };

  const Where = () => <p>At {useLocation().pathname + useLocation().search}</p>;

  const mocksOf = (product: Product | null) => [
    { request: { query: ProductScreenDocument, variables: { id, first: 25 } }, result: { data: { product } } },
  ];

  const pages = (
    <>
      <Routes>
        <Route path="/product/:id" element={<ProductScreen />} />
      </Routes>
      <Where />
    </>
  );

  const show = (product: Product | null, at = `/product/${id}`) =>
    render(
      <MockedProvider mocks={mocksOf(product)}>
        <MemoryRouter initialEntries={[at]}>{pages}</MemoryRouter>
      </MockedProvider>,
    );

  const signInFor = (next: string) => `/api/login?${new URLSearchParams({ next })}`;
  const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name: new RegExp(name) }));

  test('the header shows the product, its codes and its categories', async () => {
    show(acid);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sulfuric Acid 98 %' })).toBeVisible();
    expect(screen.getByText('CAS: 7664-93-9')).toBeVisible();
    const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(breadcrumbs.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Industrial',
      'Base Chem',
      'Mineral Acids',
      'Sulfuric Acid 98 %',
    ]);
    const title = screen.getByRole('heading', { name: 'Related Categories' });
    const related = title.closest('details')!;
    expect(related.open).toBe(false);
    await userEvent.click(title);
    expect(within(related).getByRole('link', { name: 'Mineral Acids' })).toHaveAttribute('href', '/category/c');
    expect(within(related).getByRole('link', { name: 'Base Chem' })).toHaveAttribute('href', '/product-family/f');
    expect(within(related).getByRole('link', { name: 'Industrial' })).toHaveAttribute('href', '/industry/i');
  });

  test('opens with the specifications, with spaces for underscores; the tab is in the URL', async () => {
    show(acid);
    expect(await screen.findByRole('heading', { name: 'Technical Specifications' })).toBeVisible();
    expect(screen.getByText('iron content').nextSibling).toHaveTextContent('20 ppm max');
    await tab('Safety Data');
    expect(screen.getByRole('heading', { name: 'Safety & Handling Information' })).toBeVisible();
    expect(screen.getByText('Danger')).toBeVisible();
    expect(screen.getByText('H314')).toBeVisible();
    expect(screen.getByText(`At /product/${id}?tab=safety`)).toBeVisible();
  });

  test('has one benchmark with its date: the price of the index, or else the reference price', async () => {
    const reference = { referencePrice: '95.00', referenceUnit: 'MT', referenceYear: 2025 };
    const commodity = { id: 'h2so4', symbol: 'H2SO4', unit: 'MT', currentPrice: '98.40', priceDate: '2026-11-20' };
    show({ ...acid, ...reference, commodity: { __typename: 'CommodityPrice', ...commodity } });
    expect(await screen.findByText('$98.40')).toBeVisible();
    expect(screen.getByRole('link', { name: 'per MT, Nov 20, 2026' })).toHaveAttribute('href', '/price-index/H2SO4');
    expect(screen.queryByText('Reference Price')).toBeNull();
    cleanup();
    show({ ...acid, ...reference });
    expect(await screen.findByText('per MT, wholesale 2025')).toBeVisible();
  });

  test('announces data that is not available yet', async () => {
    show({ ...acid, specifications: {}, safetyData: {} });
    expect(await screen.findByText('Detailed specifications will be available soon.')).toBeVisible();
    await tab('Safety Data');
    expect(screen.getByText('Safety data sheet and handling information will be available soon.')).toBeVisible();
  });

  test('without offers suppliers can be asked by an RFP', async () => {
    show(acid, `/product/${id}?tab=suppliers`);
    expect(await screen.findByRole('heading', { name: 'No Suppliers Available' })).toBeVisible();
    expect(
      screen.getByText('Currently no suppliers are offering this product. Be the first to request a quote!'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request from Suppliers' })).toHaveAttribute(
      'href',
      signInFor(`/marketplace?tab=requirements&new=rfp&productId=${id}`),
    );
  });

  test.each([
    ['Request Quote', `/product/${id}?ask=quote`],
    ['Start RFP', `/marketplace?tab=requirements&new=rfp&productId=${id}`],
    ['Contact Suppliers', `/product/${id}?tab=suppliers`],
  ])('%s leads a visitor to signing in, and then to what was asked for', async (name, next) => {
    show(acid);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', signInFor(next));
  });

  test.each([
    ['Request Quote', 'button', `At /marketplace?tab=requirements&new=rfp&productId=${id}`],
    ['Contact Suppliers', 'link', `At /product/${id}?tab=suppliers`],
  ])('without suppliers %s leads a member on', async (name, role, at) => {
    await renderAs(member, pages, { mocks: mocksOf(acid), at: `/product/${id}` });
    await userEvent.click(await screen.findByRole(role, { name }));
    expect(await screen.findByText(at)).toBeVisible();
  });

  test('a navigation sends one request, with one root field', async () => {
    const asked: string[] = [];
    const counted = new ApolloLink((operation, forward) => {
      asked.push(operation.operationName ?? '');
      return forward(operation);
    });
    const link = ApolloLink.from([counted, new MockLink(mocksOf(acid))]);
    render(
      <MockedProvider link={link}>
        <MemoryRouter initialEntries={[`/product/${id}?tab=suppliers`]}>{pages}</MemoryRouter>
      </MockedProvider>,
    );
    expect(await screen.findByRole('heading', { name: 'No Suppliers Available' })).toBeVisible();
    expect(asked).toEqual(['ProductScreen']);
    const [operation] = ProductScreenDocument.definitions;
    expect(operation).toMatchObject({ selectionSet: { selections: [{ name: { value: 'product' } }] } });
  });

  test.each([`/product/${id}`, '/product/nonsense'])('shows Product Not Found at %s', async (at) => {
    show(null, at);
    expect(await screen.findByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});
