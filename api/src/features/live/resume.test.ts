// R6: whoever watches goes on where it was, whichever instance falls: nothing missed, nothing twice, in the order of the log.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { newSession } from '../../../test/app.ts';
import { aUser } from '../../../test/factories.ts';
import { startInstances, until, type Instances } from '../../../test/instances.ts';
import { Onlooker, subscriptions, type News } from '../../../test/onlooker.ts';
import { postAuction } from '../../../test/auctions.ts';
import { eventsOf, type Told } from '../../../test/soundAuction.ts';
import { visibleChangeOf } from './visibleChange.ts';

const CLIENTS = Number(process.env['LIVE_CLIENTS'] ?? 50);
const RESTARTS = Number(process.env['LIVE_RESTARTS'] ?? 3);
const BIDS_PER_SECOND = Number(process.env['LIVE_BIDS'] ?? 40);

let market: Instances;
let pool: Pool;
let onlookers: Onlooker[] = [];

beforeAll(async () => {
  market = await startInstances();
  ({ pool } = market);
}, 60_000);
afterAll(async () => {
  await Promise.all(onlookers.map((onlooker) => onlooker.close()));
  await market.close();
});

/** What the log tells a member or a visitor, event by event. */
const toldBy = (events: readonly Told[], isMember: boolean): News[] =>
  events.flatMap((event) => visibleChangeOf(event, 'public', { isMember, isOwner: false, alias: null }) ?? []);

it('misses nothing and tells nothing twice while instances come and go', async () => {
  const owner = await market.as(await aUser(pool));
  const auctions = await Promise.all([
    postAuction(pool, owner, { bidIncrement: '0.01' }),
    postAuction(pool, owner, { bidIncrement: '0.01', type: 'reverse', startingPrice: '1000000' }),
  ]);
  const bidders = await Promise.all(Array.from({ length: 3 }, async () => market.as(await aUser(pool))));
  // Some watch one auction and some all of them; every second one is a member, with few sockets each.
  const members = await Promise.all(
    Array.from({ length: Math.ceil(CLIENTS / 8) }, async () => newSession(pool, await aUser(pool))),
  );
  onlookers = Array.from({ length: CLIENTS }, (_, nth) => {
    let attempts = nth;
    const isOfOne = nth % 3 === 0;
    return new Onlooker({
      query: isOfOne ? subscriptions.auctionChanged() : subscriptions.auctionsChanged(),
      variables: isOfOne ? { auctionId: auctions[nth % 2] } : {},
      cookie: nth % 2 === 0 ? members[nth >> 3] : undefined,
      url: () => market.at(attempts++).url,
    });
  });
  await Promise.all(onlookers.map(({ ready }) => ready));
  const watched = (nth: number): string[] => (nth % 3 === 0 ? [auctions[nth % 2]!] : auctions);

  let isOver = false;
  let amount = 0;
  const bidding = bidders.map(async (bidder, nth) => {
    for (let bid = nth; !isOver; bid++) {
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
  // From its first frame on an onlooker has a place to go on from.
  await until('everybody has heard of each auction once', () =>
    onlookers.every((onlooker, nth) => watched(nth).every((id) => onlooker.newsOf(id).length > 0)),
  );
  const first = onlookers.map((onlooker, nth) => new Map(watched(nth).map((id) => [id, onlooker.newsOf(id)[0]!.at])));

  for (let restart = 0; restart < RESTARTS; restart++) {
    const victim = market.at(restart);
    await (restart % 2 === 0 ? victim.kill() : victim.terminate());
    await sleep(100);
    await victim.run();
    await sleep(500);
  }
  isOver = true;
  await Promise.all(bidding);

  const told = new Map<string, News[]>();
  for (const id of auctions) {
    const events = await eventsOf(pool, id);
    for (const isMember of [true, false]) told.set(`${id} ${isMember}`, toldBy(events, isMember));
  }
  const expected = (nth: number, id: string): News[] => {
    const all = told.get(`${id} ${nth % 2 === 0}`)!;
    return all.slice(all.findIndex(({ at }) => at === first[nth]!.get(id)));
  };
  await until(
    'everybody has heard of everything',
    () =>
      onlookers.every((onlooker, nth) =>
        watched(nth).every((id) => onlooker.newsOf(id).length >= expected(nth, id).length),
      ),
    60,
  );
  onlookers.forEach((onlooker, nth) => {
    for (const id of watched(nth)) expect(onlooker.newsOf(id)).toEqual(expected(nth, id));
  });
  expect(onlookers.every(({ returns }) => returns > 0)).toBe(true);
  report();
}, 600_000);

/** How long changes took to their onlookers; only a release says it. */
const report = (): void => {
  if (!process.env['LIVE_REPORT']) return;
  const heard = onlookers.flatMap(({ frames, arrived, subscribedAt }) =>
    frames.map(({ news }, nth) => {
      const decidedAt = Date.parse(news.at(-1)!.at);
      return { lag: arrived[nth]! - decidedAt, isLive: decidedAt > subscribedAt[nth]! };
    }),
  );
  const percentiles = (some: typeof heard): string => {
    const lags = some.map(({ lag }) => lag).sort((a, b) => a - b);
    const at = (share: number) => lags[Math.floor((lags.length - 1) * share)];
    return `${lags.length} frames, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
  };
  console.log(
    `From the decision to the onlooker: ${percentiles(heard)}; decided while the onlooker's subscription stood: ${percentiles(heard.filter(({ isLive }) => isLive))}`,
  );
};
