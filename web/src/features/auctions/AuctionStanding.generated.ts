/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How an auction ended. */
export type AuctionOutcome =
  /** The leading bid won. */
  | 'awarded'
  /** The owner or an admin cancelled it. */
  | 'cancelled'
  /** There were no bids. */
  | 'no_bids'
  /** No bid met the reserve price. */
  | 'reserve_not_met';

/** Status of an auction. */
export type AuctionStatus =
  /** Open for bids; shown as Live. */
  | 'active'
  /** Closed for bids. */
  | 'ended'
  /** Not open yet; shown as Upcoming. */
  | 'scheduled';

/** Direction of an auction. */
export type AuctionType =
  /** The owner sells; the highest bid leads. */
  | 'forward'
  /** The owner buys; the lowest bid leads. */
  | 'reverse';

/** What others see while an auction runs. */
export type BidVisibility =
  /** Everyone sees the price; bidders are shown as aliases. */
  | 'public'
  /** Bidders see their own rank, but not each other's amounts. */
  | 'rank_only'
  /** Bidders see only their own bid; the owner sees no bids. */
  | 'sealed';

/** Quantity that the amounts of an auction are for. */
export type PriceBasis =
  /** The whole quantity. */
  | 'lot'
  /** One unit. */
  | 'per_unit';

/** Whether a member may bid in an auction whose owner approves bidders. */
export type Qualification =
  /** May bid. */
  | 'approved'
  /** May not bid. */
  | 'declined'
  /** Has not requested; sufficient if the owner does not approve bidders. */
  | 'none'
  /** Has requested to participate. */
  | 'requested';

export type AuctionStandingFragment = { __typename: 'Auction', id: string, type: AuctionType, status: AuctionStatus, outcome: AuctionOutcome | null, startTime: string, endTime: string, pausedAt: string | null, pauseReason: string | null, unit: string, priceBasis: PriceBasis, startingPrice: string, currentPrice: string | null, unitPrice: string | null, bidIncrement: string | null, bidCount: number | null, bidderCount: number | null, bidVisibility: BidVisibility, reservePrice: string | null, reserveMet: boolean | null, minimumNextBid: string | null, preQualificationRequired: boolean, myStanding: { __typename: 'AuctionStanding', bidder: string | null, qualification: Qualification, declineReason: string | null, lastAmount: string | null, maxAmount: string | null, leading: boolean | null, rank: number | null } | null };

export const AuctionStandingFragmentDoc: DocumentNode<AuctionStandingFragment, unknown> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"priceBasis"}},{"kind":"Field","name":{"kind":"Name","value":"startingPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currentPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"bidIncrement"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidderCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"reservePrice"}},{"kind":"Field","name":{"kind":"Name","value":"reserveMet"}},{"kind":"Field","name":{"kind":"Name","value":"minimumNextBid"}},{"kind":"Field","name":{"kind":"Name","value":"preQualificationRequired"}},{"kind":"Field","name":{"kind":"Name","value":"myStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidder"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"leading"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]}');