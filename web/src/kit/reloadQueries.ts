import type { ApolloClient, ObservableQuery } from '@apollo/client';

/** Whether one of the named queries of the page waits for a response. */
export const isLoading = (client: ApolloClient, names: readonly string[]): boolean =>
  [...client.getObservableQueries()].some(
    (query) => names.includes(query.queryName ?? '') && query.getCurrentResult().loading,
  );

/** Refetches the named queries that are active on the page. A failed one keeps its data. */
export const reloadQueries = async (client: ApolloClient, names: readonly string[]): Promise<void> => {
  const isNamed = (name: string | undefined) => name !== undefined && names.includes(name);
  try {
    await client.refetchQueries({
      include: 'active',
      onQueryUpdated: (query) => isNamed(query.queryName) && refetchAfterCurrent(query),
    });
  } catch {
    // Each query shows its own error.
  }
};

/** Waits for a running request, because the client would reuse its response, which may be outdated. */
const refetchAfterCurrent = async (query: ObservableQuery) => {
  if (query.getCurrentResult().loading) await settled(query);
  return query.refetch();
};

const settled = (query: ObservableQuery) =>
  new Promise<void>((resolve) => {
    const subscription = query.subscribe({
      next: ({ loading }) => {
        if (loading) return;
        // The request ends some microtasks after its response; until then the client would reuse it.
        setTimeout(() => {
          subscription.unsubscribe();
          resolve();
        });
      },
      complete: resolve,
    });
  });
