import { execute, parse, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { Pool } from 'pg';
import { Catalog } from './catalog.ts';
import { stringifyResult } from './rawJson.ts';
import { toExecutionSchema } from './executionSchema.ts';
import { Reader } from './read.ts';
import { StatementNames } from './statementNames.ts';
import { marketSchema, openMarketOrm } from '../slices.ts';

describe('reading/executionSchema', () => {
  let schema: GraphQLSchema;
  let catalog: Catalog;
  let leaves: GraphQLSchema;
  beforeAll(async () => {
    const orm = await openMarketOrm({ url: 'postgres://nobody@localhost/nothing' });
    schema = await marketSchema();
    catalog = new Catalog(schema, orm.getMetadata());
    leaves = toExecutionSchema(schema, catalog);
    await orm.close();
  });

  const typeOf = (typeName: string, fieldName: string): string =>
    String((leaves.getType(typeName) as GraphQLObjectType).getFields()[fieldName]?.type);

  it('planned fields become leaves and keep NonNull, including lists', () => {
    expect(typeOf('Query', 'product')).toBe('PlannedJson');
    expect(typeOf('Query', 'products')).toBe('PlannedJson!');
    expect(typeOf('Query', 'categories')).toBe('PlannedJson!');
    expect(typeOf('Query', 'node')).toBe('PlannedJson');
    expect(typeOf('Mutation', 'postRfp')).toBe('PlannedJson');
  });

  it('all other fields stay unchanged', () => {
    expect(typeOf('Query', 'searchSuggestions')).toBe('SearchSuggestions!');
    expect(typeOf('Mutation', 'logOut')).toBe('Boolean!');
    expect(typeOf('SearchSuggestions', 'suggestedActions')).toBe('[SuggestedAction!]!');
  });

  /** PostgreSQL answers every statement with this text. */
  const answer = async (source: string, json: string | null): Promise<string> => {
    const pool = Object.assign(new Pool(), { query: async () => ({ rows: [{ json }] }) });
    const reader = new Reader(pool, catalog, new StatementNames());
    const viewer = { id: null, admin: false, staff: false };
    const budget = { limited: (work: () => unknown) => work() };
    const contextValue = { viewer, limits: { page: 100, nodes: 10_000 }, reader, budget };
    const { data, errors } = await execute({ schema: leaves, document: parse(source), contextValue });
    return stringifyResult({ data, errors: errors?.map(({ message, path }) => `${path?.join('.')}: ${message}`) });
  };

  it('execution never looks into a leaf: its text is the answer', async () => {
    expect(await answer('{ a: product(id: "x") { name { nothing } } __typename }', '[ "any", 1.50 ]')).toBe(
      '{"data":{"a":[ "any", 1.50 ],"__typename":"Query"}}',
    );
  });

  it('null propagates as the schema says', async () => {
    expect(await answer('{ product(id: "x") { id } }', null)).toBe('{"data":{"product":null}}');
    expect(await answer('{ categories { id } }', null)).toBe(
      '{"data":null,"errors":["categories: Cannot return null for non-nullable field Query.categories."]}',
    );
  });
});
