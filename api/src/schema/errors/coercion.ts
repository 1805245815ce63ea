import type { GraphQLError } from 'graphql';
import { badInput, type DomainError, type FieldErrors } from '../../common/errors.ts';
import { between, MAX_WHOLE, REQUIRED } from '../../rules/values.ts';

export const IS_REQUIRED = 'is required';

/** Translates messages of graphql-js about wrong types for traders. */
const rules: [RegExp, string][] = [
  [/of required type|non-nullable type/, IS_REQUIRED],
  [/^Int cannot represent non 32-bit signed integer/, `must be at most ${MAX_WHOLE.toLocaleString('en-US')}`],
  [/^Int cannot represent/, 'must be a whole number'],
  [/^Float cannot represent/, 'must be a number'],
  [/^String cannot represent a non string value: -?\d/, 'must be text in quotes, not a number'],
  [/^String cannot represent/, 'must be text'],
  [/^Boolean cannot represent/, 'must be true or false'],
  [/^ID cannot represent/, 'must be an id'],
  [/to be an object/, 'must be an object'],
  [/^Field .* is not defined by type/, 'is not known'],
  [/^Value .* does not exist in|^Enum .* cannot represent/, 'is not one of the words it can be'],
];

export const ruleOf = (message: string): string =>
  between(
    'must be a whole number',
    /^Int cannot .* non-integer value: "?([^"]*)/.exec(message.replace(/ \d+\.\d{3}$/, '$&0'))?.[1] ?? '',
    0,
  ) ??
  rules.find(([said]) => said.test(message))?.[1] ??
  message.replace(/^Expected type "\w+"\.\s*/, '');

/** graphql-js names missing and unknown fields only in the message; other errors have a path. */
export const fieldOf = (path: readonly (string | number)[], message: string): string => {
  const named = /^Field "(\w+)" (?:of required type|is not defined)/.exec(message)?.[1];
  return [...path, ...(named ? [named] : [])].join('.');
};

/** A variable of the wrong type: `Variable "$input" got invalid value … at "input.price"; …`. */
export const coercionOf = (error: GraphQLError): { field: string; rule: string } | undefined => {
  const variable = /^Variable "\$(\w+)" (got invalid value|of (?:required|non-null) type)/.exec(error.message);
  if (!variable) return undefined;
  const [, name = '', kind] = variable;
  if (kind !== 'got invalid value') return { field: name, rule: IS_REQUIRED };
  const inner = error.originalError?.message ?? '';
  const before = error.message.slice(0, -`; ${inner}`.length);
  const path = / at "\w+\.?([^"]*)"$/.exec(before)?.[1] ?? '';
  return { field: fieldOf(path ? path.split('.') : [], inner) || name, rule: ruleOf(inner) };
};

/** One message for all fields, plus the error of each field. A rule that is a complete sentence is the message. */
export const wrongValue = (fields: FieldErrors, whereMissing = REQUIRED): DomainError => {
  const [[field, rule] = ['', '']] = Object.entries(fields);
  if (Object.values(fields).includes(IS_REQUIRED)) return badInput(whereMissing, fields);
  if (/^[A-Z].*\.$/.test(rule)) return badInput(rule, fields);
  return badInput(`"${field}" ${rule}${rule.endsWith('.') ? '' : '.'}`, fields);
};
