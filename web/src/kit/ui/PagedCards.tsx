import { Fragment, type ReactNode } from 'react';
import { Grid, Stack, VisuallyHidden } from './Layout.tsx';
import { ShowMore } from './ShowMore.tsx';
import { SkeletonCards } from './Skeleton.tsx';
import { ErrorState } from './State.tsx';

export type Paged<Item> = {
  totalCount?: number;
  nodes?: readonly Item[];
  pageInfo?: { hasNextPage: boolean; endCursor: string | null };
};

/** The state of the query, from `usePagedQuery`. */
export type PagedStatus = { isFailed: boolean; isFetchingMore: boolean; onRetry: () => void };

type PagedCardsProps<Item> = PagedStatus & {
  /** The list's name, for its hidden heading and its error message. */
  title: string;
  list: Paged<Item> | undefined;
  onMore: (after: string) => void;
  empty: ReactNode;
  min?: string;
  skeletonHeight?: string;
  children: (item: Item) => ReactNode;
};

/** A paged list of cards with loading, error and empty states. */
export const PagedCards = <Item extends { id: string }>({ title, list, empty, ...props }: PagedCardsProps<Item>) => (
  <div>
    <h2>
      <VisuallyHidden>{title}</VisuallyHidden>
    </h2>
    {list?.nodes?.length === 0 ? empty : <Cards title={title} list={list} {...props} />}
  </div>
);

const Cards = <Item extends { id: string }>({
  title,
  list,
  isFailed,
  onRetry,
  isFetchingMore,
  onMore,
  min = '19rem',
  skeletonHeight = '17rem',
  children,
}: Omit<PagedCardsProps<Item>, 'empty'>) => {
  if (!list?.nodes) {
    if (isFailed) return <ErrorState title={`${title} could not be loaded`} onRetry={onRetry} />;
    return <SkeletonCards count={6} min={min} height={skeletonHeight} />;
  }
  const { nodes, totalCount, pageInfo } = list;
  return (
    <Stack $gap={5}>
      <Grid $min={min}>
        {nodes.map((item) => (
          <Fragment key={item.id}>{children(item)}</Fragment>
        ))}
      </Grid>
      <ShowMore
        shown={nodes.length}
        total={totalCount}
        hasMore={pageInfo?.hasNextPage ?? false}
        busy={isFetchingMore}
        onMore={() => pageInfo?.endCursor && onMore(pageInfo.endCursor)}
      />
    </Stack>
  );
};
