// Webhooks of two members at names whose name server never answers: logins, writes and new connections to the database go on.
import type { Caller } from '../test/caller.ts';
import { aUser } from '../test/factories.ts';
import { failingProxy } from '../test/failingProxy.ts';
import { startInstances, until, type Instances } from '../test/instanceGroup.ts';
import { openNameServer, type NameServer } from '../test/nameServer.ts';
import { aMemberAt, password, quantile, somebodyAt, timed, times } from './members.ts';
import { report, size } from './size.ts';

/** Makes every `Resolver` of the server ask this name server. */
const asking = (address: string): string => {
  const script = `import promises from 'node:dns/promises'; import { syncBuiltinESMExports } from 'node:module';
promises.Resolver = class extends promises.Resolver { constructor(options) { super(options); this.setServers(['${address}']); } };
syncBuiltinESMExports();`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
};

let silent: NameServer;
let proxy: Awaited<ReturnType<typeof failingProxy>>;
let market: Instances;
beforeAll(async () => {
  silent = await openNameServer();
  market = await startInstances({
    // With the usual four threads, hashes of passwords would delay lookups on a busy machine too.
    environments: [{ NODE_OPTIONS: asking(silent.address), UV_THREADPOOL_SIZE: '16' }],
    // New connections resolve this name.
    address: async (database) => {
      proxy = await failingProxy(database);
      return { ...database, host: 'localhost', port: proxy.port };
    },
  });
});
afterAll(async () => {
  await market.close();
  await Promise.all([proxy.cut(), silent.close()]);
});

const WEBHOOKS = size(4, 10);
const ROUNDS = size(1, 4);
const REQUESTS = 16;

const CREATE = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
const UNDER_WAY = `select from graphile_worker.jobs where task_identifier = 'deliver_webhook' and locked_at is not null`;
const TEST = 'mutation ($id: ID!) { sendTestEvent(webhookId: $id) { status } }';
const RFP = { title: 'Acid', description: 'Strong.', productId: 'none', quantity: 5, unit: 'MT' };

const anAttacker = async (): Promise<{ caller: Caller; ids: string[] }> => {
  const caller = await market.as(await aUser(market.pool));
  const ids = await times(WEBHOOKS, 2, async (nth) => {
    const input = { url: `https://h${nth}.slow.example/`, events: ['order.placed'], password };
    return (await caller.data<{ createWebhook: { webhook: { id: string } } }>(CREATE, { input })).createWebhook.webhook
      .id;
  });
  return { caller, ids };
};

it('Logins and writes with new connections are answered promptly', async () => {
  const { url } = market.at(0);
  const [attackers, member] = [[await anAttacker(), await anAttacker()], await aMemberAt(url)];
  const logIn = () => somebodyAt(url).post('/api/login', { email: member.email, password });
  const refused: number[] = [];
  /** The time of logins and writes, which all need new connections. */
  const measured = async (): Promise<number[]> => {
    // Of each round, because postings have a quota.
    const writer = await market.as(await aUser(market.pool));
    await proxy.cut();
    await proxy.restore();
    await until('the database is reached again', async () => (await writer.get('/readyz')).status === 200);
    return times(REQUESTS, REQUESTS, (nth) =>
      timed(async () => {
        const { status } = await (nth % 2 === 0 ? logIn() : writer.post('/api/rfps', RFP));
        if (status >= 400) refused.push(status);
      }),
    );
  };
  const quiet: number[] = [];
  const attacked: number[] = [];
  for (let round = 0; round < ROUNDS; round++) quiet.push(...(await measured()));
  for (let round = 0; round < ROUNDS; round++) {
    // A failing attempt of the last round would pause its webhook again.
    await until('no attempt is under way', async () => (await market.pool.query(UNDER_WAY)).rowCount === 0);
    const asked = silent.questions;
    // As if the webhooks were new; those that fail pause longer and longer.
    await market.pool.query('update webhook set failures = 0, paused_until = null, pause_lifted_at = null');
    for (const { caller, ids } of attackers) await times(WEBHOOKS, 5, (nth) => caller.data(TEST, { id: ids[nth]! }));
    await until('names are looked up', () => silent.questions > asked);
    attacked.push(...(await measured()));
  }
  const [before, during] = [quantile(quiet, 0.95), quantile(attacked, 0.95)];
  report(
    `webhooks: 95 % of logins and writes took at most ${Math.round(before)} ms, beside ${2 * WEBHOOKS} names without an answer ${Math.round(during)} ms`,
  );
  expect(refused).toEqual([]);
  expect(during).toBeLessThan(2 * before + 1_000);
}, 300_000);
