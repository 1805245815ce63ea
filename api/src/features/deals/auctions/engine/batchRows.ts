import { termsOf, type TermsRow } from '../auctionTerms.ts';
import { Bidders } from '../core/bidders.ts';
import { toAmount, toCents, type Cents } from '../core/money.ts';
import type { Bidder, Qualification } from '../core/bidders.ts';
import { EXTENSION_CAP, type Outcome, type State } from '../core/state.ts';
import type { CompanyRole } from '../../../../rules/companyRoles.ts';

/** A locked auction row; times in milliseconds, amounts as decimal strings. */
export interface AuctionRow extends TermsRow {
  id: string;
  /** The owner. */
  party_id: string;
  /** The parties of the owner's company. */
  own_company: string[];
  end: string;
  end_cap: string | null;
  leading_amount: string | null;
  leader_alias: number | null;
  leader_bid: number | null;
  last_bid: number;
  voided_bids: number;
  aliases: number;
  bidders: number;
  outcome: Outcome | null;
  terms_version: number;
  opened: boolean;
  paused_at: string | null;
  pause_reason: string | null;
  last_event: number;
  last_hash: string;
  /** The database's clock after the lock was acquired. */
  now: string;
}

/** A participant: a party, and the person who first acted for it. */
export interface Participant {
  user_id: string;
  party_id: string;
}

export interface BidderRow extends Participant {
  alias: number;
  qualification: Qualification;
  last_amount: string | null;
  last_bid: number | null;
  max_amount: string | null;
  max_bid: number | null;
}

/** A member of the batch. */
export interface MemberRow {
  member: string;
  acting_party: string;
  /** Whether the member belonged to the company of the owner or of a participant since the auction was created. */
  is_former_colleague: boolean;
  /** In the company, if there is one. */
  role: CompanyRole | null;
  /** Of the company, if it is locked. */
  lock_reason: string | null;
  /** Of the auction so far. */
  notes: number;
}

/** A member of the batch, a participant, or both. */
export type PartyRow = (MemberRow | { member: null }) & (BidderRow | { alias: null });

const cents = (amount: string | null): Cents | null => (amount === null ? null : toCents(amount));
const amount = (value: Cents | null): string | null => (value === null ? null : toAmount(value));

export const stateOf = (row: AuctionRow, bidders: readonly BidderRow[]): State => ({
  terms: termsOf(row),
  termsVersion: row.terms_version,
  end: Number(row.end),
  endCap: row.end_cap === null ? Number(row.first_end) + EXTENSION_CAP : Number(row.end_cap),
  leader: row.leader_alias,
  leaderBid: row.leader_bid,
  price: cents(row.leading_amount),
  lastBid: row.last_bid,
  voidedBids: row.voided_bids,
  aliases: row.aliases,
  biddersWithBids: row.bidders,
  outcome: row.outcome,
  opened: row.opened,
  pause: row.paused_at === null ? null : { from: Number(row.paused_at), reason: row.pause_reason ?? '' },
  bidders: Bidders.of(bidders.map(bidderOf)),
});

const bidderOf = (row: BidderRow): Bidder => ({
  alias: row.alias,
  qualification: row.qualification,
  lastAmount: cents(row.last_amount),
  lastBid: row.last_bid,
  max: cents(row.max_amount),
  maxBid: row.max_bid,
});

export const bidderRow = (bidder: Bidder): Omit<BidderRow, keyof Participant> => ({
  alias: bidder.alias,
  qualification: bidder.qualification,
  last_amount: amount(bidder.lastAmount),
  last_bid: bidder.lastBid,
  max_amount: amount(bidder.max),
  max_bid: bidder.maxBid,
});

/** The auction's columns that a batch may change. */
export const auctionChange = (state: State, leaderId: string | null, isClosed: boolean) => ({
  leading_amount: amount(state.price),
  leader_id: leaderId,
  leader_alias: state.leader,
  leader_bid: state.leaderBid,
  last_bid: state.lastBid,
  voided_bids: state.voidedBids,
  accepted_bids: state.lastBid - state.voidedBids,
  aliases: state.aliases,
  bidders: state.biddersWithBids,
  end_time: new Date(state.end).toISOString(),
  end_cap: new Date(state.endCap).toISOString(),
  outcome: state.outcome,
  terms_version: state.termsVersion,
  opened: state.opened,
  paused_at: state.pause && new Date(state.pause.from).toISOString(),
  pause_reason: state.pause && state.pause.reason,
  is_closed: isClosed,
});
