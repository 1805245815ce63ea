import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../kit/toasts/store.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../people/accounts/SessionProvider.tsx';
import { requestServerTime, recordServerTime } from '../../deals/auctions/serverClock.ts';
import { afterReads } from './afterReads.ts';
import { useConnection } from './connection.ts';
import type { LiveAuctionFragment, LiveChangeFragment } from './LiveChange.generated.ts';
import { recordStanding } from './outbid.ts';
import { useTransitions, type Timed } from './useTransitions.ts';
import { useDelayedCall } from './useDelayedCall.ts';
import { withSocket } from './withSocket.ts';

type Change = LiveChangeFragment & { auction: LiveAuctionFragment | null };

type LiveOptions<Data> = {
  /** Picks the change from the subscription's data. */
  pick: (data: Data) => Change;
  auctionId?: string;
  /** Called with each event, after it was written to the cache. */
  onEvent?: (data: Data) => void;
  /** The auctions on the screen; the screen reads them again when one of them opens or ends. */
  shown: readonly (Timed & LiveAuctionFragment)[] | undefined;
  /** Reads the screen again: after a gap, and when more than a bid changed. */
  reload: () => void;
  skip?: boolean;
};

/** Changes that move an auction within or between lists. */
const changesOfLists = ['opened', 'edited', 'paused', 'resumed', 'closed', 'cancelled'];
/** These change fields that only the screen of the auction shows. */
const changesOfDetails = [...changesOfLists, 'noted', 'participation'];

/** Writes each event of a subscription to the cache, and shows a toast once when the viewer is outbid. */
export const useLive = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { pick, onEvent, auctionId, shown, reload, skip = false }: LiveOptions<Data>,
): void => {
  const client = useApolloClient();
  const userId = useSession().user?.id;
  const navigate = useNavigate();
  const { opened } = useConnection();
  const lastOpened = useRef(opened);
  const reloadSoon = useDelayedCall(reload);

  const toastIfOutbid = useEffectEvent((auction: LiveAuctionFragment) => {
    const wasOutbid = userId !== undefined && recordStanding(userId, auction.id, auction.myStanding);
    if (!wasOutbid || auction.status !== 'active') return;
    const onPress = () => void navigate(paths.auction(auction.id, { open: 'bid' }));
    toast({ title: 'You are outbid', description: auction.title, action: { label: 'Bid again', onPress } });
  });
  const handle = useEffectEvent((data: Data) => {
    const { serverTime, auction, news } = pick(data);
    recordServerTime(serverTime);
    if (auction) toastIfOutbid(auction);
    if (news.some(({ kind }) => (auctionId ? changesOfDetails : changesOfLists).includes(kind))) reloadSoon();
    onEvent?.(data);
    return auction?.id;
  });

  useEffect(() => void requestServerTime(), []);

  useEffect(() => {
    if (skip) return;
    const operation = { query: document, variables: auctionId ? { auctionId } : {} };
    const newest = new Map<string | undefined, unknown>();
    const subscription = withSocket(client)
      .subscribe<Data, OperationVariables>(operation)
      .subscribe({
        next: ({ data }) => {
          if (!data) return;
          const id = handle(data as Data);
          newest.set(id, data);
          const frame = { ...operation, dataId: 'ROOT_SUBSCRIPTION', result: data as Data };
          afterReads(client, () => newest.get(id) === data && client.cache.write<Data, OperationVariables>(frame));
        },
        // The socket reconnects by itself; an error here is a refusal, and the screen keeps what it has.
        error: (error) => console.error(error),
      });
    return () => {
      newest.clear();
      subscription.unsubscribe();
    };
  }, [client, document, auctionId, userId, skip]);

  useEffect(() => {
    for (const auction of shown ?? []) toastIfOutbid(auction);
  }, [shown]);

  useEffect(() => {
    if (lastOpened.current === opened) return;
    lastOpened.current = opened;
    reloadSoon();
  }, [opened, reloadSoon]);

  useTransitions(shown, reload);
};
