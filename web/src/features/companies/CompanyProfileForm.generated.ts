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
  /** What the company does. */
  description?: string | null | undefined;
  /** Telephone. */
  phone: string;
  /** Blank, or the id of the signed-in user; any other is refused. */
  userId?: string | null | undefined;
  /** Web address, http or https. */
  website?: string | null | undefined;
};

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

export type CompanyProfileFormFragment = { __typename: 'CompanyProfile', id: string, companyName: string, website: string | null, phone: string, address: string | null, description: string | null, businessRegistrationNumber: string | null, verificationStatus: VerificationStatus };

export type SaveCompanyProfileMutationVariables = Exact<{
  input: CompanyProfileInput;
}>;


export type SaveCompanyProfileMutation = { saveCompanyProfile: { __typename: 'CompanyProfile', id: string, companyName: string, website: string | null, phone: string, address: string | null, description: string | null, businessRegistrationNumber: string | null, verificationStatus: VerificationStatus } | null };

export const CompanyProfileFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"businessRegistrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}}]}}]} as unknown as DocumentNode<CompanyProfileFormFragment, unknown>;
export const SaveCompanyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompanyProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCompanyProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfileForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"businessRegistrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}}]}}]} as unknown as DocumentNode<SaveCompanyProfileMutation, SaveCompanyProfileMutationVariables>;