/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Status of an offering. */
export type OfferingStatus =
  /** Available. */
  | 'active'
  /** The last day of availability has passed. */
  | 'expired'
  /** The whole quantity has been ordered: `quantity` is 0. */
  | 'sold_out'
  /** Withdrawn by the seller. */
  | 'withdrawn';

/** Status of an order. */
export type OrderStatus =
  /** Cancelled by the buyer or the seller, or because the seller did not confirm in time. */
  | 'cancelled'
  /** Accepted by the buyer. */
  | 'completed'
  /** Confirmed by the seller. */
  | 'confirmed'
  /** Received by the buyer. */
  | 'delivered'
  /** A direct order that the seller has not confirmed yet. */
  | 'pending'
  /** Shipped by the seller. */
  | 'shipped';

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string } | null };

export type OfferingsQueryVariables = Exact<{
  userId: string;
  updatedSince?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type OfferingsQuery = { offerings: { nodes: Array<{ id: string, sku: string | null, title: string, description: string, productId: string | null, quantity: number, unit: string, price: string, location: string | null, availableUntil: string | null, status: OfferingStatus, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WithdrawMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type WithdrawMutation = { withdrawOfferings: Array<{ id: string }> };

export type OrdersQueryVariables = Exact<{
  updatedSince?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type OrdersQuery = { orders: { nodes: Array<{ id: string, status: OrderStatus, title: string, quantity: number | null, unit: string | null, totalAmount: string, offeringId: string | null, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OrderChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OrderChangedSubscription = { orderChanged: { order: { id: string, status: OrderStatus } | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    id
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const OfferingsDocument = new TypedDocumentString(`
    query Offerings($userId: ID!, $updatedSince: DateTime, $after: String) {
  offerings(
    userId: $userId
    updatedSince: $updatedSince
    sort: updated
    first: 100
    after: $after
  ) {
    nodes {
      id
      sku
      title
      description
      productId
      quantity
      unit
      price
      location
      availableUntil
      status
      updatedAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<OfferingsQuery, OfferingsQueryVariables>;
export const WithdrawDocument = new TypedDocumentString(`
    mutation Withdraw($ids: [ID!]!) {
  withdrawOfferings(ids: $ids) {
    id
  }
}
    `) as unknown as TypedDocumentString<WithdrawMutation, WithdrawMutationVariables>;
export const OrdersDocument = new TypedDocumentString(`
    query Orders($updatedSince: DateTime, $after: String) {
  orders(
    side: seller
    updatedSince: $updatedSince
    sort: updated
    first: 100
    after: $after
  ) {
    nodes {
      id
      status
      title
      quantity
      unit
      totalAmount
      offeringId
      updatedAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const OrderChangedDocument = new TypedDocumentString(`
    subscription OrderChanged {
  orderChanged(confirmStart: true) {
    order {
      id
      status
    }
  }
}
    `) as unknown as TypedDocumentString<OrderChangedSubscription, OrderChangedSubscriptionVariables>;