import { getNamedType, isNonNullType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { anApiKey } from '../../../test/apiKeys.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import type { Body } from '../../../test/caller.ts';
import { aUser } from '../../../test/factories.ts';
import { seedDemoMarket } from '../../seed/demoMarket.ts';
import { newId } from '../../database/id.ts';
import { marketSchema } from '../../slices.ts';

let app: TestApp;
let schema: GraphQLSchema;
beforeAll(async () => {
  app = await startApp();
  schema = await marketSchema();
});
afterAll(() => app.close());

const addRow = async (table: string, row: Body): Promise<string> => {
  const id = newId();
  const values = [id, ...Object.values(row)];
  const places = values.map((_value, at) => `$${at + 1}`);
  await app.pool.query(
    `insert into ${table} (id, ${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
    values,
  );
  return id;
};

const ownTypes = ['ApiKey', 'Webhook', 'WebhookDelivery', 'WatchedSearch', 'OfferingImport'];

/** Records of these types that belong to a member: their ids, and the headers of the key. */
const ownRecords = async (user: { id: string }) => {
  const { id: keyId, headers } = await anApiKey(app.pool, user, ['read']);
  const owned = { user_id: user.id };
  const webhook = await addRow('webhook', {
    ...owned,
    url: 'https://partner.example/hook',
    events: ['order.placed'],
    category_ids: [],
    product_ids: [],
    sealed_secret: 'sealed',
  });
  const delivery = await addRow('webhook_delivery', {
    webhook_id: webhook,
    event_id: newId(),
    type: 'order.placed',
    subject_ids: [],
    occurred_at: new Date(),
  });
  const search = await addRow('search_watch', { ...owned, text: 'urea' });
  const file = await addRow('offering_import', { ...owned, is_dry_run: true, row_count: 1 });
  return { ids: [keyId, webhook, delivery, search, file], headers };
};

it('records of a member are found by their id by the member only, and those of the account not by a key', async () => {
  const user = await aUser(app.pool);
  const { ids, headers } = await ownRecords(user);
  const ask = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
  const all = ids.map((id, at) => ({ __typename: ownTypes[at], id }));
  expect(await (await app.as(user)).data(ask, { ids })).toEqual({ nodes: all });
  expect(await app.anyone.with(headers).data(ask, { ids })).toEqual({ nodes: [null, null, null, all[3], all[4]] });
  for (const other of [app.anyone, await app.as(await aUser(app.pool, { role: 'admin' }))])
    expect(await other.data(ask, { ids })).toEqual({ nodes: ids.map(() => null) });
});

/** `id __typename` of each object that can be reached without arguments. */
const idsBelow = (type: GraphQLObjectType, depth: number): string => {
  const fields = Object.values(type.getFields()).flatMap(({ name, args, type: of }) => {
    const below = getNamedType(of);
    if (name === 'id') return ['id'];
    if (depth === 0 || !isObjectType(below) || args.some((arg) => isNonNullType(arg.type))) return [];
    return [`${name} { ${idsBelow(below, depth - 1)} }`];
  });
  return ['__typename', ...fields].join(' ');
};

/** Not in the demo market, or not without arguments. */
const unseen = [
  'PriceCorrection',
  'MemberBlock',
  'Quote',
  'QuoteRevision',
  'Report',
  'ReportEntry',
  'WebhookDelivery',
  'WebhookAttempt',
  'FailedJobEntry',
  'MaterialSuggestion',
  'Passkey',
  'CompanyInvitation',
  'DataExport',
  'SuggestedAction',
];

const noteIds = (value: unknown, types: Map<string, Set<string>>): void => {
  if (typeof value !== 'object' || value === null) return;
  const { id, __typename: type } = value as Body;
  if (typeof id === 'string') types.set(id, (types.get(id) ?? new Set()).add(String(type)));
  for (const below of Object.values(value)) noteIds(below, types);
};

it('no id stands under two types, for a trader, support and an admin of the demo market', async () => {
  const client = await app.pool.connect();
  try {
    const now = new Date();
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await seedDemoMarket(client, { now, passwordHash: 'none', priceDays: 1 });
    await client.query('commit');
  } finally {
    client.release();
  }
  const { rows } = await app.pool.query<{ id: string }>(
    '(select seller_id as id from "order" limit 1) union (select buyer_id from "order" limit 1)',
  );
  const viewers = [...rows, ...(await Promise.all(['support', 'admin'].map((role) => aUser(app.pool, { role }))))];
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    ({ type, args }) => isObjectType(getNamedType(type)) && !args.some((arg) => isNonNullType(arg.type)),
  );
  const types = new Map<string, Set<string>>();
  const refused: string[] = [];
  for (const viewer of viewers) {
    await ownRecords(viewer);
    const caller = await app.as(viewer);
    for (const { name, type } of roots) {
      const ask = (depth: number) =>
        caller.graphql(`{ ${name} { ${idsBelow(getNamedType(type) as GraphQLObjectType, depth)} } }`);
      let answer = await ask(2);
      // Some are too expensive with all that is below them.
      if (answer.errors.some(({ message }) => message.includes('smaller pages'))) answer = await ask(1);
      const unexpected = answer.errors.filter(({ extensions }) => extensions.code !== 'FORBIDDEN');
      refused.push(...unexpected.map(({ message }) => `${name}: ${message}`));
      noteIds(answer.data, types);
    }
  }
  expect([...types].filter(([, names]) => names.size > 1)).toEqual([]);
  expect([...new Set(refused)]).toEqual([]);
  const seen = new Set([...types.values()].flatMap((names) => [...names]));
  const withId = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && 'id' in type.getFields());
  expect(
    withId
      .map(({ name }) => name)
      .filter((name) => !seen.has(name))
      .sort(),
  ).toEqual(unseen.toSorted());
});
