/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type VerificationLogFragment = { __typename: 'CompanyProfile', id: string, decisions: Array<{ __typename: 'VerificationDecision', id: string, createdAt: string, status: VerificationStatus, reason: string | null, admin: { __typename: 'User', id: string, firstName: string, lastName: string } | null }> };

export const VerificationLogFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationLog"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]} as unknown as DocumentNode<VerificationLogFragment, unknown>;