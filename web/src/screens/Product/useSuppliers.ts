import { useQuery } from '@apollo/client/react';
import { isId } from 'api/rules/id';
import { useFurtherPages } from '../../features/catalogue/useFurtherPages.ts';
import { perPage } from 'api/pages/perPage';
import { usePageCount } from '../../features/catalogue/usePageCount.ts';
import { ProductSuppliersDocument } from './ProductSuppliers.generated.ts';

/** The offers of a product, cheapest first. A failed request counts as an empty list. */
export const useSuppliers = (productId: string) => {
  const [pageCount, showMore] = usePageCount(productId);
  const { data, error, fetchMore } = useQuery(ProductSuppliersDocument, {
    variables: { productId, first: perPage.suppliers },
    skip: !isId(productId),
  });
  const list = data?.offerings;
  const further = useFurtherPages({ list, wanted: perPage.suppliers * pageCount, listKey: productId, fetchMore });
  return {
    offers: list?.nodes ?? (error ? [] : undefined),
    total: list?.totalCount ?? 0,
    hasMore: Boolean(list?.pageInfo.hasNextPage) && !further.hasFailed,
    isBusy: further.isFetching,
    showMore,
  };
};

export type Suppliers = ReturnType<typeof useSuppliers>;
