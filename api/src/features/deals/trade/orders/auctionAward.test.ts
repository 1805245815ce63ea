import { startApp, type TestApp } from '../../../../../test/app.ts';
import { bidOn, endAuction, postAuction } from '../../../../../test/auctions.ts';
import type { Caller } from '../../../../../test/caller.ts';
import { movableClock } from '../../../../../test/clock.ts';
import { aUser } from '../../../../../test/factories.ts';
import { aWorld, type World } from '../../../../../test/world.ts';

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
    orders { totalCount nodes { totalAmount buyerId sellerId status history { status actor { id } } } }
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
    const owner = world.sellerUser.id;
    const history = [{ status: 'confirmed', actor: { id: owner } }];
    const order = { totalAmount: '170.00', buyerId: winnerId, sellerId: owner, status: 'confirmed', history };
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

it('the price of a maximum: beside the leading bid while the auction runs, and in the analytics of both sides', async () => {
  const leading = 'query ($id: ID!) { auction(id: $id) { currentPrice leadingBid { amount bidder userId } } }';
  const id = await postAuction(app.pool, world.seller);
  await bidOn(id, world.buyer, '100.00', { maxAmount: '200.00' });
  await bidOn(id, world.other, '150.00');
  const lead = { amount: '100.00', bidder: 'Bidder 1', userId: null };
  const price = { currentPrice: '155.00' };
  expect(await world.other.data(leading, { id })).toEqual({ auction: { ...price, leadingBid: lead } });
  expect(await app.anyone.data(leading, { id })).toEqual({ auction: { ...price, leadingBid: null } });
  await endAuction(app.pool, id);
  for (const [viewer, side] of [
    [world.seller, 'seller'],
    [world.buyer, 'buyer'],
  ] as const) {
    const { analytics } = await viewer.data<{ analytics: { auctions: object[] } }>(
      'query ($side: OrderSide!) { analytics(side: $side) { auctions { auctionId awardedPrice } } }',
      { side },
    );
    expect(analytics.auctions).toContainEqual({ auctionId: id, awardedPrice: '155.00' });
  }
});

it('nobody leads a sealed auction before its end', async () => {
  const id = await postAuction(app.pool, world.seller, { bidVisibility: 'sealed' });
  await bidOn(id, world.buyer, '170.00');
  for (const viewer of [world.seller, world.buyer])
    expect(await viewer.data('query ($id: ID!) { auction(id: $id) { leadingBid { id } } }', { id })).toEqual({
      auction: { leadingBid: null },
    });
});
