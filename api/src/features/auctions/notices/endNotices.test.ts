import { startApp, type TestApp } from '../../../../test/app.ts';
import { bidOn, endAuction, postAuction } from '../../../../test/auctions.ts';
import type { Body } from '../../../../test/caller.ts';
import { movableClock } from '../../../../test/clock.ts';
import { aWorld, type World } from '../../../../test/world.ts';

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
