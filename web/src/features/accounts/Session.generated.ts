/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The role chosen at registration. It is only a preference: any member may buy and sell. */
export type Role =
  /** Verifies companies and moderates the market; cannot be chosen at registration. */
  | 'admin'
  /** Wants to buy and sell. */
  | 'both'
  /** Wants to buy. */
  | 'buyer'
  /** Wants to sell. */
  | 'seller'
  /** Handles reports and reads members, companies and the audit log; cannot be chosen at registration. */
  | 'support';

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { me: { __typename: 'User', id: string, email: string | null, firstName: string, lastName: string, companyName: string, profileImageUrl: string | null, role: Role | null, emailConfirmed: boolean | null } | null };


export const SessionDocument: DocumentNode<SessionQuery, SessionQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}}]}}]}}]}');