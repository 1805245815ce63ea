/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A report of a member or of something that a member published or sent to the viewer. */
export type ReportInput = {
  /** What is reported. */
  kind: ReportKind;
  /** At most 2000 characters; needed for the reason `other`. */
  note?: string | null | undefined;
  /** The reason. */
  reason: ReportReason;
  /** Its id. */
  subjectId: string;
};

/** What a report is about. */
export type ReportKind =
  /** An auction. */
  | 'auction'
  /** A company profile. */
  | 'company'
  /** A member. */
  | 'member'
  /** A message. */
  | 'message'
  /** An offering. */
  | 'offering'
  /** An RFP. */
  | 'rfp';

/** Why something is reported. */
export type ReportReason =
  /** Fraud or a false offer. */
  | 'fraud'
  /** Pretends to be another person or company. */
  | 'impersonation'
  /** Insults or threats. */
  | 'offensive'
  /** Something else; the note says what. */
  | 'other'
  /** Goods that must not be traded here. */
  | 'prohibited'
  /** Advertising or mass messages. */
  | 'spam';

export type SendReportMutationVariables = Exact<{
  input: ReportInput;
}>;


export type SendReportMutation = { report: boolean };

export type BlockMemberMutationVariables = Exact<{
  memberId: string;
}>;


export type BlockMemberMutation = { blockMember: boolean };

export type UnblockMemberMutationVariables = Exact<{
  memberId: string;
}>;


export type UnblockMemberMutation = { unblockMember: boolean };


export const SendReportDocument: DocumentNode<SendReportMutation, SendReportMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]}');
export const BlockMemberDocument: DocumentNode<BlockMemberMutation, BlockMemberMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"memberId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}}]}]}}]}');
export const UnblockMemberDocument: DocumentNode<UnblockMemberMutation, UnblockMemberMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnblockMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unblockMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"memberId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}}]}]}}]}');