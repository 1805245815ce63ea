/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of an event in the audit log. */
export type AuditKind =
  /** The account was deleted. */
  | 'account_deleted'
  /** All sessions were ended in the settings. */
  | 'all_sessions_ended'
  /** An API key was created. */
  | 'api_key_created'
  /** An API key was revoked. */
  | 'api_key_revoked'
  /** All API keys were revoked. */
  | 'api_keys_revoked'
  /** An auction was cancelled by an admin. */
  | 'auction_cancelled_by_admin'
  /** An auction was paused. */
  | 'auction_paused'
  /** An auction was resumed. */
  | 'auction_resumed'
  /** The authenticator app was replaced. */
  | 'authenticator_replaced'
  /** A request was refused because the member may not do this. */
  | 'authorization_refused'
  /** A bid was voided by an admin. */
  | 'bid_voided_by_admin'
  /** A category or material was added. */
  | 'catalogue_added'
  /** A category or material was changed. */
  | 'catalogue_edited'
  /** A category or material was hidden. */
  | 'catalogue_hidden'
  /** Materials were imported. */
  | 'catalogue_imported'
  /** A category or material was merged into another one. */
  | 'catalogue_merged'
  /** A hidden category or material was shown again. */
  | 'catalogue_shown'
  /** A commodity was added to the price index. */
  | 'commodity_added'
  /** A commodity of the price index was changed. */
  | 'commodity_edited'
  /** A company was approved. */
  | 'company_approved'
  /** A company was rejected. */
  | 'company_rejected'
  /** A company was asked to revise its profile. */
  | 'company_revision_requested'
  /** Your data was downloaded. */
  | 'data_export_downloaded'
  /** A download of personal data was requested. */
  | 'data_export_requested'
  /** A new email address was entered in the settings. */
  | 'email_change_requested'
  /** The email address was changed. */
  | 'email_changed'
  /** The former email address was restored. */
  | 'email_reverted'
  /** A failed job was run again. */
  | 'job_retried'
  /** Signed out. */
  | 'logged_out'
  /** Sign-in failed. */
  | 'login_failed'
  /** Sign-in was blocked after too many attempts. */
  | 'login_limited'
  /** Signed in. */
  | 'login_succeeded'
  /** The account was locked by an admin. */
  | 'member_locked'
  /** A session was ended by an admin. */
  | 'member_session_ended'
  /** All sessions were ended by an admin. */
  | 'member_sessions_ended'
  /** The account was unlocked by an admin. */
  | 'member_unlocked'
  /** A passkey was added. */
  | 'passkey_added'
  /** A passkey was removed. */
  | 'passkey_removed'
  /** The password was changed, and all other sessions ended. */
  | 'password_changed'
  /** A wrong current password was given in the settings. */
  | 'password_check_failed'
  /** A new password was set with a link from an email. */
  | 'password_reset'
  /** The operator created a link to set a new password. */
  | 'password_reset_link_created'
  /** A price was added to the price index. */
  | 'price_added'
  /** A price of the price index was corrected or removed. */
  | 'price_corrected'
  /** Prices were imported. */
  | 'prices_imported'
  /** A recovery code was used. */
  | 'recovery_code_used'
  /** New recovery codes were made. */
  | 'recovery_codes_renewed'
  /** The account was created. */
  | 'registered'
  /** A report was handled. */
  | 'report_handled'
  /** The operator granted a role. */
  | 'role_granted'
  /** The operator took a role away. */
  | 'role_revoked'
  /** A function of the search was added, changed or removed. */
  | 'search_function_changed'
  /** A list of the search was imported. */
  | 'search_list_imported'
  /** The second factor was turned off. */
  | 'second_factor_disabled'
  /** The second factor was turned on. */
  | 'second_factor_enabled'
  /** A wrong code was entered. */
  | 'second_factor_failed'
  /** The second factor was removed by the operator. */
  | 'second_factor_reset'
  /** A session was ended in the settings. */
  | 'session_ended'
  /** The signing key was replaced. */
  | 'signing_key_rotated'
  /** A suggested material was accepted. */
  | 'suggestion_accepted'
  /** A suggested material was declined. */
  | 'suggestion_declined'
  /** A webhook was changed. */
  | 'webhook_changed'
  /** A webhook was added. */
  | 'webhook_created'
  /** A webhook was deleted. */
  | 'webhook_deleted'
  /** A webhook got a new secret. */
  | 'webhook_secret_rotated';

export type AdminAuditScreenQueryVariables = Exact<{
  kind?: AuditKind | null | undefined;
  actorId?: string | null | undefined;
  subjectId?: string | null | undefined;
  address?: string | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminAuditScreenQuery = { auditEvents: { __typename: 'AuditEventConnection', nodes: Array<{ __typename: 'AuditEvent', id: string, kind: AuditKind, createdAt: string, lastAt: string, count: number, actorId: string | null, actorName: string | null, subjectId: string | null, subjectName: string | null, address: string | null, requestId: string | null, detail: Record<string, unknown> | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };


export const AdminAuditScreenDocument: DocumentNode<AdminAuditScreenQuery, AdminAuditScreenQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAuditScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"actorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}');