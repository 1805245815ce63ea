import { renderHook } from '@testing-library/react';
import { gql } from '@apollo/client';
import { createClient } from '../../../app/apollo.ts';
import { dismissToasts, keepOverReload, showKeptToast, toast, useToasts } from '../../../kit/toasts/store.ts';
import { useUnsavedChanges } from '../../../kit/navigation/useUnsavedChanges.ts';
import { drawAgain, drawFor } from './otherTabs.ts';
import { handleUnauthorized } from './unauthorized.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const newest = () => renderHook(() => useToasts()).result.current[0];

test('shows a toast and opens the sign-in page 500 ms later', () => {
  const later = jest.spyOn(globalThis, 'setTimeout');
  handleUnauthorized();
  expect(newest()).toMatchObject({
    open: true,
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  });
  expect(later).toHaveBeenCalledTimes(1);
  expect(later).toHaveBeenCalledWith(expect.any(Function), 500);
});

test('the toast stays after the redirect for the rest of its five seconds', () => {
  sessionStorage.clear();
  keepOverReload({ title: 'Unauthorized', tone: 'error' }, 500);
  showKeptToast();
  expect(newest()).toMatchObject({ open: true, title: 'Unauthorized', duration: 4_500 });
  toast({ title: 'Another' });
  showKeptToast();
  expect(newest()).toMatchObject({ title: 'Another', duration: 5_000 });
});

const read = gql`
  query OrderListScreen {
    orders
  }
`;
const dashboard = gql`
  query DashboardScreen {
    dashboardStats
  }
`;
const write = gql`
  mutation PlaceOrder {
    placeOrder
  }
`;

test.each([
  ['a read', read, '/orders', 401, 'Unauthorized', 'You were signed out'],
  ['the dashboard before its address stands there', dashboard, '/products', 401, 'Unauthorized', 'Unauthorized'],
  ['a read on the dashboard', read, '/', 401, 'Unauthorized', 'Unauthorized'],
  ['a write', write, '/orders', 401, 'Unauthorized', 'Unauthorized'],
  ['a read', read, '/orders', 500, 'Unauthorized', undefined],
  ['a login', write, '/orders', 401, 'Invalid email or password.', undefined],
])(
  '%s %#: %s %s is told as %s, before the sign-in page opens',
  async (_what, document, path, status, message, title) => {
    dismissToasts();
    window.history.replaceState(null, '', path);
    const before = globalThis.fetch;
    const errors = [{ message, extensions: { status } }];
    const headers = new Headers({ 'content-type': 'application/graphql-response+json' });
    const answer = { status, headers, text: async () => JSON.stringify({ errors }) };
    Object.assign(globalThis, { fetch: async () => answer });
    const later = jest.spyOn(globalThis, 'setTimeout');
    const client = createClient([]);
    drawAgain();
    drawFor({ id: 'ada', companyProfile: null });
    const call = document === write ? client.mutate({ mutation: document }) : client.query({ query: document });
    await call.catch(() => undefined);
    globalThis.fetch = before;
    expect(later.mock.calls.filter(([, delay]) => delay === 500)).toHaveLength(title ? 1 : 0);
    const shown = newest();
    expect(shown?.open ? shown.title : undefined).toBe(title);
  },
);

const unauthorized = {
  status: 401,
  headers: new Headers({ 'content-type': 'application/graphql-response+json' }),
  text: async () => JSON.stringify({ errors: [{ message: 'Unauthorized', extensions: { status: 401 } }] }),
};

test.each([
  ['on which something is typed', () => void renderHook(() => useUnsavedChanges(true, {}))],
  ['that is still learning who is signed in', drawAgain],
])('a read leaves no page %s', async (_what, prepare) => {
  dismissToasts();
  drawFor({ id: 'ada', companyProfile: null });
  prepare();
  const later = jest.spyOn(globalThis, 'setTimeout');
  const before = globalThis.fetch;
  Object.assign(globalThis, { fetch: async () => unauthorized });
  await createClient([])
    .query({ query: read })
    .catch(() => undefined);
  globalThis.fetch = before;
  expect(later.mock.calls.filter(([, delay]) => delay === 500)).toEqual([]);
});
