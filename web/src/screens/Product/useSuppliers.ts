import { useQuery } from '@apollo/client/react';
import { isId } from 'api/rules/id';
import { useFurtherPages } from '../../features/catalogue/useFurtherPages.ts';
import { usePageCount } from '../../features/catalogue/usePageCount.ts';
import { ProductSuppliersDocument } from './ProductSuppliers.generated.ts';

const PER_PAGE = 25;

/** The offers of a product, cheapest first. A failed call is an empty list. */
export function useSuppliers(productId: string) {
  const [pageCount, showMore] = usePageCount(productId);
  const { data, error, fetchMore } = useQuery(ProductSuppliersDocument, {
    variables: { productId, first: PER_PAGE },
    skip: !isId(productId),
  });
  const list = data?.offerings;
  const further = useFurtherPages({ list, wanted: PER_PAGE * pageCount, listKey: productId, fetchMore });
  return {
    offers: list?.nodes ?? (error ? [] : undefined),
    total: list?.totalCount ?? 0,
    hasMore: Boolean(list?.pageInfo.hasNextPage) && !further.hasFailed,
    isBusy: further.isFetching,
    showMore,
  };
}

export type Suppliers = ReturnType<typeof useSuppliers>;
