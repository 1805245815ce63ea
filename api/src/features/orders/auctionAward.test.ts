import { startApp, type TestApp } from '../../../test/app.ts';
import { bidOn, endAuction, postAuction } from '../../../test/auctions.ts';
import type { Caller } from '../../../test/caller.ts';
import { movableClock } from '../../../test/clock.ts';
import { aUser } from '../../../test/factories.ts';
import { aWorld, type World } from '../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp({}, { address: movableClock });
  world = await aWorld(app);
});
afterAll(() => app.close());

const AWARD = `query ($id: ID!) {
  auction(id: $id) {
    awardedBid { amount bidder userId user { id } }
    orders { totalCount nodes { totalAmount buyerId sellerId } }
  }
}`;
const awardFor = async (viewer: Caller, id: string) => (await viewer.data(AWARD, { id }))['auction'];

const noOrders = { totalCount: 0, nodes: [] };

it.each(['public', 'rank_only', 'sealed'] as const)(
  'The award of a %s auction shows winner and order only to the owner and the winner',
  async (bidVisibility) => {
    const id = await postAuction(app.pool, world.seller, { bidVisibility });
    await bidOn(id, world.other, '150.00');
    await bidOn(id, world.buyer, '170.00');
    for (const viewer of [world.seller, world.buyer, world.other])
      expect(await awardFor(viewer, id)).toEqual({ awardedBid: null, orders: noOrders });
    await endAuction(app.pool, id);

    const winnerId = world.buyerUser.id;
    const named = { amount: '170.00', bidder: 'Bidder 2', userId: winnerId, user: { id: winnerId } };
    const order = { totalAmount: '170.00', buyerId: winnerId, sellerId: world.sellerUser.id };
    for (const viewer of [world.seller, world.buyer])
      expect(await awardFor(viewer, id)).toMatchObject({
        awardedBid: named,
        orders: { totalCount: 1, nodes: [order] },
      });

    const unnamed = { amount: '170.00', bidder: 'Bidder 2', userId: null, user: null };
    const bystander = await app.as(await aUser(app.pool));
    for (const viewer of [world.other, bystander])
      expect(await awardFor(viewer, id)).toEqual({ awardedBid: unnamed, orders: noOrders });
    expect(await awardFor(app.anyone, id)).toEqual({ awardedBid: null, orders: noOrders });
    const admin = await app.as(await aUser(app.pool, { role: 'admin' }));
    expect(await awardFor(admin, id)).toMatchObject({ awardedBid: unnamed });
  },
);

it('An auction that ended below its reserve price has no award', async () => {
  const id = await postAuction(app.pool, world.seller, { reservePrice: '500.00' });
  await bidOn(id, world.buyer, '170.00');
  await endAuction(app.pool, id);
  for (const viewer of [world.seller, world.buyer])
    expect(await awardFor(viewer, id)).toEqual({ awardedBid: null, orders: noOrders });
});
