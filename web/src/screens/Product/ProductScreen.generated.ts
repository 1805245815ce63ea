/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a category stands in the tree. */
export type CategoryLevel =
  /** Anything deeper. */
  | 'category'
  /** Has no parent. */
  | 'industry'
  /** Its parent is an industry. */
  | 'product_family';

export type ProductScreenQueryVariables = Exact<{
  id: string;
}>;


export type ProductScreenQuery = { product: { __typename: 'Product', id: string, specifications: Record<string, unknown>, safetyData: Record<string, unknown>, name: string, description: string, casNumber: string | null, formula: string | null, synonyms: Array<string>, offerCount: number, lowestPrice: string | null, lowestPriceUnit: string | null, referencePrice: string | null, referenceUnit: string | null, referenceYear: number | null, category: { __typename: 'Category', id: string, name: string, level: CategoryLevel, ancestors: Array<{ __typename: 'Category', id: string, name: string, level: CategoryLevel }> } } | null };


export const ProductScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFigures"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"safetyData"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryTrail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"ancestors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casNumber"}},{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryTrail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerCount"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPriceUnit"}},{"kind":"Field","name":{"kind":"Name","value":"referencePrice"}},{"kind":"Field","name":{"kind":"Name","value":"referenceUnit"}},{"kind":"Field","name":{"kind":"Name","value":"referenceYear"}},{"kind":"Field","name":{"kind":"Name","value":"safetyData"}}]}}]} as unknown as DocumentNode<ProductScreenQuery, ProductScreenQueryVariables>;