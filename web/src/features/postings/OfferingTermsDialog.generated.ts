/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Terms of an own offering as they are from now on; orders that were placed keep theirs. */
export type EditOfferingInput = {
  /** The last day it is available; not in the past. Null: no end. */
  availableUntil?: string | null | undefined;
  /** True where the seller confirms the price even if it is unusual, as `confirmUnusualPrice` does. */
  confirmUnusualPrice?: boolean | null | undefined;
  /** The quantity the seller saw: where orders have changed it since, the edit is refused. */
  expectedQuantity?: number | null | undefined;
  /** The offering. */
  offeringId: string;
  /** Price per unit. */
  price: string;
  /** How much there is now, a positive whole number. */
  quantity: number;
};

/** Where an offering stands. */
export type OfferingStatus =
  /** Available. */
  | 'active'
  /** Its last day has passed. */
  | 'expired'
  /** Its quantity is ordered. */
  | 'sold_out'
  /** The seller took it back. */
  | 'withdrawn';

/** Whether a price looks like a mistake. */
export type PriceCheck =
  /** Within 60 % of the expected price. */
  | 'ok'
  /** There is nothing to compare it with. */
  | 'unknown'
  /** More than 60 % below or above the expected price. */
  | 'unusual';

/** Terms of an own offering as they are from now on; orders that were placed keep theirs. */
export type RelistOfferingInput = {
  /** The last day it is available; not in the past. Null: no end. */
  availableUntil?: string | null | undefined;
  /** True where the seller confirms the price even if it is unusual, as `confirmUnusualPrice` does. */
  confirmUnusualPrice?: boolean | null | undefined;
  /** The offering. */
  offeringId: string;
  /** Price per unit. */
  price: string;
  /** How much there is now, a positive whole number. */
  quantity: number;
};

export type EditOfferingMutationVariables = Exact<{
  input: EditOfferingInput;
}>;


export type EditOfferingMutation = { editOffering: { __typename: 'Offering', id: string, title: string, price: string, priceCheck: PriceCheck, priceConfirmedAt: string | null, quantity: number, unit: string, availableUntil: string | null, status: OfferingStatus, inquiryCount: number | null, product: { __typename: 'Product', id: string, name: string } | null, orders: { __typename: 'OrderConnection', totalCount: number } } | null };

export type RelistOfferingMutationVariables = Exact<{
  input: RelistOfferingInput;
}>;


export type RelistOfferingMutation = { relistOffering: { __typename: 'Offering', id: string, title: string, price: string, priceCheck: PriceCheck, priceConfirmedAt: string | null, quantity: number, unit: string, availableUntil: string | null, status: OfferingStatus, inquiryCount: number | null, product: { __typename: 'Product', id: string, name: string } | null, orders: { __typename: 'OrderConnection', totalCount: number } } | null };


export const EditOfferingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditOffering"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditOfferingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editOffering"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InventoryTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InventoryTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offering"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"priceConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"availableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"inquiryCount"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<EditOfferingMutation, EditOfferingMutationVariables>;
export const RelistOfferingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RelistOffering"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RelistOfferingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relistOffering"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InventoryTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InventoryTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offering"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"priceConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"availableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"inquiryCount"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<RelistOfferingMutation, RelistOfferingMutationVariables>;