import { useState } from 'react';
import { perPage } from 'api/pages/perPage';
import { useCategoryProducts } from '../../features/goods/catalogue/useCategoryProducts.ts';
import { usePageCount } from '../../features/goods/catalogue/usePageCount.ts';
import { useDebounced } from '../../kit/ui/useDebounced.ts';
import { matches } from './matches.ts';

/** Up to this many products are loaded and filtered in the browser; larger categories are searched by the server. */
const MAX_LOADED = 1_000;

/** The products of a category that match the typed text. */
export const useCategoryList = (id: string, term: string) => {
  const [isLarge, setLarge] = useState(false);
  const settled = useDebounced(term);
  const [pageCount, showMore] = usePageCount(settled);

  const { list, previousList, error, isFetchingMore, hasMoreFailed, retry } = useCategoryProducts(id, {
    first: perPage.max,
    wanted: isLarge ? perPage.max * pageCount : MAX_LOADED,
    search: isLarge ? settled : undefined,
  });
  if (!isLarge && list && list.totalCount > MAX_LOADED) setLarge(true);

  const shown = list ?? (isLarge ? previousList : undefined);
  const products = isLarge ? shown?.nodes : shown?.nodes.filter((product) => matches(product, term));
  return {
    products,
    /** Number of matches: those loaded so far in a small category, all of them in a large one. */
    count: (isLarge ? shown?.totalCount : products?.length) ?? 0,
    error: shown ? undefined : error,
    hasMore: isLarge && Boolean(list?.pageInfo.hasNextPage),
    isBusy: isFetchingMore,
    hasMoreFailed,
    retry,
    showMore,
  };
};

export type CategoryList = ReturnType<typeof useCategoryList>;
