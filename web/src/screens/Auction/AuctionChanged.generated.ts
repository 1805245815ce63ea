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

/** Where a bid stands. */
export type BidStatus =
  /** Standing. */
  | 'active'
  /** Won. */
  | 'awarded'
  /** Another bid won. */
  | 'declined'
  /** Taken out by the owner or an admin. */
  | 'voided';

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

/** Where the verification of a company stands. */
export type VerificationStatus =
  /** Verified: shown with the badge. */
  | 'approved'
  /** Waiting for an admin; every save sets this. */
  | 'pending'
  /** Refused. */
  | 'rejected'
  /** The admin asked for a correction. */
  | 'revision_requested';

export type AuctionChangedSubscriptionVariables = Exact<{
  auctionId: string;
  after?: Array<string> | string | null | undefined;
}>;


export type AuctionChangedSubscription = { auctionChanged: { __typename: 'AuctionChange', cursor: string, serverTime: string, auction: { __typename: 'Auction', id: string, title: string, status: AuctionStatus, userId: string, description: string, type: AuctionType, outcome: AuctionOutcome | null, quantity: number, unit: string, priceBasis: PriceBasis, startingPrice: string, currentPrice: string | null, bidCount: number | null, bidderCount: number | null, bidVisibility: BidVisibility, startTime: string, endTime: string, pausedAt: string | null, pauseReason: string | null, unitPrice: string | null, bidIncrement: string | null, reservePrice: string | null, reserveMet: boolean | null, minimumNextBid: string | null, preQualificationRequired: boolean, bids: { __typename: 'BidConnection', totalCount: number, nodes: Array<{ __typename: 'Bid', id: string, userId: string | null, bidder: string | null, amount: string, message: string | null, status: BidStatus, createdAt: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, myStanding: { __typename: 'AuctionStanding', bidder: string | null, qualification: Qualification, declineReason: string | null, lastAmount: string | null, maxAmount: string | null, leading: boolean | null, rank: number | null } | null, notes: Array<{ __typename: 'AuctionNote', at: string, note: string }>, participants: Array<{ __typename: 'AuctionBidder', alias: number, bidder: string, qualification: Qualification, declineReason: string | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, companyName: string, companyProfile: { __typename: 'CompanyProfile', id: string, companyName: string, verificationStatus: VerificationStatus } | null } | null }> } | null, news: Array<{ __typename: 'AuctionNews', kind: AuctionNewsKind, own: boolean }> } };


export const AuctionChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AuctionChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"auctionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auctionChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"auctionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"auctionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveChange"}},{"kind":"Field","name":{"kind":"Name","value":"auction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveAuction"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuctionLive"}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuctionBids"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidder"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"leading"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"priceBasis"}},{"kind":"Field","name":{"kind":"Name","value":"startingPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currentPrice"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidderCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"myStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"priceBasis"}},{"kind":"Field","name":{"kind":"Name","value":"startingPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currentPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"bidIncrement"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidderCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"reservePrice"}},{"kind":"Field","name":{"kind":"Name","value":"reserveMet"}},{"kind":"Field","name":{"kind":"Name","value":"minimumNextBid"}},{"kind":"Field","name":{"kind":"Name","value":"preQualificationRequired"}},{"kind":"Field","name":{"kind":"Name","value":"myStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Participant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionBidder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"bidder"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"bidder"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"own"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveAuction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"myStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionLive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuctionCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuctionStanding"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Participant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionBids"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuctionBid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<AuctionChangedSubscription, AuctionChangedSubscriptionVariables>;