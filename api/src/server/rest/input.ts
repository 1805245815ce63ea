import {
  coerceInputValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isScalarType,
  typeFromAST,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import { badInput, type FieldErrors } from '../../errors.ts';
import { REQUIRED } from '../../rules/values.ts';

/**
 * A body as the operation's variables: what the graph does not take is left out (a body may carry `id`, `status`, `createdAt`),
 * blank choices are absent ones, and every wrong type is named with its field.
 */
export const variablesOf = (schema: GraphQLSchema, operation: OperationDefinitionNode, given: Record<string, unknown>): Record<string, unknown> => {
  const fields: FieldErrors = {};
  const variables: Record<string, unknown> = {};
  for (const definition of operation.variableDefinitions ?? []) {
    const variable = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type as TypeNode as never) as GraphQLInputType;
    const cleaned = clean(type, given[variable]);
    if (cleaned === undefined && !isNonNullType(type)) continue;
    variables[variable] = coerceInputValue(cleaned ?? null, type, (path, _value, error) => {
      const field = fieldOf(path, error);
      fields[field === '' || field === 'input' ? variable : field] ??= rule(schema, type, path, error);
    });
  }
  refuse(fields);
  return variables;
};

/** graphql-js names a missing field in its message only; everything else has a path. */
const fieldOf = (path: readonly (string | number)[], error: GraphQLError): string => {
  const missing = /^Field "(\w+)" of required type/.exec(error.message)?.[1];
  return [...path, ...(missing ? [missing] : [])].join('.');
};

const rule = (_schema: GraphQLSchema, type: GraphQLInputType, path: readonly (string | number)[], error: GraphQLError): string => {
  if (/of required type|non-nullable type/.test(error.message)) return 'is required';
  const at = typeAt(type, path);
  if (isEnumType(at)) return `must be one of ${at.getValues().map((value) => value.name).join(', ')}`;
  if (isScalarType(at) && at.name in words) return words[at.name as keyof typeof words];
  return error.originalError?.message ?? error.message.replace(/^Expected type "\w+"\.\s*/, '');
};

const words = { Int: 'must be a whole number', Float: 'must be a number', String: 'must be text', Boolean: 'must be true or false', ID: 'must be an id' };

const typeAt = (type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType => {
  let at = getNamedType(type) as GraphQLInputType;
  for (const step of path) {
    const field = isInputObjectType(at) ? at.getFields()[String(step)] : undefined;
    if (field) at = getNamedType(field.type) as GraphQLInputType;
  }
  return at;
};

const refuse = (fields: FieldErrors): void => {
  const entries = Object.entries(fields);
  const first = entries[0];
  if (!first) return;
  const [field, message] = first;
  throw badInput(entries.some(([, text]) => text === 'is required') ? REQUIRED : `"${field}" ${message}${message.endsWith('.') ? '' : '.'}`, fields);
};

const clean = (type: GraphQLInputType, value: unknown): unknown => {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    const kept: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(named.getFields())) {
      const item = clean(field.type, (value as Record<string, unknown>)[key]);
      if (item !== undefined) kept[key] = item;
    }
    return kept;
  }
  if (value === '' && !isNonNullType(type) && (isEnumType(named) || ['Int', 'Boolean'].includes(named.name))) return undefined;
  // Query parameters are text; a whole number among them is meant as one.
  if (typeof value === 'string' && named.name === 'Int' && /^\d{1,9}$/.test(value)) return Number(value);
  return value;
};
