import { useApolloClient, useMutation } from '@apollo/client/react';
import { isUnauthorized } from '../../kit/errors.ts';
import { reloadQueries } from '../../kit/reloadQueries.ts';
import { toast } from '../../kit/toasts/store.ts';
import { inboxQueries } from './inboxQueries.ts';
import {
  MarkConversationReadDocument,
  ReadMessageDocument,
  UnreadMessagesDocument,
} from './Notifications.generated.ts';

const sayFailed = (error: unknown, description: string) => {
  // The Apollo client already handles an ended session.
  if (!isUnauthorized(error)) toast({ title: 'Error', description, tone: 'error' });
};

/**
 * Marks a message, a conversation or all unread messages as read, then refetches the counts. Never throws: failures are shown as toasts.
 */
export const useReadMarks = () => {
  const client = useApolloClient();
  const [read] = useMutation(ReadMessageDocument);
  const [readAll] = useMutation(MarkConversationReadDocument);

  const markRead = (id: string) =>
    read({
      variables: { id },
      optimisticResponse: { readMessage: { __typename: 'Message', id, isRead: true } },
    });

  return {
    async readMessage(id: string): Promise<void> {
      try {
        await markRead(id);
      } catch (error) {
        return sayFailed(error, 'The message could not be marked as read. Please try again.');
      }
      await reloadQueries(client, inboxQueries);
    },
    async readConversation(id: string): Promise<void> {
      try {
        await readAll({
          variables: { id },
          optimisticResponse: { markConversationRead: { __typename: 'Conversation', id, unreadCount: 0 } },
        });
      } catch (error) {
        return sayFailed(error, 'The conversation could not be marked as read. Please try again.');
      }
      await reloadQueries(client, inboxQueries);
    },
    async readAllMessages(): Promise<void> {
      try {
        const { data } = await client.query({ query: UnreadMessagesDocument, fetchPolicy: 'network-only' });
        const unread = data?.messages.nodes.filter(({ isRead }) => !isRead) ?? [];
        await Promise.all(unread.map(({ id }) => markRead(id)));
      } catch (error) {
        sayFailed(error, 'Not all messages could be marked as read. Please try again.');
      }
      await reloadQueries(client, inboxQueries);
    },
  };
};
