import { useQuery } from '@apollo/client/react';
import { CategoryProductsDocument } from './CategoryProducts.generated.ts';
import { isId } from 'api/rules/id';
import { useFurtherPages } from './useFurtherPages.ts';

type Options = { first: number; wanted?: number; search?: string };

/** The products of a category and its descendants, loaded in pages of `first` until `wanted` are there. */
export const useCategoryProducts = (id: string, { first, wanted = first, search }: Options) => {
  const { data, previousData, error, refetch, fetchMore } = useQuery(CategoryProductsDocument, {
    variables: { id, first, search: search || undefined },
    skip: !isId(id),
  });
  const list = data?.products;
  const listKey = [id, first, search].join(' ');
  const further = useFurtherPages({ list, wanted, listKey, fetchMore });
  return {
    list,
    previousList: previousData?.products,
    error,
    isFetchingMore: further.isFetching,
    hasMoreFailed: further.hasFailed,
    retry: () => (further.hasFailed ? further.retry() : void refetch()),
  };
};
