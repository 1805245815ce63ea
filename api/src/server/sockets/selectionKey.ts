import { visit, type DocumentNode, type FieldNode } from 'graphql';

interface Operation {
  query: string;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables: Readonly<Record<string, unknown>>;
}

/**
 * Equal for subscriptions with the same selection. Variables that only the root field takes, such as the cursors in `after`, are left
 * out: they decide which frames are sent, not their content, and would otherwise prevent sharing after a restart.
 */
export const selectionKey = ({ query, document, operationName, variables }: Operation, root: FieldNode): string => {
  const used = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Argument: (argument) => (root.arguments?.includes(argument) ? false : undefined),
    Variable: ({ name }) => void used.add(name.value),
  });
  const selecting = Object.entries(variables).filter(([name]) => used.has(name));
  return JSON.stringify([query, operationName ?? null, selecting.sort(([a], [b]) => (a < b ? -1 : 1))]);
};
