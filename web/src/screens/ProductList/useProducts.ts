import { useQuery } from '@apollo/client/react';
import { useFurtherPages } from '../../features/goods/catalogue/useFurtherPages.ts';
import { perPage } from 'api/pages/perPage';
import { usePageCount } from '../../features/goods/catalogue/usePageCount.ts';
import { ProductListScreenDocument } from './ProductListScreen.generated.ts';
import type { ProductFilters } from './useProductFilters.ts';

/** The products that match the filters, with as many pages as the URL says. Keeps the last ones while others load. */
export const useProducts = ({ variables, isReady }: Pick<ProductFilters, 'variables' | 'isReady'>) => {
  const listKey = JSON.stringify(variables);
  const [pageCount, showMore] = usePageCount(listKey);
  const { data, previousData, error, refetch, fetchMore } = useQuery(ProductListScreenDocument, {
    variables: { ...variables, first: perPage.products, isFirstPage: true },
    skip: !isReady,
  });
  const list = data?.products;
  const further = useFurtherPages({
    list,
    wanted: perPage.products * pageCount,
    listKey,
    fetchMore: (options) => fetchMore({ variables: { ...options.variables, isFirstPage: false } }),
  });
  const answer = data ?? (error ? undefined : previousData);
  const shown = answer?.products;
  return {
    products: shown?.nodes,
    found: answer?.materialSearch,
    total: shown?.totalCount ?? 0,
    hasMore: Boolean(shown?.pageInfo.hasNextPage),
    isBusy: further.isFetching,
    /** True while the products of the previous filters are shown. */
    isStale: Boolean(shown) && !list,
    error: list ? undefined : error,
    hasMoreFailed: further.hasFailed,
    retry: () => (further.hasFailed ? further.retry() : void refetch()),
    showMore,
  };
};

export type ProductList = ReturnType<typeof useProducts>;
