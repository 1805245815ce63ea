import { readFileSync } from 'node:fs';
import { Kind, parse, print, separateOperations, type OperationDefinitionNode } from 'graphql';
import { publicFields } from '../schema/access.ts';

export interface OwnOperation {
  text: string;
  definition: OperationDefinitionNode;
  /** Whether visitors may call the operation; checked before the body is read. */
  isPublic: boolean;
}

/** The operations of a document, each with the fragments it uses; as text, because Apollo would print a document again for each call. */
export const operationsIn = (file: URL): Map<string, OwnOperation> => {
  const open = publicFields();
  return new Map(
    Object.entries(separateOperations(parse(readFileSync(file, 'utf8')))).map(([operationName, separate]) => {
      const definition = separate.definitions.find(
        (each) => each.kind === Kind.OPERATION_DEFINITION,
      ) as OperationDefinitionNode;
      const isPublic = definition.selectionSet.selections.every(
        (field) => field.kind === Kind.FIELD && open.has(field.name.value),
      );
      return [operationName, { text: print(separate), definition, isPublic }];
    }),
  );
};
