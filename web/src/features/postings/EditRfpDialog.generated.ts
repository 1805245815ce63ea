/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A change of the viewer's RFP; fields that are absent stay. */
export type EditRfpInput = {
  /** The last day for bids; not in the past, and not earlier once there is a bid. Null for none. */
  closingDate?: string | null | undefined;
  /** Day of delivery; not in the past. Null for none. */
  deliveryDate?: string | null | undefined;
  /** Place of delivery; null for none. */
  deliveryLocation?: string | null | undefined;
  /** Description, at most 4000 characters. Once there is a bid: the former text, followed by new lines with more. */
  description?: string | null | undefined;
  /** Quantity, a positive whole number. */
  quantity?: number | null | undefined;
  /** The reason of a cancellation, shown to the bidders; at most 1000 characters. */
  reason?: string | null | undefined;
  /** The RFP. */
  rfpId: string;
  /** `cancelled` ends it without an award and needs a reason; other statuses are refused. */
  status?: RfpStatus | null | undefined;
  /** Target budget; null for none. */
  targetPrice?: string | null | undefined;
  /** Title, at most 160 characters. */
  title?: string | null | undefined;
  /** MT, KG, L, Tons or Units. */
  unit?: string | null | undefined;
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

export type EditRfpMutationVariables = Exact<{
  input: EditRfpInput;
}>;


export type EditRfpMutation = { editRfp: { __typename: 'Rfp', id: string, title: string, description: string, quantity: number, unit: string, targetPrice: string | null, deliveryLocation: string | null, deliveryDate: string | null, closingDate: string | null } | null };


export const EditRfpDocument: DocumentNode<EditRfpMutation, EditRfpMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditRfp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditRfpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editRfp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"targetPrice"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryLocation"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}}]}}]}}]}');