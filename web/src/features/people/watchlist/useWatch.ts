import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { failureOf, isUnauthorized } from '../../../kit/errors.ts';
import { isLoading, reloadQueries } from '../../../kit/reloadQueries.ts';
import { toast } from '../../../kit/toasts/store.ts';
import { announce } from '../../../kit/ui/Announcer.tsx';
import { useMembersAct } from '../accounts/useMembersOnly.ts';
import { UnwatchDocument, WatchDocument } from './Watch.generated.ts';

const fields = {
  Product: 'productId',
  Offering: 'offeringId',
  Rfp: 'rfpId',
  Auction: 'auctionId',
  Category: 'categoryId',
  CompanyProfile: 'companyId',
} as const;

export type Watchable = { __typename: keyof typeof fields; id: string; isWatched: boolean };

const shownLists = ['WatchlistScreen'];

/** Clicks are ignored while a request is pending. */
const changing = new Set<string>();

/** Adds a record to the watchlist or removes it: shown immediately, undone if the server refuses. */
export const useWatch = ({ __typename, id, isWatched }: Watchable, name: string) => {
  const client = useApolloClient();

  const change = async (isOn: boolean) => {
    if (changing.has(id)) return;
    changing.add(id);
    const options = {
      variables: { input: { [fields[__typename]]: id } },
      update: (cache: ApolloCache) => remember(cache, { __typename, id, isWatched: isOn }),
    };
    try {
      if (isOn) await client.mutate({ ...options, mutation: WatchDocument, optimisticResponse: { watch: true } });
      else await client.mutate({ ...options, mutation: UnwatchDocument, optimisticResponse: { unwatch: true } });
      // A request of the list that is under way may be older than the change.
      const wasLoading = isLoading(client, shownLists);
      forgetLists(client.cache);
      if (wasLoading) void reloadQueries(client, shownLists);
      announce(isOn ? `Watching ${name}` : `No longer watching ${name}`);
    } catch (error) {
      const { code, serverMessage } = failureOf(error);
      // The watchlist is full: trying again would not help.
      const description =
        code === 'BAD_USER_INPUT' ? serverMessage : 'Failed to change your watchlist. Please try again.';
      if (!isUnauthorized(error)) toast({ title: 'Error', description, tone: 'error' });
    } finally {
      changing.delete(id);
    }
  };

  return useMembersAct(
    `watch ${id}`,
    () => void change(!isWatched),
    () => void change(true),
  );
};

const remember = (cache: ApolloCache, thing: Watchable) => {
  cache.modify({ id: cache.identify(thing), fields: { isWatched: () => thing.isWatched } });
  cache.modify({
    id: cache.identify({ __typename: 'DashboardStats' }),
    fields: { watchlistCount: (count: number) => count + (thing.isWatched ? 1 : -1) },
  });
};

/** Refetches the watchlist's lists: now if they are shown, otherwise on the next visit. */
const forgetLists = (cache: ApolloCache) => {
  cache.modify({
    fields: (list, { storeFieldName, DELETE }) => (storeFieldName.includes('"watched":true') ? DELETE : list),
  });
};
