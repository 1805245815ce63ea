import { isObjectType, type GraphQLSchema } from 'graphql';
import { publicFields } from '../schema/access.ts';
import { feedstockSchema } from '../schema/schema.ts';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await feedstockSchema();
});

interface Metadata {
  fields: { name: string; roles?: unknown[]; target: { name: string } }[];
  fieldResolvers: { methodName: string; kind: string; roles?: unknown[]; target: { name: string } }[];
  queries: { schemaName: string; roles?: unknown[] }[];
  mutations: { schemaName: string; roles?: unknown[] }[];
}

const metadata = (): Metadata =>
  (globalThis as unknown as { TypeGraphQLMetadataStorage: Metadata }).TypeGraphQLMetadataStorage;

it('has no @Authorized below the root, where it would do nothing', () => {
  const { fields, fieldResolvers } = metadata();
  expect(fields.length).toBeGreaterThan(100);
  const marked = [
    ...fields.map((field) => ({ ...field, at: field.name })),
    ...fieldResolvers.map((field) => ({ ...field, at: field.methodName })),
  ];
  expect(
    marked.filter(({ roles }) => roles && roles.length > 0).map(({ target, at }) => `${target.name}.${at}`),
  ).toEqual([]);
});

it('asks at the root who it is, always', () => {
  const { queries, mutations } = metadata();
  const roots = { ...schema.getQueryType()!.getFields(), ...schema.getMutationType()!.getFields() };
  for (const name of Object.keys(roots)) {
    const root = [...queries, ...mutations].find(({ schemaName }) => schemaName === name);
    expect([name, root?.roles]).toEqual([
      name,
      expect.arrayContaining([expect.stringMatching(/^(anyone|member|admin)$/)]),
    ]);
  }
});

it('tells signed-out callers this and no more', () => {
  expect([...publicFields()].sort()).toEqual([
    'auction',
    'auctions',
    'categories',
    'category',
    'commodityPrices',
    'companyProfile',
    'logIn',
    'logOut',
    'me',
    'node',
    'offering',
    'offerings',
    'product',
    'products',
    'register',
    'rfp',
    'rfps',
  ]);
});

it('publishes no column that nobody may read', () => {
  const secret =
    /password|hash|session|idempotency|leader|leadingAmount|acceptedBids|closedAt|cancelReason|aliasNumber|\.seq$/i;
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const published = types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
  expect(published.length).toBeGreaterThan(200);
  expect(published.filter((name) => secret.test(name))).toEqual([]);
});
