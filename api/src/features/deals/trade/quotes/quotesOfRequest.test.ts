import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Caller } from '../../../../../test/caller.ts';
import { anOffering } from '../../../../../test/factories.ts';
import { quoteMove } from '../../../../../test/quotes.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../../test/world.ts';

let app: SharedApp;
let world: World;
beforeAll(async () => {
  app = await sharedApp();
});
beforeEach(async () => {
  world = await aWorld(app);
});
afterAll(() => app.close());

const LIST = 'query ($id: ID) { quotes(requestId: $id) { nodes { id requestId } } }';
const found = async (caller: Caller, id: string | null) =>
  ((await caller.data(LIST, { id }))['quotes'] as { nodes: { id: string; requestId: string | null }[] }).nodes;

it('Quotes that are asked for together have one id, which only the buyer sees', async () => {
  const requestId = crypto.randomUUID();
  const asked: unknown[] = [];
  for (const user of [world.sellerUser, world.otherUser]) {
    const { id } = await anOffering(app.pool, { user_id: user.id });
    asked.push((await quoteMove(world.buyer, 'requestQuote', { offeringId: id, quantity: 5, requestId })).id);
  }
  const { id } = await anOffering(app.pool, { user_id: world.sellerUser.id });
  await quoteMove(world.buyer, 'requestQuote', { offeringId: id, quantity: 5 });
  const mine = await found(world.buyer, requestId);
  expect(mine.map((quote) => quote.id).toSorted()).toEqual(asked.toSorted());
  expect(mine.every((quote) => quote.requestId === requestId)).toBe(true);
  expect(await found(world.buyer, UNKNOWN_ID)).toEqual([]);
  expect(await found(world.seller, requestId)).toEqual([]);
  expect((await found(world.seller, null)).map((quote) => quote.requestId)).toEqual([null, null]);
});
