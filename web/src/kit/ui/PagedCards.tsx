import { Fragment, type ReactNode } from 'react';
import { Grid, VisuallyHidden } from './Layout.tsx';
import { PagedList, type PagedListProps } from './PagedList.tsx';
import { SkeletonCards } from './Skeleton.tsx';

type PagedCardsProps<Item> = Omit<PagedListProps<Item>, 'noun' | 'placeholder' | 'children'> & {
  min?: string;
  skeletonHeight?: string;
  /** The cards to show, and what stands behind one of them. */
  arrange?: (items: readonly Item[]) => { shown: readonly Item[]; moreAfter: (item: Item) => ReactNode };
  children: (item: Item) => ReactNode;
};

/** A paged list of cards below its hidden heading. */
export const PagedCards = <Item extends { id: string }>({
  min = '19rem',
  skeletonHeight = '17rem',
  arrange = (shown) => ({ shown, moreAfter: () => null }),
  children,
  ...list
}: PagedCardsProps<Item>) => (
  <div>
    <h2>
      <VisuallyHidden>{list.title}</VisuallyHidden>
    </h2>
    <PagedList {...list} placeholder={<SkeletonCards count={6} min={min} height={skeletonHeight} />}>
      {(items) => {
        const { shown, moreAfter } = arrange(items);
        return (
          <Grid $min={min}>
            {shown.map((item) => (
              <Fragment key={item.id}>
                {children(item)}
                {moreAfter(item)}
              </Fragment>
            ))}
          </Grid>
        );
      }}
    </PagedList>
  </div>
);
