/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of the verification of a company. */
export type VerificationStatus =
  /** Verified; shown with a badge. */
  | 'approved'
  /** Waiting for an admin; set by every save. */
  | 'pending'
  /** Rejected. */
  | 'rejected'
  /** An admin requested a correction. */
  | 'revision_requested';

export type CompanyProfileScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyProfileScreenQuery = { myCompanyProfile: { __typename: 'CompanyProfile', id: string, companyName: string, website: string | null, contactEmail: string | null, phone: string, address: string | null, description: string | null, businessRegistrationNumber: string | null, verificationStatus: VerificationStatus, decisions: Array<{ __typename: 'VerificationDecision', id: string, createdAt: string, status: VerificationStatus, reason: string | null, admin: { __typename: 'User', id: string, firstName: string, lastName: string } | null }> } | null };


export const CompanyProfileScreenDocument: DocumentNode<CompanyProfileScreenQuery, CompanyProfileScreenQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyProfileScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCompanyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfileForm"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerificationLog"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"businessRegistrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationLog"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}');