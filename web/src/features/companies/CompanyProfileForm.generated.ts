/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A company profile. */
export type CompanyProfileInput = {
  /** Postal address. */
  address?: string | null | undefined;
  /** Number in the trade register. */
  businessRegistrationNumber?: string | null | undefined;
  /** Official name. */
  companyName: string;
  /** Email address for business mail, which members see. */
  contactEmail?: string | null | undefined;
  /** What the company does. */
  description?: string | null | undefined;
  /** Telephone. */
  phone: string;
  /** Blank, or the id of the signed-in user; any other is refused. */
  userId?: string | null | undefined;
  /** Web address, http or https. */
  website?: string | null | undefined;
};

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

export type CompanyProfileFormFragment = { __typename: 'CompanyProfile', id: string, companyName: string, website: string | null, contactEmail: string | null, phone: string, address: string | null, description: string | null, businessRegistrationNumber: string | null, verificationStatus: VerificationStatus };

export type SaveCompanyProfileMutationVariables = Exact<{
  input: CompanyProfileInput;
}>;


export type SaveCompanyProfileMutation = { saveCompanyProfile: { __typename: 'CompanyProfile', id: string, companyName: string, website: string | null, contactEmail: string | null, phone: string, address: string | null, description: string | null, businessRegistrationNumber: string | null, verificationStatus: VerificationStatus } | null };

export const CompanyProfileFormFragmentDoc: DocumentNode<CompanyProfileFormFragment, unknown> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"businessRegistrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}}]}}]}');
export const SaveCompanyProfileDocument: DocumentNode<SaveCompanyProfileMutation, SaveCompanyProfileMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompanyProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCompanyProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfileForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"businessRegistrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}}]}}]}');