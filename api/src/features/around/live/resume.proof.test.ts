// Watching clients resume when an instance fails: nothing is missed or repeated, in the order of the log.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { newSession } from '../../../../test/app.ts';
import { aUser } from '../../../../test/factories.ts';
import { startInstances, until, type Instances } from '../../../../test/instanceGroup.ts';
import { AuctionWatcher, subscriptions, type News } from '../../../../test/auctionWatcher.ts';
import { postAuction } from '../../../../test/auctions.ts';
import { eventsOf, type LoggedEvent } from '../../../../test/auctionInvariants.ts';
import { visibleChangeOf } from './visibleChange.ts';

const CLIENTS = Number(process.env['LIVE_CLIENTS'] ?? 30);
const RESTARTS = Number(process.env['LIVE_RESTARTS'] ?? 2);
const BIDS_PER_SECOND = Number(process.env['LIVE_BIDS'] ?? 20);

let market: Instances;
let pool: Pool;
let watchers: AuctionWatcher[] = [];

beforeAll(async () => {
  market = await startInstances();
  ({ pool } = market);
}, 60_000);
afterAll(async () => {
  await Promise.all(watchers.map((watcher) => watcher.close()));
  await market.close();
});

/** The visible changes of a log for a member or a visitor. */
const visibleChanges = (events: readonly LoggedEvent[], isMember: boolean): News[] =>
  events.flatMap((event) => visibleChangeOf(event, 'public', { isMember, isOwner: false, alias: null }) ?? []);

it('Clients miss no change and get none twice while instances fail and restart', async () => {
  const owner = await market.as(await aUser(pool));
  const auctions = await Promise.all([
    postAuction(pool, owner, { bidIncrement: '0.01' }),
    postAuction(pool, owner, { bidIncrement: '0.01', type: 'reverse', startingPrice: '1000000' }),
  ]);
  const bidders = await Promise.all(Array.from({ length: 3 }, async () => market.as(await aUser(pool))));
  // Some watch one auction and some all; every second client is a member with a few sockets.
  const members = await Promise.all(
    Array.from({ length: Math.ceil(CLIENTS / 8) }, async () => newSession(pool, await aUser(pool))),
  );
  watchers = Array.from({ length: CLIENTS }, (_, nth) => {
    let attempts = nth;
    const isForOne = nth % 3 === 0;
    return new AuctionWatcher({
      query: isForOne ? subscriptions.auctionChanged() : subscriptions.auctionsChanged(),
      variables: isForOne ? { auctionId: auctions[nth % 2] } : {},
      cookie: nth % 2 === 0 ? members[nth >> 3] : undefined,
      url: () => market.at(attempts++).url,
    });
  });
  await Promise.all(watchers.map(({ ready }) => ready));
  const watched = (nth: number): string[] => (nth % 3 === 0 ? [auctions[nth % 2]!] : auctions);

  let isDone = false;
  let amount = 0;
  const bidding = bidders.map(async (bidder, nth) => {
    for (let bid = nth; !isDone; bid++) {
      amount++;
      const body = {
        auctionId: auctions[bid % 2],
        amount: bid % 2 === 0 ? `${100 + amount}.00` : `${1_000_000 - amount}.00`,
      };
      await bidder
        .at(market.at(bid).url)
        .post('/api/bids', body)
        .catch(() => undefined);
      await sleep((1_000 * bidders.length) / BIDS_PER_SECOND);
    }
  });
  // After its first frame a client has a cursor to resume from.
  await until('each client has one change per watched auction', () =>
    watchers.every((watcher, nth) => watched(nth).every((id) => watcher.newsOf(id).length > 0)),
  );
  const first = watchers.map((watcher, nth) => new Map(watched(nth).map((id) => [id, watcher.newsOf(id)[0]!.at])));

  for (let restart = 0; restart < RESTARTS; restart++) {
    const victim = market.at(restart);
    await (restart % 2 === 0 ? victim.kill() : victim.terminate());
    await sleep(100);
    await victim.run();
    await sleep(500);
  }
  isDone = true;
  await Promise.all(bidding);

  const changes = new Map<string, News[]>();
  for (const id of auctions) {
    const events = await eventsOf(pool, id);
    for (const isMember of [true, false]) changes.set(`${id} ${isMember}`, visibleChanges(events, isMember));
  }
  const expected = (nth: number, id: string): News[] => {
    const all = changes.get(`${id} ${nth % 2 === 0}`)!;
    return all.slice(all.findIndex(({ at }) => at === first[nth]!.get(id)));
  };
  await until(
    'each client has all changes',
    () =>
      watchers.every((watcher, nth) =>
        watched(nth).every((id) => watcher.newsOf(id).length >= expected(nth, id).length),
      ),
    60,
  );
  watchers.forEach((watcher, nth) => {
    for (const id of watched(nth)) expect(watcher.newsOf(id)).toEqual(expected(nth, id));
  });
  expect(watchers.every(({ reconnects }) => reconnects > 0)).toBe(true);
  report();
}, 600_000);

/** Delays of changes; printed at full size only. */
const report = (): void => {
  if (!process.env['LIVE_REPORT']) return;
  const received = watchers.flatMap(({ frames, arrived, subscribedAt }) =>
    frames.map(({ news }, nth) => {
      const decidedAt = Date.parse(news.at(-1)!.at);
      return { lag: arrived[nth]! - decidedAt, isLive: decidedAt > subscribedAt[nth]! };
    }),
  );
  const percentiles = (some: typeof received): string => {
    const lags = some.map(({ lag }) => lag).sort((a, b) => a - b);
    const at = (share: number) => lags[Math.floor((lags.length - 1) * share)];
    return `${lags.length} frames, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
  };
  console.log(
    `From decision to arrival: ${percentiles(received)}; without events missed during reconnects: ${percentiles(received.filter(({ isLive }) => isLive))}`,
  );
};
