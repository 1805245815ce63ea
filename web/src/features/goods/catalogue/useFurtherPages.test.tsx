import { act, renderHook, waitFor } from '@testing-library/react';
import { jest } from '@jest/globals';
import { StrictMode } from 'react';
import { useFurtherPages } from './useFurtherPages.ts';

describe('features/goods/catalogue/useFurtherPages', () => {
  const listOf = (count: number, hasNextPage = true) => ({
    nodes: Array.from({ length: count }),
    pageInfo: { hasNextPage, endCursor: `after ${count}` },
  });

  type Props = { list: ReturnType<typeof listOf>; wanted: number; listKey: string };

  const rendered = (initialProps: Props, answer: () => Promise<unknown> = () => Promise.resolve()) => {
    const fetchMore = jest.fn((_options: { variables: { after: string } }) => answer());
    const hook = renderHook((props: Props) => useFurtherPages({ ...props, fetchMore }), {
      initialProps,
      wrapper: StrictMode,
    });
    return { ...hook, fetchMore };
  };

  test('requests each page once until there are enough rows', () => {
    const { rerender, fetchMore, result } = rendered({ list: listOf(2), wanted: 5, listKey: 'a' });
    rerender({ list: listOf(2), wanted: 5, listKey: 'a' });
    expect(fetchMore).toHaveBeenCalledTimes(1);
    expect(result.current.isFetching).toBe(true);
    rerender({ list: listOf(4), wanted: 5, listKey: 'a' });
    expect(fetchMore).toHaveBeenLastCalledWith({ variables: { after: 'after 4' } });
    rerender({ list: listOf(6), wanted: 5, listKey: 'a' });
    expect(fetchMore).toHaveBeenCalledTimes(2);
    expect(result.current.isFetching).toBe(false);
  });

  test('requests the page of another list even if its cursor is the same', () => {
    const { rerender, fetchMore } = rendered({ list: listOf(2), wanted: 5, listKey: 'a' });
    rerender({ list: listOf(2), wanted: 5, listKey: 'b' });
    expect(fetchMore).toHaveBeenCalledTimes(2);
  });

  test('requests nothing after the last page', () => {
    const { fetchMore } = rendered({ list: listOf(2, false), wanted: 5, listKey: 'a' });
    expect(fetchMore).not.toHaveBeenCalled();
  });

  test('stops at a page that fails, until it is retried', async () => {
    const { result, fetchMore } = rendered({ list: listOf(2), wanted: 5, listKey: 'a' }, () =>
      Promise.reject(new Error()),
    );
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    expect(result.current.isFetching).toBe(false);
    expect(fetchMore).toHaveBeenCalledTimes(1);
    act(() => result.current.retry());
    expect(fetchMore).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
  });
});
