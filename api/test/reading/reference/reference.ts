// A slow reference implementation: graphql-js resolves the real schema from rows that are looked up one by one. It knows visibility,
// order and paging. Values that it does not compute are taken from the answer that it is compared with.
import { mapSchema } from '@graphql-tools/utils';
import {
  assertValidSchema,
  execute,
  getNamedType,
  GraphQLNonNull,
  GraphQLScalarType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { Viewer } from '../../../src/reading/reading.ts';
import { fields, found, tableOf } from './fields.ts';
import { isAnyRoot, rootField } from './root.ts';
import { graphValue } from './values.ts';
import { hiddenUnless } from './visibility.ts';
import { ANY, rowOf, type Asking, type Found, type World } from './world.ts';

type Context = Asking & { editing: Set<string> };
type Resolver = GraphQLFieldResolver<Found | Record<string, unknown>, Context>;

/** Whatever a resolver returns, so that a field can have no value or any value. */
const anything = new GraphQLScalarType({ name: 'Anything', serialize: (value) => value });

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const rootOf = ({ prev, key }: GraphQLResolveInfo['path']): string => (prev ? rootOf(prev) : String(key));

/** Below a root field for editing the catalogue, its admin sees hidden entries. */
const asEditorBelow = (asking: Context, { path }: GraphQLResolveInfo): Asking =>
  asking.editing.has(rootOf(path)) ? { ...asking, viewer: { ...asking.viewer, isEditor: true } } : asking;

const rootResolver =
  (fieldName: string): Resolver =>
  (_parent, args, asking, info) => {
    if (fieldName.startsWith('managed')) asking.editing.add(rootOf(info.path));
    return rootField(fieldName)(asEditorBelow(asking, info), args);
  };

const resolverOf = (typeName: string, { name, type }: GraphQLField<unknown, unknown>): Resolver => {
  const key = `${typeName}.${name}`;
  const target = getNamedType(type);
  return (parent, args, context, info) => {
    const asking = asEditorBelow(context, info);
    if (!('row' in parent)) return (parent as Record<string, unknown>)[name];
    const { row } = parent as Found;
    if (hiddenUnless[key]?.(asking, row) === false) return null;
    if (fields[key]) return fields[key](row, asking, args);
    if (isLeafType(target)) return snake(name) in row ? graphValue(row[snake(name)], type) : ANY;
    if (!(target.name in tableOf) || !(`${snake(name)}_id` in row)) return ANY;
    return found(asking, target.name, rowOf(asking, tableOf[target.name]!, row[`${snake(name)}_id`]));
  };
};

/** Whether the reference knows what a field with a selection leads to. */
const isKnown = (world: World, typeName: string, { name, type }: GraphQLField<unknown, unknown>): boolean => {
  if (typeName === 'Query') return !isAnyRoot(name);
  const table = tableOf[typeName];
  if (!table) return /(Connection|Edge)$/.test(typeName);
  const first = world[table][0] ?? {};
  return `${typeName}.${name}` in fields || (getNamedType(type).name in tableOf && `${snake(name)}_id` in first);
};

const slowSchema = (schema: GraphQLSchema, world: World): GraphQLSchema => {
  const slow = mapSchema(schema, {});
  assertValidSchema(slow);
  for (const type of Object.values(slow.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = (value) => (value as Found).__typename;
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    // TypeGraphQL would require rows to be instances of its classes.
    type.isTypeOf = undefined;
    for (const field of Object.values(type.getFields())) {
      const isLeaf = isLeafType(getNamedType(field.type));
      const resolve = type.name === 'Query' ? rootResolver(field.name) : resolverOf(type.name, { ...field });
      field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
      if (isLeaf || !isKnown(world, type.name, field))
        field.type = isNonNullType(field.type) ? new GraphQLNonNull(anything) : anything;
    }
  }
  return slow;
};

/** Executes validated documents for a viewer on the rows of `world`. */
export const referenceOf = (schema: GraphQLSchema, world: World) => {
  const slow = slowSchema(schema, world);
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

/** The expected data, with the answer's values in the places where the reference accepts any. */
export const completed = (expected: unknown, answer: unknown): unknown => {
  if (expected === ANY) return answer;
  if (Array.isArray(expected)) return expected.map((each, at) => completed(each, (answer as unknown[] | null)?.[at]));
  if (typeof expected !== 'object' || expected === null) return expected;
  return Object.fromEntries(
    Object.entries(expected).map(([key, each]) => [
      key,
      completed(each, (answer as Record<string, unknown> | null)?.[key]),
    ]),
  );
};
