import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { registration } from '../../../test/bodies.ts';
import { Caller } from '../../../test/caller.ts';
import { Instance } from '../../../test/instance.ts';

interface Line {
  level: number;
  msg: string;
  reqId?: string;
  traceId?: string;
  url?: string;
  pool?: string;
  operations?: { name?: string; fields?: string[]; points?: number; code?: string }[];
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const LONG_NAME = `N${'o'.repeat(99)}`;
const COSTLY = `query ${LONG_NAME} { ${['a', 'b', 'c', 'd', 'e']
  .map((alias) => `${alias}: products(first: 99) { nodes { offerings(first: 99) { nodes { id user { id } } } } }`)
  .join(' ')} }`;

let database: TestDatabase;
let lines: Line[];
let metrics: string;
let requestId: string | null;
let connections: string[];
beforeAll(async () => {
  database = await freshDatabase();
  const instance = await Instance.start(database.connection, {
    LOG_LEVEL: 'debug',
    SLOW_STATEMENT_MS: '1',
    TRUST_PROXY: '1',
  });
  try {
    const anyone = new Caller(instance.url).beyondDocument();
    const ask = (query: string, headers = {}) => anyone.post('/graphql', { query }, headers);
    const traced = { 'x-request-id': 'of-the-proxy', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
    const { headers } = await ask('query Named { a: products { totalCount } b: products { totalCount } }', traced);
    requestId = headers.get('x-request-id');
    await ask(COSTLY);
    await ask('query Wrong { nothing }');
    await ask('query {');
    await anyone.get('/api/products');
    await anyone.post('/api/register', registration);
    await anyone.get('/livez');
    await anyone.get('/readyz');
    metrics = (await anyone.get('/metrics')).text;
    const client = new pg.Client(database.connection);
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() order by name`,
    );
    connections = rows.map(({ name }) => name);
    await client.end();
    // Writes the rest of the log.
    await instance.terminate();
  } finally {
    await instance.kill();
  }
  lines = instance.output.split('\n').flatMap((line) => (line.startsWith('{') ? (JSON.parse(line) as Line) : []));
});
afterAll(() => database.drop());

const answered = (): Line[] => lines.filter(({ msg }) => msg === 'answered');

it('the line of an answer names its operations, their root fields and points, also if they were refused', () => {
  expect(answered().map(({ url, operations }) => [url, operations])).toEqual([
    ['/graphql', [{ name: 'Named', fields: ['products'], points: expect.any(Number) }]],
    [
      '/graphql',
      [{ name: LONG_NAME.slice(0, 64), fields: ['products'], points: expect.any(Number), code: 'COST_LIMIT_EXCEEDED' }],
    ],
    ['/graphql', [{ name: 'Wrong', code: 'GRAPHQL_VALIDATION_FAILED' }]],
    ['/graphql', [{ code: 'GRAPHQL_PARSE_FAILED' }]],
    ['/api/products', [{ name: 'Products', fields: ['products'], points: expect.any(Number) }]],
    ['/api/register', [{ name: 'Register', fields: ['register'], points: expect.any(Number) }]],
    ['/livez', undefined],
    ['/readyz', undefined],
    ['/metrics', undefined],
  ]);
});

it('probes are logged below info', () => {
  expect(answered().map(({ level }) => level)).toEqual([30, 30, 30, 30, 30, 30, 20, 20, 20]);
});

it('the ids of the proxy are in all lines of a request and in its answer', () => {
  const own = lines.filter(({ reqId }) => reqId === 'of-the-proxy');
  expect(own.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['slow statement', 'answered']));
  expect(new Set(own.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  expect(requestId).toBe('of-the-proxy');
});

it('a slow statement is logged with its operation', () => {
  const slow = lines.filter(({ msg, reqId }) => msg === 'slow statement' && reqId === 'of-the-proxy');
  expect(slow).toContainEqual(expect.objectContaining({ pool: 'reads', operations: answered()[0]?.operations }));
});

it('metrics count operations by the names of own ones, by root fields and by errors', () => {
  for (const sample of [
    'feedstock_operation_duration_seconds_count{operation="other"} 4',
    'feedstock_operation_duration_seconds_count{operation="Products"} 1',
    'feedstock_root_fields_total{field="products"} 3',
    'feedstock_operation_errors_total{code="COST_LIMIT_EXCEEDED"} 1',
  ])
    expect(metrics).toContain(`${sample}\n`);
  expect(metrics).not.toMatch(/Named|Nooo/);
});

it('each connection has the name of its pool', () => {
  expect(connections).toEqual(
    ['engine', 'jobs', 'listen', 'live', 'reads', 'writes'].map((name) => `feedstock ${name}`),
  );
  expect(metrics).toMatch(/^feedstock_pool_connections\{pool="writes"\} [1-4]$/m);
});
