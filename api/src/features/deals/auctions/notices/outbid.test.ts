// Outbid notices if every bid is read separately, so that the previous leader is known from the checkpoint only.
import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import { bidOn, postAuction } from '../../../../../test/auctions.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { aWorld, type World } from '../../../../../test/world.ts';

let app: SharedApp;
let world: World;
let ada: Caller;
let ben: Caller;
beforeAll(async () => {
  app = await sharedApp();
  world = await aWorld(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await app.as(await aUser(app.pool));
  ben = await app.as(await aUser(app.pool));
});

const bid = async (id: string, bidder: Caller, amount: string): Promise<Body> => {
  const placed = await bidOn(id, bidder, amount);
  await app.settled();
  return placed;
};
const timesOutbid = async (...callers: Caller[]): Promise<number[]> => {
  await app.settled();
  const inboxes = await Promise.all(callers.map((caller) => caller.read<Body[]>('/api/messages')));
  return inboxes.map((inbox) => inbox.filter(({ subject }) => subject === 'You are outbid: Acid').length);
};

it.each(['public', 'rank_only'] as const)(
  'notifies the displaced leader of a %s auction once per change',
  async (visibility) => {
    const id = await postAuction(app.pool, world.seller, { bidVisibility: visibility });
    await bid(id, ada, '100.00');
    expect(await timesOutbid(ada, ben)).toEqual([0, 0]);
    await bid(id, ben, '105.00');
    expect(await timesOutbid(ada, ben)).toEqual([1, 0]);
    await bid(id, ada, '110.00');
    expect(await timesOutbid(ada, ben)).toEqual([1, 1]);
    await bid(id, ben, '115.00');
    expect(await timesOutbid(ada, ben)).toEqual([2, 1]);
  },
);

it('notifies no bidder of a sealed auction', async () => {
  const id = await postAuction(app.pool, world.seller, { bidVisibility: 'sealed' });
  await bid(id, ada, '100.00');
  await bid(id, ben, '105.00');
  expect(await timesOutbid(ada, ben)).toEqual([0, 0]);
});

it('notifies a member who leads again because a bid was voided', async () => {
  const id = await postAuction(app.pool, world.seller);
  await bid(id, ada, '100.00');
  const { id: bidId } = await bid(id, ben, '105.00');
  await world.seller.data('mutation ($id: ID!) { voidBid(bidId: $id, reason: "A slip.") { bidCount } }', {
    id: bidId as string,
  });
  await app.settled();
  await bid(id, ben, '105.00');
  expect(await timesOutbid(ada, ben)).toEqual([2, 0]);
});
