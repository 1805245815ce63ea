// Two markets that differ only in what a viewer may not see give equal answers, for every viewer and kind of record.
import fc from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type DocumentNode,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
} from 'graphql';
import { Draw } from '../../test/reading/random/draw.ts';
import { randomDocument } from '../../test/reading/random/randomDocument.ts';
import { addPrivateRows, allowChanges, changeWhatIsHidden } from '../../test/reading/otherMarket.ts';
import { as, visitor, ReadMarket } from '../../test/reading/readMarket.ts';
import { tables } from '../../test/reading/market/rows.ts';
import { notRead, unplannedQueries } from '../../test/reading/unplannedQueries.ts';
import type { Viewer } from './reading.ts';

interface Question {
  source: string;
  document: DocumentNode;
  variables: Record<string, unknown>;
}

let market: ReadMarket;
let everyDocument: Question[];
let documents: Question[];
beforeAll(async () => {
  market = await ReadMarket.open();
  const client = await market.pool.connect();
  await addPrivateRows(client);
  await allowChanges(client);
  client.release();
  everyDocument = parsedOf(allDocuments().map((source) => ({ source, variables: {} })));
  documents = [...everyDocument, ...parsedOf(randomDocuments(40))];
});
afterAll(() => market.close());

const key = { id: '00000000-0000-7000-8000-000000000001', scopes: ['read', 'trade'] } as const;
const viewers: Record<string, Viewer> = {
  'a visitor': visitor,
  'a member without records': as('nil'),
  'a bidder': as('liv'),
  'a bidder, buyer and seller': as('otto'),
  'an owner who has won': as('sam'),
  'an owner who leads': as('bea'),
  support: as('sue'),
  'an admin': as('ada'),
  'the API key of an owner': { ...as('sam'), key },
  'the API key of an admin': { ...as('ada'), admin: false, staff: false, key },
};

/** Every field of a type, and of the types that it leads to. */
const everything = (type: GraphQLObjectType, depth: number, prefix = ''): string =>
  Object.values(type.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    .map((field) => [field.name, selection(field, depth)] as const)
    .filter(([, inside]) => inside !== undefined)
    .map(([name, inside]) => `${prefix && `${prefix}${name}: `}${name}${inside}`)
    .join(' ');

const selection = (
  { type, args }: Pick<GraphQLField<unknown, unknown>, 'type' | 'args'>,
  depth: number,
): string | undefined => {
  const target = getNamedType(type);
  if (isLeafType(target)) return '';
  if (depth === 0) return undefined;
  const page = args.some(({ name }) => name === 'first') && depth < 3 ? '(first: 4)' : '';
  if (!isObjectType(target)) return `${page} { __typename }`;
  const isPart = /(Connection|Edge)$/.test(target.name) || target.name === 'PageInfo';
  return `${page} { ${everything(target, isPart ? depth : depth - 1) || '__typename'} }`;
};

const queries = (): GraphQLField<unknown, unknown>[] =>
  Object.values(market.schema.getQueryType()!.getFields()).filter(({ name }) => !notRead.includes(name));

/** Every list in every order, and every record by its id. */
const allDocuments = (): string[] => {
  const lists = queries()
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap((field) => {
      const sorts = field.args.find(({ name }) => name === 'sort');
      const sort = sorts && getNamedType(sorts.type);
      const orders = isEnumType(sort) ? sort.getValues().map(({ name }) => `(first: 50, sort: ${name})`) : [''];
      const inside = selection({ ...field, args: [] }, 2) ?? '';
      return orders.map(
        (order, at) => `{ ${field.name}${order}${at === 0 ? inside : ' { totalCount edges { cursor node { id } } }'} }`,
      );
    });
  const possible = market.schema.getPossibleTypes(market.schema.getType('Node') as GraphQLInterfaceType);
  const records = possible.map((type) => {
    const table = tables.find(
      (each) => each === type.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).slice(1),
    );
    const ids = (table ? market.world[table] : []).map((row) => row['id']);
    return `{ nodes(ids: ${JSON.stringify(ids)}) { __typename ... on ${type.name} { ${everything(type as GraphQLObjectType, 2)} } } }`;
  });
  const deliveries = [900, 901, 902].map((number) => {
    const field = queries().find(({ name }) => name === 'webhookDeliveries')!;
    const webhook = `00000019-0000-7000-8000-000000000${number}`;
    return `{ webhookDeliveries(webhookId: "${webhook}")${selection({ ...field, args: [] }, 3)} }`;
  });
  return [...lists, ...records, ...deliveries];
};

const randomDocuments = (count: number): Omit<Question, 'document'>[] => {
  const roots = queries().flatMap(({ name }) => (unplannedQueries.includes(name) ? [] : [name]));
  const property = fc.gen().map((value) => randomDocument(new Draw(value), market.schema, market.world, roots));
  return fc.sample(property, { seed: 20_261_120, numRuns: count });
};

const parsedOf = (questions: readonly Omit<Question, 'document'>[]): Question[] =>
  questions.map((question) => ({ ...question, document: market.parsed(question.source) }));

const answers = async (questions: readonly Question[], viewer: Viewer): Promise<string[]> => {
  const texts: string[] = [];
  for (const { document, variables } of questions) {
    const { text, errors } = await market.ask(document, viewer, variables, { page: 1_000, nodes: 1e9 });
    texts.push(`${text} ${errors.join()}`);
  }
  return texts;
};

/** On the connection that also reads the changed market, so that it plans each statement once. */
const unchanged = async (): Promise<void> => {};

/** What surrounds the first character that differs. */
const firstDifference = (a: string, b: string): string[] => {
  const letters = [[...a], [...b]];
  const at = letters[0]!.findIndex((letter, place) => letter !== letters[1]![place]);
  return letters.map((text) => text.slice(Math.max(0, at - 80), at + 40).join(''));
};

it.each(Object.entries(viewers))('%s sees no difference', async (_name, viewer) => {
  const before = await market.rolledBack(unchanged, () => answers(documents, viewer));
  const after = await market.rolledBack(
    (client) => changeWhatIsHidden(client, market.world, viewer),
    () => answers(documents, viewer),
  );
  const different = documents.flatMap(({ source }, at) =>
    before[at] === after[at] ? [] : [[source.slice(0, 300), ...firstDifference(before[at]!, after[at]!)]],
  );
  expect(different).toEqual([]);
});

it('viewers with access see the difference, in every kind of record', async () => {
  const seers = [as('sam'), as('bea'), as('ada')];
  const all = async (): Promise<string[][]> => {
    const texts: string[][] = [];
    for (const viewer of seers) texts.push(await answers(everyDocument, viewer));
    return texts;
  };
  const before = await market.rolledBack(unchanged, all);
  const after = await market.rolledBack((client) => changeWhatIsHidden(client, market.world, visitor), all);
  const seen = everyDocument.flatMap(({ source }, at) =>
    seers.some((_viewer, who) => before[who]![at] !== after[who]![at])
      ? [/^\{ (\w+)/.exec(source)![1] + (/ on \w+/.exec(source)?.[0] ?? '')]
      : [],
  );
  expect([...new Set(seen)].sort()).toEqual([
    'apiKeys',
    'auctions',
    'auditEvents',
    'blockedMembers',
    'categories',
    'companies',
    'companyMembers',
    'companyProfiles',
    'conversations',
    'dashboardStats',
    'latestOfferingImport',
    'managedCategories',
    'managedMaterials',
    'marketOverview',
    'materialSuggestions',
    'me',
    'members',
    'messages',
    'myBids',
    'myCompanyProfile',
    'mySuggestions',
    'needsYou',
    'nodes on Auction',
    'nodes on Bid',
    'nodes on Category',
    'nodes on CompanyMember',
    'nodes on CompanyProfile',
    'nodes on Conversation',
    'nodes on MemberBlock',
    'nodes on Message',
    'nodes on Offering',
    'nodes on Order',
    'nodes on OrderEvent',
    'nodes on Product',
    'nodes on Quote',
    'nodes on QuoteRevision',
    'nodes on Report',
    'nodes on ReportEntry',
    'nodes on Rfp',
    'nodes on User',
    'nodes on VerificationDecision',
    'offerings',
    'orders',
    'products',
    'quotes',
    'reports',
    'rfps',
    'securityActivity',
    'watchedSearches',
    'webhookDeliveries',
    'webhooks',
  ]);
});
