// A commit that nobody hears of is not a bid that nobody made.
import pg from 'pg';
import { startApp, type TestApp } from '../../../test/app.ts';
import { aBidBy, postAuction } from '../../../test/auctions.ts';
import { aUser } from '../../../test/factories.ts';
import { expectSound } from '../../../test/soundAuction.ts';
import { AuctionEngine } from './auctionEngine.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Executes everything, and loses the answer to the second message of its connection: the first to write and commit. */
const forgetful = (): pg.Pool => {
  const pool = new pg.Pool({ ...app.pool.options, max: 1 });
  let asked = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (what: unknown) => unknown;
    const lossy = (what: { callback: (error: Error) => void }): unknown => {
      const { callback } = what;
      if (++asked === 2)
        what.callback = () => callback(Object.assign(new Error('Connection terminated'), { code: '08006' }));
      return query(what);
    };
    Object.assign(client, { query: lossy });
  });
  return pool;
};

it.each([true, false])('the bid is found and answered; its key was made here: %s', async (isKeyNew) => {
  const owner = await app.as(await aUser(app.pool));
  const auctionId = await postAuction(app.pool, owner);
  await app.settled();
  const { id } = await aUser(app.pool);
  const pool = forgetful();
  const bid = { ...aBidBy(id, '100.00'), isKeyNew };
  expect(await new AuctionEngine(pool).submit(auctionId, bid)).toMatchObject({ auctionId, bidId: bid.bid?.id });
  await pool.end();
  const { rows } = await app.pool.query('select id from bid where auction_id = $1', [auctionId]);
  expect(rows).toEqual([{ id: bid.bid?.id }]);
  await expectSound(app.pool, auctionId);
});
