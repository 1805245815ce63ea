// A slow reference implementation: graphql-js resolves the real schema from rows that are looked up one by one.
import { mapSchema, MapperKind } from '@graphql-tools/utils';
import {
  execute,
  getNamedType,
  isAbstractType,
  isObjectType,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { Viewer } from '../../../src/reading/reading.ts';
import { fields } from './fields.ts';
import { found } from './found.ts';
import { rootField } from './root.ts';
import { graphValue } from './values.ts';
import { personal } from './visibility.ts';
import { rowOf, type Asking, type Found, type Row, type World } from './world.ts';
import { tables } from '../market/rows.ts';

type Context = Asking & { editing: Set<string> };
type Resolver = GraphQLFieldResolver<Found | Record<string, unknown>, Context>;

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const tableOf = (typeName: string) => tables.find((table) => table === snake(typeName).slice(1))!;

/** A column or the row of a foreign key, by name. */
const byName = (row: Row, asking: Asking, { fieldName, returnType }: GraphQLResolveInfo): unknown => {
  const named = getNamedType(returnType);
  if (!isObjectType(named)) return graphValue(row[snake(fieldName)], returnType);
  return found(asking, named.name, rowOf(asking, tableOf(named.name), row[`${snake(fieldName)}_id`]));
};

const rootOf = ({ prev, key }: GraphQLResolveInfo['path']): string => (prev ? rootOf(prev) : String(key));

/** Below a root field for editing the catalogue, its admin sees hidden entries. */
const asEditorBelow = (asking: Context, { path }: GraphQLResolveInfo): Asking =>
  asking.editing.has(rootOf(path)) ? { ...asking, viewer: { ...asking.viewer, isEditor: true } } : asking;

const resolverOf = (typeName: string, fieldName: string): Resolver => {
  if (typeName === 'Query')
    return (_parent, args, asking, info) => {
      if (fieldName.startsWith('managed')) asking.editing.add(rootOf(info.path));
      return rootField(fieldName)(asEditorBelow(asking, info), args);
    };
  const key = `${typeName}.${fieldName}`;
  const field = fields[key];
  const mayBeSeen = personal[key];
  return (parent, args, context, info) => {
    const asking = asEditorBelow(context, info);
    if (!('row' in parent)) return (parent as Record<string, unknown>)[fieldName];
    const { row } = parent as Found;
    if (mayBeSeen && !mayBeSeen(asking, row)) return null;
    return field ? field(row, asking, args) : byName(row, asking, info);
  };
};

const slowSchema = (schema: GraphQLSchema): GraphQLSchema => {
  const slow = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config, fieldName, typeName) => ({
      ...config,
      resolve: resolverOf(typeName, fieldName) as never,
    }),
  });
  for (const type of Object.values(slow.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = (value) => (value as Found).__typename;
    // TypeGraphQL would require rows to be instances of its classes.
    if (isObjectType(type)) (type as GraphQLObjectType).isTypeOf = undefined;
  }
  return slow;
};

/** Executes validated documents for a viewer on the rows of `world`. */
export const referenceOf = (schema: GraphQLSchema, world: World) => {
  const slow = slowSchema(schema);
  return (document: DocumentNode, variableValues: Record<string, unknown>, viewer: Viewer): ExecutionResult => {
    const result = execute({
      schema: slow,
      document,
      variableValues,
      contextValue: { world, viewer, editing: new Set() } satisfies Context,
    });
    if (result instanceof Promise) throw new Error('The reference answers at once.');
    return result;
  };
};
