import { renderHook } from '@testing-library/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { keepOverReload, showKeptToast, toast, useToasts } from '../../kit/toasts/store.ts';
import { handleUnauthorized, useUnauthorized } from './unauthorized.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failed = (status: number, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { status } }] });
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

test.each([
  [failed(401, 'Unauthorized'), 1],
  [failed(401, 'Invalid email or password.'), 0],
  [failed(500, 'Unauthorized'), 0],
  [undefined, 0],
])("%s: only '401: … Unauthorized' counts as signed out", (error, times) => {
  const later = jest.spyOn(globalThis, 'setTimeout');
  const { rerender } = renderHook(() => useUnauthorized(error));
  rerender();
  expect(later.mock.calls.filter(([, delay]) => delay === 500)).toHaveLength(times);
});
