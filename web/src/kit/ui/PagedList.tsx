import type { ReactNode } from 'react';
import { Stack } from './Layout.tsx';
import { ShowMoreOf, type Paged } from './ShowMore.tsx';
import { SkeletonBlock } from './Skeleton.tsx';
import { ErrorState } from './State.tsx';

/** The state of the query, from `usePagedQuery`. */
export type PagedStatus = {
  isFailed: boolean;
  isFetchingMore: boolean;
  onRetry: () => void;
  onMore: (after: string) => void;
};

export type PagedListProps<Item> = PagedStatus & {
  /** Name of the list for its error message: 'Your orders'. */
  title: string;
  list: Paged<Item> | undefined;
  empty: ReactNode;
  /** Name of the counted items, if they are not the rows. */
  noun?: string;
  /** Shown while the list is loading. */
  placeholder?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
};

/** A paged list with loading, error and empty states. */
export const PagedList = <Item,>({
  title,
  list,
  empty,
  noun,
  placeholder = <SkeletonBlock />,
  children,
  ...status
}: PagedListProps<Item>) => {
  if (!list?.nodes) {
    if (!status.isFailed) return placeholder;
    return <ErrorState title={`${title} could not be loaded`} onRetry={status.onRetry} />;
  }
  if (list.nodes.length === 0) return empty;
  return (
    <Stack $gap={5}>
      {children(list.nodes)}
      <ShowMoreOf list={list} noun={noun} busy={status.isFetchingMore} onMore={status.onMore} />
    </Stack>
  );
};
