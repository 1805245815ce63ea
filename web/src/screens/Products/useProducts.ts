import { useQuery } from '@apollo/client/react';
import { useFurtherPages } from '../../features/catalogue/useFurtherPages.ts';
import { perPage } from '../../features/catalogue/perPage.ts';
import { usePageCount } from '../../features/catalogue/usePageCount.ts';
import { ProductsScreenDocument } from './ProductsScreen.generated.ts';
import type { ProductFilters } from './useProductFilters.ts';

/** The products that fit the filters, as many pages as the address says. While others load, the last ones stay. */
export function useProducts(filters: ProductFilters['variables']) {
  const listKey = JSON.stringify(filters);
  const [pageCount, showMore] = usePageCount(listKey);
  const { data, previousData, error, refetch, fetchMore } = useQuery(ProductsScreenDocument, {
    variables: { ...filters, first: perPage.products },
  });
  const list = data?.products;
  const further = useFurtherPages({ list, wanted: perPage.products * pageCount, listKey, fetchMore });
  const shown = list ?? (error ? undefined : previousData?.products);
  return {
    products: shown?.nodes,
    total: shown?.totalCount ?? 0,
    hasMore: Boolean(shown?.pageInfo.hasNextPage),
    isBusy: further.isFetching,
    /** Those of the filters before: the asked ones are on their way. */
    isStale: Boolean(shown) && !list,
    error: list ? undefined : error,
    hasMoreFailed: further.hasFailed,
    retry: () => (further.hasFailed ? further.retry() : void refetch()),
    showMore,
  };
}

export type ProductList = ReturnType<typeof useProducts>;
