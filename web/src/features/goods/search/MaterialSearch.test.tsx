import { MockedProvider } from '@apollo/client/testing/react';
import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { noCompanies } from '../../../../test/noCompanies.ts';
import { SessionDocument } from '../../people/accounts/Session.generated.ts';
import { SessionProvider, useSession } from '../../people/accounts/SessionProvider.tsx';
import { setTradingMode } from '../../people/accounts/tradingMode.ts';
import { CategoriesDocument } from '../catalogue/Categories.generated.ts';
import { MaterialSearch } from './MaterialSearch.tsx';
import { SearchSuggestionsDocument } from './SearchSuggestions.generated.ts';

describe('features/goods/search/MaterialSearch', () => {
  const member = {
    __typename: 'User' as const,
    id: 'u',
    email: null,
    firstName: 'Ada',
    lastName: 'Weiss',
    companyName: 'Ada',
    profileImageUrl: null,
    role: null,
  };

  const posting = { title: 'Urea', description: 'urea', productId: 'p1', quantity: null, unit: null };
  const found = {
    __typename: 'SearchSuggestions' as const,
    suggestions: ['Urea, Fertilizer Grade'],
    alternatives: ['Ammonium Nitrate'],
    categories: ['Nitrogen Fertilizers'],
    suggestedActions: [
      {
        __typename: 'SuggestedAction' as const,
        id: 'start-rfp',
        title: 'Start RFP',
        description: 'Open the RFP form, filled in for urea',
        icon: 'FileText',
        requiresAuth: true,
      },
      {
        __typename: 'SuggestedAction' as const,
        id: 'marketplace-post',
        title: 'Marketplace Posting',
        description: 'Post a requirement for urea on the marketplace, or in seller mode an offering',
        icon: 'ShoppingCart',
        requiresAuth: true,
      },
    ],
    reasons: [
      {
        __typename: 'SuggestionReason' as const,
        name: 'Ammonium Nitrate',
        isAlternative: true,
        isNearest: false,
        kind: 'use',
        text: 'Nitrogen fertilizer',
      },
    ],
    understood: [],
    prefills: {
      __typename: 'SearchPrefills' as const,
      rfp: {
        __typename: 'RfpPrefill' as const,
        ...posting,
        targetPrice: null,
        deliveryLocation: null,
        deliveryDate: null,
      },
      auction: {
        __typename: 'AuctionPrefill' as const,
        ...posting,
        startingPrice: null,
        priceBasis: null,
        deliveryLocation: null,
        deliveryTerms: null,
        deliveryDate: null,
      },
      offering: {
        __typename: 'OfferingPrefill' as const,
        ...posting,
        price: null,
        location: null,
        availableUntil: null,
      },
    },
  };

  const part = (kind: string, label: string, start: number, end: number) => ({
    __typename: 'UnderstoodPart' as const,
    kind,
    label,
    start,
    end,
  });
  /** What is found for '20 MT urea'. */
  const parsed = { ...found, understood: [part('quantity', '20 MT', 0, 5), part('material', 'urea', 6, 10)] };

  const categories = [
    {
      __typename: 'Category' as const,
      id: 'n',
      name: 'Nitrogen Fertilizers',
      description: '',
      parentId: 'f',
      level: 'category',
    },
  ];

  afterEach(() => setTradingMode('buyer'));

  const answers = (me: typeof member | null, search: { result: object } | { error: Error }) => [
    noCompanies,
    { request: { query: SessionDocument }, result: { data: { me } } },
    { request: { query: CategoriesDocument }, result: { data: { categories } } },
    { request: { query: SearchSuggestionsDocument, variables: { query: 'urea' } }, ...search },
    {
      request: { query: SearchSuggestionsDocument, variables: { query: '20 MT urea' } },
      result: { data: { searchSuggestions: parsed } },
    },
  ];

  const Where = () => {
    const { pathname, search } = useLocation();
    return (
      <p>
        {useSession().user ? 'Member' : 'Visitor'} at {pathname + search}
      </p>
    );
  };

  const show = async (
    me: typeof member | null,
    search: { result: object } | { error: Error } = { result: { data: { searchSuggestions: found } } },
    at = '/landing',
  ) => {
    render(
      <MockedProvider mocks={answers(me, search)}>
        <SessionProvider>
          <MemoryRouter initialEntries={[at]}>
            <MaterialSearch />
            <Where />
          </MemoryRouter>
        </SessionProvider>
      </MockedProvider>,
    );
    await screen.findByText(me ? /^Member/ : /^Visitor/);
  };

  const box = () => screen.getByPlaceholderText('Search for raw materials...');
  const panel = () => screen.queryByRole('region', { name: 'Search suggestions' });
  const searchFor = (text: string) => userEvent.type(box(), `${text}{Enter}`);

  test('a blank text is not searched for', async () => {
    await show(member);
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
    await searchFor('   ');
    expect(panel()).not.toBeInTheDocument();
  });

  test('a visitor signs in first and then sees the suggestions, also for a popular search', async () => {
    await show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Steel Coils' }));
    expect(box()).toHaveValue('Steel Coils');
    expect(screen.getByText('Visitor at /auth?next=%2Flanding%3Fask%3DSteel%2BCoils')).toBeVisible();
  });

  test('the panel shows the results, closes, and opens again on focus', async () => {
    await show(member);
    await searchFor('urea');
    expect(await screen.findByRole('button', { name: 'Urea, Fertilizer Grade' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ammonium Nitrate' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(panel()).not.toBeInTheDocument();
    box().blur();
    await userEvent.click(box());
    expect(panel()).toBeVisible();
  });

  test.each([
    ['Ammonium Nitrate', '/products?search=Ammonium+Nitrate'],
    ['Nitrogen Fertilizers', '/category/n'],
    [/^Start RFP/, '/marketplace?tab=requirements&new=rfp&productId=p1&title=Urea&description=urea'],
  ])('picking %s opens %s and closes the panel', async (name, address) => {
    await show(member);
    await searchFor('urea');
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(`Member at ${address}`)).toBeVisible();
    expect(panel()).not.toBeInTheDocument();
  });

  test.each([
    [
      'buyer',
      'Post a requirement for urea on the marketplace',
      '/marketplace?tab=requirements&new=rfp&productId=p1&title=Urea&description=urea',
    ],
    [
      'seller',
      'Post an offering of urea on the marketplace',
      '/marketplace?tab=offerings&new=offering&productId=p1&title=Urea&description=urea',
    ],
  ] as const)("'Marketplace Posting' names the form for a %s and opens it", async (mode, description, address) => {
    setTradingMode(mode);
    await show(member);
    await searchFor('urea');
    const action = await screen.findByRole('button', { name: /^Marketplace Posting/ });
    expect(within(action).getByText(description)).toBeVisible();
    await userEvent.click(action);
    expect(await screen.findByText(`Member at ${address}`)).toBeVisible();
  });

  test('a search in the URL is asked once the member has signed in', async () => {
    await show(member, undefined, '/landing?ask=urea');
    expect(await screen.findByRole('button', { name: 'Urea, Fertilizer Grade' })).toBeVisible();
    expect(box()).toHaveValue('urea');
  });

  test('alternatives say what they share with the material', async () => {
    await show(member);
    await searchFor('urea');
    expect(await screen.findByText('also a nitrogen fertilizer')).toBeVisible();
  });

  test('what was understood can be removed, and the search is asked again without it', async () => {
    await show(member);
    await searchFor('20 MT urea');
    const chip = await screen.findByRole('button', { name: 'Remove quantity 20 MT' });
    await userEvent.click(chip);
    await waitFor(() => expect(chip).not.toBeInTheDocument());
    expect(box()).toHaveValue('urea');
    expect(screen.getByText('Member at /landing?ask=urea')).toBeVisible();
    expect(panel()).toHaveFocus();
    expect(screen.queryByText('Understood')).not.toBeInTheDocument();
  });

  test('a failed search is logged and the fallback is shown', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(member, { error: new Error('away') });
    await searchFor('urea');
    for (const term of ['Sulfuric Acid', 'Titanium Dioxide', 'Ammonia', 'Urea', 'Chemicals', 'Fertilizers']) {
      expect((await screen.findAllByRole('button', { name: term }))[0]).toBeVisible();
    }
    for (const title of ['Start RFP', 'Start eAuction', 'Marketplace Posting']) {
      expect(screen.getByRole('button', { name: new RegExp(`^${title}.*urea`) })).toBeVisible();
    }
    expect(screen.queryByText('Alternatives')).not.toBeInTheDocument();
    await waitFor(() => expect(log).toHaveBeenCalled());
  });
});
