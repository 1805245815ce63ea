/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An offering to post. */
export type PostOfferingInput = {
  /** The last day it is available; not in the past. */
  availableUntil?: string | null | undefined;
  /** True where the seller confirms the price even if it is unusual, as `confirmUnusualPrice` does. */
  confirmUnusualPrice?: boolean | null | undefined;
  /** Description, at most 4000 characters. */
  description: string;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** Location of the goods. */
  location?: string | null | undefined;
  /** Price per unit. */
  price: string;
  /** The material of the catalogue; null or 'none' for other materials. */
  productId?: string | null | undefined;
  /** Quantity, a positive whole number. */
  quantity: number;
  /** The seller's own number, 1 to 64 characters, unique among the seller's offerings; only the seller sees it. */
  sku?: string | null | undefined;
  /** Title, at most 160 characters. */
  title: string;
  /** MT, KG, L, Tons or Units. */
  unit: string;
  /** Blank, or the id of the signed-in user; any other is refused. */
  userId?: string | null | undefined;
};

export type CreateOfferingMutationVariables = Exact<{
  input: PostOfferingInput;
}>;


export type CreateOfferingMutation = { postOffering: { __typename: 'Offering', id: string } | null };


export const CreateOfferingDocument: DocumentNode<CreateOfferingMutation, CreateOfferingMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOffering"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostOfferingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postOffering"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}');