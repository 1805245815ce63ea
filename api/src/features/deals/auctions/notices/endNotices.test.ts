import { endNotices } from './auctionNotices.ts';
import { startApp, type TestApp } from '../../../../../test/app.ts';
import { bidOn, endAuction, postAuction } from '../../../../../test/auctions.ts';
import type { Body } from '../../../../../test/caller.ts';
import { movableClock } from '../../../../../test/clock.ts';
import { aWorld, type World } from '../../../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp({}, { address: movableClock });
  world = await aWorld(app);
});
afterAll(() => app.close());

it('writes the amounts of a closed auction with thousands separators to everyone who took part', async () => {
  const id = await postAuction(app.pool, world.seller);
  await app.settled();
  await bidOn(id, world.other, '18740.00');
  await bidOn(id, world.buyer, '314600.00');
  await endAuction(app.pool, id);
  await app.settled();
  const received = async (who: keyof Pick<World, 'seller' | 'buyer' | 'other'>) =>
    (await world[who].read<Body[]>('/api/messages')).map(({ content }) => String(content)).join('\n');
  expect(await received('buyer')).toContain("You won the auction 'Acid' at $314,600.00.");
  for (const who of ['seller', 'other'] as const)
    expect(await received(who)).toContain("The auction 'Acid' ended at $314,600.00");
});

it('sends the notices of each end to those with standing bids and to the owner', () => {
  const auction = { id: 'auction', title: 'Acid', user_id: 'owner' } as Parameters<typeof endNotices>[1];
  const bidders = new Map([
    [1, 'ada'],
    [2, 'ben'],
  ]);
  const sent = (event: object) =>
    endNotices(event as Parameters<typeof endNotices>[0], auction, bidders, 'hash').map(
      ({ to, kind }) => `${to}: ${kind}`,
    );
  const closed = (outcome: string, winner: number | null = null) =>
    sent({ type: 'closed', outcome, winner, price: '9' });
  expect(closed('no_bids')).toEqual(['owner: summary_no_bids']);
  expect(closed('reserve_not_met')).toEqual([
    'ada: reserve_not_met',
    'ben: reserve_not_met',
    'owner: summary_reserve_not_met',
  ]);
  expect(closed('awarded', 2)).toEqual(['ben: won', 'ada: lost', 'owner: summary_awarded']);
  expect(sent({ type: 'awarded_next', bidder: 1, price: '8' })).toEqual([
    'ada: awarded_next',
    'owner: summary_awarded_next',
  ]);
  expect(sent({ type: 'cancelled', reason: 'Flood' })).toEqual([
    'ada: cancelled',
    'ben: cancelled',
    'owner: cancelled',
  ]);
});
