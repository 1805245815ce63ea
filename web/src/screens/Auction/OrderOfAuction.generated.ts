/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where an order stands. */
export type OrderStatus =
  /** Cancelled by one of the two, or because the seller did not confirm in time. */
  | 'cancelled'
  /** Accepted by the buyer. */
  | 'completed'
  /** The seller confirmed. */
  | 'confirmed'
  /** Arrived. */
  | 'delivered'
  /** Placed, not yet confirmed by the seller. */
  | 'pending'
  /** On its way. */
  | 'shipped';

export type OrderOfAuctionQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderOfAuctionQuery = { orders: { __typename: 'OrderConnection', nodes: Array<{ __typename: 'Order', id: string, status: OrderStatus, totalAmount: string, bid: { __typename: 'Bid', id: string, auctionId: string | null } | null }> } };


export const OrderOfAuctionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderOfAuction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"auctionId"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrderOfAuctionQuery, OrderOfAuctionQueryVariables>;