/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

/** Status of an offering. */
export type OfferingStatus =
  /** Available. */
  | 'active'
  /** The last day of availability has passed. */
  | 'expired'
  /** The whole quantity has been ordered. */
  | 'sold_out'
  /** Withdrawn by the seller. */
  | 'withdrawn';

/** Quantity that the amounts of an auction are for. */
export type PriceBasis =
  /** The whole quantity. */
  | 'lot'
  /** One unit. */
  | 'per_unit';

/** Whether a price is likely to be a mistake. */
export type PriceCheck =
  /** Within 60 % of the expected price. */
  | 'ok'
  /** There is no expected price to compare it with. */
  | 'unknown'
  /** More than 60 % below or above the expected price. */
  | 'unusual';

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

/** Status of the verification of a company. */
export type VerificationStatus =
  /** Verified; shown with a badge. */
  | 'approved'
  /** Waiting for an admin; set by every save. */
  | 'pending'
  /** Rejected. */
  | 'rejected'
  /** An admin requested a correction. */
  | 'revision_requested';

export type CompanyScreenQueryVariables = Exact<{
  id: string;
  offeringsAfter?: string | null | undefined;
  auctionsAfter?: string | null | undefined;
}>;


export type CompanyScreenQuery = { companyProfile: { __typename: 'CompanyProfile', id: string, companyName: string, website: string | null, contactEmail: string | null, phone: string, address: string | null, description: string | null, verificationStatus: VerificationStatus, user: { __typename: 'User', id: string, isBlocked: boolean, country: string, city: string, createdAt: string, offerings: { __typename: 'OfferingConnection', totalCount: number, nodes: Array<{ __typename: 'Offering', id: string, userId: string, title: string, description: string, quantity: number, unit: string, price: string, priceCheck: PriceCheck, priceConfirmedAt: string | null, location: string | null, availableUntil: string | null, createdAt: string, status: OfferingStatus, isWatched: boolean, product: { __typename: 'Product', id: string, name: string } | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, companyName: string, companyProfile: { __typename: 'CompanyProfile', id: string, companyName: string, verificationStatus: VerificationStatus } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, auctions: { __typename: 'AuctionConnection', totalCount: number, nodes: Array<{ __typename: 'Auction', isWatched: boolean, id: string, userId: string, title: string, description: string, type: AuctionType, status: AuctionStatus, outcome: AuctionOutcome | null, quantity: number, unit: string, priceBasis: PriceBasis, startingPrice: string, currentPrice: string | null, bidCount: number | null, bidderCount: number | null, bidVisibility: BidVisibility, startTime: string, endTime: string, pausedAt: string | null, pauseReason: string | null, myStanding: { __typename: 'AuctionStanding', bidder: string | null, qualification: Qualification, declineReason: string | null, lastAmount: string | null, maxAmount: string | null, leading: boolean | null, rank: number | null } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } } | null };


export const CompanyScreenDocument: DocumentNode<CompanyScreenQuery, CompanyScreenQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offeringsAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"auctionsAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"active"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offeringsAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferingCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"auctions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"active"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"auctionsAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedAuction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidder"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"leading"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"priceBasis"}},{"kind":"Field","name":{"kind":"Name","value":"startingPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currentPrice"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidderCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"myStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offering"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"priceConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"availableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isWatched"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedAuction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuctionCard"}},{"kind":"Field","name":{"kind":"Name","value":"isWatched"}}]}}]}');