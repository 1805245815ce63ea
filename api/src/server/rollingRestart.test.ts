// The order of docs/operations.md: one instance after the other, each waited for until the proxy sends it requests again.
import { setTimeout as sleep } from 'node:timers/promises';
import { postAuction } from '../../test/auctions.ts';
import { openBalancer } from '../../test/balancer.ts';
import type { Caller } from '../../test/caller.ts';
import { aUser } from '../../test/factories.ts';
import { startInstances, until, type Instances } from '../../test/instanceGroup.ts';

const RESTARTS = Number(process.env['RESTARTS'] ?? 1);

let market: Instances;
let balancer: Awaited<ReturnType<typeof openBalancer>>;
beforeAll(async () => {
  const draining = { DRAIN_SECONDS: '2' };
  market = await startInstances({ environments: [draining, draining] });
  balancer = await openBalancer(market.all);
}, 60_000);
afterAll(async () => {
  balancer.close();
  await market.close();
});

it(
  'Restarting all servers one after the other fails no request and loses no bid',
  async () => {
    const at = async (): Promise<Caller> =>
      (await market.as(await aUser(market.pool))).at(balancer.url).beyondDocument();
    const [owner, ...bidders] = [await at(), await at(), await at()];
    const auctionId = await postAuction(market.pool, owner);
    const profile = { companyName: 'Acid Ltd', phone: '+34 91 123 45 67' };
    const failed: string[] = [];
    let [requests, bids, isOver] = [0, 0, false];
    const note = ({ status, text }: { status: number; text: string }): void => {
      requests++;
      if (status >= 400) failed.push(`${status} ${text}`);
    };
    const bidding = async (): Promise<void> => {
      for (; !isOver; bids++) {
        const amount = `${100 + bids * 5}.00`;
        note(await bidders[bids % 2]!.post('/api/bids', { auctionId, amount }));
      }
    };
    const others = async (): Promise<void> => {
      while (!isOver) {
        note(await owner.get('/api/products'));
        note(await owner.put('/api/company-profile', profile));
        note(await owner.post('/graphql', { query: '{ auctions { totalCount } }' }));
        await sleep(20);
      }
    };
    const trading = Promise.all([bidding(), others(), others()]);
    for (let nth = 0; nth < 2 * RESTARTS; nth++) {
      const instance = market.at(nth);
      const stopped = instance.terminate();
      await until('it is not ready', async () => (await fetch(`${instance.url}/readyz`)).status === 503);
      const served = await fetch(`${instance.url}/api/products`);
      expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
      await stopped;
      await instance.run();
      await until('it gets requests again', () => balancer.isReady(instance));
    }
    isOver = true;
    await trading;
    expect(failed).toEqual([]);
    const { rows } = await market.pool.query('select count(*)::int as count from bid where auction_id = $1', [
      auctionId,
    ]);
    expect(rows).toEqual([{ count: bids }]);
    console.log(`${requests} requests, ${bids} bids`);
  },
  180_000 * RESTARTS,
);
