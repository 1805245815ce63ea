import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { startApp, type TestApp } from '../../../test/app.ts';
import { aBidBy, postAuction } from '../../../test/auctions.ts';
import { expectSound } from '../../../test/soundAuction.ts';
import { aWorld, type World } from '../../../test/world.ts';
import { AuctionEngine } from './auctionEngine.ts';

let app: TestApp;
let world: World;
let engine: AuctionEngine;
let auctionId: string;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
  engine = new AuctionEngine(app.pool);
});
beforeEach(async () => {
  auctionId = await postAuction(app.pool, world.seller);
  // The app opens it by a transaction of its own, which must not stand among those that are counted here.
  await app.settled();
});
afterAll(() => app.close());

/** The next bid of whoever does not lead. */
const bidder = (at = engine) => {
  let bids = 0;
  return () => {
    const user = bids % 2 === 0 ? world.buyerUser : world.otherUser;
    return at.submit(auctionId, aBidBy(user.id, `${100 + 5 * bids++}.00`));
  };
};

/** How many bids each transaction has written, in their order. */
const batches = async (): Promise<number[]> => {
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::int from auction_event where auction_id = $1 and type = 'bid_accepted' group by xmin::text order by min(seq)`,
    [auctionId],
  );
  return rows.map(({ count }) => count);
};

it('decides what arrives together in one transaction, the first one too', async () => {
  const bid = bidder();
  await Promise.all([bid(), bid(), bid(), bid()]);
  expect(await batches()).toEqual([4]);
});

it('decides together what those ask next who were answered together', async () => {
  const bid = bidder();
  const asksTwice = async () => {
    await bid();
    await bid();
  };
  await Promise.all([asksTwice(), asksTwice(), asksTwice()]);
  expect(await batches()).toEqual([3, 3]);
});

it('tells a command of its acceptance before the answer, and of its refusal not at all', async () => {
  const heard: unknown[] = [];
  const bid = (amount: string) =>
    engine.submit(auctionId, {
      ...aBidBy(world.buyerUser.id, amount),
      whenAccepted: (accepted) => heard.push(accepted),
    });
  const [placed, refused] = await Promise.allSettled([
    bid('100.00').then((accepted) => [accepted, [...heard]]),
    bid('101.00'),
  ]);
  expect(refused.status).toBe('rejected');
  expect(placed).toMatchObject({ status: 'fulfilled', value: [heard[0], [heard[0]]] });
  expect(heard).toEqual([expect.objectContaining({ auctionId, event: expect.objectContaining({ amount: '100.00' }) })]);
});

it('writes a large batch in pieces, in one transaction', async () => {
  const bid = bidder();
  await Promise.all(Array.from({ length: 60 }, bid));
  expect(await batches()).toEqual([60]);
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::int from auction_event where auction_id = $1 and type = 'bid_accepted' group by cmin::text order by min(seq)`,
    [auctionId],
  );
  expect(rows.map(({ count }) => count)).toEqual([16, 32, 12]);
  await expectSound(app.pool, auctionId);
});

it('takes along whoever comes while there is no connection', async () => {
  const pool = new pg.Pool({ ...app.pool.options, max: 1 });
  const bid = bidder(new AuctionEngine(pool));
  const taken = await pool.connect();
  const early = [bid(), bid()];
  await nextTurn();
  const late = [bid(), bid(), bid()];
  taken.release();
  await Promise.all([...early, ...late]);
  expect(await batches()).toEqual([5]);
  await pool.end();
});
