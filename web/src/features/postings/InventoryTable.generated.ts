/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type InventoryTableFragment = { __typename: 'Offering', id: string, title: string, sku: string | null, price: string, priceCheck: PriceCheck, priceConfirmedAt: string | null, quantity: number, unit: string, availableUntil: string | null, status: OfferingStatus, inquiryCount: number | null, product: { __typename: 'Product', id: string, name: string } | null, orders: { __typename: 'OrderConnection', totalCount: number } };

export const InventoryTableFragmentDoc: DocumentNode<InventoryTableFragment, unknown> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InventoryTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offering"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"priceConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"availableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"inquiryCount"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}');