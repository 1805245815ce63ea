import {
  getNullableType,
  GraphQLNonNull,
  Kind,
  parse,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { operations } from '../adapter.ts';
import type { Route } from '../routes.ts';

/** A route with the operation behind it and the one root field that it asks for. */
export interface Known {
  route: Route;
  definition: OperationDefinitionNode;
  fragments: Map<string, FragmentDefinitionNode>;
  isPublic: boolean;
  writes: boolean;
  root: FieldNode;
  field: GraphQLField<unknown, unknown>;
  /** The type of the answer; null only where the route answers null. */
  type: GraphQLField<unknown, unknown>['type'];
}

export const knownOf = (route: Route, schema: GraphQLSchema, all: ReturnType<typeof operations>): Known => {
  const operation = all.get(route.operation);
  const root = operation?.definition.selectionSet.selections[0];
  if (!operation || root?.kind !== Kind.FIELD) throw new Error(`OpenAPI cannot read the operation ${route.operation}.`);
  const { definition, isPublic, text } = operation;
  const writes = definition.operation === 'mutation';
  const type = schema.getRootType(definition.operation) as GraphQLObjectType;
  const field = type.getFields()[root.name.value] as Known['field'];
  const fragments = parse(text).definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return {
    route,
    definition,
    isPublic,
    writes,
    root,
    field,
    fragments: new Map(fragments.map((each) => [each.name.value, each])),
    // Of what was written the record is answered; where nothing is found there is an error.
    type: writes || route.missing ? new GraphQLNonNull(getNullableType(field.type)) : field.type,
  };
};
