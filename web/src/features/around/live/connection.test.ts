import { jest } from '@jest/globals';
import { getConnection, setConnection } from './connection.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('while the connection is lost, what is shown is read again every few seconds, until it is back', () => {
  setConnection({ state: 'connected', opened: 1 });
  jest.advanceTimersByTime(60_000);
  expect(getConnection()).toEqual({ state: 'connected', opened: 1 });
  setConnection({ state: 'stale' });
  jest.advanceTimersByTime(4_999);
  expect(getConnection().opened).toBe(1);
  jest.advanceTimersByTime(55_001);
  const { state, opened } = getConnection();
  expect(state).toBe('stale');
  expect(opened).toBeGreaterThanOrEqual(6);
  expect(opened).toBeLessThanOrEqual(13);
  setConnection({ state: 'connected' });
  jest.advanceTimersByTime(60_000);
  expect(getConnection().opened).toBe(opened);
});
