import type { LoggedTerms } from './loggedTerms.ts';
import type { Amount } from './money.ts';
import type { Outcome } from './state.ts';

export interface BidAccepted {
  type: 'bid_accepted';
  /** Number of the bid in this auction, starting at 1, without gaps. */
  bid: number;
  bidder: number;
  amount: Amount;
  maxAmount: Amount | null;
  /** The lead after this bid and the automatic bid it triggered; null in a sealed auction. */
  price: Amount | null;
  leader: number | null;
  leaderBid: number | null;
}

/** The leader raised its maximum. Not a bid: the price does not change and nobody else sees it. */
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

/** The end moved. For an outage the log names its times, so that they can be checked against the bids. */
export type Extended = { type: 'extended'; end: string } & (
  { reason: 'late_bid' | 'owner' } | { reason: 'outage'; from: string; to: string }
);

/** The clock is stopped: no bids are accepted and the auction does not end until it is resumed. */
export interface Paused {
  type: 'paused';
  by: 'admin';
  reason: string;
  /** Start of the pause; determines the time left when the auction resumes. */
  from: string;
}

export interface BidVoided {
  type: 'bid_voided';
  bid: number;
  bidder: number;
  by: 'owner' | 'admin';
  reason: string;
  /** The lead among the remaining bids. */
  price: Amount | null;
  leader: number | null;
  leaderBid: number | null;
  /** The voided bidder's remaining last bid and the maximum it set. */
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

/** The terms from here on. No bid was made before. */
export interface Edited extends LoggedTerms {
  type: 'edited';
}

export type AuctionEvent =
  | { type: 'opened' }
  | Edited
  /** A note by the owner; it changes no term. */
  | { type: 'noted'; note: string }
  | { type: 'participation_requested'; bidder: number }
  | { type: 'participation_approved'; bidder: number }
  | { type: 'participation_declined'; bidder: number; reason: string }
  | BidAccepted
  | MaximumRaised
  | AutomaticBid
  | Extended
  | Paused
  /** The clock runs again; the end moves by the length of the pause. */
  | { type: 'resumed'; end: string }
  | BidVoided
  | { type: 'cancelled'; by: 'owner' | 'admin'; reason: string }
  | Closed
  /** Better bids of `skipped` were passed over, because nobody acts for these bidders any more. */
  | { type: 'awarded_next'; bidder: number; bid: number; price: Amount; skipped?: readonly number[] };
