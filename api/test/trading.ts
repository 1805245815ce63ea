// Requests, bids and sockets that go on while instances are restarted, and what became of them.
import { setTimeout as sleep } from 'node:timers/promises';
import { postAuction } from './auctions.ts';
import { AuctionWatcher, subscriptions } from './auctionWatcher.ts';
import type { Body, Caller } from './caller.ts';
import { aUser } from './factories.ts';
import type { Instances } from './instanceGroup.ts';

const SOCKETS = 4;
export const PROFILE = { companyName: 'Acid Ltd', phone: '+34 91 123 45 67' };

interface Addresses {
  /** The proxy's address. */
  url: string;
  /** Where a socket connects. */
  socketUrl?: () => string;
  /** More pages to read. */
  paths?: readonly string[];
  /** Milliseconds until sockets are back. */
  within?: number;
}

/** Trades while the work goes on; expects that no request failed, no bid was lost and sockets came back in time. */
export const tradeDuring = async (
  market: Instances,
  { url, socketUrl = () => url, paths = [], within = 1_000 }: Addresses,
  work: () => Promise<void>,
): Promise<void> => {
  const at = async (): Promise<Caller> => (await market.as(await aUser(market.pool))).at(url).beyondDocument();
  const [owner, ...bidders] = [await at(), await at(), await at()];
  const auctionId = await postAuction(market.pool, owner);
  const query = subscriptions.auctionChanged('currentPrice');
  const watchers = Array.from(
    { length: SOCKETS },
    () => new AuctionWatcher({ query, variables: { auctionId }, url: socketUrl }),
  );
  await Promise.all(watchers.map(({ ready }) => ready));
  const failed: string[] = [];
  let [requests, bids, longest, slowest, isOver] = [0, 0, 0, '', false];
  const send = async (caller: Caller, method: string, path: string, body?: Body): Promise<void> => {
    const began = performance.now();
    const { status, text } = await caller.call(method, path, body);
    requests++;
    const took = performance.now() - began;
    if (took > longest) [longest, slowest] = [took, `${method} ${path}`];
    if (status >= 400) failed.push(`${status} ${text}`);
  };
  const bidding = async (): Promise<void> => {
    for (; !isOver; bids++)
      await send(bidders[bids % 2]!, 'POST', '/api/bids', { auctionId, amount: `${100 + bids * 5}.00` });
  };
  const others = async (): Promise<void> => {
    while (!isOver) {
      for (const path of ['/api/products', ...paths]) await send(owner, 'GET', path);
      await send(owner, 'PUT', '/api/company-profile', PROFILE);
      await send(owner, 'POST', '/graphql', { query: '{ auctions { totalCount } }' });
      await sleep(20);
    }
  };
  const trading = Promise.all([bidding(), others(), others()]);
  await work().finally(() => (isOver = true));
  await trading;
  await Promise.all(watchers.map((watcher) => watcher.close()));
  const away = watchers.flatMap((watcher) => watcher.away);
  console.log(
    `${requests} requests, ${failed.length} failed, the longest (${slowest}) took ${Math.round(longest)} ms; ${bids} bids; ` +
      `${away.length} sockets came back, the last after ${Math.max(...away)} ms`,
  );
  expect(failed).toEqual([]);
  const { rows } = await market.pool.query('select count(*)::int as count from bid where auction_id = $1', [auctionId]);
  expect(rows).toEqual([{ count: bids }]);
  expect(away.length).toBeGreaterThan(0);
  expect(Math.max(...away)).toBeLessThan(within);
};
