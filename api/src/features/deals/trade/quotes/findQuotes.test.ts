import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Caller } from '../../../../../test/caller.ts';
import { anOffering, aQuote } from '../../../../../test/factories.ts';
import { aWorld, type World } from '../../../../../test/world.ts';

let app: SharedApp;
let world: World;
beforeAll(async () => {
  app = await sharedApp();
});
beforeEach(async () => {
  world = await aWorld(app);
});
afterAll(() => app.close());

const quoted = async (title: string) => {
  const offering = await anOffering(app.pool, { user_id: world.sellerUser.id, title });
  const sides = { buyer_id: world.buyerUser.id, seller_id: world.sellerUser.id };
  return aQuote(app.pool, { ...sides, offering_id: offering.id });
};
const found = async (caller: Caller, search: string) => {
  const { quotes } = await caller.data('query ($search: String!) { quotes(search: $search) { nodes { id } } }', {
    search,
  });
  return (quotes as { nodes: { id: string }[] }).nodes.map(({ id }) => id);
};

it('Both sides find a quote by words of its title and by its number; nobody else does', async () => {
  const { id } = await quoted('Rutile pigment R-902');
  await quoted('Soda ash');
  const { number } = (await app.pool.query<{ number: string }>('select number from quote where id = $1', [id]))
    .rows[0]!;
  const spaced = `No. ${number.slice(0, 3)} ${number.slice(3, 6)}-${number.slice(6)}`;
  for (const search of ['R-902', 'pigment rutile', number, spaced]) {
    expect([search, await found(world.buyer, search)]).toEqual([search, [id]]);
    expect([search, await found(world.seller, search)]).toEqual([search, [id]]);
    expect([search, await found(world.other, search)]).toEqual([search, []]);
  }
  expect(await found(world.buyer, 'pigment anatase')).toEqual([]);
});
