/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Incoterms 2020. */
export type DeliveryTerms =
  /** Cost and freight. */
  | 'CFR'
  /** Cost, insurance and freight. */
  | 'CIF'
  /** Carriage and insurance paid to. */
  | 'CIP'
  /** Carriage paid to. */
  | 'CPT'
  /** Delivered at place. */
  | 'DAP'
  /** Delivered duty paid. */
  | 'DDP'
  /** Delivered at place unloaded. */
  | 'DPU'
  /** Ex works. */
  | 'EXW'
  /** Free alongside ship. */
  | 'FAS'
  /** Free carrier. */
  | 'FCA'
  /** Free on board. */
  | 'FOB';

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

/** A side of an order. */
export type OrderSide =
  /** The buyer. */
  | 'buyer'
  /** The seller. */
  | 'seller';

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

/** Status of a quote. */
export type QuoteStatus =
  /** Accepted: there is an order with its terms. */
  | 'accepted'
  /** Declined by the side whose turn it was. */
  | 'declined'
  /** The last day of its current terms has passed, in UTC. The seller can renew it. */
  | 'expired'
  /** Neither accepted nor ended nor expired. */
  | 'open'
  /** Withdrawn by the side that proposed the current terms. */
  | 'withdrawn';

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string } | null };

export type OfferingsQueryVariables = Exact<{
  userId: string;
  updatedSince?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type OfferingsQuery = { offerings: { nodes: Array<{ id: string, sku: string | null, title: string, description: string, productId: string | null, quantity: number, unit: string, price: string, location: string | null, availableUntil: string | null, status: OfferingStatus, updatedAt: string, terms: { minimumQuantity: number | null, quantityTolerance: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, paymentTerms: PaymentTerms | null, leadTimeDays: number | null, packaging: string | null, origin: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WithdrawMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type WithdrawMutation = { withdrawOfferings: Array<{ id: string }> };

export type OrdersQueryVariables = Exact<{
  updatedSince?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type OrdersQuery = { orders: { nodes: Array<{ id: string, status: OrderStatus, title: string, quantity: number | null, unit: string | null, totalAmount: string, offeringId: string | null, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type QuotesQueryVariables = Exact<{
  updatedSince: string;
  after?: string | null | undefined;
}>;


export type QuotesQuery = { quotes: { nodes: Array<{ id: string, number: string, status: QuoteStatus, awaiting: OrderSide | null, updatedAt: string, offering: { sku: string | null, title: string }, revision: { number: number, terms: { quantity: number | null, unit: string | null, price: string | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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
      terms {
        minimumQuantity
        quantityTolerance
        deliveryTerms
        deliveryLocation
        paymentTerms
        leadTimeDays
        packaging
        origin
      }
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
export const QuotesDocument = new TypedDocumentString(`
    query Quotes($updatedSince: DateTime!, $after: String) {
  quotes(side: seller, updatedSince: $updatedSince, first: 100, after: $after) {
    nodes {
      id
      number
      status
      awaiting
      updatedAt
      offering {
        sku
        title
      }
      revision {
        number
        terms {
          quantity
          unit
          price
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<QuotesQuery, QuotesQueryVariables>;
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