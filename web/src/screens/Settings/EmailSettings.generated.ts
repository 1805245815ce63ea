/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How notices of a topic are sent by email. */
export type EmailDelivery =
  /** A minute after the notice, unless it was read; at most 20 a day, and further ones in the daily summary. */
  | 'at_once'
  /** Together, once a day. */
  | 'daily'
  /** Not at all. */
  | 'off';

/** A choice for one topic. */
export type EmailPreferenceInput = {
  /** How its notices are to be sent. */
  delivery: EmailDelivery;
  /** The topic. */
  topic: EmailTopic;
};

/** A group of notices that are also sent by email. */
export type EmailTopic =
  /** Bids and auctions. */
  | 'auctions'
  /** The verification of the company. */
  | 'company'
  /** Messages and inquiries of other members. */
  | 'messages'
  /** Orders, and bids on RFPs. */
  | 'orders'
  /** Materials, categories, RFPs and saved searches on the watchlist. */
  | 'watching';

export type EmailPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailPreferencesQuery = { emailPreferences: Array<{ __typename: 'EmailPreference', topic: EmailTopic, delivery: EmailDelivery }> };

export type SaveEmailPreferenceMutationVariables = Exact<{
  input: EmailPreferenceInput;
}>;


export type SaveEmailPreferenceMutation = { saveEmailPreference: Array<{ __typename: 'EmailPreference', topic: EmailTopic, delivery: EmailDelivery }> };


export const EmailPreferencesDocument: DocumentNode<EmailPreferencesQuery, EmailPreferencesQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}}]}}]}');
export const SaveEmailPreferenceDocument: DocumentNode<SaveEmailPreferenceMutation, SaveEmailPreferenceMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveEmailPreference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailPreferenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEmailPreference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}}]}}]}');