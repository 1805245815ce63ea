import { perPage } from 'api/pages/perPage';
import { useCategoryProducts } from '../../features/goods/catalogue/useCategoryProducts.ts';
import { usePageCount } from '../../features/goods/catalogue/usePageCount.ts';
import { useParam } from '../../kit/ui/useParam.ts';

/** A branch's first products, or all on request. Failures are skipped: docs/specification-coverage.md, section 8. */
export const useFeatured = (id: string) => {
  const [show, setShow] = useParam('show', 'featured', ['featured', 'all']);
  const [pageCount, showMore] = usePageCount(id + show);
  const isAll = show === 'all';
  const first = isAll ? perPage.max : perPage.featured;
  const wanted = isAll ? first * pageCount : first;
  const { list, previousList, error, isFetchingMore } = useCategoryProducts(id, { first, wanted });
  const shown = list ?? previousList;
  return {
    products: shown?.nodes,
    total: shown?.totalCount ?? 0,
    isAll,
    isEmpty: shown ? shown.totalCount === 0 : Boolean(error),
    isBusy: isFetchingMore || (isAll && !list),
    hasMore: isAll && (shown?.nodes.length ?? 0) < (shown?.totalCount ?? 0),
    showAll: () => setShow('all'),
    showFeatured: () => setShow('featured'),
    showMore,
  };
};

export type Featured = ReturnType<typeof useFeatured>;
