import { useEffect, useRef, useState } from 'react';

type List = { nodes: readonly unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

type FurtherPages = {
  list: List | undefined;
  /** Number of rows wanted. */
  wanted: number;
  /** Identifies the list; another one is loaded from its start. */
  listKey: string;
  fetchMore: (options: { variables: { after: string } }) => Promise<unknown>;
};

/** Loads further pages of a list until it has enough rows; the cache merges the pages. */
export const useFurtherPages = ({ list, wanted, listKey, fetchMore }: FurtherPages) => {
  const [failedAt, setFailedAt] = useState<string>();
  const asked = useRef<string>(undefined);
  const isShort = list !== undefined && list.pageInfo.hasNextPage && list.nodes.length < wanted;
  const after = isShort ? list.pageInfo.endCursor : null;
  const at = `${listKey} ${after}`;
  const hasFailed = isShort && failedAt === at;

  useEffect(() => {
    // Loading a page twice would duplicate its rows.
    if (!after || asked.current === at || failedAt === at) return;
    asked.current = at;
    fetchMore({ variables: { after } }).catch(() => {
      asked.current = undefined;
      setFailedAt(at);
    });
  }, [after, at, failedAt, fetchMore]);

  return { isFetching: isShort && !hasFailed, hasFailed, retry: () => setFailedAt(undefined) };
};
