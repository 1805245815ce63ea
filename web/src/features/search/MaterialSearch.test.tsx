import { MockedProvider } from '@apollo/client/testing/react';
import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SessionDocument } from '../accounts/Session.generated.ts';
import { SessionProvider, useSession } from '../accounts/session.tsx';
import { chooseTradingMode } from '../accounts/tradingMode.ts';
import { CategoriesDocument } from '../catalogue/Categories.generated.ts';
import { MaterialSearch } from './MaterialSearch.tsx';
import { SearchSuggestionsDocument } from './SearchSuggestions.generated.ts';

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
      description: 'Create a request for proposals for urea',
      icon: 'FileText',
      requiresAuth: true,
    },
    {
      __typename: 'SuggestedAction' as const,
      id: 'marketplace-post',
      title: 'Marketplace Posting',
      description: 'Post an RFP or an offering for urea in the marketplace',
      icon: 'ShoppingCart',
      requiresAuth: true,
    },
  ],
};

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

afterEach(() => chooseTradingMode('buyer'));

const answers = (me: typeof member | null, search: { result: object } | { error: Error }) => [
  { request: { query: SessionDocument }, result: { data: { me } } },
  { request: { query: CategoriesDocument }, result: { data: { categories } } },
  { request: { query: SearchSuggestionsDocument, variables: { query: 'urea' } }, ...search },
];

function Where() {
  const { pathname, search } = useLocation();
  return (
    <p>
      {useSession().user ? 'Member' : 'Visitor'} at {pathname + search}
    </p>
  );
}

async function show(
  me: typeof member | null,
  search: { result: object } | { error: Error } = { result: { data: { searchSuggestions: found } } },
) {
  render(
    <MockedProvider mocks={answers(me, search)}>
      <SessionProvider>
        <MemoryRouter>
          <MaterialSearch />
          <Where />
        </MemoryRouter>
      </SessionProvider>
    </MockedProvider>,
  );
  await screen.findByText(me ? /^Member/ : /^Visitor/);
}

const box = () => screen.getByPlaceholderText('Search for raw materials...');
const panel = () => screen.queryByRole('region', { name: 'Search suggestions' });
const searchFor = (text: string) => userEvent.type(box(), `${text}{Enter}`);

test('a blank text is not searched for', async () => {
  await show(member);
  expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
  await searchFor('   ');
  expect(panel()).not.toBeInTheDocument();
});

test('a visitor signs in first and then sees the results, also of a popular search', async () => {
  await show(null);
  await userEvent.click(screen.getByRole('button', { name: 'Steel Coils' }));
  expect(box()).toHaveValue('Steel Coils');
  expect(screen.getByText('Visitor at /auth?next=%2Fproducts%3Fsearch%3DSteel%2BCoils')).toBeVisible();
});

test('the panel shows what was found, closes, and opens again with the focus', async () => {
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
  [/^Start RFP/, '/marketplace?tab=requirements&new=rfp&q=urea'],
])('picking %s leads to %s and closes the panel', async (name, address) => {
  await show(member);
  await searchFor('urea');
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(`Member at ${address}`)).toBeVisible();
  expect(panel()).not.toBeInTheDocument();
});

test.each([
  ['buyer', 'Post an RFP for urea in the marketplace', '/marketplace?tab=requirements&new=rfp&q=urea'],
  ['seller', 'Post an offering of urea in the marketplace', '/marketplace?tab=offerings&new=offering&q=urea'],
] as const)("'Marketplace Posting' says what it opens for a %s, and opens it", async (mode, description, address) => {
  chooseTradingMode(mode);
  await show(member);
  await searchFor('urea');
  const action = await screen.findByRole('button', { name: /^Marketplace Posting/ });
  expect(within(action).getByText(description)).toBeVisible();
  await userEvent.click(action);
  expect(await screen.findByText(`Member at ${address}`)).toBeVisible();
});

test('a failed search is logged, and the fallback stands in its place', async () => {
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
