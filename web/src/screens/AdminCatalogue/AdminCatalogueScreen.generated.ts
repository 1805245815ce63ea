/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A category of the catalogue. */
export type CategoryInput = {
  /** Description, at most 2,000 characters. */
  description?: string | null | undefined;
  /** Name, at most 200 characters, unique among the categories of the same parent. */
  name: string;
  /** The parent: null for an industry, an industry for a product family, a family for a category. */
  parentId?: string | null | undefined;
};

/** Level of a category in the tree. */
export type CategoryLevel =
  /** A category further down. */
  | 'category'
  /** A category without a parent. */
  | 'industry'
  /** A category whose parent is an industry. */
  | 'product_family';

/** Hides an entry of the catalogue, or shows it again. */
export type HideInput = {
  /** The entry. */
  id: string;
  /** Whether members no longer see it. */
  isHidden: boolean;
  /** The reason for the audit log, at most 500 characters. */
  reason: string;
};

/** A CSV file to import. */
export type ImportInput = {
  /** The text of the file, at most 5,000 rows. At `/graphql/import` it may have 5 MiB, at `/graphql` 100 KiB. */
  csv: string;
  /** True: the file is only checked. */
  isDryRun: boolean;
};

/** A material of the catalogue. */
export type MaterialInput = {
  /** CAS number with a valid check digit. */
  casNumber?: string | null | undefined;
  /** Its category, on any level. */
  categoryId: string;
  /** Description, at most 5,000 characters. */
  description?: string | null | undefined;
  /** Formula, at most 100 characters. */
  formula?: string | null | undefined;
  /** Name, at most 200 characters, unique in its category. */
  name: string;
  /** Reference price in US dollars; needs a unit. */
  referencePrice?: string | null | undefined;
  /** MT, KG, L, Tons or Units; needs a price. */
  referenceUnit?: string | null | undefined;
  /** Year of the reference price. */
  referenceYear?: number | null | undefined;
  /** Safety and handling, one `name: value` per line; `hazard_statements` may be there several times. */
  safetyData?: string | null | undefined;
  /** Names for the search only, one `text | language | kind | whole` per line; at most 200. If left out, they stay as they are. */
  searchNames?: string | null | undefined;
  /** Specifications, one `name: value` per line; at most 100. */
  specifications?: string | null | undefined;
  /** Other names, one per line; at most 50. */
  synonyms?: string | null | undefined;
};

/** Two entries of the same kind and level that become one. */
export type MergeInput = {
  /** The entry that goes; its address then leads to the other one. */
  fromId: string;
  /** The entry that remains. */
  intoId: string;
  /** The reason for the audit log, at most 500 characters. */
  reason: string;
};

/** What materials are used for. */
export type SearchFunctionInput = {
  /** Names of materials of the catalogue, one per line, the most used first; at most 200. */
  materials?: string | null | undefined;
  /** Name in English, at most 100 characters, unique. */
  name: string;
  /** Other names, one `text | language` per line; at most 100. */
  names?: string | null | undefined;
};

/** A list that the search uses. */
export type SearchList =
  /** Materials that are not sold; a search for one of them finds no other material. */
  | 'absent_materials'
  /** What materials are used for: a row per function, with its names and materials. */
  | 'functions'
  /** Foreign words and their English words. */
  | 'lexicon'
  /** Words that are never corrected to words of the catalogue. */
  | 'protected_words';

/** Status of a suggested material. */
export type SuggestionStatus =
  /** The material is in the catalogue. */
  | 'accepted'
  /** An admin declined it and gave a reason. */
  | 'declined'
  /** Waits for an admin. */
  | 'pending';

export type ManagedMaterialFragment = { __typename: 'ManagedMaterial', id: string, name: string, description: string, casNumber: string | null, formula: string | null, synonyms: string, searchNames: string, specifications: string, safetyData: string, referencePrice: string | null, referenceUnit: string | null, referenceYear: number | null, categoryId: string, isHidden: boolean, isShown: boolean, offerCount: number, category: { __typename: 'ManagedCategory', id: string, name: string } | null };

export type ManagedCategoryFragment = { __typename: 'ManagedCategory', id: string, name: string, description: string, parentId: string | null, level: CategoryLevel, isHidden: boolean, isShown: boolean, materialCount: number };

export type ManagedCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedCategoriesQuery = { managedCategories: Array<{ __typename: 'ManagedCategory', id: string, name: string, description: string, parentId: string | null, level: CategoryLevel, isHidden: boolean, isShown: boolean, materialCount: number }> };

export type ManagedMaterialsQueryVariables = Exact<{
  search?: string | null | undefined;
  categoryId?: string | null | undefined;
  isHidden?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type ManagedMaterialsQuery = { managedMaterials: { __typename: 'ManagedMaterialConnection', totalCount: number, nodes: Array<{ __typename: 'ManagedMaterial', id: string, name: string, description: string, casNumber: string | null, formula: string | null, synonyms: string, searchNames: string, specifications: string, safetyData: string, referencePrice: string | null, referenceUnit: string | null, referenceYear: number | null, categoryId: string, isHidden: boolean, isShown: boolean, offerCount: number, category: { __typename: 'ManagedCategory', id: string, name: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MaterialSuggestionsQueryVariables = Exact<{
  status: SuggestionStatus;
  after?: string | null | undefined;
}>;


export type MaterialSuggestionsQuery = { materialSuggestions: { __typename: 'MaterialSuggestionConnection', totalCount: number, nodes: Array<{ __typename: 'MaterialSuggestion', id: string, createdAt: string, name: string, casNumber: string | null, note: string, status: SuggestionStatus, reason: string | null, companyName: string, category: { __typename: 'Category', id: string, name: string } | null, product: { __typename: 'Product', id: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MaterialsFileQueryVariables = Exact<{ [key: string]: never; }>;


export type MaterialsFileQuery = { materialsFile: string };

export type SampleMaterialsFileQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleMaterialsFileQuery = { sampleMaterialsFile: string };

export type AddMaterialMutationVariables = Exact<{
  input: MaterialInput;
}>;


export type AddMaterialMutation = { addMaterial: { __typename: 'ManagedMaterial', id: string, name: string, description: string, casNumber: string | null, formula: string | null, synonyms: string, searchNames: string, specifications: string, safetyData: string, referencePrice: string | null, referenceUnit: string | null, referenceYear: number | null, categoryId: string, isHidden: boolean, isShown: boolean, offerCount: number, category: { __typename: 'ManagedCategory', id: string, name: string } | null } | null };

export type EditMaterialMutationVariables = Exact<{
  id: string;
  input: MaterialInput;
}>;


export type EditMaterialMutation = { editMaterial: { __typename: 'ManagedMaterial', id: string, name: string, description: string, casNumber: string | null, formula: string | null, synonyms: string, searchNames: string, specifications: string, safetyData: string, referencePrice: string | null, referenceUnit: string | null, referenceYear: number | null, categoryId: string, isHidden: boolean, isShown: boolean, offerCount: number, category: { __typename: 'ManagedCategory', id: string, name: string } | null } | null };

export type MergeMaterialsMutationVariables = Exact<{
  input: MergeInput;
}>;


export type MergeMaterialsMutation = { mergeMaterials: { __typename: 'ManagedMaterial', id: string } | null };

export type SetMaterialHiddenMutationVariables = Exact<{
  input: HideInput;
}>;


export type SetMaterialHiddenMutation = { setMaterialHidden: { __typename: 'ManagedMaterial', id: string, isHidden: boolean, isShown: boolean } | null };

export type AddCategoryMutationVariables = Exact<{
  input: CategoryInput;
}>;


export type AddCategoryMutation = { addCategory: { __typename: 'ManagedCategory', id: string, name: string, description: string, parentId: string | null, level: CategoryLevel, isHidden: boolean, isShown: boolean, materialCount: number } | null };

export type EditCategoryMutationVariables = Exact<{
  id: string;
  input: CategoryInput;
}>;


export type EditCategoryMutation = { editCategory: { __typename: 'ManagedCategory', id: string, name: string, description: string, parentId: string | null, level: CategoryLevel, isHidden: boolean, isShown: boolean, materialCount: number } | null };

export type MergeCategoriesMutationVariables = Exact<{
  input: MergeInput;
}>;


export type MergeCategoriesMutation = { mergeCategories: { __typename: 'ManagedCategory', id: string } | null };

export type SetCategoryHiddenMutationVariables = Exact<{
  input: HideInput;
}>;


export type SetCategoryHiddenMutation = { setCategoryHidden: { __typename: 'ManagedCategory', id: string, isHidden: boolean, isShown: boolean } | null };

export type ImportMaterialsMutationVariables = Exact<{
  input: ImportInput;
}>;


export type ImportMaterialsMutation = { importMaterials: { __typename: 'ImportResult', isDryRun: boolean, rows: number, added: number, changed: number, removed: number, unchanged: number, newCategories: Array<string>, problemCount: number, problems: Array<{ __typename: 'ImportProblem', row: number, column: string | null, message: string }> } };

export type AcceptSuggestionMutationVariables = Exact<{
  id: string;
  input: MaterialInput;
}>;


export type AcceptSuggestionMutation = { acceptSuggestion: { __typename: 'MaterialSuggestion', id: string, status: SuggestionStatus } | null };

export type DeclineSuggestionMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type DeclineSuggestionMutation = { declineSuggestion: { __typename: 'MaterialSuggestion', id: string, status: SuggestionStatus, reason: string | null } | null };

export type SearchFunctionFragment = { __typename: 'SearchFunction', id: string, name: string, names: string, materials: string };

export type SearchFunctionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type SearchFunctionsQuery = { searchFunctions: Array<{ __typename: 'SearchFunction', id: string, name: string, names: string, materials: string }> };

export type SearchListFileQueryVariables = Exact<{
  list: SearchList;
}>;


export type SearchListFileQuery = { searchListFile: string };

export type AddSearchFunctionMutationVariables = Exact<{
  input: SearchFunctionInput;
}>;


export type AddSearchFunctionMutation = { addSearchFunction: { __typename: 'SearchFunction', id: string, name: string, names: string, materials: string } };

export type EditSearchFunctionMutationVariables = Exact<{
  id: string;
  input: SearchFunctionInput;
}>;


export type EditSearchFunctionMutation = { editSearchFunction: { __typename: 'SearchFunction', id: string, name: string, names: string, materials: string } };

export type RemoveSearchFunctionMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSearchFunctionMutation = { removeSearchFunction: string };

export type ImportSearchListMutationVariables = Exact<{
  list: SearchList;
  input: ImportInput;
}>;


export type ImportSearchListMutation = { importSearchList: { __typename: 'ImportResult', isDryRun: boolean, rows: number, added: number, changed: number, removed: number, unchanged: number, newCategories: Array<string>, problemCount: number, problems: Array<{ __typename: 'ImportProblem', row: number, column: string | null, message: string }> } };

export const ManagedMaterialFragmentDoc: DocumentNode<ManagedMaterialFragment, unknown> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedMaterial"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedMaterial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casNumber"}},{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}},{"kind":"Field","name":{"kind":"Name","value":"searchNames"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"safetyData"}},{"kind":"Field","name":{"kind":"Name","value":"referencePrice"}},{"kind":"Field","name":{"kind":"Name","value":"referenceUnit"}},{"kind":"Field","name":{"kind":"Name","value":"referenceYear"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"offerCount"}}]}}]}');
export const ManagedCategoryFragmentDoc: DocumentNode<ManagedCategoryFragment, unknown> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"materialCount"}}]}}]}');
export const SearchFunctionFragmentDoc: DocumentNode<SearchFunctionFragment, unknown> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchFunction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchFunction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"materials"}}]}}]}');
export const ManagedCategoriesDocument: DocumentNode<ManagedCategoriesQuery, ManagedCategoriesQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"materialCount"}}]}}]}');
export const ManagedMaterialsDocument: DocumentNode<ManagedMaterialsQuery, ManagedMaterialsQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedMaterials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isHidden"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedMaterials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isHidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isHidden"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedMaterial"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedMaterial"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedMaterial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casNumber"}},{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}},{"kind":"Field","name":{"kind":"Name","value":"searchNames"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"safetyData"}},{"kind":"Field","name":{"kind":"Name","value":"referencePrice"}},{"kind":"Field","name":{"kind":"Name","value":"referenceUnit"}},{"kind":"Field","name":{"kind":"Name","value":"referenceYear"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"offerCount"}}]}}]}');
export const MaterialSuggestionsDocument: DocumentNode<MaterialSuggestionsQuery, MaterialSuggestionsQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaterialSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestionStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"materialSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"casNumber"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}');
export const MaterialsFileDocument: DocumentNode<MaterialsFileQuery, MaterialsFileQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaterialsFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"materialsFile"}}]}}]}');
export const SampleMaterialsFileDocument: DocumentNode<SampleMaterialsFileQuery, SampleMaterialsFileQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SampleMaterialsFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampleMaterialsFile"}}]}}]}');
export const AddMaterialDocument: DocumentNode<AddMaterialMutation, AddMaterialMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMaterial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MaterialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addMaterial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedMaterial"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedMaterial"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedMaterial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casNumber"}},{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}},{"kind":"Field","name":{"kind":"Name","value":"searchNames"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"safetyData"}},{"kind":"Field","name":{"kind":"Name","value":"referencePrice"}},{"kind":"Field","name":{"kind":"Name","value":"referenceUnit"}},{"kind":"Field","name":{"kind":"Name","value":"referenceYear"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"offerCount"}}]}}]}');
export const EditMaterialDocument: DocumentNode<EditMaterialMutation, EditMaterialMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditMaterial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MaterialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editMaterial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedMaterial"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedMaterial"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedMaterial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casNumber"}},{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}},{"kind":"Field","name":{"kind":"Name","value":"searchNames"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"}},{"kind":"Field","name":{"kind":"Name","value":"safetyData"}},{"kind":"Field","name":{"kind":"Name","value":"referencePrice"}},{"kind":"Field","name":{"kind":"Name","value":"referenceUnit"}},{"kind":"Field","name":{"kind":"Name","value":"referenceYear"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"offerCount"}}]}}]}');
export const MergeMaterialsDocument: DocumentNode<MergeMaterialsMutation, MergeMaterialsMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeMaterials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeMaterials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}');
export const SetMaterialHiddenDocument: DocumentNode<SetMaterialHiddenMutation, SetMaterialHiddenMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMaterialHidden"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HideInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMaterialHidden"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}}]}}]}');
export const AddCategoryDocument: DocumentNode<AddCategoryMutation, AddCategoryMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"materialCount"}}]}}]}');
export const EditCategoryDocument: DocumentNode<EditCategoryMutation, EditCategoryMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"materialCount"}}]}}]}');
export const MergeCategoriesDocument: DocumentNode<MergeCategoriesMutation, MergeCategoriesMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}');
export const SetCategoryHiddenDocument: DocumentNode<SetCategoryHiddenMutation, SetCategoryHiddenMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCategoryHidden"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HideInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCategoryHidden"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}}]}}]}');
export const ImportMaterialsDocument: DocumentNode<ImportMaterialsMutation, ImportMaterialsMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportMaterials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importMaterials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSummary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDryRun"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"newCategories"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}}]}}]}');
export const AcceptSuggestionDocument: DocumentNode<AcceptSuggestionMutation, AcceptSuggestionMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptSuggestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MaterialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptSuggestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}');
export const DeclineSuggestionDocument: DocumentNode<DeclineSuggestionMutation, DeclineSuggestionMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineSuggestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineSuggestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}');
export const SearchFunctionsDocument: DocumentNode<SearchFunctionsQuery, SearchFunctionsQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchFunctions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchFunctions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchFunction"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchFunction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchFunction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"materials"}}]}}]}');
export const SearchListFileDocument: DocumentNode<SearchListFileQuery, SearchListFileQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchListFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchList"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchListFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}]}]}}]}');
export const AddSearchFunctionDocument: DocumentNode<AddSearchFunctionMutation, AddSearchFunctionMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSearchFunction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchFunctionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSearchFunction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchFunction"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchFunction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchFunction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"materials"}}]}}]}');
export const EditSearchFunctionDocument: DocumentNode<EditSearchFunctionMutation, EditSearchFunctionMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditSearchFunction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchFunctionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editSearchFunction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchFunction"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchFunction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchFunction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"materials"}}]}}]}');
export const RemoveSearchFunctionDocument: DocumentNode<RemoveSearchFunctionMutation, RemoveSearchFunctionMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSearchFunction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSearchFunction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]}');
export const ImportSearchListDocument: DocumentNode<ImportSearchListMutation, ImportSearchListMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportSearchList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchList"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importSearchList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSummary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDryRun"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"newCategories"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}}]}}]}');