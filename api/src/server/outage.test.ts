import { startApp, type TestApp } from '../../test/app.ts';
import type { Answer } from '../../test/answer.ts';
import type { Caller } from '../../test/caller.ts';
import { failingProxy } from '../../test/failingProxy.ts';
import { aUser } from '../../test/factories.ts';

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
