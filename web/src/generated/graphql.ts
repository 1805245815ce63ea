import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type SessionQuery = {
  me: {
    __typename: 'User';
    id: string;
    email: string;
    firstName: string;
    lastName: string;
    companyName: string;
    profileImageUrl: string | null;
    role: 'buyer' | 'seller' | 'both' | 'admin';
  } | null;
};
export type SessionQueryVariables = Record<string, never>;

const field = (value: string) => ({ kind: 'Field', name: { kind: 'Name', value } });
const fields = ['__typename', 'id', 'email', 'firstName', 'lastName', 'companyName', 'profileImageUrl', 'role'];
export const SessionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Session' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ ...field('me'), selectionSet: { kind: 'SelectionSet', selections: fields.map(field) } }],
      },
    },
  ],
} as unknown as DocumentNode<SessionQuery, SessionQueryVariables>;
