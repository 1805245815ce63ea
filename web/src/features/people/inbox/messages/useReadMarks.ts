import { useApolloClient, useMutation } from '@apollo/client/react';
import { isUnauthorized } from '../../../../kit/errors.ts';
import { reloadQueries } from '../../../../kit/reloadQueries.ts';
import { toast } from '../../../../kit/toasts/store.ts';
import { inboxQueries } from './inboxQueries.ts';
import { recordOf, type Told } from './placeOf.ts';
import {
  MarkConversationReadDocument,
  ReadMessageDocument,
  UnreadMessagesDocument,
} from './Notifications.generated.ts';

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

  const attempt = async (mark: () => Promise<unknown>, failure: string): Promise<void> => {
    try {
      await mark();
    } catch (error) {
      // The Apollo client already handles an ended session.
      if (!isUnauthorized(error))
        toast({ title: 'Error', description: `${failure} be marked as read. Please try again.`, tone: 'error' });
    }
    await reloadQueries(client, inboxQueries);
  };
  const markAllRead = async () => {
    const { data } = await client.query({ query: UnreadMessagesDocument, fetchPolicy: 'network-only' });
    const unread = data?.messages.nodes.filter(({ isRead }) => !isRead) ?? [];
    await Promise.all(unread.map(({ id }) => markRead(id)));
  };

  const readMessage = (id: string) => attempt(() => markRead(id), 'The message could not');

  return {
    readMessage,
    /** A link to a record is read with its press; the inbox marks what it opens itself. */
    readWithRecord: (message: Told & { isRead: boolean }) =>
      void (!message.isRead && recordOf(message) && readMessage(message.id)),
    readConversation: (id: string) =>
      attempt(
        () =>
          readAll({
            variables: { id },
            optimisticResponse: { markConversationRead: { __typename: 'Conversation', id, unreadCount: 0 } },
          }),
        'The conversation could not',
      ),
    readAllMessages: () => attempt(markAllRead, 'Not all messages could'),
  };
};
