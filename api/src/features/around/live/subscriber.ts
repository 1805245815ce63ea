import type { Viewer } from '../../../reading/reading.ts';
import type { AuctionNews } from './auctionChange.type.ts';

/** The topic of a subscription. */
export type Topic = { kind: 'auction'; auctionId: string } | { kind: 'all' } | { kind: 'mine' };

/** A change for one kind of viewer; it is rendered once for all of them. */
export interface Change {
  auctionId: string;
  cursor: string;
  serverTime: string;
  news: AuctionNews[];
  /** Numbers of the bids that were placed or voided; the viewer may not see all of them. */
  bidNumbers: readonly number[];
}

/** A subscription on a socket that was validated and admitted. */
export interface LiveSubscription<Root extends object = object> {
  viewer: Viewer;
  /** Equal for subscriptions that select the same fields, so that they can share a rendered payload. */
  selection: string;
  /** Whether any two members can get different answers, so that no rendered payload may be shared between them. */
  isPersonal: boolean;
  /** The JSON text of the selection on `root`, as `viewer` may see it. */
  render: (root: Root, viewer: Viewer) => Promise<string>;
  /** Sends a rendered text as the next event. */
  send: (payload: string) => void;
}

export interface Subscriber extends LiveSubscription<Change> {
  topic: Topic;
}

export interface Listener extends Subscriber {
  /** The last event that it has, in auctions in which it is not where the others are. */
  lagging: Map<string, number>;
}

export const listensTo = (topic: Topic, auctionId: string): boolean =>
  topic.kind !== 'auction' || topic.auctionId === auctionId;
