import { useState } from 'react';
import { perPage } from '../../features/catalogue/perPage.ts';
import { useCategoryProducts } from '../../features/catalogue/useCategoryProducts.ts';
import { usePageCount } from '../../features/catalogue/usePageCount.ts';
import { useDebounced } from '../../kit/ui/useDebounced.ts';
import { matches } from './matches.ts';

/** Up to as many products are all loaded and searched here; among more, the server searches. */
export const MOST_LOADED = 1_000;

/** The products of a category, as far as they fit what is typed. */
export function useCategoryList(id: string, term: string) {
  const [isLarge, setLarge] = useState(false);
  const settled = useDebounced(term);
  const [pageCount, showMore] = usePageCount(settled);

  const { list, previousList, error, isFetchingMore, hasMoreFailed, retry } = useCategoryProducts(id, {
    first: perPage.most,
    wanted: isLarge ? perPage.most * pageCount : MOST_LOADED,
    search: isLarge ? settled : undefined,
  });
  if (!isLarge && list && list.totalCount > MOST_LOADED) setLarge(true);

  const shown = list ?? (isLarge ? previousList : undefined);
  const products = isLarge ? shown?.nodes : shown?.nodes.filter((product) => matches(product, term));
  return {
    products,
    /** How many fit: of a small category those loaded so far, of a large one all there are. */
    count: (isLarge ? shown?.totalCount : products?.length) ?? 0,
    error: shown ? undefined : error,
    hasMore: isLarge && Boolean(list?.pageInfo.hasNextPage),
    isBusy: isFetchingMore,
    hasMoreFailed,
    retry,
    showMore,
  };
}

export type CategoryList = ReturnType<typeof useCategoryList>;
