import { useApolloClient } from '@apollo/client/react';
import { reloadQueries } from '../../kit/reloadQueries.ts';
import { addMessage, setUnreadCount } from '../messages/inboxCache.ts';
import { inboxQueries } from '../messages/inboxQueries.ts';
import { MessageReceivedDocument } from './MessageReceived.generated.ts';
import { useMemberUpdates } from './useMemberUpdates.ts';

/** Keeps the badge and all message lists current. Used once, by the signed-in app. */
export function useLiveInbox(): void {
  const client = useApolloClient();
  useMemberUpdates(MessageReceivedDocument, {
    hasRecord: ({ messageReceived }) => messageReceived.message !== null,
    receive: ({ messageReceived: { message, unreadCount } }) => {
      if (message) addMessage(client.cache, message);
      setUnreadCount(client.cache, unreadCount);
    },
    reload: () => void reloadQueries(client, inboxQueries),
  });
}
