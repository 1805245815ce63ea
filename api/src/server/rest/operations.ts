import { readFileSync } from 'node:fs';
import {
  Kind,
  parse,
  print,
  separateOperations,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { publicFields } from '../../schema/access.ts';

export interface RestOperation {
  text: string;
  definition: OperationDefinitionNode;
  fragments: FragmentDefinitionNode[];
  /** Whether visitors may call the operation; checked before the body is read. */
  isPublic: boolean;
}

/** The only root field of an operation. */
export const rootFieldOf = (
  schema: GraphQLSchema,
  { definition }: RestOperation,
): GraphQLField<unknown, unknown> | undefined => {
  const [root] = definition.selectionSet.selections;
  return root?.kind === Kind.FIELD ? schema.getRootType(definition.operation)?.getFields()[root.name.value] : undefined;
};

const file = new URL('./operations.graphql', import.meta.url);

/** The operations of REST, each with the fragments it uses; as text, because Apollo would print a document again for each call. */
export const operations = (): Map<string, RestOperation> => {
  const open = publicFields();
  return new Map(
    Object.entries(separateOperations(parse(readFileSync(file, 'utf8')))).map(([operationName, separate]) => {
      const definition = separate.definitions.find(
        (each) => each.kind === Kind.OPERATION_DEFINITION,
      ) as OperationDefinitionNode;
      const isPublic = definition.selectionSet.selections.every(
        (field) => field.kind === Kind.FIELD && open.has(field.name.value),
      );
      const fragments = separate.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
      return [operationName, { text: print(separate), definition, fragments, isPublic }];
    }),
  );
};
