import type { Viewer } from '../../reading/reading.ts';
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
  viewer: Viewer;
}

export interface Subscriber {
  topic: Topic;
  viewer: Viewer;
  /** Equal for subscribers that select the same fields. */
  selection: string;
  /** Whether any two members can get different answers to the selection. */
  isPersonal: boolean;
  render: (change: Change) => Promise<string>;
  /** Sends a text that all listeners of a kind share. */
  send: (frame: string) => void;
}

export interface Listener extends Subscriber {
  /** The last event that it has, in auctions in which it is not where the others are. */
  lagging: Map<string, number>;
}

export const listensTo = (topic: Topic, auctionId: string): boolean =>
  topic.kind !== 'auction' || topic.auctionId === auctionId;
