/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A bid on an auction or on an RFP: exactly one of the two. */
export type PlaceBidInput = {
  /** The amount; on an auction by its price basis, on an RFP for the whole quantity. */
  amount: string;
  /** The auction. */
  auctionId?: string | null | undefined;
  /** True: an amount more than half off the expected price is meant. */
  confirmed?: boolean | null | undefined;
  /** The price the bidder saw: an amount more than half off it must be confirmed. */
  expectedPrice?: string | null | undefined;
  /** Any text of at most 255 characters, new for each command: a retry under the same key answers the same record. */
  idempotencyKey?: string | null | undefined;
  /** Public auctions: bid automatically up to this. Seen by nobody else. */
  maxAmount?: string | null | undefined;
  /** A word to the other side, at most 2000 characters. */
  message?: string | null | undefined;
  /** The offering of the own company a bid on an RFP would be filled from. */
  offeringId?: string | null | undefined;
  /** The RFP. */
  rfpId?: string | null | undefined;
  /** Blank, or the id of the signed-in user; any other is refused. */
  userId?: string | null | undefined;
};

export type PlaceBidMutationVariables = Exact<{
  input: PlaceBidInput;
}>;


export type PlaceBidMutation = { placeBid: { __typename: 'PlacedBid', id: string } | null };


export const PlaceBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceBidInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PlaceBidMutation, PlaceBidMutationVariables>;