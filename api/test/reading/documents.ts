// All query documents of the repository, with variables for the small market.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getNamedType,
  getOperationAST,
  isEnumType,
  isNonNullType,
  Kind,
  parse,
  parseValue,
  print,
  separateOperations,
  typeFromAST,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { example } from '../minimalCall.ts';
import { auctionId } from './market/plots.ts';
import { userId } from './market/people.ts';
import { id } from './market/rows.ts';

export interface OwnDocument {
  name: string;
  document: DocumentNode;
  /** First with all optional variables and all `@include` fields, then with neither. */
  variables: Record<string, unknown>[];
}

const root = join(import.meta.dirname, '../../..');

const graphqlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => join(folder, file));

const rest = (): string[] => [join(root, 'api/src/server/rest/operations.graphql')];
const web = (): string[] => graphqlFiles(join(root, 'web/src'));

const byRootField: Record<string, string> = {
  product: id('product', 1),
  formerEntry: id('product', 16),
  managedCommodity: id('commodity', 1),
  category: id('category', 6),
  rfp: id('rfp', 1),
  offering: id('offering', 1),
  auction: auctionId('beaLeads', 'public'),
  order: id('order', 1),
  quote: id('quote', 1),
  conversation: id('conversation', 1),
  companyProfile: id('company_profile', 2),
  node: userId('sam'),
  offeringImport: id('offering', 1),
};

const byArgument: Record<string, unknown> = {
  first: 7,
  offset: 2,
  after: null,
  search: 'acid',
  commodity: 'UREA',
  only: ['UREA', 'Ethanol'],
  filter: null,
  query: 'acid',
  text: 'acid',
  categoryId: id('category', 3),
  companyId: id('company_profile', 2),
  webhookId: id('offering', 1),
  offeringId: id('offering', 1),
  price: '12.50',
  productId: id('product', 1),
  requestId: id('quote', 1),
  unit: 'KG',
  userId: userId('sam'),
  role: 'both',
  locked: false,
  timeframe: '30d',
  region: 'europe',
  actorId: userId('sam'),
  subjectId: userId('sam'),
  address: '192.0.2.1',
  from: '2001-03-01T00:00:00.000Z',
  until: '2001-03-09T00:00:00.000Z',
  updatedSince: '2001-03-05T00:00:00.000Z',
  isHidden: false,
  unread: true,
  awaitingMe: true,
  notices: true,
  hasSubject: true,
  country: 'Germany',
  verified: true,
  minPrice: '1.00',
  maxPrice: '900.00',
  priceUnit: 'MT',
  if: true,
  mine: true,
  sku: 'zzz 0-2',
  token: 'x',
};

/** A value by the argument that the variable is passed to. */
const valueOf = (type: GraphQLInputType, argument: string, field: string): unknown => {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  const value = argument === 'id' ? byRootField[field] : byArgument[argument];
  if (value === undefined)
    throw new Error(`There is no value for the argument ${argument} of ${field}; say one in documents.ts.`);
  return value;
};

const variablesOf = (schema: GraphQLSchema, document: DocumentNode): Record<string, unknown>[] => {
  const operation = document.definitions.find(
    (each) => each.kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode;
  const uses = new Map<string, { argument: string; field: string }>();
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Variable: ({ name }) => {
        const argument = info.getArgument();
        const field = info.getFieldDef();
        if (argument && field) uses.set(name.value, { argument: argument.name, field: field.name });
      },
    }),
  );
  const full: Record<string, unknown> = {};
  const sparse: Record<string, unknown> = {};
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const inputType = typeFromAST(schema, type as never) as GraphQLInputType;
    const use = uses.get(variable.name.value);
    if (!use) continue;
    const value = valueOf(inputType, use.argument, use.field);
    full[variable.name.value] = value;
    if (isNonNullType(inputType)) sparse[variable.name.value] = use.argument === 'if' ? !value : value;
  }
  return [full, sparse];
};

const operationsOf = (schema: GraphQLSchema, files: string[]): OwnDocument[] => {
  const all = parse(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  return Object.entries(separateOperations(all)).map(([name, document]) => ({
    name,
    document: parse(print(document)),
    variables: isQuery({ document }) ? variablesOf(schema, document) : [exampleVariables(schema, document)],
  }));
};

/** Mutations have tests of their own; these variables only have the right types. */
const exampleVariables = (schema: GraphQLSchema, document: DocumentNode): Record<string, unknown> =>
  Object.fromEntries(
    getOperationAST(document)!.variableDefinitions!.flatMap(({ variable, type, defaultValue }) => {
      const inputType = typeFromAST(schema, type as never) as GraphQLInputType;
      return isNonNullType(inputType) && !defaultValue
        ? [[variable.name.value, valueFromASTUntyped(parseValue(example(inputType)))]]
        : [];
    }),
  );

const isQuery = ({ document }: Pick<OwnDocument, 'document'>): boolean =>
  document.definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === 'query');

/** Queries, mutations and subscriptions. */
export const restOperations = (schema: GraphQLSchema): OwnDocument[] => operationsOf(schema, rest());
export const webOperations = (schema: GraphQLSchema): OwnDocument[] => operationsOf(schema, web());
export const restQueries = (schema: GraphQLSchema): OwnDocument[] => restOperations(schema).filter(isQuery);
export const webQueries = (schema: GraphQLSchema): OwnDocument[] => webOperations(schema).filter(isQuery);
