/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Incoterms. */
export type DeliveryTerms =
  /** Cost, insurance and freight. */
  | 'CIF'
  /** Delivered duty paid. */
  | 'DDP'
  /** Ex works. */
  | 'EXW'
  /** Free carrier. */
  | 'FCA'
  /** Free on board. */
  | 'FOB';

/** Payment terms. */
export type PaymentTerms =
  /** In advance. */
  | 'advance_payment'
  /** On delivery. */
  | 'cash_on_delivery'
  /** By letter of credit. */
  | 'letter_of_credit'
  /** Within 30 days. */
  | 'net_30'
  /** Within 60 days. */
  | 'net_60';

export type OrderTermsFragment = { __typename: 'Order', id: string, quantity: number | null, unit: string | null, unitPrice: string | null, deliveryTerms: DeliveryTerms | null, paymentTerms: PaymentTerms | null, deliveryLocation: string | null, deliveryDate: string | null, product: { __typename: 'Product', id: string, name: string, casNumber: string | null } | null, offering: { __typename: 'Offering', id: string, location: string | null } | null, bid: { __typename: 'Bid', id: string, message: string | null, auctionId: string | null, rfpId: string | null } | null };

export const OrderTermsFragmentDoc: DocumentNode<OrderTermsFragment, unknown> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryLocation"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"casNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offering"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"auctionId"}},{"kind":"Field","name":{"kind":"Name","value":"rfpId"}}]}}]}}]}');