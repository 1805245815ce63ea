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

/** Where an auction stands. */
export type AuctionStatus =
  /** Open for bids; shown as Live. */
  | 'active'
  /** Closed. */
  | 'ended'
  /** Not open yet; shown as Upcoming. */
  | 'scheduled';

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

export type LiveChangeFragment = { __typename: 'AuctionChange', cursor: string, serverTime: string, news: Array<{ __typename: 'AuctionNews', kind: AuctionNewsKind, own: boolean }> };

export type LiveAuctionFragment = { __typename: 'Auction', id: string, title: string, status: AuctionStatus, myStanding: { __typename: 'AuctionStanding', bidder: string | null, qualification: Qualification, declineReason: string | null, lastAmount: string | null, maxAmount: string | null, leading: boolean | null, rank: number | null } | null };

export const LiveChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"own"}}]}}]}}]} as unknown as DocumentNode<LiveChangeFragment, unknown>;
export const LiveAuctionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveAuction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"myStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidder"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"leading"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]} as unknown as DocumentNode<LiveAuctionFragment, unknown>;