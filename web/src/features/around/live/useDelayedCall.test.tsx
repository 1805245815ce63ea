import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useDelayedCall } from './useDelayedCall.ts';

describe('features/around/live/useDelayedCall', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('what several ask for in a moment is done once for each, at one time', () => {
    const calls: [string, number][] = [];
    const hooks = ['inbox', 'orders', 'auctions'].map((name) =>
      renderHook(() => useDelayedCall(() => void calls.push([name, Date.now()]))),
    );
    for (const { result } of hooks) {
      result.current();
      result.current();
      jest.advanceTimersByTime(20);
    }
    jest.advanceTimersByTime(2_000);
    expect(calls.map(([name]) => name)).toEqual(['inbox', 'orders', 'auctions']);
    expect(Math.max(...calls.map(([, at]) => at)) - Math.min(...calls.map(([, at]) => at))).toBeLessThanOrEqual(1);
  });
});
