import {
  coerceInputValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { badInput, type FieldErrors } from '../../common/errors.ts';
import { fieldOf, IS_REQUIRED, ruleOf, wrongValue } from '../../schema/errors/coercion.ts';
import { requiredFields, requiredSentences, sentenceOfNumber } from './requiredSentences.ts';

/** Former names of enumeration values, which REST accepts until the next release. */
const formerWords: Partial<Record<string, Partial<Record<string, string>>>> = {
  PriceBasis: { LOT: 'lot', PER_UNIT: 'per_unit' },
};

/**
 * Converts a body to the operation's variables. Fields that the operation does not have are left out (`foreignNames.ts` refuses some), blank values count as absent where a value is required or chosen from a list, and wrong types are reported by field.
 */
export const variablesOf = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Record<string, unknown>,
): Record<string, unknown> => {
  const variables: Record<string, unknown> = {};
  for (const definition of operation.variableDefinitions ?? []) {
    const variable = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type) as GraphQLInputType;
    const { defaultValue } = definition;
    const cleaned = clean(type, given[variable] ?? (defaultValue && valueFromAST(defaultValue, type)));
    if (cleaned === undefined && !isNonNullType(type)) continue;
    variables[variable] = coerce(variable, type, cleaned ?? null);
  }
  return variables;
};

const coerce = (variable: string, type: GraphQLInputType, given: unknown): unknown => {
  const named = getNamedType(type);
  if (isInputObjectType(named) && (typeof given !== 'object' || Array.isArray(given))) {
    throw badInput('The body must be a JSON object.');
  }
  const fields: FieldErrors = {};
  const value: unknown = coerceInputValue(given, type, (path, _value, { message, extensions }) => {
    const words = wordsOf(typeAt(type, path));
    const field = fieldOf(path, message) || variable;
    const isInt = message.startsWith('Int cannot represent');
    const sentence = isInt ? sentenceOfNumber(named.name, field, given) : undefined;
    fields[field] ??=
      sentence ?? (words && !extensions['code'] ? `must be one of ${words.join(', ')}` : ruleOf(message));
  });
  const required = requiredFields[named.name];
  if (required) {
    const wanted = (given as Record<string, unknown> | null)?.[required.name];
    if (wanted === undefined || isBlank(wanted) || (wanted === null && !required.canBeNull))
      fields[required.name] = IS_REQUIRED;
  }
  if (Object.keys(fields).length > 0) throw wrongValue(fields, requiredSentences[named.name]);
  return value;
};

const wordsOf = (type: GraphQLInputType): string[] | undefined =>
  isEnumType(type) ? type.getValues().map(({ name }) => name) : undefined;

const typeAt = (type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType => {
  let at = getNamedType(type) as GraphQLInputType;
  for (const step of path) {
    const field = isInputObjectType(at) ? at.getFields()[String(step)] : undefined;
    if (field) at = getNamedType(field.type) as GraphQLInputType;
  }
  return at;
};

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const clean = (type: GraphQLInputType, value: unknown): unknown => {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    const kept: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(named.getFields())) {
      const item = clean(field.type, (value as Record<string, unknown>)[key]);
      if (item !== undefined && !(isBlank(item) && isNonNullType(field.type))) kept[key] = item;
    }
    return kept;
  }
  if (value === '' && !isNonNullType(type) && (isEnumType(named) || ['Int', 'Boolean'].includes(named.name))) {
    return undefined;
  }
  if (typeof value === 'string' && isEnumType(named)) return formerWords[named.name]?.[value] ?? value;
  // Query parameters and form fields are strings, also if they contain a number.
  if (typeof value === 'string' && named.name === 'Int' && /^\d{1,15}$/.test(value)) return Number(value);
  if (named.name === 'Boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
};
