import { act, renderHook } from '@testing-library/react';
import { dismissToast, REMOVED_AFTER, toast, useToasts } from './store.ts';

describe('Toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('appear one at a time: a new one replaces the last', () => {
    const { result } = renderHook(() => useToasts());
    act(() => void toast({ title: 'First' }));
    act(() => void toast({ title: 'Second' }));
    expect(result.current.map(({ title, open }) => [title, open])).toEqual([['Second', true]]);
  });

  it('are removed from the store 1,000,000 ms after being dismissed', () => {
    const { result } = renderHook(() => useToasts());
    let id = 0;
    act(() => void (id = toast({ title: 'Gone soon' })));
    act(() => dismissToast(id));
    expect(result.current.map(({ open }) => open)).toEqual([false]);
    act(() => void jest.advanceTimersByTime(REMOVED_AFTER - 1));
    expect(result.current).toHaveLength(1);
    act(() => void jest.advanceTimersByTime(1));
    expect(result.current).toHaveLength(0);
  });
});
