import {
  getNamedType,
  GraphQLNonNull,
  GraphQLScalarType,
  isNonNullType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { mapSchema, MapperKind } from '@graphql-tools/utils';
import type { Catalog } from './catalog.ts';

const json = new GraphQLScalarType({ name: 'PlannedJson', description: 'JSON as PostgreSQL wrote it.' });

/**
 * The schema with every planned field as a leaf. graphql-js validates against the real schema but executes on this one, so it never looks
 * into sub-selections that the planner has compiled. NonNull stays, so that nulls propagate correctly.
 */
export const toExecutionSchema = (schema: GraphQLSchema, catalog: Catalog): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, _name, typeName) =>
      catalog.isPlannedType(typeName) || !catalog.isPlannedType(getNamedType(field.type).name)
        ? undefined
        : { ...field, type: leaf(field.type) },
  });

const leaf = (type: GraphQLOutputType): GraphQLOutputType => (isNonNullType(type) ? new GraphQLNonNull(json) : json);
