import { newSecret } from '../../features/people/accounts/apiKeys/secret.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import type { Answer } from '../../../test/answer.ts';
import type { Caller } from '../../../test/caller.ts';
import { failingProxy } from '../../../test/failingProxy.ts';
import { anOffering, aUser } from '../../../test/factories.ts';
import { until } from '../../../test/instanceGroup.ts';
import { holding } from '../../../test/lockGate.ts';
import { withTotal } from '../../../test/withTotal.ts';
import { answerTo, requestText, UPGRADE, Wire } from '../../../test/wire.ts';

let app: TestApp;
let member: Caller;
/** With a session that was not used yet: sessions are cached for a second. */
let newcomer: Caller;
let proxy: Awaited<ReturnType<typeof failingProxy>>;
beforeAll(async () => {
  app = await startApp(
    {},
    {
      address: async (connection) => {
        proxy = await failingProxy(connection);
        return { ...connection, host: proxy.host, port: proxy.port };
      },
    },
  );
  member = await app.as(await aUser(app.pool));
  newcomer = await app.as(await aUser(app.pool));
  // Connections of both pools, which are idle when they break.
  expect((await member.put('/api/company-profile', { companyName: 'A', phone: '+34 91 123 45 67' })).status).toBe(201);
});
afterAll(async () => {
  await app.close();
  await proxy.cut();
});

const SENTENCE = 'The market is not reachable at the moment. Please try again.';
const answersSo = ({ status, headers, text }: Answer): void =>
  expect([status, text, headers.get('retry-after')]).toEqual([503, SENTENCE, '2']);

describe('Without its database the server', () => {
  beforeAll(() => proxy.cut());

  it('is alive but not ready', async () => {
    expect((await app.anyone.get('/livez')).status).toBe(200);
    expect((await app.anyone.get('/readyz')).status).toBe(503);
  });

  it('answers REST calls with 503 and Retry-After', async () => {
    answersSo(await app.anyone.get('/api/products'));
    answersSo(await member.get('/api/messages'));
    answersSo(await member.put('/api/company-profile', { companyName: 'A', phone: '+34 91 123 45 67' }));
    answersSo(await app.anyone.post('/api/login', { email: 'a@b.example', password: 'x' }));
  });

  it('refuses sockets with 503 and Retry-After, or closes them with a code after which clients connect again', async () => {
    const refused = await answerTo(app.url, requestText('GET /graphql', { ...UPGRADE, ...newcomer.headers }));
    expect(refused).toMatch(/^HTTP\/1.1 503 .*\r\nretry-after: 2\r\n/);
    const { socket, closed } = await Wire.open(app.url);
    const payload = { authorization: `Bearer ${newSecret()}` };
    socket.send(JSON.stringify({ type: 'connection_init', payload }));
    expect(await closed).toBe(1013);
  });

  it('does not know how late the notices of auctions are', async () => {
    const lag = async () => /^feedstock_log_lag_seconds (.+)$/m.exec((await app.anyone.get('/metrics')).text)?.[1];
    await until('it has tried', async () => Number.isNaN(Number(await lag())));
  });

  it('answers GraphQL with 503, for visitors and members', async () => {
    for (const [caller, status] of [
      [app.anyone, 200],
      [newcomer, 503],
    ] as const) {
      const answer = await caller.post('/graphql', { query: '{ products { totalCount } }' });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '2']);
      expect(JSON.parse(answer.text)).toMatchObject({
        errors: [{ message: SENTENCE, extensions: { code: 'UNAVAILABLE', status: 503, retryAfter: 2 } }],
      });
    }
  });
});

it('recovers when the database is back, and sessions stay valid', async () => {
  await proxy.restore();
  expect((await app.anyone.get('/readyz')).status).toBe(200);
  expect((await member.read<{ id: string }>('/api/user')).id).toBeDefined();
  expect((await member.put('/api/company-profile', { companyName: 'B', phone: '+34 91 123 45 67' })).status).toBe(200);
});

it('While somebody else holds what it changes, a write is refused with 503 and Retry-After within ten seconds, and stored once it succeeds', async () => {
  const seller = await aUser(app.pool);
  const { id: offeringId } = await anOffering(app.pool, { user_id: seller.id });
  const order = { sellerId: seller.id, offeringId, quantity: 1 };
  const key = { 'idempotency-key': 'an order' };
  const lock = await holding(app.pool, ['select from offering where id = $1 for update', [offeringId]]);
  const startedAt = performance.now();
  const [refused, { status, text }] = await Promise.all([
    member.post('/api/orders', order, key),
    member.post('/graphql', {
      query: 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
      variables: { input: await withTotal(app.pool, order) },
    }),
  ]);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect([status, JSON.parse(text)]).toMatchObject([
    200,
    { errors: [{ extensions: { code: 'UNAVAILABLE', retryAfter: 2 } }] },
  ]);
  await lock.end('rollback');
  const placed = await member.post('/api/orders', order, key);
  const lockAgain = await holding(app.pool, ['select from offering where id = $1 for update', [offeringId]]);
  expect(await member.post('/api/orders', order, key)).toMatchObject({ status: 201, text: placed.text });
  await lockAgain.end('rollback');
});

it('While its address leads to a database that takes no writes, they are refused with 503 and Retry-After, and reads go on', async () => {
  const profile = (companyName: string) =>
    member.put('/api/company-profile', { companyName, phone: '+34 91 123 45 67' });
  const role = async (change: string) =>
    app.pool.query(`do $$ begin execute format('alter role %I in database %I ${change}',
      (select usename from pg_stat_activity where datname = current_database() and usename <> current_user limit 1), current_database()); end $$`);
  await role('set default_transaction_read_only = on');
  await proxy.cut();
  await proxy.restore();
  answersSo(await profile('C'));
  expect((await app.anyone.get('/api/products')).status).toBe(200);
  await role('reset default_transaction_read_only');
  expect((await profile('C')).status).toBe(200);
});

it('The process survives a connection that PostgreSQL ends', async () => {
  await app.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const again = async () => (await member.get('/api/user')).status;
  // The pool may return a connection that is just breaking.
  expect([200, 503]).toContain(await again());
  expect(await again()).toBe(200);
});
