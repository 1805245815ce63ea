import { gql } from '@apollo/client';
import { cache } from './cache.ts';

const MESSAGES = gql`
  query Messages($first: Int, $after: String) {
    messages(first: $first, after: $after) {
      totalCount
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
const COUNT = gql`
  query Count($first: Int) {
    messages(first: $first) {
      totalCount
    }
  }
`;

const page = (ids: string[], endCursor: string | null = ids.at(-1) ?? null, totalCount = 9) => ({
  messages: {
    __typename: 'MessageConnection',
    totalCount,
    nodes: ids.map((id) => ({ __typename: 'Message', id })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
});
type Read = ReturnType<typeof page> | null;

const opened = () => {
  const store = cache();
  const write = (ids: string[], variables: { first?: number; after?: string } = {}) =>
    store.writeQuery({ query: MESSAGES, variables: { first: 2, ...variables }, data: page(ids) });
  const ids = (first = 2) =>
    store.readQuery<NonNullable<Read>>({ query: MESSAGES, variables: { first } })?.messages.nodes.map(({ id }) => id);
  const end = () =>
    store.readQuery<NonNullable<Read>>({ query: MESSAGES, variables: { first: 2 } })?.messages.pageInfo.endCursor;
  return { store, write, ids, end };
};

test('a further page is appended', () => {
  const { write, ids, end } = opened();
  write(['a', 'b']);
  write(['c', 'd'], { after: 'b' });
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  expect(end()).toBe('d');
});

test('an unchanged first page keeps the pages after it', () => {
  const { write, ids, end } = opened();
  write(['a', 'b']);
  write(['c', 'd'], { after: 'b' });
  write(['a', 'b']);
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  expect(end()).toBe('d');
});

test('a first page that changed replaces the list', () => {
  const { write, ids, end } = opened();
  write(['a', 'b']);
  write(['c', 'd'], { after: 'b' });
  write(['new', 'a']);
  expect(ids()).toEqual(['new', 'a']);
  expect(end()).toBe('a');
});

test('lists with different page sizes are cached separately', () => {
  const { write, ids } = opened();
  write(['a', 'b']);
  write(['a'], { first: 1 });
  expect(ids()).toEqual(['a', 'b']);
  expect(ids(1)).toEqual(['a']);
});

test('counting a list keeps its rows', () => {
  const { store, write, ids } = opened();
  write(['a', 'b']);
  store.writeQuery({
    query: COUNT,
    variables: { first: 2 },
    data: { messages: { __typename: 'MessageConnection', totalCount: 10 } },
  });
  expect(ids()).toEqual(['a', 'b']);
});

test('two queries share the cached figures of the dashboard', () => {
  const { store } = opened();
  const bids = gql('{ dashboardStats { activeBids } }');
  const unread = gql('{ dashboardStats { unreadMessages } }');
  store.writeQuery({ query: bids, data: { dashboardStats: { __typename: 'DashboardStats', activeBids: 4 } } });
  store.writeQuery({ query: unread, data: { dashboardStats: { __typename: 'DashboardStats', unreadMessages: 2 } } });
  expect(store.readQuery({ query: bids })).toEqual({
    dashboardStats: { __typename: 'DashboardStats', activeBids: 4 },
  });
});
