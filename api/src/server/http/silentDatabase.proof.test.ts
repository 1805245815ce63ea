// A failover of PostgreSQL: the open connections go silent without being closed, and new ones work.
import { setTimeout as sleep } from 'node:timers/promises';
import { postAuction } from '../../../test/auctions.ts';
import { expectInvariants } from '../../../test/auctionInvariants.ts';
import type { Caller } from '../../../test/caller.ts';
import { aUser } from '../../../test/factories.ts';
import { failingProxy } from '../../../test/failingProxy.ts';
import { startInstances, until, type Instances } from '../../../test/instanceGroup.ts';
import { Wire } from '../../../test/wire.ts';

const TIMES = Number(process.env['SILENCES'] ?? 1);
const PROMISED_MS = 10_000;
const WELL_MS = 15_000;

let market: Instances;
let proxy: Awaited<ReturnType<typeof failingProxy>>;
let auctionId: string;
const bidders: Caller[] = [];
beforeAll(async () => {
  market = await startInstances({
    environments: [{}],
    address: async (connection) => {
      proxy = await failingProxy(connection);
      return { ...connection, host: proxy.host, port: proxy.port };
    },
  });
  auctionId = await postAuction(market.pool, await market.as(await aUser(market.pool)));
  for (let nth = 0; nth < 2; nth++) bidders.push((await market.as(await aUser(market.pool))).beyondDocument());
}, 60_000);
afterAll(async () => {
  await market.close();
  await proxy.cut();
});

let bids = 0;
let repeats = 0;
/** Outbids the other bidder; a bid without an answer is sent again with its key at the next turn. */
const bid = async (): Promise<number> => {
  const { status } = await bidders[bids % 2]!.post(
    '/api/bids',
    { auctionId, amount: `${100 + bids * 5}.00` },
    { 'idempotency-key': `bid ${bids}` },
  );
  if (status === 503) repeats++;
  else bids++;
  return status;
};

const requests: Record<string, () => Promise<number>> = {
  readiness: async () => (await bidders[0]!.get('/readyz')).status,
  'a page': async () => (await bidders[0]!.get('/')).status,
  'a read': async () => (await bidders[0]!.get('/api/products')).status,
  'a read of a member': async () => (await bidders[1]!.get('/api/messages')).status,
  'a write': async () =>
    (await bidders[1]!.put('/api/company-profile', { companyName: 'Acid Ltd', phone: '+34 91 123 45 67' })).status,
};

interface Answered {
  name: string;
  startedAt: number;
  status: number;
  ms: number;
}

/** Sends requests of each kind without waiting for earlier ones, and bids one after the other, until the time is over. */
const trade = async (end: number): Promise<Answered[]> => {
  const answered: Promise<Answered>[] = [];
  const measured = async (name: string, request: () => Promise<number>): Promise<Answered> => {
    const startedAt = performance.now();
    const status = await request();
    return { name, startedAt, status, ms: performance.now() - startedAt };
  };
  const bidding = (async () => {
    while (performance.now() < end) {
      const sent = measured('a bid', bid);
      answered.push(sent);
      await sent;
      await sleep(50);
    }
  })();
  while (performance.now() < end) {
    for (const [name, request] of Object.entries(requests)) answered.push(measured(name, request));
    await sleep(250);
  }
  await bidding;
  return Promise.all(answered);
};

it(
  'is answered within ten seconds, and after fifteen all is well',
  async () => {
    const watching = await Wire.connect(market.at(0).url);
    watching.subscribe('1', 'subscription ($id: ID!) { auctionChanged(auctionId: $id) { cursor } }', { id: auctionId });
    for (let time = 0; time < TIMES; time++) {
      await trade(performance.now() + 1_000);
      proxy.silence();
      const silentAt = performance.now();
      const answered = await trade(silentAt + WELL_MS + 2_000);
      expect(answered.filter(({ ms }) => ms > PROMISED_MS)).toEqual([]);
      expect(answered.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([]);
      const late = answered.filter(({ startedAt }) => startedAt > silentAt + WELL_MS);
      expect(new Set(late.map(({ name }) => name))).toEqual(new Set([...Object.keys(requests), 'a bid']));
      expect(late.filter(({ status, ms }) => status === 503 || ms > 2_000)).toEqual([]);
      const framesBefore = watching.messages.length;
      expect(await bid()).toBe(201);
      await until('a frame of the subscription', () => watching.messages.length > framesBefore, 10);
      const started = await bidders[0]!.send('POST', '/api/offerings/import?dryRun=true', 'sku\nA-1\n', {
        'content-type': 'text/csv',
      });
      expect(started.status).toBe(202);
      const progress = started.headers.get('location') ?? '';
      await until('a job is done', async () => (await bidders[0]!.read(progress))['finishedAt'] !== null, 10);
    }
    watching.socket.terminate();
    console.log(`${bids} bids, ${repeats} repetitions`);
  },
  60_000 * TIMES,
);

it('No bid is lost or doubled', async () => {
  const { rows } = await market.pool.query<{ amount: number }>(
    'select amount::float from bid where auction_id = $1 order by bid.amount',
    [auctionId],
  );
  expect(rows.map(({ amount }) => amount)).toEqual(Array.from({ length: bids }, (_, nth) => 100 + nth * 5));
  await expectInvariants(market.pool, auctionId);
});

it('Without any answer of the database, all requests give up within ten seconds', async () => {
  await trade(performance.now() + 500);
  proxy.freeze(true);
  const answered = await trade(performance.now() + 1_000);
  expect(answered.filter(({ ms }) => ms > PROMISED_MS)).toEqual([]);
  // The front page needs no data.
  expect(answered.filter(({ name, status }) => name !== 'a page' && status !== 503)).toEqual([]);
  proxy.freeze(false);
  await until('all is well', async () => (await trade(performance.now() + 100)).every(({ status }) => status !== 503));
}, 60_000);

it('A server whose connections are silent ends within 20 seconds', async () => {
  await trade(performance.now() + 500);
  proxy.silence();
  const startedAt = performance.now();
  await market.at(0).terminate();
  expect(performance.now() - startedAt).toBeLessThan(20_500);
}, 30_000);
