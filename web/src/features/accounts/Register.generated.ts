/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A registration; every field is mandatory. */
export type RegisterInput = {
  /** Whether the Privacy Policy is accepted; must be true. */
  acceptPrivacy: boolean;
  /** Whether the Terms and Conditions are accepted; must be true. */
  acceptTerms: boolean;
  /** City. */
  city: string;
  /** Company name. */
  companyName: string;
  /** The password, repeated. */
  confirmPassword: string;
  /** Country. */
  country: string;
  /** Business email. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Telephone. */
  mobileNumber: string;
  /** At least 8 characters with an uppercase and a lowercase letter, a number and a special character. */
  password: string;
  /** Position in the company. */
  position: string;
  /** buyer, seller or both; buyer if absent. */
  role?: string | null | undefined;
};

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { __typename: 'User', id: string } | null };


export const RegisterDocument: DocumentNode<RegisterMutation, RegisterMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}');