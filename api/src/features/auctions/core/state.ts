import { Bidders } from './bidders.ts';
import type { Cents, Direction } from './money.ts';

/** Milliseconds since 1970, UTC: the database's clock. */
export type Instant = number;

export type Visibility = 'public' | 'rank_only' | 'sealed';
export type Outcome = 'awarded' | 'reserve_not_met' | 'no_bids' | 'cancelled';

/** What the owner set; frozen from the first bid on. */
export interface Terms {
  type: Direction;
  startingPrice: Cents;
  reservePrice: Cents | null;
  /** Smallest difference between two bids; at least one hundredth. */
  step: Cents;
  visibility: Visibility;
  start: Instant;
  firstEnd: Instant;
  /** How far a late change of the lead moves the end, or null. */
  extension: number | null;
  maxBidders: number | null;
  preQualification: boolean;
}

export type Qualification = 'none' | 'requested' | 'approved' | 'declined';

/** A participant under its number in this auction; names live elsewhere. */
export interface Bidder {
  alias: number;
  qualification: Qualification;
  /** The last standing amount and the number of its bid. */
  last: Cents | null;
  lastBid: number | null;
  /** The standing maximum and the number of the bid that set it, which is its priority. */
  max: Cents | null;
  maxBid: number | null;
}

/** Who leads at which price, and by which bid. In a sealed auction nobody leads before the close. */
export interface Standing {
  leader: number | null;
  leaderBid: number | null;
  price: Cents | null;
}

/** Since when the clock of an auction stands, and why. */
export interface Pause {
  from: Instant;
  reason: string;
}

/**
 * An auction at one moment. `bidders` need hold only those a command is about and the leader: nothing is decided by reading all of
 * them but a close of a sealed auction and a void.
 */
export interface State extends Standing {
  terms: Terms;
  /** How often they were edited. */
  termsVersion: number;
  end: Instant;
  /** The end never moves beyond this by late bids. */
  endCap: Instant;
  /** Accepted bids ever, which numbers the next one; voided ones keep their number. */
  lastBid: number;
  voidedBids: number;
  /** Aliases given so far, and how many of them have bid. */
  aliases: number;
  biddersWithBids: number;
  outcome: Outcome | null;
  opened: boolean;
  /** While there is one, the end does not come. */
  pause: Pause | null;
  bidders: Bidders;
}

/** No late bid moves the end further than this past the first one. */
export const EXTENSION_CAP = 24 * 60 * 60 * 1000;
/** An outage gives back at least this much where the auction has no extension of its own. */
export const OUTAGE_MINIMUM = 5 * 60 * 1000;
/** How long after its last sign of life a desk may still have decided something. */
export const BEAT_GRACE = 10 * 1000;

export const newBidder = (alias: number): Bidder => ({
  alias,
  qualification: 'none',
  last: null,
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

/** Whether its time is over; a paused auction has what was left when it was paused. */
export const isOver = ({ end, pause }: State, now: Instant): boolean => pause === null && now >= end;

export const meetsReserve = ({ type, reservePrice }: Terms, price: Cents): boolean =>
  reservePrice === null || (type === 'forward' ? price >= reservePrice : price <= reservePrice);
