/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of a request for proposals. */
export type RfpStatus =
  /** Open for bids until the end of its closing day. */
  | 'active'
  /** The buyer accepted a bid. */
  | 'awarded'
  /** Cancelled by the buyer. */
  | 'cancelled'
  /** The closing day has passed without an award. */
  | 'expired';

export type RfpCardFragment = { __typename: 'Rfp', id: string, userId: string, title: string, description: string, quantity: number, unit: string, targetPrice: string | null, deliveryLocation: string | null, closingDate: string | null, createdAt: string, status: RfpStatus, isWatched: boolean };

export const RfpCardFragmentDoc: DocumentNode<RfpCardFragment, unknown> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RfpCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rfp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"targetPrice"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryLocation"}},{"kind":"Field","name":{"kind":"Name","value":"closingDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isWatched"}}]}}]}');