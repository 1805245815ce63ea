/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The record to watch: exactly one of these. */
export type WatchInput = {
  /** An auction; its end is announced in advance. */
  auctionId?: string | null | undefined;
  /** A category. If it has no products, the first one is announced. */
  categoryId?: string | null | undefined;
  /** An offering. */
  offeringId?: string | null | undefined;
  /** A material. If it has no offers, the first one is announced. */
  productId?: string | null | undefined;
  /** A request for proposals. */
  rfpId?: string | null | undefined;
};

export type WatchMutationVariables = Exact<{
  input: WatchInput;
}>;


export type WatchMutation = { watch: boolean };

export type UnwatchMutationVariables = Exact<{
  input: WatchInput;
}>;


export type UnwatchMutation = { unwatch: boolean };


export const WatchDocument: DocumentNode<WatchMutation, WatchMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Watch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]}');
export const UnwatchDocument: DocumentNode<UnwatchMutation, UnwatchMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Unwatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unwatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]}');