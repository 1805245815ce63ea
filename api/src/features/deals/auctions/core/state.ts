import { Bidders, type Bidder } from './bidders.ts';
import type { Cents, Direction } from './money.ts';

/** Milliseconds since 1970, UTC, by the database's clock. */
export type Instant = number;

export type Visibility = 'public' | 'rank_only' | 'sealed';
export type Outcome = 'awarded' | 'reserve_not_met' | 'no_bids' | 'cancelled';

/** The owner's terms; they cannot change after the first bid. */
export interface Terms {
  type: Direction;
  startingPrice: Cents;
  reservePrice: Cents | null;
  /** `bidIncrement` in the API: the smallest difference between two bids, at least one hundredth. */
  step: Cents;
  visibility: Visibility;
  start: Instant;
  firstEnd: Instant;
  /** By how much a late change of leader extends the end, or null. */
  extension: number | null;
  maxBidders: number | null;
  preQualification: boolean;
}

/** The leader, its bid and the price. Always null in a sealed auction before the close. */
export interface Standing {
  leader: number | null;
  leaderBid: number | null;
  price: Cents | null;
}

export interface Pause {
  from: Instant;
  reason: string;
}

/**
 * An auction at one moment. `bidders` may be limited to the leader and the bidders a command concerns; only a void and the close of a
 * sealed auction need all of them.
 */
export interface State extends Standing {
  terms: Terms;
  /** Number of edits so far. */
  termsVersion: number;
  end: Instant;
  /** Late bids cannot move the end past this. */
  endCap: Instant;
  /** Number of the last accepted bid; voided bids keep their number. */
  lastBid: number;
  voidedBids: number;
  /** Number of aliases given so far; `biddersWithBids` counts those with a bid. */
  aliases: number;
  biddersWithBids: number;
  outcome: Outcome | null;
  opened: boolean;
  /** The auction does not end while it is paused. */
  pause: Pause | null;
  bidders: Bidders;
}

/** The most by which late bids can move the end. */
export const EXTENSION_CAP = 24 * 60 * 60 * 1000;
/** Minimum extension after an outage if the auction has no extension. */
export const OUTAGE_MINIMUM = 5 * 60 * 1000;
/** How long after its last heartbeat an engine may still have made decisions. */
export const HEARTBEAT_GRACE = 10 * 1000;

export const newBidder = (alias: number): Bidder => ({
  alias,
  qualification: 'none',
  lastAmount: null,
  lastBid: null,
  max: null,
  maxBid: null,
});

export const newState = (terms: Terms): State => ({
  terms,
  termsVersion: 0,
  end: terms.firstEnd,
  endCap: terms.firstEnd + EXTENSION_CAP,
  leader: null,
  leaderBid: null,
  price: null,
  lastBid: 0,
  voidedBids: 0,
  aliases: 0,
  biddersWithBids: 0,
  outcome: null,
  opened: false,
  pause: null,
  bidders: Bidders.of([]),
});

/** Whether the end has passed; a paused auction does not end. */
export const isOver = ({ end, pause }: State, now: Instant): boolean => pause === null && now >= end;

export const meetsReserve = ({ type, reservePrice }: Terms, price: Cents): boolean =>
  reservePrice === null || (type === 'forward' ? price >= reservePrice : price <= reservePrice);
