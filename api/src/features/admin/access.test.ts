// Every root field for staff, called with the least that its arguments and its type need: who is refused follows from its access alone.
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { sharedApp, type SharedApp } from '../../../test/app.ts';
import type { Caller } from '../../../test/caller.ts';
import { aUser } from '../../../test/factories.ts';
import { UNKNOWN_ID } from '../../../test/world.ts';
import { feedstockSchema } from '../../schema/schema.ts';

let app: SharedApp;
let member: Caller;
let support: Caller;
beforeAll(async () => {
  app = await sharedApp();
  member = await app.as(await aUser(app.pool));
  support = await app.as(await aUser(app.pool, { role: 'support' }));
});
afterAll(() => app.close());

const scalars: Record<string, string> = {
  ...{ ID: `"${UNKNOWN_ID}"`, String: '"x"', Int: '1', Float: '1', Boolean: 'true', Money: '"1.00"' },
  ...{ DateTime: '"2026-11-22T10:00:00.000Z"', Date: '"2026-11-22"' },
};

const required = (all: readonly (GraphQLArgument | GraphQLInputField)[]): string =>
  all
    .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
    .map(({ name, type }) => `${name}: ${example(type)}`)
    .join(', ');

/** A value of an input type, written in GraphQL. */
const example = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return example(type.ofType);
  if (isListType(type)) return `[${example(type.ofType)}]`;
  if (isInputObjectType(type)) return `{ ${required(Object.values(type.getFields()))} }`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  const value = scalars[type.name];
  if (value === undefined) throw new Error(`The test has no example of the scalar ${type.name}.`);
  return value;
};

const selection = (type: GraphQLOutputType): string => (isObjectType(getNamedType(type)) ? '{ __typename }' : '');

const call = ({ name, args, type }: GraphQLField<unknown, unknown>): string => {
  const given = required(args);
  return `${name}${given && `(${given})`} ${selection(type)}`;
};

it('anonymous callers, members and, where only admins may, support are refused', async () => {
  const schema = await feedstockSchema();
  const { queries, mutations } = getMetadataStorage();
  const rolesOf = (field: string): readonly string[] =>
    [...queries, ...mutations].find(({ schemaName }) => schemaName === field)?.roles ?? [];
  const fieldsOf = (kind: 'query' | 'mutation') => {
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(type!.getFields()).map((field) => ({ kind, field, roles: rolesOf(field.name) }));
  };
  const forStaff = [...fieldsOf('query'), ...fieldsOf('mutation')].filter(
    ({ roles }) => roles.includes('support') || roles.includes('admin'),
  );
  const names = forStaff.map(({ field }) => field.name);
  expect(names).toEqual(
    expect.arrayContaining(['members', 'marketOverview', 'decideVerification', 'lockMember', 'endMemberSessions']),
  );

  for (const { kind, field, roles } of forStaff) {
    const document = `${kind} { ${call(field)} }`;
    const code = async (caller: Caller) => [field.name, (await caller.refusal(document))['code']];
    expect(await code(app.anyone)).toEqual([field.name, 'UNAUTHENTICATED']);
    expect(await code(member)).toEqual([field.name, 'FORBIDDEN']);
    if (roles.includes('admin')) expect(await code(support)).toEqual([field.name, 'FORBIDDEN']);
  }
});
