import type { LoggedTerms } from './loggedTerms.ts';
import type { Outcome } from './state.ts';

/** Amounts are decimal strings and times ISO 8601 UTC here: this is what the log holds. */
export type Amount = string;

export interface BidAccepted {
  type: 'bid_accepted';
  /** Number of the bid in this auction, dense from 1. */
  bid: number;
  bidder: number;
  amount: Amount;
  maxAmount: Amount | null;
  /** Standing after this bid and the automatic bid it called forth; null in a sealed auction. */
  price: Amount | null;
  leader: number | null;
  leaderBid: number | null;
}

/** The leader's maximum, raised: no bid, no change of price, nothing anybody else sees. */
export interface MaximumRaised {
  type: 'maximum_raised';
  bidder: number;
  maxAmount: Amount;
}

/** A bid the market made for a maximum; its priority is the bid that set the maximum. */
export interface AutomaticBid {
  type: 'automatic_bid';
  bidder: number;
  priority: number;
  amount: Amount;
}

/** The end moved. After an outage the log says when nobody could bid, so that anyone can check it against the bids. */
export type Extended = { type: 'extended'; end: string } & (
  { reason: 'late_bid' | 'owner' } | { reason: 'outage'; from: string; to: string }
);

/** The clock stands: no bid is taken and the end does not come until the auction is resumed. */
export interface Paused {
  type: 'paused';
  by: 'admin';
  reason: string;
  /** Since when: what was left then is what is left when it goes on. */
  from: string;
}

export interface BidVoided {
  type: 'bid_voided';
  bid: number;
  bidder: number;
  by: 'owner' | 'admin';
  reason: string;
  /** Standing of what remains. */
  price: Amount | null;
  leader: number | null;
  leaderBid: number | null;
  /** What remains of the voided bidder: the last bid and the maximum it set. */
  last: Amount | null;
  lastBid: number | null;
  max: Amount | null;
}

export interface Closed {
  type: 'closed';
  outcome: Exclude<Outcome, 'cancelled'>;
  winner: number | null;
  bid: number | null;
  price: Amount | null;
}

/** The terms as they are from here on; no bid was made before. */
export interface Edited extends LoggedTerms {
  type: 'edited';
}

export type AuctionEvent =
  | { type: 'opened' }
  | Edited
  /** What the owner adds in words; no term changes by it. */
  | { type: 'noted'; note: string }
  | { type: 'participation_requested'; bidder: number }
  | { type: 'participation_approved'; bidder: number }
  | { type: 'participation_declined'; bidder: number; reason: string }
  | BidAccepted
  | MaximumRaised
  | AutomaticBid
  | Extended
  | Paused
  /** The clock goes on: the end lies as much later as the pause was long. */
  | { type: 'resumed'; end: string }
  | BidVoided
  | { type: 'cancelled'; by: 'owner' | 'admin'; reason: string }
  | Closed
  | { type: 'awarded_next'; bidder: number; bid: number; price: Amount };

export const RULES_VERSION = 1;
