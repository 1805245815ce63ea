/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

/** Facets of a list of materials. Values of one facet are alternatives, and a material must satisfy every facet. At most 50 values each. */
export type MaterialFilter = {
  /** Only materials of these categories and their descendants. */
  categoryIds?: Array<string> | null | undefined;
  /** KG, L or Units: only materials with a price for this unit. */
  comparableUnit?: string | null | undefined;
  /** Only materials with an active offering of a supplier from these countries. */
  countries?: Array<string> | null | undefined;
  /** Only materials of these product families. */
  familyIds?: Array<string> | null | undefined;
  /** Only materials in these forms, by values of the facet `form`. */
  forms?: Array<string> | null | undefined;
  /** Only materials of these grades, by values of the facet `grade`. */
  grades?: Array<string> | null | undefined;
  /** True: only with an active offering that has stock. */
  inStock?: boolean | null | undefined;
  /** Only materials of these industries. */
  industryIds?: Array<string> | null | undefined;
  /** The greatest lowest comparable price in US dollars, a decimal string; needs `comparableUnit`. */
  maxComparablePrice?: string | null | undefined;
  /** The least lowest comparable price in US dollars, a decimal string; needs `comparableUnit`. */
  minComparablePrice?: string | null | undefined;
  /** True: only with an active offering of a verified supplier. */
  verifiedSupplier?: boolean | null | undefined;
};

/** Sort order of a list of products. */
export type ProductSort =
  /** The lowest comparable price first: per kg, then per litre, then per piece; products without one last. */
  | 'lowest_price'
  /** By name. */
  | 'name'
  /** By name, descending. */
  | 'name_descending'
  /** Newest first. */
  | 'newest'
  /** Most offers first. */
  | 'offers'
  /** For a search: the best matches first. Without a search, by name. */
  | 'relevance';

export type ProductListScreenQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: MaterialFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  first: number;
  after?: string | null | undefined;
  isFirstPage: boolean;
}>;


export type ProductListScreenQuery = { products: { __typename: 'ProductConnection', totalCount: number, nodes: Array<{ __typename: 'Product', id: string, name: string, casNumber: string | null, formula: string | null, form: string | null, isWatched: boolean, specifications: Record<string, unknown>, safetyData: Record<string, unknown>, lowestPrice: string | null, lowestPriceUnit: string | null, offerCount: number, category: { __typename: 'Category', id: string, name: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, materialSearch?: { __typename: 'MaterialSearch', isCapped: boolean, didYouMean: string | null, matches: Array<{ __typename: 'MaterialMatch', productId: string, isNearest: boolean, reason: { __typename: 'MatchReason', kind: MatchReasonKind, text: string, language: string | null }, highlights: Array<{ __typename: 'Highlight', start: number, end: number }> }>, facets: Array<{ __typename: 'Facet', key: string, values: Array<{ __typename: 'FacetValue', value: string, label: string, count: number }> }> } };


export const ProductListScreenDocument: DocumentNode<ProductListScreenQuery, ProductListScreenQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductListScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MaterialFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFirstPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"materialSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFirstPage"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCapped"}},{"kind":"Field","name":{"kind":"Name","value":"didYouMean"}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaterialMatch"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPriceUnit"}},{"kind":"Field","name":{"kind":"Name","value":"offerCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"casNumber"}},{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"isWatched"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"safetyData"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferSummary"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaterialMatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaterialMatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"isNearest"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"highlights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Facet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}');