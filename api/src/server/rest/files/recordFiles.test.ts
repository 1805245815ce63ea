import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import type { Caller } from '../../../../test/caller.ts';
import { aBid, anOffering, anOrder, anRfp, aQuote } from '../../../../test/factories.ts';
import { aWorld, day, type World } from '../../../../test/world.ts';

let app: SharedApp;
let world: World;
beforeAll(async () => {
  app = await sharedApp();
});
beforeEach(async () => {
  world = await aWorld(app);
});
afterAll(() => app.close());

/** The rows of a file by its columns. */
const fileOf = async (caller: Caller, path: string) => {
  const { status, text } = await caller.get(path);
  expect(status).toBe(200);
  const [header = [], ...rows] = text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(header.map((column, at) => [column, row[at]])));
};
const sides = () => ({ buyer_id: world.buyerUser.id, seller_id: world.sellerUser.id });

it('Orders are a file for both sides, with their numbers and cells that are never formulas', async () => {
  const { id } = await anOrder(app.pool, {
    ...sides(),
    purchase_order_number: '=PO-7',
    total_amount: '90.50',
  });
  const row = { id, purchase_order_number: "'=PO-7", total_amount: '90.50' };
  expect(await fileOf(world.buyer, '/api/orders/export')).toEqual([expect.objectContaining({ ...row, side: 'buyer' })]);
  expect(await fileOf(world.seller, '/api/orders/export')).toEqual([
    expect.objectContaining({ ...row, side: 'seller' }),
  ]);
  expect(await fileOf(world.other, '/api/orders/export')).toEqual([]);
  expect((await app.anyone.get('/api/orders/export')).status).toBe(401);
});

it('Quotes have their current terms, and say when they have expired', async () => {
  const offering = await anOffering(app.pool, { user_id: world.sellerUser.id, title: 'Acid' });
  const terms = { price: '95.00', quantity: 3, available_until: day(-1) };
  await aQuote(app.pool, { ...sides(), offering_id: offering.id }, terms);
  expect(await fileOf(world.buyer, '/api/quotes/export')).toEqual([
    expect.objectContaining({
      side: 'buyer',
      status: 'expired',
      title: 'Acid',
      quantity: '3',
      price: '95.00',
      total_amount: '285.00',
      valid_until: day(-1),
    }),
  ]);
  expect(await fileOf(world.other, '/api/quotes/export')).toEqual([]);
});

it('Bids are a file for who placed them only', async () => {
  const rfp = await anRfp(app.pool, { user_id: world.buyerUser.id, title: 'Lye' });
  await aBid(app.pool, { user_id: world.sellerUser.id, rfp_id: rfp.id, amount: '500.00' });
  const told = { status: 'active', price_basis: 'lot', owner: world.buyerUser.company_name };
  expect(await fileOf(world.seller, '/api/bids/export')).toEqual([
    expect.objectContaining({ kind: 'rfp', title: 'Lye', amount: '500.00', order_number: '', ...told }),
  ]);
  expect(await fileOf(world.buyer, '/api/bids/export')).toEqual([]);
});

it('A file costs by its rows', async () => {
  const remaining = async () =>
    Number((await world.buyer.get('/api/orders/export')).headers.get('ratelimit')?.match(/r=(\d+)/)?.[1]);
  const before = await remaining();
  const empty = before - (await remaining());
  for (let order = 0; order < 20; order += 1) await anOrder(app.pool, sides());
  const filled = await remaining();
  expect(filled - (await remaining())).toBe(empty + 2);
});
