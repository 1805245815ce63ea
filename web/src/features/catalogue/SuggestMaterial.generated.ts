/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A material that is missing in the catalogue. */
export type SuggestMaterialInput = {
  /** CAS number with a valid check digit. */
  casNumber?: string | null | undefined;
  /** The category it may belong to. */
  categoryId?: string | null | undefined;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** Name, at most 200 characters. */
  name: string;
  /** Why it is needed, at most 1,000 characters. */
  note: string;
};

/** Status of a suggested material. */
export type SuggestionStatus =
  /** The material is in the catalogue. */
  | 'accepted'
  /** An admin declined it and gave a reason. */
  | 'declined'
  /** Waits for an admin. */
  | 'pending';

export type SuggestMaterialMutationVariables = Exact<{
  input: SuggestMaterialInput;
}>;


export type SuggestMaterialMutation = { suggestMaterial: { __typename: 'MaterialSuggestion', id: string, status: SuggestionStatus } | null };

export type MySuggestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySuggestionsQuery = { mySuggestions: { __typename: 'MaterialSuggestionConnection', nodes: Array<{ __typename: 'MaterialSuggestion', id: string, createdAt: string, name: string, status: SuggestionStatus, reason: string | null, product: { __typename: 'Product', id: string, name: string } | null }> } };


export const SuggestMaterialDocument: DocumentNode<SuggestMaterialMutation, SuggestMaterialMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuggestMaterial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestMaterialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestMaterial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}');
export const MySuggestionsDocument: DocumentNode<MySuggestionsQuery, MySuggestionsQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySuggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}');