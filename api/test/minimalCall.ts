// The least document that calls a root field, with examples for its required arguments.
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isCompositeType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { UNKNOWN_ID } from './world.ts';

const scalars: Record<string, string> = {
  ...{ ID: `"${UNKNOWN_ID}"`, String: '"x"', Int: '1', Float: '1', Boolean: 'true', Money: '"1.00"' },
  ...{ DateTime: '"2026-11-22T10:00:00.000Z"', Date: '"2026-11-22"', JSON: '{}' },
};

/** The required arguments with examples, without the one that is given otherwise. */
export const required = (all: readonly (GraphQLArgument | GraphQLInputField)[], given?: string): string =>
  all
    .filter(({ name, type, defaultValue }) => name !== given && isNonNullType(type) && defaultValue === undefined)
    .map(({ name, type }) => `${name}: ${example(type)}`)
    .join(', ');

/** A value of an input type, written in GraphQL. */
export const example = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return example(type.ofType);
  if (isListType(type)) return `[${example(type.ofType)}]`;
  if (isInputObjectType(type)) return `{ ${required(Object.values(type.getFields()))} }`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  const value = scalars[type.name];
  if (value === undefined) throw new Error(`The test has no example of the scalar ${type.name}.`);
  return value;
};

const selection = (type: GraphQLOutputType): string => (isCompositeType(getNamedType(type)) ? '{ __typename }' : '');

/** The field with its required arguments and the least selection. */
export const minimalCall = ({ name, args, type }: GraphQLField<unknown, unknown>): string => {
  const given = required(args);
  return `${name}${given && `(${given})`} ${selection(type)}`;
};
