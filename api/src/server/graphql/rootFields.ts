import { Kind, type DocumentNode, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

const known = new WeakMap<OperationDefinitionNode, readonly string[]>();

/** Names of an operation's root fields, including those in fragments; computed once per cached document. */
export const rootFields = (operation: OperationDefinitionNode, document: DocumentNode): readonly string[] => {
  const names = known.get(operation) ?? namesIn(document, operation.selectionSet);
  known.set(operation, names);
  return names;
};

/** Visits each fragment once, because nested fragments would multiply. */
const namesIn = (document: DocumentNode, { selections }: SelectionSetNode, seen = new Set<string>()): string[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(document, selection.selectionSet, seen);
    const name = selection.name.value;
    if (seen.has(name)) return [];
    seen.add(name);
    const spread = document.definitions.find(
      (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name,
    );
    return spread?.kind === Kind.FRAGMENT_DEFINITION ? namesIn(document, spread.selectionSet, seen) : [];
  });
