// An operation for every root field, for tests of what holds for all of them.
import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
  print,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { scopeOf, type Scope } from '../src/schema/scope.ts';
import { exampleValue } from '../src/server/docs/samples.ts';

type Kind = 'query' | 'mutation' | 'subscription';

/** An example operation of one root field. */
export interface Example {
  field: string;
  kind: Kind;
  scope: Scope;
  query: string;
  variables: Record<string, unknown>;
}

type Field = GraphQLField<unknown, unknown>;

/** Fields of a selection. */
const MAX_LEAVES = 7;
const MAX_RECORDS = 3;

/** An example for every root field, made from the schema. */
export const examplesOf = (schema: GraphQLSchema): Example[] => {
  const kinds = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  return Object.entries(kinds).flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {})
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((field) => ({
        field: field.name,
        kind: kind as Kind,
        scope: scopeOf(field) ?? 'staff',
        ...made(schema, kind as Kind, field),
      })),
  );
};

const made = (schema: GraphQLSchema, kind: Kind, field: Field): Pick<Example, 'query' | 'variables'> => {
  const type = getNamedType(field.type);
  const required = field.args.filter(isRequiredArgument);
  const given = [
    ...required.map(({ name }) => `${name}: $${name}`),
    ...(field.args.some(({ name }) => name === 'first') ? ['first: 3'] : []),
  ];
  const declared = required.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const name = field.name[0]?.toUpperCase() + field.name.slice(1);
  const head = `${kind} ${name}${declared.length > 0 ? `(${declared.join(', ')})` : ''}`;
  const call = `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}`;
  return {
    query: `${print(parse(`${head} { ${call} ${selection(schema, type, 2)} }`))}\n`,
    variables: Object.fromEntries(
      required.map((argument) => [argument.name, exampleValue(argument.type, field.name, argument.name, type.name)]),
    ),
  };
};

/** Some fields of a type; records in records down to `depth`. */
const selection = (schema: GraphQLSchema, type: GraphQLNamedType, depth: number): string => {
  if (isLeafType(type)) return '';
  if (isAbstractType(type)) return '{ __typename id }';
  if (!isObjectType(type)) throw new Error(`${type.name} cannot be selected.`);
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  if (type.name.endsWith('Connection')) {
    const nodes = fields.find(({ name }) => name === 'nodes');
    return `{ nodes ${nodes ? selection(schema, getNamedType(nodes.type), 1) : ''} pageInfo { hasNextPage endCursor } }`;
  }
  const leaves = fields.filter((each) => isLeafType(getNamedType(each.type))).slice(0, MAX_LEAVES);
  const records = fields.filter(
    ({ type: of }) => isObjectType(getNamedType(of)) && !getNamedType(of).name.endsWith('Connection'),
  );
  const isRecord = 'id' in type.getFields();
  const nested =
    depth > 1 && !isRecord ? records.slice(0, MAX_RECORDS) : leaves.length === 0 ? records.slice(0, 1) : [];
  const parts = [
    ...leaves.map(({ name }) => name),
    ...nested.map((each) => `${each.name} ${selection(schema, getNamedType(each.type), depth - 1)}`),
  ];
  return `{ ${parts.join(' ')} }`;
};
