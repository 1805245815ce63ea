/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** New terms of the viewer's offering; existing orders keep theirs, and terms that are absent stay. */
export type EditOfferingInput = {
  /** The last day it is available; not in the past. Null: no end. */
  availableUntil?: string | null | undefined;
  /** True where the seller confirms the price even if it is unusual, as `confirmUnusualPrice` does. */
  confirmUnusualPrice?: boolean | null | undefined;
  /** The quantity that the seller saw; if orders have changed it since, the edit is refused. */
  expectedQuantity?: number | null | undefined;
  /** The offering. */
  offeringId: string;
  /** Price per unit. */
  price?: string | null | undefined;
  /** Quantity available now, a positive whole number. */
  quantity?: number | null | undefined;
  /** The seller's own number, 1 to 64 characters, unique among the seller's offerings; only the seller sees it. Null removes it; without the field it stays. */
  sku?: string | null | undefined;
  /** `withdrawn` takes it off the market, `active` puts it there again; other statuses are refused. */
  status?: OfferingStatus | null | undefined;
};

/** Status of an offering. */
export type OfferingStatus =
  /** Available. */
  | 'active'
  /** The last day of availability has passed. */
  | 'expired'
  /** The whole quantity has been ordered. */
  | 'sold_out'
  /** Withdrawn by the seller. */
  | 'withdrawn';

/** Whether a price is likely to be a mistake. */
export type PriceCheck =
  /** Within 60 % of the expected price. */
  | 'ok'
  /** There is no expected price to compare it with. */
  | 'unknown'
  /** More than 60 % below or above the expected price. */
  | 'unusual';

/** New terms of the viewer's offering; existing orders keep theirs. */
export type RelistOfferingInput = {
  /** The last day it is available; not in the past. Null: no end. */
  availableUntil?: string | null | undefined;
  /** True where the seller confirms the price even if it is unusual, as `confirmUnusualPrice` does. */
  confirmUnusualPrice?: boolean | null | undefined;
  /** The offering. */
  offeringId: string;
  /** Price per unit. */
  price: string;
  /** Quantity available now, a positive whole number. */
  quantity: number;
  /** The seller's own number, 1 to 64 characters, unique among the seller's offerings; only the seller sees it. Null removes it; without the field it stays. */
  sku?: string | null | undefined;
};

export type EditOfferingMutationVariables = Exact<{
  input: EditOfferingInput;
}>;


export type EditOfferingMutation = { editOffering: { __typename: 'Offering', id: string, title: string, sku: string | null, price: string, priceCheck: PriceCheck, priceConfirmedAt: string | null, quantity: number, unit: string, availableUntil: string | null, status: OfferingStatus, inquiryCount: number | null, product: { __typename: 'Product', id: string, name: string } | null, orders: { __typename: 'OrderConnection', totalCount: number } } | null };

export type RelistOfferingMutationVariables = Exact<{
  input: RelistOfferingInput;
}>;


export type RelistOfferingMutation = { relistOffering: { __typename: 'Offering', id: string, title: string, sku: string | null, price: string, priceCheck: PriceCheck, priceConfirmedAt: string | null, quantity: number, unit: string, availableUntil: string | null, status: OfferingStatus, inquiryCount: number | null, product: { __typename: 'Product', id: string, name: string } | null, orders: { __typename: 'OrderConnection', totalCount: number } } | null };


export const EditOfferingDocument: DocumentNode<EditOfferingMutation, EditOfferingMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditOffering"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditOfferingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editOffering"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InventoryTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InventoryTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offering"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"priceConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"availableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"inquiryCount"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}');
export const RelistOfferingDocument: DocumentNode<RelistOfferingMutation, RelistOfferingMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RelistOffering"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RelistOfferingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relistOffering"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InventoryTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InventoryTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offering"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"priceConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"availableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"inquiryCount"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}');