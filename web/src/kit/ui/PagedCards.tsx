import { Fragment, type ReactNode } from 'react';
import { Grid, VisuallyHidden } from './Layout.tsx';
import { PagedList, type PagedListProps } from './PagedList.tsx';
import { SkeletonCards } from './Skeleton.tsx';

type PagedCardsProps<Item> = Omit<PagedListProps<Item>, 'noun' | 'placeholder' | 'children'> & {
  min?: string;
  skeletonHeight?: string;
  children: (item: Item) => ReactNode;
};

/** A paged list of cards below its hidden heading. */
export const PagedCards = <Item extends { id: string }>({
  min = '19rem',
  skeletonHeight = '17rem',
  children,
  ...list
}: PagedCardsProps<Item>) => (
  <div>
    <h2>
      <VisuallyHidden>{list.title}</VisuallyHidden>
    </h2>
    <PagedList {...list} placeholder={<SkeletonCards count={6} min={min} height={skeletonHeight} />}>
      {(items) => (
        <Grid $min={min}>
          {items.map((item) => (
            <Fragment key={item.id}>{children(item)}</Fragment>
          ))}
        </Grid>
      )}
    </PagedList>
  </div>
);
