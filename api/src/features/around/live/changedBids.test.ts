// A frame has the bids that changed, so that a client can keep a list of bids without reading it again.
import { newSession, startApp, type TestApp } from '../../../../test/app.ts';
import { bidOn, postAuction } from '../../../../test/auctions.ts';
import type { Body } from '../../../../test/caller.ts';
import { until } from '../../../../test/instanceGroup.ts';
import { AuctionWatcher } from '../../../../test/auctionWatcher.ts';
import { aWorld, type World } from '../../../../test/world.ts';

let app: TestApp;
let world: World;
const watchers: AuctionWatcher[] = [];
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(async () => {
  await Promise.all(watchers.map((watcher) => watcher.close()));
  await app.close();
});

const QUERY = `subscription ($auctionId: ID!, $cursors: [String!]) {
  auctionChanged(auctionId: $auctionId, after: $cursors) { cursor news { kind } auction { id } bids { id amount status } }
}`;

const watch = async (
  auctionId: string,
  options: { cookie?: string; cursors?: string[] } = {},
): Promise<AuctionWatcher> => {
  const { cookie, cursors = [] } = options;
  const watcher = new AuctionWatcher({ query: QUERY, variables: { auctionId, cursors }, cookie, url: () => app.url });
  watchers.push(watcher);
  await watcher.ready;
  return watcher;
};

const bidsOf = ({ frames }: AuctionWatcher): Body[] => frames.flatMap(({ bids }) => bids);
const idOf = (bid: Body): string => String(bid['id']);

it('sends each new bid once, and a voided bid again with its new status', async () => {
  const auctionId = await postAuction(app.pool, world.seller);
  const watcher = await watch(auctionId, { cookie: await newSession(app.pool, world.otherUser) });
  const first = idOf(await bidOn(auctionId, world.buyer, '100.00'));
  const second = idOf(await bidOn(auctionId, world.other, '105.00'));
  await until('both bids arrived', () => bidsOf(watcher).length === 2);
  await world.seller.data('mutation ($id: ID!) { voidBid(bidId: $id, reason: "A mistake.") { id } }', { id: second });
  await until('the voided bid arrived', () => bidsOf(watcher).length === 3);
  expect(bidsOf(watcher)).toEqual([
    { id: first, amount: '100.00', status: 'active' },
    { id: second, amount: '105.00', status: 'active' },
    { id: second, amount: '105.00', status: 'voided' },
  ]);
});

it('sends a client that resumes all bids that it missed', async () => {
  const auctionId = await postAuction(app.pool, world.seller);
  const before = await watch(auctionId, { cookie: await newSession(app.pool, world.otherUser) });
  await bidOn(auctionId, world.buyer, '100.00');
  // The auction's opening may arrive before it.
  await until('the first bid arrived', () => bidsOf(before).length > 0);
  const cursor = before.frames.at(-1)?.cursor ?? '';
  await before.close();
  await bidOn(auctionId, world.other, '110.00');
  await bidOn(auctionId, world.buyer, '115.00');
  const after = await watch(auctionId, { cookie: await newSession(app.pool, world.otherUser), cursors: [cursor] });
  await until('the missed bids arrived', () => bidsOf(after).length >= 2);
  expect(bidsOf(after).map((bid) => bid['amount'])).toEqual(['110.00', '115.00']);
});

it.each(['sealed', 'rank_only'])('sends bidders of a %s auction their own bids only', async (bidVisibility) => {
  const auctionId = await postAuction(app.pool, world.seller, { bidVisibility });
  const watcher = await watch(auctionId, { cookie: await newSession(app.pool, world.buyerUser) });
  await bidOn(auctionId, world.other, '500.00');
  await bidOn(auctionId, world.buyer, '600.00');
  await until('the bidder’s own bid arrived', () => bidsOf(watcher).length > 0);
  expect(bidsOf(watcher).map((bid) => bid['amount'])).toEqual(['600.00']);
});
