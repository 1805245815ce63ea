import type { ApolloClient } from '@apollo/client';

/** Calls back after each read that is under way: its answer may be older than what came live meanwhile, and would overwrite it. */
export const afterReads = (client: ApolloClient, callback: () => void): void => {
  for (const query of client.getObservableQueries()) {
    if (!query.getCurrentResult().loading) continue;
    const subscription = query.subscribe(({ loading }) => {
      if (loading) return;
      callback();
      queueMicrotask(() => subscription.unsubscribe());
    });
  }
};
