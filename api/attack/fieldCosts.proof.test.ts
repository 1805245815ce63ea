// What each root field takes of the processors, of server and database together, for the points that it costs.
import { readdirSync, readFileSync } from 'node:fs';
import {
  getNamedType,
  getOperationAST,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  parse,
  validate,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import pg from 'pg';
import { fillMarket } from '../../bench/reads/fillMarket.mjs';
import { CostModel } from '../src/limits/operationCost.ts';
import { MAX_MUTATION_FIELDS, MAX_PER_OPERATION, MAX_QUERY_FIELDS, weights } from '../src/limits/costTable.ts';
import { Catalog } from '../src/reading/catalog.ts';
import { marketSchema, openMarketOrm } from '../src/slices.ts';
import { newSession } from '../test/app.ts';
import { Caller } from '../test/caller.ts';
import { freshDatabase, type TestDatabase } from '../test/database.ts';
import { Instance } from '../test/instance.ts';
import { minimalCall } from '../test/minimalCall.ts';
import { staffFields } from '../test/staffFields.ts';
import { UNKNOWN_ID } from '../test/world.ts';
import { fillTrade } from './largeMarket.ts';
import { password, quantile } from './members.ts';
import { report, size } from './size.ts';

const PRODUCTS = size(400, 20_000);
const SAMPLES = size(9, 20);
/** Of the processors for a point, in microseconds. */
const MAX_US = 500;

let database: TestDatabase;
let server: Instance;
let pool: pg.Pool;
let schema: GraphQLSchema;
let model: CostModel;
beforeAll(async () => {
  database = await freshDatabase();
  await fillMarket(database.connection, { products: PRODUCTS, offers: 5 });
  pool = new pg.Pool({ ...database.connection, max: 1, application_name: 'test' });
  const client = new pg.Client(database.connection);
  await client.connect();
  await client.query('set statement_timeout = 0');
  await fillTrade(client, PRODUCTS);
  await client.end();
  server = await Instance.start(database.connection, { RATE_LIMITS: 'off' });
  schema = await marketSchema();
  const orm = await openMarketOrm(database.connection);
  model = new CostModel(new Catalog(schema, orm.getMetadata()));
  await orm.close();
}, 600_000);
afterAll(async () => {
  await server.kill();
  await pool.end();
  await database.drop();
});

type Field = GraphQLField<unknown, unknown>;

/** All plain fields of a record, of each of a list, or of each and the number of a connection. */
const selectionOf = (output: GraphQLOutputType): string => {
  const type = getNamedType(output);
  if (!isObjectType(type)) return '{ __typename }';
  const { totalCount, nodes } = type.getFields();
  if (totalCount && nodes) return `{ totalCount nodes ${selectionOf(nodes.type)} }`;
  const plain = Object.values(type.getFields()).filter(
    (field) => !isCompositeType(getNamedType(field.type)) && !field.args.some(isRequiredArgument),
  );
  return `{ __typename ${plain.map(({ name }) => name).join(' ')} }`;
};

/** The member who calls: with many notices, and a side of every tenth deal. */
const MEMBER = `(select id from "user" order by id limit 1 offset 5)`;

/** Where the records come from that fields take by id. */
const sources: Readonly<Record<string, string>> = {
  ...{ category: 'category', product: 'product', offering: 'offering', rfp: 'rfp', auction: 'auction' },
  companyProfile: 'company_profile',
  conversation: `conversation where ${MEMBER} in (first_party_id, second_party_id)`,
  order: `"order" where buyer_party_id = ${MEMBER}`,
  quote: `quote where buyer_party_id = ${MEMBER}`,
  ...{ node: 'offering', nodes: 'offering', formerEntry: 'product', priceCheck: 'product', watch: 'product' },
};

/** Arguments that find or do something, where the least ones do not. `#` is another number in each call, because equal searches run once. */
const calls: Readonly<Record<string, string | string[]>> = {
  offerings: [
    'offerings',
    'offerings(country: "India", verified: true)',
    'offerings(country: "India", verified: false)',
  ],
  orders: ['orders', 'orders(commodity: "C1")', 'orders(commodity: "none")'],
  materialSearch: 'materialSearch(search: "material grade #")',
  searchCompletions: 'searchCompletions(text: "material #")',
  searchSuggestions: 'searchSuggestions(query: "material grade #")',
  priceCheck: `priceCheck(productId: "${UNKNOWN_ID}", price: "1#.00", unit: "MT")`,
  logIn: `logIn(input: { email: "nobody#@acme.example", password: "${password}" })`,
  watch: `watch(input: { productId: "${UNKNOWN_ID}" })`,
};

const callsOf = async (field: Field): Promise<string[]> => {
  const source = sources[field.name];
  const [row] = source ? (await pool.query<{ id: string }>(`select id from ${source} limit 1`)).rows : [];
  const wanted = calls[field.name] ?? minimalCall(field).replace(/\{ __typename \}$/, '');
  const selection = isCompositeType(getNamedType(field.type)) ? selectionOf(field.type) : '';
  return [wanted].flat().map((call) => `${call.replaceAll(UNKNOWN_ID, row?.id ?? UNKNOWN_ID)} ${selection}`);
};

/** As often as a document may have it. */
const documentOf = (kind: 'query' | 'mutation', call: string): { query: string; points: number } => {
  for (let count = kind === 'query' ? MAX_QUERY_FIELDS : MAX_MUTATION_FIELDS; ; count--) {
    const all = Array.from({ length: count }, (_, nth) => `a${nth}: ${call.replaceAll('#', String(nth))}`);
    const query = `${kind} { ${all.join(' ')} }`;
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    const { points } = model.of({ document, operation: getOperationAST(document)!, variables: {}, page: 100 });
    if (points <= MAX_PER_OPERATION || count === 1) return { query, points };
  }
};

/** Time on processors in microseconds, of the server and of its connections' processes. */
const used = async (): Promise<number> => {
  const backends = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name <> 'test'`,
  );
  const threads = readdirSync(`/proc/${server.pid}/task`).map((thread) => `/proc/${server.pid}/task/${thread}`);
  return [...threads, ...backends.rows.map(({ pid }) => `/proc/${pid}`)].reduce((total, process) => {
    try {
      return total + Number(readFileSync(`${process}/schedstat`, 'utf8').split(' ')[0]) / 1_000;
    } catch {
      // It has ended.
      return total;
    }
  }, 0);
};

/** What a request takes, in microseconds: the median. And why it was refused, if it was. */
const taken = async (as: () => Promise<Caller>, query: string, warm = 3): Promise<{ us: number; code: string }> => {
  const samples: number[] = [];
  let code = '';
  for (let nth = -warm; nth < SAMPLES; nth++) {
    const caller = await as();
    const before = await used();
    const { errors } = await caller.graphql(query);
    const us = (await used()) - before;
    if (nth >= 0) samples.push(us);
    code = errors[0]?.extensions.code ?? '';
  }
  return { us: quantile(samples, 0.5), code };
};

// Only Linux tells.
(process.platform === 'linux' ? it : it.skip)(
  `No root field takes more than ${MAX_US} µs of the processors for a point`,
  async () => {
    const [member] = (await pool.query<{ id: string }>(`select ${MEMBER} as id`)).rows;
    const visitor = new Caller(server.url);
    const callers = {
      visitor: () => Promise.resolve(visitor),
      // Some fields end the session.
      member: async () => {
        await pool.query('delete from session where user_id = $1', [member!.id]);
        return new Caller(server.url, { cookie: await newSession(pool, member!) });
      },
    };
    const kinds = { query: schema.getQueryType()!, mutation: schema.getMutationType()! };
    const found: { name: string; perPoint: number }[] = [];
    for (const [who, as] of Object.entries(callers)) {
      const empty = await taken(as, '{ __typename }', size(30, 300));
      report(`${(empty.us / 1_000).toFixed(1)} ms: an empty request of a ${who}`);
      for (const [kind, type] of Object.entries(kinds) as ['query' | 'mutation', GraphQLObjectType][])
        for (const field of Object.values(type.getFields())) {
          if (staffFields().includes(field.name)) continue;
          for (const call of await callsOf(field)) {
            const { query, points } = documentOf(kind, call);
            const { us, code } = await taken(as, query);
            const perPoint = (us - empty.us) / (points - weights.operation);
            const name = `${call.replace(/ \{.*/, '')} of a ${who}`;
            found.push({ name, perPoint });
            report(
              `${perPoint.toFixed(0).padStart(6)} µs a point, ${points} points, ${((us - empty.us) / 1_000).toFixed(1)} ms: ${name} ${code}`,
            );
          }
        }
    }
    expect(found.filter(({ perPoint }) => perPoint > MAX_US)).toEqual([]);
  },
  3_600_000,
);
