import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useIsVisible } from './useIsVisible.ts';
import { useSoon } from './useSoon.ts';
import { withSocket } from './withSocket.ts';

type MemberUpdates<Data> = {
  /** False for the event that confirms the start, and for a record that can no longer be read. */
  hasRecord: (data: Data) => boolean;
  receive: (data: Data) => void;
  /** Reads again what the updates are about. Runs after each start of the subscription: nothing from before it is sent. */
  reload: () => void;
};

/**
 * Follows a subscription about the viewer's own records while the tab is in sight: a member may have more tabs than the server allows
 * sockets.
 */
export function useMemberUpdates<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { hasRecord, receive, reload }: MemberUpdates<Data>,
): void {
  const client = useApolloClient();
  const isVisible = useIsVisible();
  const reloadSoon = useSoon(reload);
  const take = useEffectEvent((data: Data) => (hasRecord(data) ? receive(data) : reloadSoon()));

  useEffect(() => {
    if (!isVisible) return;
    const frames = withSocket(client).subscribe<Data, OperationVariables>({ query: document });
    const subscription = frames.subscribe({
      next: ({ data }) => data && take(data as Data),
      // The socket itself reconnects for ever. A refusal is for a session that has ended, which the next query finds too.
      error: () => undefined,
    });
    return () => subscription.unsubscribe();
  }, [client, document, isVisible]);
}
