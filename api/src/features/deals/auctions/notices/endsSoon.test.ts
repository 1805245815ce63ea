import pg from 'pg';
import { startApp, type TestApp } from '../../../../../test/app.ts';
import { bidOn, postAuction } from '../../../../../test/auctions.ts';
import { movableClock, putForward } from '../../../../../test/clock.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { aWorld, type World } from '../../../../../test/world.ts';
import { newId } from '../../../../database/id.ts';
import { sendEndsSoon } from './endsSoon.ts';

let app: TestApp;
let world: World;
let otherPool: pg.Pool;
beforeAll(async () => {
  app = await startApp(
    {},
    {
      address: async (own, owner) => {
        otherPool = new pg.Pool({ ...own, max: 4 });
        return movableClock(own, owner);
      },
    },
  );
  world = await aWorld(app);
});
afterAll(async () => {
  await otherPool.end();
  await app.close();
});

/** Runs the job concurrently on two pools, as several instances would, besides the app's own runs. */
const sendAll = () => Promise.all([app.pool, otherPool, app.pool, otherPool].map((pool) => sendEndsSoon(pool)));

const noticesOf = async (caller: Caller): Promise<string[]> =>
  (await caller.read<{ subject: string; content: string }[]>('/api/messages'))
    .filter(({ subject }) => subject === 'Auction ends soon: Acid')
    .map(({ content }) => content);

const endOf = async (id: string): Promise<string> => {
  const { rows } = await app.pool.query<{ end_time: Date }>('select end_time from auction where id = $1', [id]);
  return `The auction 'Acid' ends at ${rows[0]!.end_time.toISOString().slice(0, 16).replace('T', ' ')} UTC.`;
};

it('notifies watchers and bidders with a standing bid once per end, 15 minutes before it', async () => {
  const id = await postAuction(app.pool, world.seller, {
    autoExtend: true,
    autoExtendDuration: 5,
    bidVisibility: 'public',
  });
  const third = await app.as(await aUser(app.pool));
  const watcher = await aUser(app.pool);
  for (const { id: user } of [watcher, world.buyerUser, world.sellerUser])
    await app.pool.query('insert into watch (id, user_id, auction_id) values ($1, $2, $3)', [newId(), user, id]);
  await bidOn(id, world.buyer, '100.00');
  await bidOn(id, third, '105.00');
  const { id: voided } = await bidOn(id, world.other, '900.00');
  await world.seller.data('mutation ($id: ID!) { voidBid(bidId: $id, reason: "A mistake.") { id } }', { id: voided });

  await putForward(app.pool, 44);
  await sendAll();
  expect(await noticesOf(world.buyer)).toEqual([]);

  await putForward(app.pool, 2);
  await sendAll();
  await sendAll();
  const first = await endOf(id);
  for (const caller of [world.buyer, third, await app.as(watcher)]) expect(await noticesOf(caller)).toEqual([first]);
  for (const caller of [world.seller, world.other]) expect(await noticesOf(caller)).toEqual([]);

  // A late bid moves the end by minutes; bidders get the notice about the extension instead.
  await putForward(app.pool, 13);
  await bidOn(id, world.buyer, '110.00');
  await sendAll();
  expect(await noticesOf(third)).toEqual([first]);

  const { rows } = await app.pool.query<{ end: Date }>(`select clock_timestamp() + interval '2 hours' as end`);
  const MOVE = 'mutation ($id: ID!, $end: DateTime!) { moveAuctionEnd(auctionId: $id, endTime: $end) { id } }';
  await world.seller.data(MOVE, { id, end: rows[0]!.end.toISOString() });
  await sendAll();
  await putForward(app.pool, 110);
  await sendAll();
  expect(await noticesOf(third)).toEqual([await endOf(id), first]);
});

it.each<[string, Body, Body]>([
  ['sealed', { bidVisibility: 'sealed' }, {}],
  ['with a maximum', {}, { maxAmount: '700.00' }],
])('contains no amount: %s', async (_name, terms, bid) => {
  const bidder = await app.as(await aUser(app.pool));
  const id = await postAuction(app.pool, world.seller, terms);
  await bidOn(id, bidder, '654.00', bid);
  await putForward(app.pool, 50);
  await sendAll();
  expect(await noticesOf(bidder)).toEqual([await endOf(id)]);
});

it('does not announce the end of short or closed auctions', async () => {
  const bidder = await app.as(await aUser(app.pool));
  const now = async (minutes: number) => {
    const { rows } = await app.pool.query<{ at: Date }>(`select clock_timestamp() + $1 * interval '1 minute' as at`, [
      minutes,
    ]);
    return rows[0]!.at.toISOString();
  };
  const short = await postAuction(app.pool, world.seller, { endTime: await now(12) });
  const young = await postAuction(app.pool, world.seller, { startTime: await now(-2), endTime: await now(12) });
  const cancelled = await postAuction(app.pool, world.seller, { reservePrice: '500.00' });
  for (const id of [short, young, cancelled]) await bidOn(id, bidder, '100.00');
  await world.seller.data('mutation ($id: ID!) { cancelAuction(auctionId: $id, reason: "Sold.") { id } }', {
    id: cancelled,
  });
  await sendAll();
  await putForward(app.pool, 50);
  await sendAll();
  expect(await noticesOf(bidder)).toEqual([]);
});
