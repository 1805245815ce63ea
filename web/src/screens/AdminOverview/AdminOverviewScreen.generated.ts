/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminOverviewScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOverviewScreenQuery = { marketOverview: { __typename: 'MarketOverview', members: number, newMembers: number, openReports: number, lockedMembers: number, waitingCompanies: number, runningAuctions: number, newOrders: number | null, newOrderValue: string | null } };


export const AdminOverviewScreenDocument: DocumentNode<AdminOverviewScreenQuery, AdminOverviewScreenQueryVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOverviewScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"newMembers"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"}},{"kind":"Field","name":{"kind":"Name","value":"lockedMembers"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"runningAuctions"}},{"kind":"Field","name":{"kind":"Name","value":"newOrders"}},{"kind":"Field","name":{"kind":"Name","value":"newOrderValue"}}]}}]}}]}');