import type { Cents } from './money.ts';
import type { Terms } from './state.ts';

/** A bid that stands, as the log tells it, or a raise of the maximum that a bid set; only a void needs them all. */
export interface BidRecord {
  bid: number;
  isRaise?: boolean;
  bidder: number;
  amount: Cents;
  maxAmount: Cents | null;
}

export interface PlaceBid {
  type: 'place_bid';
  /** Alias of the bidder; the number after the last one given for somebody new. */
  bidder: number;
  isOwner: boolean;
  amount: Cents;
  maxAmount: Cents | null;
  /** Of the terms the bidder saw, where the bidder said so. */
  termsVersion: number | null;
  /** The price the bidder saw, and whether a jump of over half of it is meant. */
  expectedPrice: Cents | null;
  confirmed: boolean;
}

export interface RequestParticipation {
  type: 'request_participation';
  bidder: number;
  isOwner: boolean;
}

export interface Cancel {
  type: 'cancel';
  by: 'owner' | 'admin';
  reason: string;
}

export interface VoidBid {
  type: 'void_bid';
  bid: number;
  by: 'owner' | 'admin';
  reason: string;
  /** Every bid that stands, in order, as `recordsAfter` keeps it. */
  standing: readonly BidRecord[];
}

/** The owner sets the terms anew. */
export interface EditTerms {
  type: 'edit';
  terms: Terms;
}

/** Nobody could bid from one moment to another. */
export interface Outage {
  type: 'outage';
  from: number;
  to: number;
}

/** The award came to nothing; the next best bidder gets it. */
export interface AwardNext {
  type: 'award_next';
  standing: readonly BidRecord[];
  /** Whoever it was awarded to before, the present one included. */
  passed: readonly number[];
  /** Whether the order of the present award still stands; not the log's to tell. */
  orderStands: boolean;
}

export type Command =
  | PlaceBid
  | RequestParticipation
  | Cancel
  | VoidBid
  | EditTerms
  | Outage
  | AwardNext
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'approve'; bidder: number }
  | { type: 'decline'; bidder: number; reason: string }
  | { type: 'extend_end'; end: number }
  | { type: 'note'; note: string }
  | { type: 'pause'; reason: string }
  | { type: 'resume' };

export type RefusalCode =
  | 'AUCTION_NOT_STARTED'
  | 'AUCTION_ENDED'
  | 'AUCTION_CANCELLED'
  | 'AUCTION_PAUSED'
  | 'NOT_PAUSED'
  | 'OWN_POSTING'
  | 'NOT_QUALIFIED'
  | 'BIDDER_LIMIT'
  | 'TERMS_CHANGED'
  | 'INVALID_AMOUNT'
  | 'MAXIMUM_NOT_ALLOWED'
  | 'WORSE_THAN_START'
  | 'STEP_TOO_SMALL'
  | 'ALREADY_LEADING'
  | 'NOT_AN_IMPROVEMENT'
  | 'JUMP_NEEDS_CONFIRMATION'
  | 'NOT_DUE'
  | 'ALREADY_DECIDED'
  | 'ADMIN_ONLY'
  | 'END_NOT_LATER'
  | 'TERMS_FROZEN'
  | 'INVALID_END'
  | 'NO_SUCH_BID'
  | 'NO_SUCH_PARTICIPANT'
  | 'ORDER_STANDS'
  | 'NO_NEXT_BID';

/** A refusal changes nothing and is seen by nobody but the one it answers. */
export interface Refusal {
  code: RefusalCode;
  /** The least amount (forward; the most in reverse) that would be accepted, where saying so reveals nothing. */
  minimumNextBid: Cents | null;
}
