/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What happened in an auction. */
export type AuctionNewsKind =
  /** The market bid for a maximum. */
  | 'automatic_bid'
  /** A bid was accepted. */
  | 'bid'
  /** The auction was cancelled. */
  | 'cancelled'
  /** The auction closed. */
  | 'closed'
  /** The owner changed the terms; nobody had bid. */
  | 'edited'
  /** The end moved. */
  | 'extended'
  /** The viewer raised the own maximum. */
  | 'maximum_raised'
  /** The owner added a note. */
  | 'noted'
  /** Bidding opened. */
  | 'opened'
  /** Somebody asked to take part, was approved or was declined. */
  | 'participation'
  /** An admin paused it. */
  | 'paused'
  /** It goes on after a pause, and ends that much later. */
  | 'resumed'
  /** A bid was voided. */
  | 'voided';

/** How an auction ended. */
export type AuctionOutcome =
  /** The leading bid won. */
  | 'awarded'
  /** The owner or an admin cancelled it. */
  | 'cancelled'
  /** Nobody bid. */
  | 'no_bids'
  /** No bid met the reserve. */
  | 'reserve_not_met';

/** Where an auction stands. */
export type AuctionStatus =
  /** Open for bids; shown as Live. */
  | 'active'
  /** Closed. */
  | 'ended'
  /** Not open yet; shown as Upcoming. */
  | 'scheduled';

/** Which way an auction goes. */
export type AuctionType =
  /** The owner sells; the highest bid leads. */
  | 'forward'
  /** The owner buys; the lowest bid leads. */
  | 'reverse';

/** Who sees what while an auction runs. */
export type BidVisibility =
  /** Everyone sees the price; bidders are aliases. */
  | 'public'
  /** Bidders see their own rank, nobody the amounts of others. */
  | 'rank_only'
  /** Nobody sees anything but the own bid, not even the owner. */
  | 'sealed';

/** What the amounts of an auction are for. */
export type PriceBasis =
  /** The whole quantity. */
  | 'LOT'
  /** One unit. */
  | 'PER_UNIT';

/** Whether a member may bid in an auction whose owner approves bidders. */
export type Qualification =
  /** May bid. */
  | 'approved'
  /** May not bid. */
  | 'declined'
  /** Has not asked; enough where nobody needs approval. */
  | 'none'
  /** Has asked. */
  | 'requested';

export type AuctionsChangedSubscriptionVariables = Exact<{
  after?: Array<string> | string | null | undefined;
}>;


export type AuctionsChangedSubscription = { auctionsChanged: { __typename: 'AuctionChange', cursor: string, serverTime: string, auction: { __typename: 'Auction', minimumNextBid: string | null, id: string, title: string, status: AuctionStatus, userId: string, description: string, type: AuctionType, outcome: AuctionOutcome | null, quantity: number, unit: string, priceBasis: PriceBasis, startingPrice: string, currentPrice: string | null, bidCount: number | null, bidderCount: number | null, bidVisibility: BidVisibility, startTime: string, endTime: string, pausedAt: string | null, pauseReason: string | null, myStanding: { __typename: 'AuctionStanding', bidder: string | null, qualification: Qualification, declineReason: string | null, lastAmount: string | null, maxAmount: string | null, leading: boolean | null, rank: number | null } | null } | null, news: Array<{ __typename: 'AuctionNews', kind: AuctionNewsKind, own: boolean }> } };


export const AuctionsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AuctionsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auctionsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveChange"}},{"kind":"Field","name":{"kind":"Name","value":"auction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveAuction"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuctionCard"}},{"kind":"Field","name":{"kind":"Name","value":"minimumNextBid"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidder"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"leading"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"own"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveAuction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"myStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"priceBasis"}},{"kind":"Field","name":{"kind":"Name","value":"startingPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currentPrice"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidderCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"myStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyStanding"}}]}}]}}]} as unknown as DocumentNode<AuctionsChangedSubscription, AuctionsChangedSubscriptionVariables>;