import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { Caller } from '../../test/caller.ts';
import { Instance } from '../../test/instance.ts';

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

let database: TestDatabase;
let lines: Line[];
let metrics: string;
let requestId: string | null;
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
    await ask(`query ${LONG_NAME} { products { nodes { id offerings { nodes { id seller { id } } } } } }`);
    await ask('query Costly { products(first: 100) { nodes { offers: offerings(first: 100) { id } } } }');
    await ask('query Wrong { nothing }');
    await ask('query {');
    await anyone.get('/api/products');
    await anyone.get('/livez');
    await anyone.get('/readyz');
    metrics = (await anyone.get('/metrics')).text;
    // Writes the rest of the log.
    await instance.terminate();
  } finally {
    await instance.kill();
  }
  lines = instance.output.split('\n').flatMap((line) => (line.startsWith('{') ? (JSON.parse(line) as Line) : []));
});
afterAll(() => database.drop());

it('x', () => {
  console.log(lines.map((line) => JSON.stringify(line)).join('\n'));
  console.log(metrics);
  console.log(requestId);
});
