import { useEffect, useRef, useState } from 'react';

type List = { nodes: readonly unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

type FurtherPages = {
  list: List | undefined;
  /** How many rows there should be. */
  wanted: number;
  /** What the list is of: another one is fetched anew. */
  listKey: string;
  fetchMore: (options: { variables: { after: string } }) => Promise<unknown>;
};

/** Fetches the next page of a list until there are as many rows as wanted; the cache joins the pages. */
export function useFurtherPages({ list, wanted, listKey, fetchMore }: FurtherPages) {
  const [failedAt, setFailedAt] = useState<string>();
  const asked = useRef<string>(undefined);
  const isShort = list !== undefined && list.pageInfo.hasNextPage && list.nodes.length < wanted;
  const after = isShort ? list.pageInfo.endCursor : null;
  const at = `${listKey} ${after}`;
  const hasFailed = isShort && failedAt === at;

  useEffect(() => {
    // The same page twice would stand in the list twice.
    if (!after || asked.current === at || failedAt === at) return;
    asked.current = at;
    fetchMore({ variables: { after } }).catch(() => {
      asked.current = undefined;
      setFailedAt(at);
    });
  }, [after, at, failedAt, fetchMore]);

  return { isFetching: isShort && !hasFailed, hasFailed, retry: () => setFailedAt(undefined) };
}
