import { useApolloClient, useMutation } from '@apollo/client/react';
import { ReadMessageDocument, UnreadMessagesDocument } from './Notifications.generated.ts';

/** Marks messages read: one, or every unread one. What counts them is asked again afterwards. */
export function useReadMarks() {
  const client = useApolloClient();
  const [read] = useMutation(ReadMessageDocument);

  const markRead = (id: string) =>
    read({
      variables: { id },
      optimisticResponse: { readMessage: { __typename: 'Message', id, isRead: true } },
    });

  const refresh = () => client.refetchQueries({ include: 'active', onQueryUpdated: (query) => reads(query.queryName) });

  return {
    async readMessage(id: string): Promise<void> {
      await markRead(id);
      await refresh();
    },
    async readAllMessages(): Promise<void> {
      const { data } = await client.query({ query: UnreadMessagesDocument, fetchPolicy: 'network-only' });
      const unread = data?.messages.nodes.filter(({ isRead }) => !isRead) ?? [];
      await Promise.all(unread.map(({ id }) => markRead(id)));
      await refresh();
    },
  };
}

const counting = ['Notifications', 'MessagesScreen', 'DashboardScreen'];
const reads = (name: string | undefined) => name !== undefined && counting.includes(name);
