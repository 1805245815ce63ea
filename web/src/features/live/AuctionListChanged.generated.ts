/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What happened in an auction. */
export type AuctionNewsKind =
  /** The market placed an automatic bid for a maximum. */
  | 'automatic_bid'
  /** A bid was accepted. */
  | 'bid'
  /** The auction was cancelled. */
  | 'cancelled'
  /** The auction closed. */
  | 'closed'
  /** The owner changed the terms before the first bid. */
  | 'edited'
  /** The end was moved. */
  | 'extended'
  /** The viewer raised their maximum. */
  | 'maximum_raised'
  /** The owner added a note. */
  | 'noted'
  /** Bidding opened. */
  | 'opened'
  /** A member requested to participate, was approved or was declined. */
  | 'participation'
  /** An admin paused the auction. */
  | 'paused'
  /** An admin resumed the auction; its end moved by the length of the pause. */
  | 'resumed'
  /** A bid was voided. */
  | 'voided';

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

export type AuctionListChangedSubscriptionVariables = Exact<{
  after?: Array<string> | string | null | undefined;
}>;


export type AuctionListChangedSubscription = { auctionsChanged: { __typename: 'AuctionChange', cursor: string, serverTime: string, auction: { __typename: 'Auction', minimumNextBid: string | null, outcome: AuctionOutcome | null, currentPrice: string | null, unitPrice: string | null, bidCount: number | null, bidderCount: number | null, reserveMet: boolean | null, endTime: string, pausedAt: string | null, pauseReason: string | null, id: string, title: string, status: AuctionStatus, myStanding: { __typename: 'AuctionStanding', bidder: string | null, qualification: Qualification, declineReason: string | null, lastAmount: string | null, maxAmount: string | null, leading: boolean | null, rank: number | null } | null } | null, news: Array<{ __typename: 'AuctionNews', kind: AuctionNewsKind, own: boolean }> } };


export const AuctionListChangedDocument: DocumentNode<AuctionListChangedSubscription, AuctionListChangedSubscriptionVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AuctionListChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auctionsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveChange"}},{"kind":"Field","name":{"kind":"Name","value":"auction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedAuction"}},{"kind":"Field","name":{"kind":"Name","value":"minimumNextBid"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidder"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"leading"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveAuction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"myStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"own"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedAuction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveAuction"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"currentPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidderCount"}},{"kind":"Field","name":{"kind":"Name","value":"reserveMet"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}}]}}]}');