/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A commodity of the price index. */
export type CommodityInput = {
  /** USD; the price index is in US dollars. */
  currency: string;
  /** Name, at most 100 characters. */
  name: string;
  /** Where its prices are from, at most 200 characters. */
  source: string;
  /** Symbol of capital letters, digits and hyphens, unique. */
  symbol: string;
  /** MT, KG, L, Tons or Units. */
  unit: string;
};

/** A correction of a price, or its removal. */
export type CorrectPriceInput = {
  /** The right price; null removes it. */
  price?: string | null | undefined;
  /** The price. */
  priceId: string;
  /** The reason, at most 500 characters. */
  reason: string;
  /** Its source; that of the commodity if absent. */
  source?: string | null | undefined;
};

/** A CSV file to import. */
export type ImportInput = {
  /** The text of the file, at most 5,000 rows. At `/graphql/import` it may have 5 MiB, at `/graphql` 100 KiB. */
  csv: string;
  /** True: the file is only checked. */
  isDryRun: boolean;
};

/** A price of a commodity. */
export type PriceInput = {
  /** The commodity. */
  commodityId: string;
  /** The day, not in the future. */
  day: string;
  /** The price. */
  price: string;
  /** all, north-america, europe, asia-pacific, middle-east or africa. */
  region: string;
  /** Its source; that of the commodity if absent. */
  source?: string | null | undefined;
};

export type ManagedCommodityFragment = { __typename: 'ManagedCommodity', id: string, name: string, symbol: string, unit: string, currency: string, source: string, isDemo: boolean, latestDay: string | null, pointCount: number, materials: Array<{ __typename: 'ManagedMaterial', id: string, name: string }> };

export type AdminPricesScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminPricesScreenQuery = { managedCommodities: Array<{ __typename: 'ManagedCommodity', id: string, name: string, symbol: string, unit: string, currency: string, source: string, isDemo: boolean, latestDay: string | null, pointCount: number, materials: Array<{ __typename: 'ManagedMaterial', id: string, name: string }> }> };

export type CommodityPointsQueryVariables = Exact<{
  id: string;
  region?: string | null | undefined;
}>;


export type CommodityPointsQuery = { managedCommodity: { __typename: 'ManagedCommodity', id: string, name: string, symbol: string, unit: string, currency: string, source: string, isDemo: boolean, latestDay: string | null, pointCount: number, points: Array<{ __typename: 'PricePoint', id: string, day: string, price: string, source: string | null }>, corrections: Array<{ __typename: 'PriceCorrection', id: string, createdAt: string, region: string, day: string, oldPrice: string, newPrice: string | null, reason: string }>, materials: Array<{ __typename: 'ManagedMaterial', id: string, name: string }> } | null };

export type SamplePricesFileQueryVariables = Exact<{ [key: string]: never; }>;


export type SamplePricesFileQuery = { samplePricesFile: string };

export type AddCommodityMutationVariables = Exact<{
  input: CommodityInput;
}>;


export type AddCommodityMutation = { addCommodity: { __typename: 'ManagedCommodity', id: string, name: string, symbol: string, unit: string, currency: string, source: string, isDemo: boolean, latestDay: string | null, pointCount: number, materials: Array<{ __typename: 'ManagedMaterial', id: string, name: string }> } | null };

export type EditCommodityMutationVariables = Exact<{
  id: string;
  input: CommodityInput;
}>;


export type EditCommodityMutation = { editCommodity: { __typename: 'ManagedCommodity', id: string, name: string, symbol: string, unit: string, currency: string, source: string, isDemo: boolean, latestDay: string | null, pointCount: number, materials: Array<{ __typename: 'ManagedMaterial', id: string, name: string }> } | null };

export type AddPriceMutationVariables = Exact<{
  input: PriceInput;
}>;


export type AddPriceMutation = { addPrice: { __typename: 'ManagedCommodity', id: string, latestDay: string | null, pointCount: number } | null };

export type CorrectPriceMutationVariables = Exact<{
  input: CorrectPriceInput;
}>;


export type CorrectPriceMutation = { correctPrice: { __typename: 'ManagedCommodity', id: string, latestDay: string | null, pointCount: number } | null };

export type LinkMaterialMutationVariables = Exact<{
  productId: string;
  commodityId?: string | null | undefined;
}>;


export type LinkMaterialMutation = { linkMaterial: boolean };

export type ImportPricesMutationVariables = Exact<{
  input: ImportInput;
}>;


export type ImportPricesMutation = { importPrices: { __typename: 'ImportResult', isDryRun: boolean, rows: number, added: number, changed: number, removed: number, unchanged: number, newCategories: Array<string>, problemCount: number, problems: Array<{ __typename: 'ImportProblem', row: number, column: string | null, message: string }> } };

export const ManagedCommodityFragmentDoc: DocumentNode<ManagedCommodityFragment, unknown> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCommodity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedCommodity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"latestDay"}},{"kind":"Field","name":{"kind":"Name","value":"pointCount"}},{"kind":"Field","name":{"kind":"Name","value":"materials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}');
export const AdminPricesScreenDocument: DocumentNode<AdminPricesScreenQuery, AdminPricesScreenQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPricesScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedCommodities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedCommodity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCommodity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedCommodity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"latestDay"}},{"kind":"Field","name":{"kind":"Name","value":"pointCount"}},{"kind":"Field","name":{"kind":"Name","value":"materials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}');
export const CommodityPointsDocument: DocumentNode<CommodityPointsQuery, CommodityPointsQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommodityPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"region"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedCommodity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedCommodity"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"region"},"value":{"kind":"Variable","name":{"kind":"Name","value":"region"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"newPrice"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCommodity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedCommodity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"latestDay"}},{"kind":"Field","name":{"kind":"Name","value":"pointCount"}},{"kind":"Field","name":{"kind":"Name","value":"materials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}');
export const SamplePricesFileDocument: DocumentNode<SamplePricesFileQuery, SamplePricesFileQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SamplePricesFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"samplePricesFile"}}]}}]}');
export const AddCommodityDocument: DocumentNode<AddCommodityMutation, AddCommodityMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCommodity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCommodity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedCommodity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCommodity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedCommodity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"latestDay"}},{"kind":"Field","name":{"kind":"Name","value":"pointCount"}},{"kind":"Field","name":{"kind":"Name","value":"materials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}');
export const EditCommodityDocument: DocumentNode<EditCommodityMutation, EditCommodityMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditCommodity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editCommodity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedCommodity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCommodity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedCommodity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"latestDay"}},{"kind":"Field","name":{"kind":"Name","value":"pointCount"}},{"kind":"Field","name":{"kind":"Name","value":"materials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}');
export const AddPriceDocument: DocumentNode<AddPriceMutation, AddPriceMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latestDay"}},{"kind":"Field","name":{"kind":"Name","value":"pointCount"}}]}}]}}]}');
export const CorrectPriceDocument: DocumentNode<CorrectPriceMutation, CorrectPriceMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectPriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latestDay"}},{"kind":"Field","name":{"kind":"Name","value":"pointCount"}}]}}]}}]}');
export const LinkMaterialDocument: DocumentNode<LinkMaterialMutation, LinkMaterialMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkMaterial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commodityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkMaterial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"commodityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commodityId"}}}]}]}}]}');
export const ImportPricesDocument: DocumentNode<ImportPricesMutation, ImportPricesMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSummary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDryRun"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"newCategories"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}}]}}]}');