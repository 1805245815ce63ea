import { renderHook } from '@testing-library/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useToasts } from '../../kit/toasts/store.ts';
import { reactToUnauthorized, useUnauthorized } from './unauthorized.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failed = (status: number, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { status } }] });
const newest = () => renderHook(() => useToasts()).result.current[0];

test('says so, and leads to signing in 500 ms later', () => {
  const later = jest.spyOn(globalThis, 'setTimeout');
  reactToUnauthorized();
  expect(newest()).toMatchObject({
    open: true,
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  });
  expect(later).toHaveBeenCalledTimes(1);
  expect(later).toHaveBeenCalledWith(expect.any(Function), 500);
});

test.each([
  [failed(401, 'Unauthorized'), 1],
  [failed(401, 'Invalid email or password.'), 0],
  [failed(500, 'Unauthorized'), 0],
  [undefined, 0],
])("%s: only '401: … Unauthorized' is taken for signed out", (error, times) => {
  const later = jest.spyOn(globalThis, 'setTimeout');
  const { rerender } = renderHook(() => useUnauthorized(error));
  rerender();
  expect(later.mock.calls.filter(([, delay]) => delay === 500)).toHaveLength(times);
});
