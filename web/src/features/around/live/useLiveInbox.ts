import { useApolloClient } from '@apollo/client/react';
import { isLoading, reloadQueries } from '../../../kit/reloadQueries.ts';
import { useIsOwn } from '../../people/companies/useIsOwn.ts';
import { addMessage, addToConversation, setUnread } from '../../people/inbox/messages/inboxCache.ts';
import { inboxQueries } from '../../people/inbox/messages/inboxQueries.ts';
import { MessageReceivedDocument } from './MessageReceived.generated.ts';
import { useDelayedCall } from './useDelayedCall.ts';
import { useMemberUpdates } from './useMemberUpdates.ts';

/** Every step of a quote and every bid on an RFP is a message too. */
const tradeQueries = [
  'QuoteScreen',
  'QuoteListScreen',
  'QuotesOfRequest',
  'RfpScreen',
  'MyRfpsScreen',
  'DashboardScreen',
];

/** Keeps the badge and all message lists current. Used once, by the signed-in app. */
export const useLiveInbox = (): void => {
  const client = useApolloClient();
  const isOwn = useIsOwn();
  const reload = () => void reloadQueries(client, inboxQueries);
  const reloadSoon = useDelayedCall(reload);
  const reloadTradeSoon = useDelayedCall(() => void reloadQueries(client, tradeQueries));
  useMemberUpdates(MessageReceivedDocument, {
    hasRecord: ({ messageReceived }) => messageReceived.message !== null,
    receive: ({ messageReceived: { message, unreadCount, unreadNotices } }) => {
      // What the own side writes belongs into its conversation only.
      if (message) (isOwn(message.sender) ? addToConversation : addMessage)(client.cache, message);
      setUnread(client.cache, { unreadMessages: unreadCount, unreadNotices });
      reloadTradeSoon();
      // The response may be older than this message, and would overwrite it.
      if (isLoading(client, inboxQueries)) reloadSoon();
    },
    reload,
  });
};
