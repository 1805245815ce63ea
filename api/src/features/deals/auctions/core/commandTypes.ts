import type { Cents } from './money.ts';
import type { Terms } from './state.ts';

/** A bid that is not voided, or a raise of the maximum that it set. Only a void and an award to the next bidder need all of them. */
export interface BidRecord {
  bid: number;
  isRaise?: boolean;
  bidder: number;
  amount: Cents;
  maxAmount: Cents | null;
}

export interface PlaceBid {
  type: 'place_bid';
  /** Alias of the bidder; for a new bidder, the number after the last alias. */
  bidder: number;
  isOwner: boolean;
  isFormerColleague?: boolean;
  amount: Cents;
  maxAmount: Cents | null;
  /** Version of the terms the bidder saw, if the request named one. */
  termsVersion: number | null;
  /** The price the bidder saw, if the request named one. */
  expectedPrice: Cents | null;
  /** Whether an amount far beyond the price is intended. */
  confirmed: boolean;
}

export interface RequestParticipation {
  type: 'request_participation';
  bidder: number;
  isOwner: boolean;
  isFormerColleague?: boolean;
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
  /** All bids that are not voided, in order, as kept by `recordsAfter`. */
  standing: readonly BidRecord[];
}

/** The owner changes the terms. */
export interface EditTerms {
  type: 'edit';
  terms: Terms;
}

/** The market was unavailable for bidding between two moments. */
export interface Outage {
  type: 'outage';
  from: number;
  to: number;
}

/** The order after the award failed; the next best bidder gets the award. */
export interface AwardNext {
  type: 'award_next';
  standing: readonly BidRecord[];
  /** Everyone the auction was awarded to so far, including the current winner. */
  passed: readonly number[];
  /** Bidders for whom nobody acts any more. */
  absent?: readonly number[];
  /** Whether the order of the current award is still valid; the log does not record it. */
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
  | 'NOT_ADMITTED'
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

/** A refusal changes nothing and only its caller sees it. */
export interface Refusal {
  code: RefusalCode;
  /** The lowest (forward) or highest (reverse) acceptable amount, where naming it reveals nothing. */
  minimumNextBid: Cents | null;
}
