/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A request for proposals to post. */
export type PostRfpInput = {
  /** The last day for bids; not in the past. */
  closingDate?: string | null | undefined;
  /** Day of delivery; not in the past. */
  deliveryDate?: string | null | undefined;
  /** Place of delivery. */
  deliveryLocation?: string | null | undefined;
  /** Description, at most 4000 characters. */
  description: string;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** The material of the catalogue; null or 'none' for other materials. */
  productId?: string | null | undefined;
  /** Quantity, a positive whole number. */
  quantity: number;
  /** Target budget. */
  targetPrice?: string | null | undefined;
  /** Title, at most 160 characters. */
  title: string;
  /** MT, KG, L, Tons or Units. */
  unit: string;
  /** Blank, or the id of the signed-in user; any other is refused. */
  userId?: string | null | undefined;
};

export type CreateRfpMutationVariables = Exact<{
  input: PostRfpInput;
}>;


export type CreateRfpMutation = { postRfp: { __typename: 'Rfp', id: string } | null };


export const CreateRfpDocument: DocumentNode<CreateRfpMutation, CreateRfpMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRfp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostRfpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postRfp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}');