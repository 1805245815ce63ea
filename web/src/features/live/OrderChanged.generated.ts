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

/** Where the verification of a company stands. */
export type VerificationStatus =
  /** Verified: shown with the badge. */
  | 'approved'
  /** Waiting for an admin; every save sets this. */
  | 'pending'
  /** Refused. */
  | 'rejected'
  /** The admin asked for a correction. */
  | 'revision_requested';

export type OrderChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OrderChangedSubscription = { orderChanged: { __typename: 'OrderChange', order: { __typename: 'Order', id: string, status: OrderStatus, history: Array<{ __typename: 'OrderEvent', id: string, createdAt: string, status: OrderStatus, note: string | null, actor: { __typename: 'User', id: string, firstName: string, lastName: string, companyName: string, companyProfile: { __typename: 'CompanyProfile', id: string, companyName: string, verificationStatus: VerificationStatus } | null } | null }> } | null } };


export const OrderChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OrderChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"confirmStart"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStep"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyName"}}]}}]}}]} as unknown as DocumentNode<OrderChangedSubscription, OrderChangedSubscriptionVariables>;