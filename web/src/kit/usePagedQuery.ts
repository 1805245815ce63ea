import {
  NetworkStatus,
  type OperationVariables,
  type RefetchWritePolicy,
  type TypedDocumentNode,
} from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { toast } from './toasts/store.ts';

/**
 * A query for paged lists: keeps the last data while loading. `more` fetches the rows after a cursor, which the cache merges. `status` is
 * what `PagedCards` and `PagedList` show; its `onRetry` runs the query again, its `onMore` is for the one list with the variable `after`. `query` is for `Loaded`.
 */
export const usePagedQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  /** `merge` keeps further pages when the first one is read again, for lists whose rows are never removed. */
  refetchWritePolicy?: RefetchWritePolicy,
) => {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery<Data, OperationVariables>(
    document,
    {
      variables,
      fetchPolicy: 'cache-and-network',
      refetchWritePolicy,
    },
  );

  const more = async (variables: OperationVariables) => {
    try {
      await fetchMore({ variables });
    } catch {
      toast({ title: 'Error', description: 'More could not be loaded. Please try again.', tone: 'error' });
    }
  };

  const shown = (data ?? previousData) as Data | undefined;
  return {
    data: shown,
    query: { data: shown, error, refetch },
    status: {
      isFailed: error !== undefined && !data,
      isFetchingMore: networkStatus === NetworkStatus.fetchMore,
      onRetry: () => void refetch(),
      onMore: (after: string) => void more({ after }),
    },
    more: (after: Partial<Variables>) => void more(after),
  };
};
