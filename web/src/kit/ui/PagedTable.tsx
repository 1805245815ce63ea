import type { ReactNode } from 'react';
import { Stack } from './Layout.tsx';
import type { Paged } from './PagedCards.tsx';
import { ShowMore } from './Pagination.tsx';
import { Skeleton } from './Skeleton.tsx';
import { ErrorState } from './State.tsx';

type PagedTableProps<Item> = {
  /** Name of the list for its error message: 'Your orders'. */
  title: string;
  list: Paged<Item> | undefined;
  isFailed: boolean;
  onRetry: () => void;
  isFetchingMore: boolean;
  onMore: (after: string) => void;
  empty: ReactNode;
  /** What is counted, if not the rows. */
  noun?: string;
  children: (items: readonly Item[]) => ReactNode;
};

/** A paged table with loading, error and empty states. */
export function PagedTable<Item>({ title, list, isFailed, onRetry, empty, children, ...more }: PagedTableProps<Item>) {
  if (!list?.nodes) {
    if (isFailed) return <ErrorState title={`${title} could not be loaded`} onRetry={onRetry} />;
    return (
      <div role="status" aria-label="Loading">
        <Skeleton height="24rem" />
      </div>
    );
  }
  const { nodes, totalCount, pageInfo } = list;
  if (nodes.length === 0) return empty;
  return (
    <Stack $gap={5}>
      {children(nodes)}
      <ShowMore
        shown={nodes.length}
        total={totalCount}
        noun={more.noun}
        hasMore={pageInfo?.hasNextPage ?? false}
        busy={more.isFetchingMore}
        onMore={() => pageInfo?.endCursor && more.onMore(pageInfo.endCursor)}
      />
    </Stack>
  );
}
