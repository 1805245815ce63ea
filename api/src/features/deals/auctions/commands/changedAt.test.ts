import { startApp, type TestApp } from '../../../../../test/app.ts';
import { postAuction } from '../../../../../test/auctions.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { until } from '../../../../../test/instanceGroup.ts';
import { aWorld, type World } from '../../../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const FIELDS = 'query ($id: ID!) { auction(id: $id) { updatedAt createdAt status } }';
const changedAt = async (id: string) => (await app.anyone.data(FIELDS, { id }))['auction']?.['updatedAt'] as string;
const bid = async (caller: Caller, auctionId: string, amount: string, more: Body = {}) => {
  const { status } = await caller.post('/api/bids', { auctionId, amount, confirmed: true, ...more });
  expect(status).toBe(201);
};
const idsSince = async (time: string) =>
  (await app.anyone.read<Body[]>(`/api/auctions?updatedSince=${time}`)).map(({ id }) => id);

it('A bid and another end change an auction, and a raised maximum does not', async () => {
  const id = await postAuction(app.pool, world.seller);
  const posted = await changedAt(id);
  await bid(world.buyer, id, '200.00', { maxAmount: '300.00' });
  const led = await changedAt(id);
  expect(led > posted).toBe(true);
  await bid(world.buyer, id, '200.00', { maxAmount: '400.00' });
  expect(await changedAt(id)).toBe(led);
  await bid(world.other, id, '250.00');
  const outbid = await changedAt(id);
  expect(outbid > led).toBe(true);
  expect(await idsSince(outbid)).toEqual([id]);
  expect(await app.anyone.read(`/api/auctions/${id}`)).toMatchObject({ updatedAt: outbid });
  const MOVE = 'mutation ($id: ID!, $end: DateTime!) { moveAuctionEnd(auctionId: $id, endTime: $end) { updatedAt } }';
  const end = new Date(Date.now() + 7_200_000).toISOString();
  const { moveAuctionEnd } = await world.seller.data(MOVE, { id, end });
  expect(String(moveAuctionEnd?.['updatedAt']) > outbid).toBe(true);
});

it('Nobody learns of a bid in a sealed auction by the time of its last change', async () => {
  const id = await postAuction(app.pool, world.seller, { bidVisibility: 'sealed' });
  await until('the auction has begun', async () => {
    const { rows } = await app.pool.query<{ opened: boolean }>('select opened from auction where id = $1', [id]);
    return rows[0]?.opened === true;
  });
  const posted = await changedAt(id);
  await bid(world.buyer, id, '200.00');
  await bid(world.other, id, '210.00');
  expect(await changedAt(id)).toBe(posted);
  expect(await idsSince(new Date(Date.parse(posted) + 1).toISOString())).not.toContain(id);
});
