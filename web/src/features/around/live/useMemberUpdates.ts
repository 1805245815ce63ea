import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useConnection } from './connection.ts';
import { useIsVisible } from './useIsVisible.ts';
import { useDelayedCall } from './useDelayedCall.ts';
import { withSocket } from './withSocket.ts';

type MemberUpdates<Data> = {
  /** False for the event that confirms the start, and for a record that can no longer be read. */
  hasRecord: (data: Data) => boolean;
  receive: (data: Data) => void;
  /**
   * Refetches the affected data. Also called after each start of the subscription, because earlier events are not sent.
   */
  reload: () => void;
};

/**
 * Subscribes to the viewer's own records while the tab is visible, because a member may have more tabs than the server
 * allows sockets.
 */
export const useMemberUpdates = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { hasRecord, receive, reload }: MemberUpdates<Data>,
): void => {
  const client = useApolloClient();
  const isVisible = useIsVisible();
  const { state, opened } = useConnection();
  const reloadSoon = useDelayedCall(reload);
  const take = useEffectEvent((data: Data) => (hasRecord(data) ? receive(data) : reloadSoon()));

  useEffect(() => {
    if (state === 'stale' && isVisible) reloadSoon();
  }, [state, opened, isVisible, reloadSoon]);

  useEffect(() => {
    if (!isVisible) return;
    const frames = withSocket(client).subscribe<Data, OperationVariables>({ query: document });
    const subscription = frames.subscribe({
      next: ({ data }) => data && take(data as Data),
      // The socket reconnects by itself. A refusal means an ended session, which the next query reports.
      error: () => undefined,
    });
    return () => subscription.unsubscribe();
  }, [client, document, isVisible]);
};
