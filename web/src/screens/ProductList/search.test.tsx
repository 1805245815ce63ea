// What a search found: results, nearest materials, reasons and facets, and what the address says about them.
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderAs } from '../../../test/renderAs.tsx';
import { CategoriesDocument } from '../../features/goods/catalogue/Categories.generated.ts';
import { CompaniesNamedDocument } from '../../features/people/companies/CompaniesNamed.generated.ts';
import { BestOffersDocument } from './BestOffers.generated.ts';
import type { FacetFragment } from './facets/Facet.generated.ts';
import type { Found, Product } from './matches.ts';
import { ProductListScreenDocument, type ProductListScreenQueryVariables } from './ProductListScreen.generated.ts';
import { ProductListScreen } from './ProductListScreen.tsx';

describe('screens/ProductList/search', () => {
  const industry = '0195849e-0000-7000-8000-0000000000aa';

  const material = (name: string): Product => ({
    __typename: 'Product',
    id: name,
    name,
    casNumber: null,
    formula: null,
    form: null,
    isWatched: false,
    specifications: {},
    safetyData: { hazard_statements: ['H314 Causes severe skin burns.'] },
    category: { __typename: 'Category', id: 'c', name: 'Acids' },
    lowestPrice: '3.10',
    lowestPriceUnit: 'KG',
    offerCount: 2,
  });

  type Match = Found['matches'][number];
  const match = (productId: string, changed: Partial<Match> = {}): Match => ({
    __typename: 'MaterialMatch',
    productId,
    isNearest: false,
    reason: { __typename: 'MatchReason', kind: 'synonym', text: 'oil of vitriol', language: 'en' },
    highlights: [],
    ...changed,
  });

  const facet = (key: string, ...values: [value: string, count: number, label?: string][]): FacetFragment => ({
    __typename: 'Facet',
    key,
    values: values.map(([value, count, label = value]) => ({ __typename: 'FacetValue', value, label, count })),
  });
  const facets = [
    facet('industry', [industry, 7, 'Agriculture']),
    facet('form', ['Powder', 500], ['Liquid', 3]),
    facet('verified_supplier', ['true', 4]),
  ];

  type Asked = Partial<ProductListScreenQueryVariables>;

  const answer = (asked: Asked, names: string[], said: Partial<Found> = {}) => ({
    request: {
      query: ProductListScreenDocument,
      variables: {
        first: 24,
        isFirstPage: true,
        sort: asked.search ? ('relevance' as const) : ('name' as const),
        ...asked,
      },
    },
    result: {
      data: {
        products: {
          __typename: 'ProductConnection' as const,
          totalCount: names.length,
          nodes: names.map(material),
          pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
        },
        materialSearch: {
          __typename: 'MaterialSearch' as const,
          isCapped: false,
          didYouMean: null,
          notice: null,
          matches: [],
          facets,
          ...said,
        },
      },
    },
  });

  const categories = {
    request: { query: CategoriesDocument },
    result: {
      data: {
        categories: [
          {
            __typename: 'Category' as const,
            id: industry,
            name: 'Agriculture',
            description: '',
            parentId: null,
            level: 'industry' as const,
          },
        ],
      },
    },
  };
  const noOffers = {
    request: { query: BestOffersDocument, variables: { productId: 'Sulfuric Acid' } },
    result: {
      data: {
        product: {
          __typename: 'Product',
          id: 'Sulfuric Acid',
          description: 'A strong acid.',
          synonyms: ['Oil of vitriol'],
        },
        offerings: { __typename: 'OfferingConnection', totalCount: 0, nodes: [] },
      },
    },
  };

  const Where = () => <output aria-label="Address">{useLocation().search}</output>;
  const address = () => new URLSearchParams(screen.getByRole('status', { name: 'Address' }).textContent);

  const show = async (at: string, ...answers: MockLink.MockedResponse[]) => {
    const screenAtAddress = (
      <>
        <ProductListScreen />
        <Where />
      </>
    );
    await renderAs(null, screenAtAddress, { mocks: [categories, noOffers, ...answers], at });
  };

  const group = (name: string) => within(screen.getByRole('group', { name }));

  test('facets show numbers of products, narrow the list and are part of the address', async () => {
    await show(
      '/products',
      answer({}, ['Urea', 'Potash']),
      answer({ filter: { forms: ['Liquid'] } }, ['Potash']),
      answer({ filter: { forms: ['Liquid'], verifiedSupplier: true } }, []),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Liquid 3 products' }));
    expect(await screen.findByText('1 product')).toBeVisible();
    expect(address().getAll('form')).toEqual(['Liquid']);
    await userEvent.click(group('Availability').getByRole('checkbox', { name: /^Verified supplier/ }));
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
    expect(screen.getByText('Nothing in the catalogue fits these filters.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Verified supplier' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Liquid' }));
    expect(await screen.findByText('2 products')).toBeVisible();
    expect(address().size).toBe(0);
  });

  test('an address with facets opens filtered, whatever level its category has', async () => {
    await show(
      `/products?category=${industry}`,
      answer({ filter: { industryIds: [industry] } }, ['Urea'], { isCapped: true }),
    );
    expect(await screen.findByRole('link', { name: 'Urea' })).toBeVisible();
    expect(group('Industry').getByRole('checkbox', { name: /^Agriculture/ })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Agriculture');
    expect(group('Form').getByRole('checkbox', { name: 'Powder 500+ products' })).not.toBeChecked();
  });

  test('results say why they were found; nearest materials are below them', async () => {
    const highlights = [{ __typename: 'Highlight' as const, start: 9, end: 13 }];
    await show(
      '/products?search=vitriol',
      answer({ search: 'vitriol' }, ['Sulfuric Acid', 'Oleum', 'Copper Sulfate'], {
        matches: [match('Sulfuric Acid', { highlights }), match('Oleum'), match('Copper Sulfate', { isNearest: true })],
      }),
    );
    expect(await screen.findByText('2 products')).toBeVisible();
    expect(screen.getAllByText('Found by synonym: oil of vitriol')).toHaveLength(3);
    expect(screen.getByText('Acid').tagName).toBe('MARK');
    const nearest = within(screen.getByRole('region', { name: 'Nearest materials' }));
    expect(nearest.getAllByRole('link').map((link) => link.textContent)).toEqual(['Copper Sulfate']);
  });

  test('a single result opens wide; a corrected search is offered', async () => {
    await show(
      '/products?search=sulfric',
      answer({ search: 'sulfric' }, ['Sulfuric Acid'], { matches: [match('Sulfuric Acid')], didYouMean: 'sulfuric' }),
      answer({ search: 'sulfuric' }, ['Sulfuric Acid', 'Oleum']),
    );
    expect(await screen.findByText(/^A strong acid\. Also known as Oil of vitriol\./)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'sulfuric' }));
    expect(await screen.findByText('2 products')).toBeVisible();
    expect(address().get('search')).toBe('sulfuric');
  });

  test('a search without result shows the nearest materials and offers to post an RFP', async () => {
    await show(
      '/products?search=rubber gloves',
      answer({ search: 'rubber gloves' }, ['Natural Rubber'], {
        matches: [match('Natural Rubber', { isNearest: true })],
      }),
    );
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
    expect(screen.getByText('0 products')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Post an RFP for this' })).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent('/marketplace?tab=requirements&new=rfp&q=rubber+gloves')}`,
    );
    expect(screen.getByRole('link', { name: 'Natural Rubber' })).toBeVisible();
  });

  test('the name of a company is not corrected', async () => {
    const named: MockLink.MockedResponse = {
      request: { query: CompaniesNamedDocument, variables: { search: 'Acidex' } },
      result: {
        data: {
          companies: {
            __typename: 'CompanyProfileConnection',
            nodes: [
              {
                __typename: 'CompanyProfile',
                id: 'acidex',
                companyName: 'Acidex',
                verificationStatus: 'approved',
                registrationCountry: 'Spain',
                offerings: { __typename: 'OfferingConnection', totalCount: 2 },
              },
            ],
          },
        },
      },
    };
    const matches = [match('Acetic Acid', { isNearest: true })];
    await show(
      '/products?search=Acidex',
      named,
      answer({ search: 'Acidex' }, ['Acetic Acid'], { matches, didYouMean: 'acid' }),
    );
    expect(await screen.findByRole('link', { name: 'Acidex' })).toBeVisible();
    expect(await screen.findByText('0 products')).toBeVisible();
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });

  test('what a number looks like is said', async () => {
    const notice = '“HS 2807.00” looks like a customs tariff number, which is not searched.';
    await show('/products?search=HS 2807.00', answer({ search: 'HS 2807.00' }, [], { notice }));
    expect(await screen.findByText(notice)).toBeVisible();
  });

  test('a search without result and without filters does not speak of filters', async () => {
    await show('/products?search=marmalade', answer({ search: 'marmalade' }, []));
    expect(await screen.findByText("Nothing in the catalogue matches 'marmalade'.")).toBeVisible();
  });

  test('cards or a list are part of the address and remembered', async () => {
    await show('/products', answer({}, ['Urea', 'Potash']));
    await screen.findByRole('link', { name: 'Urea' });
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    expect(await screen.findByRole('table', { name: 'Results' })).toBeVisible();
    expect(address().get('view')).toBe('list');
    await waitFor(() => expect(localStorage.getItem('productView')).toBe('list'));
    localStorage.clear();
  });
});
