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
import { scopeOf, type Scope } from '../../../schema/scope.ts';
import type { operations } from '../adapter.ts';
import type { Route } from '../routes.ts';

/** A row of the routes table with its operation, and the single root field of that operation. */
export interface RestCall {
  route: Route;
  definition: OperationDefinitionNode;
  fragments: Map<string, FragmentDefinitionNode>;
  isPublic: boolean;
  /** The scope that an API key needs; undefined if keys are not accepted. */
  scope: Exclude<Scope, 'account' | 'staff'> | undefined;
  writes: boolean;
  root: FieldNode;
  field: GraphQLField<unknown, unknown>;
  /** The type of the response; nullable only if the route can respond with null. */
  type: GraphQLField<unknown, unknown>['type'];
}

export const restCallOf = (route: Route, schema: GraphQLSchema, all: ReturnType<typeof operations>): RestCall => {
  const operation = all.get(route.operation);
  const root = operation?.definition.selectionSet.selections[0];
  if (!operation || root?.kind !== Kind.FIELD) throw new Error(`OpenAPI cannot read the operation ${route.operation}.`);
  const { definition, isPublic, text } = operation;
  const writes = definition.operation === 'mutation';
  const type = schema.getRootType(definition.operation) as GraphQLObjectType;
  const field = type.getFields()[root.name.value] as RestCall['field'];
  const scope = scopeOf(field);
  const fragments = parse(text).definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return {
    route,
    definition,
    isPublic,
    scope: scope === 'account' || scope === 'staff' ? undefined : scope,
    writes,
    root,
    field,
    fragments: new Map(fragments.map((each) => [each.name.value, each])),
    // Mutations return the record; a missing record is an error.
    type: writes || route.missing ? new GraphQLNonNull(getNullableType(field.type)) : field.type,
  };
};
