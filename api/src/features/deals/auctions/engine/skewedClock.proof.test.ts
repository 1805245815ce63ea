// R12: instances with wrong clocks decide as others do, because only the database's clock counts.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { postAuction } from '../../../../../test/auctions.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { movableClock, putForward } from '../../../../../test/clock.ts';
import { aUser } from '../../../../../test/factories.ts';
import { startInstances, type Instances } from '../../../../../test/instanceGroup.ts';
import { eventsOf, expectInvariants } from '../../../../../test/auctionInvariants.ts';

const MINUTE = 60_000;
const preload = pathToFileURL(join(import.meta.dirname, '../../../../../test/skewedClock.mjs')).href;
const skewedBy = (minutes: number) => ({
  NODE_OPTIONS: `--import ${preload}`,
  SKEW_MS: String(minutes * MINUTE),
});

let market: Instances;
let owner: Caller;
let bidders: Caller[];
let clock: Promise<unknown> | undefined;
beforeAll(async () => {
  market = await startInstances({
    environments: [{}, skewedBy(5), skewedBy(-5)],
    address: async (connection) => {
      await (clock ??= movableClock(connection));
      return connection;
    },
  });
  owner = await market.as(await aUser(market.pool));
  bidders = await Promise.all([0, 1].map(async () => market.as(await aUser(market.pool))));
}, 60_000);
afterAll(() => market.close());

const now = async (): Promise<number> =>
  (await market.pool.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]!.now.getTime();
const inMinutes = async (minutes: number): Promise<string> => new Date((await now()) + minutes * MINUTE).toISOString();

/** Runs the same calls at every instance, each with a separate auction. */
const each = <T>(ask: (caller: (person: Caller) => Caller, nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(market.all.map((instance, nth) => ask((person) => person.at(instance.url), nth)));

it('the instances have different clocks', async () => {
  const ids = await each((at) => postAuction(market.pool, at(owner)));
  // An id begins with the milliseconds of the instance that made it.
  const times = ids.map((id) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
  expect(times.map((time) => Math.round((time - Date.now()) / MINUTE) + 0)).toEqual([0, 5, -5]);
});

it('all instances open, extend and close an auction at the same times', async () => {
  const [startTime, endTime] = [await inMinutes(30), await inMinutes(90)];
  const terms = { startTime, endTime, autoExtend: true, autoExtendDuration: 4 };
  const ids = await each((at) => postAuction(market.pool, at(owner), terms));

  const bids = (bidder: number, amount: string) =>
    each(async (at, nth) => {
      const { status, text } = await at(bidders[bidder]!).post(
        '/api/bids',
        { auctionId: ids[nth], amount },
        { accept: 'application/json' },
      );
      return status === 201 ? 'accepted' : String((JSON.parse(text) as Body)['code']);
    });
  const statuses = () =>
    each(async (at, nth) => {
      const all = await at(owner).read<Body[]>('/api/auctions');
      return all.find(({ id }) => id === ids[nth])?.['status'];
    });
  const fromAll = (one: unknown) => [one, one, one];

  await putForward(market.pool, 28);
  expect(await bids(0, '100.00')).toEqual(fromAll('AUCTION_NOT_STARTED'));
  expect(await statuses()).toEqual(fromAll('scheduled'));

  await putForward(market.pool, 4);
  expect(await bids(0, '100.00')).toEqual(fromAll('accepted'));
  expect(await statuses()).toEqual(fromAll('active'));

  // Two minutes before the end, so that the bid extends the auction.
  await putForward(market.pool, 56);
  expect(await bids(1, '105.00')).toEqual(fromAll('accepted'));
  for (const id of ids) {
    const extended = (await eventsOf(market.pool, id)).find(({ event }) => event.type === 'extended');
    expect(extended?.event).toMatchObject({ end: new Date(Date.parse(extended!.at) + 4 * MINUTE).toISOString() });
  }

  await putForward(market.pool, 3);
  expect(await bids(0, '110.00')).toEqual(fromAll('accepted'));
  await putForward(market.pool, 6);
  expect(await bids(1, '115.00')).toEqual(fromAll('AUCTION_ENDED'));
  expect(await statuses()).toEqual(fromAll('ended'));
  for (const id of ids) {
    const events = await expectInvariants(market.pool, id);
    expect(events.filter(({ event }) => event.type === 'bid_accepted')).toHaveLength(3);
  }
});

it('all instances agree on whether an end is in the past', async () => {
  const startTime = await inMinutes(-60);
  const post = (endTime: string) =>
    each((at) =>
      postAuction(market.pool, at(owner), { startTime, endTime }).then(
        () => 'made',
        (error: Error) => error.message,
      ),
    );
  expect(await post(await inMinutes(2))).toEqual(['made', 'made', 'made']);
  const refused = 'End date must be in the future.';
  expect(await post(await inMinutes(-2))).toEqual([refused, refused, refused]);
});
