import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { startApp, type TestApp } from '../../../../../test/app.ts';
import { aBidBy, postAuction } from '../../../../../test/auctions.ts';
import { expectInvariants } from '../../../../../test/auctionInvariants.ts';
import { aWorld, type World } from '../../../../../test/world.ts';
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
  // Waits for the transaction that opens the auction, which must not be counted.
  await app.settled();
});
afterAll(() => app.close());

/** Places bids of two members in turn, so that no bidder raises their own lead. */
const bidder = (at = engine) => {
  let bids = 0;
  return () => {
    const user = bids % 2 === 0 ? world.buyerUser : world.otherUser;
    return at.submit(auctionId, aBidBy(user.id, `${100 + 5 * bids++}.00`));
  };
};

/** The number of bids in each transaction, oldest first. */
const batches = async (): Promise<number[]> => {
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::int from auction_event where auction_id = $1 and type = 'bid_accepted' group by xmin::text order by min(seq)`,
    [auctionId],
  );
  return rows.map(({ count }) => count);
};

it('decides commands that arrive together in one transaction', async () => {
  const bid = bidder();
  await Promise.all([bid(), bid(), bid(), bid()]);
  expect(await batches()).toEqual([4]);
});

it('decides the next commands of callers who were answered together in one batch', async () => {
  const bid = bidder();
  const bidTwice = async () => {
    await bid();
    await bid();
  };
  await Promise.all([bidTwice(), bidTwice(), bidTwice()]);
  expect(await batches()).toEqual([3, 3]);
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
  await expectInvariants(app.pool, auctionId);
});

it('decides commands that arrive while waiting for a connection in the same batch', async () => {
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
