/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An order from an offering, or the award of a bid on the viewer's RFP. */
export type PlaceOrderInput = {
  /** The bid to award. */
  bidId?: string | null | undefined;
  /** Blank, or the id of the signed-in user; any other is refused. */
  buyerId?: string | null | undefined;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** The offering to order from. */
  offeringId?: string | null | undefined;
  /** Quantity in the unit of the offering; all of it if absent. */
  quantity?: number | null | undefined;
  /** Blank, or the seller of the offering or bid; any other is refused. */
  sellerId?: string | null | undefined;
  /** The total that the buyer was shown: it must equal the computed one. GraphQL requires it for an order from an offering; for a bid, and over REST, blank or '0' has it computed. */
  totalAmount?: string | null | undefined;
};

export type AwardBidMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type AwardBidMutation = { placeOrder: { __typename: 'Order', id: string, totalAmount: string } | null };


export const AwardBidDocument: DocumentNode<AwardBidMutation, AwardBidMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AwardBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]}}]}');