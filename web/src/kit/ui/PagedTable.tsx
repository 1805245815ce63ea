import type { ReactNode } from 'react';
import { Stack } from './Layout.tsx';
import type { Paged, PagedStatus } from './PagedCards.tsx';
import { ShowMore } from './ShowMore.tsx';
import { SkeletonBlock } from './Skeleton.tsx';
import { ErrorState } from './State.tsx';

type PagedTableProps<Item> = PagedStatus & {
  /** Name of the list for its error message: 'Your orders'. */
  title: string;
  list: Paged<Item> | undefined;
  onMore: (after: string) => void;
  empty: ReactNode;
  /** Name of the counted items, if they are not the rows. */
  noun?: string;
  children: (items: readonly Item[]) => ReactNode;
};

/** A paged table with loading, error and empty states. */
export const PagedTable = <Item,>({
  title,
  list,
  isFailed,
  onRetry,
  empty,
  children,
  ...more
}: PagedTableProps<Item>) => {
  if (!list?.nodes) {
    if (isFailed) return <ErrorState title={`${title} could not be loaded`} onRetry={onRetry} />;
    return <SkeletonBlock />;
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
};
