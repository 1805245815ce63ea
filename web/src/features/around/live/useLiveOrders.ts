import { useApolloClient } from '@apollo/client/react';
import { reloadQueries } from '../../../kit/reloadQueries.ts';
import { OrderChangedDocument } from './OrderChanged.generated.ts';
import { useMemberUpdates } from './useMemberUpdates.ts';
import { useDelayedCall } from './useDelayedCall.ts';

/** Queries whose lists and figures may change with any order. */
const lists = ['OrderListScreen', 'DashboardScreen', 'AuctionAward'];

/** Keeps orders current. Used once, by the signed-in app. */
export const useLiveOrders = (): void => {
  const client = useApolloClient();
  const reloadListsSoon = useDelayedCall(() => void reloadQueries(client, lists));
  useMemberUpdates(OrderChangedDocument, {
    hasRecord: ({ orderChanged }) => orderChanged.order !== null,
    // An open order page reads the order itself from the cache, which is already updated.
    receive: reloadListsSoon,
    reload: () => void reloadQueries(client, ['OrderScreen', ...lists]),
  });
};
