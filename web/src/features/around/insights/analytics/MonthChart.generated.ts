/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MonthChartFragment = { __typename: 'MonthTotal', month: string, amount: string, amountYearBefore: string, orders: number };

export const MonthChartFragmentDoc: DocumentNode<MonthChartFragment, unknown> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MonthChart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MonthTotal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"amountYearBefore"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}}]}}]}');