// Half an hour of an ordinary day: 50 requests a second, 200 open sockets, a bid a second, on 100,000 offerings. npm run prove -- soak
import { setTimeout as sleep } from 'node:timers/promises';
import { fillMarket } from '../../../bench/reads/fillMarket.mjs';
import { postAuction } from '../auctions.ts';
import { AuctionWatcher, subscriptions } from '../auctionWatcher.ts';
import type { Body, Caller } from '../caller.ts';
import { aUser } from '../factories.ts';
import { startInstances, type Instances } from '../instanceGroup.ts';

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 0);
const PER_SECOND = 50;
const SOCKETS = 200;
const MARKET = { products: 4_000, offers: 25 };
const REPORTS = 10;

const PAGE =
  'query ($id: ID!) { product(id: $id) { id name offerings(first: 25, status: active, sort: price) { nodes { id title price user { companyName } } } } }';
const LIST = '{ products(first: 20, sort: name) { totalCount nodes { id name lowestPrice } } }';
const SEARCH = 'query ($text: String!) { products(first: 20, search: $text) { nodes { id name } } }';

let market: Instances;
beforeAll(async () => {
  if (MINUTES === 0) return;
  market = await startInstances({
    environments: [{ LOG_LEVEL: 'info' }],
    address: async (connection) => {
      await fillMarket(connection, MARKET);
      return connection;
    },
  });
}, 300_000);
afterAll(() => market?.close());

/** Values of the metrics of these names, those with labels added up. */
const metrics = async (...names: string[]): Promise<Record<string, number>> => {
  const text = await (await fetch(`${market.at(0).url}/metrics`)).text();
  const sum = (name: string): number =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].reduce(
      (all, [, value]) => all + Number(value),
      0,
    );
  return Object.fromEntries(names.map((name) => [name, Math.round(sum(name))]));
};

const METRICS = [
  'process_resident_memory_bytes',
  'feedstock_pool_connections',
  'feedstock_pool_waiting_requests',
  'feedstock_jobs_waiting',
  'feedstock_jobs_failed',
];

const percentile = (times: readonly number[], share: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]! * 10) / 10;

(MINUTES > 0 ? it : it.skip)(
  'A day without an error, with level memory, connections and queue',
  async () => {
    const as = async (): Promise<Caller> => (await market.as(await aUser(market.pool))).beyondDocument();
    const [owner, ...bidders] = [await as(), await as(), await as()];
    const auctionId = await postAuction(market.pool, owner);
    const query = subscriptions.auctionChanged('currentPrice');
    const watchers = Array.from(
      { length: SOCKETS },
      () => new AuctionWatcher({ query, variables: { auctionId }, url: () => market.at(0).url }),
    );
    await Promise.all(watchers.map(({ ready }) => ready));
    const { rows } = await market.pool.query<{ id: string; name: string }>(
      'select id, name from product order by id limit 1000',
    );
    const failed: string[] = [];
    let times: number[] = [];
    const send = async (caller: Caller, path: string, body: Body): Promise<void> => {
      const sentAt = performance.now();
      const { status, text } = await caller.post(path, body);
      times.push(performance.now() - sentAt);
      if (status >= 400 || text.includes('"errors"')) failed.push(`${status} ${text.slice(0, 200)}`);
    };
    const requests: ((nth: number) => [string, Body])[] = [
      (nth) => ['/graphql', { query: PAGE, variables: { id: rows[nth % rows.length]!.id } }],
      (nth) => ['/graphql', { query: PAGE, variables: { id: rows[(nth * 7) % rows.length]!.id } }],
      () => ['/graphql', { query: LIST }],
      (nth) => ['/graphql', { query: SEARCH, variables: { text: rows[nth % rows.length]!.name } }],
    ];
    const running = new Set<Promise<void>>();
    const start = (work: Promise<void>): void => {
      const ended = work
        .catch((error: unknown) => void failed.push(String(error)))
        .finally(() => running.delete(ended));
      running.add(ended);
    };
    let bids = 0;
    let bidding = Promise.resolve();
    // One after the other, so that a late one is not overtaken by a better one.
    const bid = async (): Promise<void> => {
      bidding = bidding.then(() =>
        send(bidders[bids % 2]!, '/api/bids', { auctionId, amount: `${100 + bids++ * 5}.00` }),
      );
      await bidding;
    };
    const readings: Record<string, number>[] = [];
    for (let report = 0; report < REPORTS; report++) {
      times = [];
      const began = performance.now();
      for (let nth = 0; nth < (MINUTES * 60 * PER_SECOND) / REPORTS; nth++) {
        start(send(bidders[nth % 2]!, ...requests[nth % requests.length]!(nth)));
        if (nth % PER_SECOND === 0) start(bid());
        await sleep(Math.max(0, began + (nth * 1_000) / PER_SECOND - performance.now()));
      }
      await Promise.all(running);
      readings.push(await metrics(...METRICS));
      console.log(
        `${times.length} requests, ${failed.length} failed, median ${percentile(times, 0.5)} ms, 99th percentile ${percentile(times, 0.99)} ms; ${JSON.stringify(readings.at(-1))}`,
      );
    }
    await Promise.all(watchers.map((watcher) => watcher.close()));
    expect(failed).toEqual([]);
    expect(watchers.map(({ reconnects }) => reconnects)).toEqual(watchers.map(() => 0));
    expect(
      new Set(watchers.map((watcher) => watcher.newsOf(auctionId).filter(({ kind }) => kind === 'bid').length)),
    ).toEqual(new Set([bids]));
    const [first, last] = [readings[1]!, readings.at(-1)!];
    const grown = last['process_resident_memory_bytes']! / first['process_resident_memory_bytes']!;
    expect(grown).toBeLessThan(1.2);
    expect(last['feedstock_pool_connections']).toBeLessThanOrEqual(first['feedstock_pool_connections']! + 4);
    expect(last['feedstock_pool_waiting_requests']).toBe(0);
    expect(last['feedstock_jobs_failed']).toBe(0);
    expect(last['feedstock_jobs_waiting']).toBeLessThan(50);
  },
  MINUTES * 90_000 + 60_000,
);
