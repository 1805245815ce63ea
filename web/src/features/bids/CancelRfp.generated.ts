/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The cancellation of the viewer's RFP without an award. */
export type CancelRfpInput = {
  /** The reason, shown to the bidders; at most 1000 characters. */
  reason: string;
  /** The RFP. */
  rfpId: string;
};

/** Status of a request for proposals. */
export type RfpStatus =
  /** Open for bids until the end of its closing day. */
  | 'active'
  /** The buyer accepted a bid. */
  | 'awarded'
  /** Cancelled by the buyer. */
  | 'cancelled'
  /** The closing day has passed without an award. */
  | 'expired';

export type CancelRfpMutationVariables = Exact<{
  input: CancelRfpInput;
}>;


export type CancelRfpMutation = { cancelRfp: { __typename: 'Rfp', id: string, status: RfpStatus } | null };


export const CancelRfpDocument: DocumentNode<CancelRfpMutation, CancelRfpMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelRfp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelRfpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRfp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}');