/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a bid stands. */
export type BidStatus =
  /** Standing. */
  | 'active'
  /** Won. */
  | 'awarded'
  /** Another bid won. */
  | 'declined'
  /** Taken out by the owner or an admin. */
  | 'voided';

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

export type RfpBidFragment = { __typename: 'Bid', id: string, userId: string | null, amount: string, message: string | null, status: BidStatus, createdAt: string, offering: { __typename: 'Offering', id: string, title: string, price: string, unit: string } | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, companyName: string, companyProfile: { __typename: 'CompanyProfile', id: string, companyName: string, verificationStatus: VerificationStatus } | null } | null };

export const RfpBidFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RfpBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"offering"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}}]}}]}}]} as unknown as DocumentNode<RfpBidFragment, unknown>;