import { useApolloClient } from '@apollo/client/react';
import { reloadQueries } from '../../kit/reloadQueries.ts';
import { OrderChangedDocument } from './OrderChanged.generated.ts';
import { useMemberUpdates } from './useMemberUpdates.ts';
import { useSoon } from './useSoon.ts';

/** Which orders a list shows and what the figures say can change with any of them. */
const lists = ['OrdersScreen', 'DashboardScreen'];

/** Keeps orders current wherever they are shown. Used once, where the app is signed in. */
export function useLiveOrders(): void {
  const client = useApolloClient();
  const reloadListsSoon = useSoon(() => void reloadQueries(client, lists));
  useMemberUpdates(OrderChangedDocument, {
    hasRecord: ({ orderChanged }) => orderChanged.order !== null,
    // The order itself is in the cache already, where an open order page reads it.
    receive: reloadListsSoon,
    reload: () => void reloadQueries(client, ['OrderScreen', ...lists]),
  });
}
