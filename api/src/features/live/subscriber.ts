import type { Viewer } from '../../reading/reading.ts';
import type { AuctionNews } from './auctionChange.type.ts';

/** What a subscription listens to. */
export type Topic = { kind: 'auction'; auctionId: string } | { kind: 'all' } | { kind: 'mine' };

/** A change as one kind of onlooker gets it; `render` makes its text once for all of them. */
export interface Change {
  auctionId: string;
  cursor: string;
  serverTime: string;
  news: AuctionNews[];
  viewer: Viewer;
}

export interface Subscriber {
  topic: Topic;
  viewer: Viewer;
  /** Equal for subscribers that asked for the same fields. */
  selection: string;
  render: (change: Change) => Promise<string>;
  /** Takes the text that all of a kind share. */
  send: (frame: string) => void;
}

export const listensTo = (topic: Topic, auctionId: string): boolean =>
  topic.kind !== 'auction' || topic.auctionId === auctionId;
