/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a search found a material. */
export type MatchReasonKind =
  /** Its category. */
  | 'category'
  /** A number or formula of the material, such as its CAS or UN number. */
  | 'identifier'
  /** Its name. */
  | 'name'
  /** Another name. */
  | 'synonym'
  /** A use or function. */
  | 'use'
  /** Some of the words. */
  | 'words';

export type ProductResultFragment = { __typename: 'Product', id: string, name: string, casNumber: string | null, formula: string | null, form: string | null, isWatched: boolean, specifications: Record<string, unknown>, safetyData: Record<string, unknown>, lowestPrice: string | null, lowestPriceUnit: string | null, offerCount: number, category: { __typename: 'Category', id: string, name: string } };

export type MaterialMatchFragment = { __typename: 'MaterialMatch', productId: string, isNearest: boolean, reason: { __typename: 'MatchReason', kind: MatchReasonKind, text: string, language: string | null }, highlights: Array<{ __typename: 'Highlight', start: number, end: number }> };

export const ProductResultFragmentDoc: DocumentNode<ProductResultFragment, unknown> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"casNumber"}},{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"isWatched"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"safetyData"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferSummary"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPriceUnit"}},{"kind":"Field","name":{"kind":"Name","value":"offerCount"}}]}}]}');
export const MaterialMatchFragmentDoc: DocumentNode<MaterialMatchFragment, unknown> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaterialMatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaterialMatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"isNearest"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"highlights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}}]}');