import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../kit/toasts/store.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../accounts/session.tsx';
import { askServerTime, noteServerTime } from '../auctions/serverClock.ts';
import { useConnection } from './connection.ts';
import type { LiveAuctionFragment, LiveChangeFragment } from './LiveChange.generated.ts';
import { isDisplaced } from './outbid.ts';
import { useFlips, type Timed } from './useFlips.ts';
import { useSoon } from './useSoon.ts';
import { withSocket } from './withSocket.ts';

export type Change = LiveChangeFragment & { auction: LiveAuctionFragment | null };

type LiveOptions<Data> = {
  /** The change in the subscription's answer. */
  pick: (data: Data) => Change;
  auctionId?: string;
  /** What the screen shows: those whose time comes are asked for anew. */
  shown: readonly (Timed & LiveAuctionFragment)[] | undefined;
  /** Reads the screen anew: after a gap, and when an auction opens, stands or closes. */
  reload: () => void;
  skip?: boolean;
};

const isFlip = ({ news }: Change) =>
  news.some(({ kind }) => ['opened', 'edited', 'paused', 'resumed', 'closed', 'cancelled'].includes(kind));

/**
 * Keeps a screen's auctions live: each frame of the subscription goes into the cache, where every screen reads it. Tells
 * the viewer of being outbid, once.
 */
export function useLive<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { pick, auctionId, shown, reload, skip = false }: LiveOptions<Data>,
): void {
  const client = useApolloClient();
  const userId = useSession().user?.id;
  const navigate = useNavigate();
  const { opened } = useConnection();
  const known = useRef(opened);
  const reloadSoon = useSoon(reload);

  const look = useEffectEvent((auction: LiveAuctionFragment) => {
    if (!userId || !isDisplaced(userId, auction.id, auction.myStanding) || auction.status !== 'active') return;
    const onPress = () => void navigate(`${paths.auction(auction.id)}?open=bid`);
    toast({ title: 'You are outbid', description: auction.title, action: { label: 'Bid again', onPress } });
  });
  const receive = useEffectEvent((change: Change) => {
    noteServerTime(change.serverTime);
    if (change.auction) look(change.auction);
    if (isFlip(change)) reloadSoon();
  });
  const choose = useEffectEvent(pick);

  useEffect(() => void askServerTime(), []);

  useEffect(() => {
    if (skip) return;
    const frames = withSocket(client).subscribe<Data, OperationVariables>({
      query: document,
      variables: auctionId ? { auctionId } : {},
    });
    const subscription = frames.subscribe({
      next: ({ data }) => data && receive(choose(data as Data)),
      // The socket tries again for ever; what comes here is a refusal, and the screen stays as it was read.
      error: (error) => console.error(error),
    });
    return () => subscription.unsubscribe();
  }, [client, document, auctionId, userId, skip]);

  useEffect(() => {
    for (const auction of shown ?? []) look(auction);
  }, [shown]);

  useEffect(() => {
    if (known.current === opened) return;
    known.current = opened;
    reloadSoon();
  }, [opened, reloadSoon]);

  useFlips(shown, reload);
}
