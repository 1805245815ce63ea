import { startApp, type TestApp } from '../../../../../test/app.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aBid, anOffering, anOrder, aProduct, anRfp, aUser } from '../../../../../test/factories.ts';
import { withTotal } from '../../../../../test/withTotal.ts';
import { holding, waiting } from '../../../../../test/lockGate.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../../test/world.ts';
import { orderMoves, orderStatuses } from './rules.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const CHANGE = `mutation ($input: ChangeOrderInput!) {
  changeOrder(input: $input) { id status history { status note actor { id } } }
}`;
const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';

const change = (caller: Caller, orderId: string, status: string, more: Body = {}) =>
  caller.data(CHANGE, { input: { orderId, status, ...more } }).then(({ changeOrder }) => changeOrder as Body);
const refusal = (caller: Caller, orderId: string, status: string, more: Body = {}) =>
  caller.refusal(CHANGE, { input: { orderId, status, ...more } });
const place = async (input: Body) =>
  String((await world.buyer.data(PLACE, { input: await withTotal(app.pool, input) }))['placeOrder']?.['id']);

/** An order of the buyer from an offering of the seller. */
const ordered = async (columns: Body = {}) => {
  const offering = await anOffering(app.pool, { user_id: world.sellerUser.id });
  const order = await anOrder(app.pool, {
    buyer_id: world.buyerUser.id,
    seller_id: world.sellerUser.id,
    offering_id: offering.id,
    ...columns,
  });
  return order.id;
};
const inboxOf = (caller: Caller) => caller.read<Body[]>('/api/messages?limit=1');
const note = 'Out of stock until May.';

it('leads an order step by step to completion, with a message to the other side each time', async () => {
  const offering = await anOffering(app.pool, { user_id: world.sellerUser.id });
  const id = await place({ offeringId: offering.id, quantity: 2 });
  const steps: [Caller, string, Caller, string][] = [
    [world.seller, 'confirmed', world.buyer, 'The seller confirmed your order.'],
    [world.seller, 'shipped', world.buyer, 'Your order is on its way.'],
    [world.buyer, 'delivered', world.seller, 'The buyer says that the order was delivered.'],
    [world.buyer, 'completed', world.seller, 'The buyer accepted what was delivered; the order is completed.'],
  ];
  for (const [mover, status, other, words] of steps) {
    const more = status === 'shipped' ? { note: 'Truck VGO-4711' } : {};
    expect(await change(mover, id, status, more)).toMatchObject({ id, status });
    expect((await inboxOf(other))[0]).toMatchObject({
      subject: `Order ${status}: Acid`,
      content: `${words} Order of $201.00: Acid.${status === 'shipped' ? '\n\nTruck VGO-4711' : ''}`,
      link: `/orders/${id}`,
    });
  }
  const { order } = await world.seller.data<{ order: { history: { createdAt: string }[] } }>(
    'query ($id: ID!) { order(id: $id) { history { status note actor { id } createdAt } } }',
    { id },
  );
  const [seller, buyer] = [{ id: world.sellerUser.id }, { id: world.buyerUser.id }];
  expect(order.history).toMatchObject([
    { status: 'confirmed', note: null, actor: seller },
    { status: 'shipped', note: 'Truck VGO-4711', actor: seller },
    { status: 'delivered', note: null, actor: buyer },
    { status: 'completed', note: null, actor: buyer },
  ]);
  expect(order.history.map(({ createdAt }) => createdAt)).toEqual(
    order.history.map(({ createdAt }) => createdAt).toSorted(),
  );
});

describe.each(['buyer', 'seller'] as const)('The %s', (side) => {
  const other = side === 'buyer' ? 'seller' : 'buyer';

  it.each(orderStatuses)('can change an order that is %s only as the rules allow', async (from) => {
    for (const [status, rule] of Object.entries(orderMoves)) {
      const { by, from: origins }: { by: readonly string[]; from: readonly string[] } = rule;
      const id = await ordered({ status: from });
      if (by.includes(side) && origins.includes(from)) {
        expect(await change(world[side], id, status, { note })).toMatchObject({ status });
        continue;
      }
      const before = await app.fingerprint();
      const { code, message } = await refusal(world[side], id, status, { note });
      expect([status, code, message]).toEqual(
        by.includes(side)
          ? [status, 'ORDER_STATE', `This order is ${from} and cannot be ${status}.`]
          : [status, 'FORBIDDEN', expect.stringMatching(new RegExp(`^Only the ${other} can `))],
      );
      expect(await app.fingerprint()).toEqual(before);
    }
  });

  it('cancels with a reason that the other side reads', async () => {
    const id = await ordered({ status: 'confirmed' });
    for (const missing of [undefined, null, ' '])
      expect(await refusal(world[side], id, 'cancelled', { note: missing })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Please say why the order is cancelled.',
        fields: { note: expect.any(String) },
      });
    expect(await change(world[side], id, 'cancelled', { note })).toMatchObject({
      status: 'cancelled',
      history: [{ status: 'cancelled', note, actor: { id: world[`${side}User`].id } }],
    });
    expect((await inboxOf(world[other]))[0]).toMatchObject({
      subject: 'Order cancelled: Acid',
      content: `The ${side} cancelled the order. Order of $100.50: Acid.\n\n${note}`,
    });
  });
});

describe('A cancelled order', () => {
  const left = async (id: string) =>
    (await app.pool.query('select quantity, status from offering where id = $1', [id])).rows[0];

  it('returns its quantity to the offering', async () => {
    const { id: offeringId } = await anOffering(app.pool, { user_id: world.sellerUser.id, quantity: 10 });
    const first = await place({ offeringId, quantity: 3 });
    await change(world.buyer, first, 'cancelled', { note });
    expect(await left(offeringId)).toEqual({ quantity: 10, status: 'active' });
    const some = await place({ offeringId, quantity: 4 });
    const rest = await place({ offeringId });
    expect(await left(offeringId)).toEqual({ quantity: 0, status: 'sold_out' });
    await change(world.buyer, some, 'cancelled', { note });
    expect(await left(offeringId)).toEqual({ quantity: 4, status: 'active' });
    await change(world.buyer, rest, 'cancelled', { note });
    expect(await left(offeringId)).toEqual({ quantity: 10, status: 'active' });
  });

  it('does not put a withdrawn offering on the market again', async () => {
    const { id: offeringId } = await anOffering(app.pool, { user_id: world.sellerUser.id, quantity: 10 });
    const id = await place({ offeringId, quantity: 3 });
    await app.pool.query(`update offering set status = 'withdrawn' where id = $1`, [offeringId]);
    await change(world.seller, id, 'cancelled', { note });
    expect(await left(offeringId)).toEqual({ quantity: 10, status: 'withdrawn' });
  });

  it('opens the RFP for another award', async () => {
    const rfp = await anRfp(app.pool, { user_id: world.buyerUser.id });
    const second = await aUser(app.pool);
    const [bid, next] = [
      await aBid(app.pool, { rfp_id: rfp.id, user_id: world.sellerUser.id }),
      await aBid(app.pool, { rfp_id: rfp.id, user_id: second.id, amount: '990.00' }),
    ];
    const id = await place({ bidId: bid.id });
    await change(world.seller, id, 'cancelled', { note });
    expect((await inboxOf(world.buyer))[0]?.['content']).toMatch(
      /Out of stock until May\.\n\nThe request 'Acid' can be awarded to another bid\.$/,
    );
    const { rfp: now } = await world.buyer.data(
      'query ($id: ID!) { rfp(id: $id) { status bids { nodes { status } } } }',
      { id: rfp.id },
    );
    expect(now).toEqual({ status: 'active', bids: { nodes: [{ status: 'active' }, { status: 'active' }] } });
    for (const bidId of [next.id]) await place({ bidId });
    expect((await app.pool.query('select awarded_bid_id from rfp where id = $1', [rfp.id])).rows).toEqual([
      { awarded_bid_id: next.id },
    ]);
  });
});

it('answers not found to other members, including admins, and for unknown ids', async () => {
  const id = await ordered();
  const admin = await app.as(await aUser(app.pool, { role: 'admin' }));
  const before = await app.fingerprint();
  for (const caller of [world.other, admin])
    expect(await refusal(caller, id, 'confirmed')).toMatchObject({ code: 'NOT_FOUND', message: 'Order not found.' });
  expect(await refusal(world.seller, UNKNOWN_ID, 'confirmed')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refusal(world.seller, 'abc', 'confirmed')).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { orderId: 'Order is not a valid id.' },
  });
  expect(await refusal(world.seller, id, 'pending')).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'An order is never brought back to pending.',
  });
  expect(await refusal(world.seller, id, 'confirmed', { note: 'x'.repeat(1001) })).toMatchObject({
    fields: { note: 'Note must be at most 1000 characters.' },
  });
  expect(await app.anyone.refusal(CHANGE, { input: { orderId: id, status: 'confirmed' } })).toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  expect(await app.fingerprint()).toEqual(before);
  const { order } = await world.other.data('query ($id: ID!) { order(id: $id) { id history { id } } }', { id });
  expect(order).toBeNull();
});

it('runs once per idempotency key, and refuses another step with the same key', async () => {
  const id = await ordered();
  const keyed = { idempotencyKey: 'confirm-once' };
  const first = await change(world.seller, id, 'confirmed', keyed);
  const before = await app.fingerprint();
  expect(await change(world.seller, id, 'confirmed', keyed)).toEqual(first);
  expect(await refusal(world.seller, id, 'shipped', keyed)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  expect(await app.fingerprint()).toEqual(before);
});

it('lets one of a simultaneous cancellation and shipment succeed', async () => {
  const id = await ordered({ status: 'confirmed' });
  const hold = await holding(app.pool, ['select from "order" where id = $1 for update', [id]]);
  const both = Promise.all([
    world.buyer.graphql(CHANGE, { input: { orderId: id, status: 'cancelled', note } }),
    world.seller.graphql(CHANGE, { input: { orderId: id, status: 'shipped' } }),
  ]);
  await waiting(app.pool, 2).finally(() => hold.end('rollback'));
  const refused = (await both).flatMap(({ errors }) => errors);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.extensions).toMatchObject({ code: 'ORDER_STATE', status: 409 });
  expect((await app.pool.query('select from order_event where order_id = $1', [id])).rowCount).toBe(1);
});

it('is recorded permanently', async () => {
  const id = await ordered();
  await change(world.seller, id, 'confirmed');
  for (const attempt of [
    'update order_event set note = null',
    'delete from order_event',
    'truncate order_event cascade',
  ])
    await expect(app.pool.query(attempt)).rejects.toThrow('order_event is append-only');
});

it('is found in the lists of its parties by its number', async () => {
  const id = await ordered();
  await ordered();
  const SEARCH = 'query ($search: String!) { orders(search: $search) { totalCount nodes { id } } }';
  const found = async (caller: Caller, search: string) => (await caller.data(SEARCH, { search }))['orders'];
  const { rows } = await app.pool.query<{ number: string }>('select number from "order" where id = $1', [id]);
  const number = rows[0]!.number;
  for (const search of [number, ` ${number.slice(0, 3)} ${number.slice(3, 6)}-${number.slice(6)} `]) {
    expect(await found(world.buyer, search)).toEqual({ totalCount: 1, nodes: [{ id }] });
    expect(await found(world.seller, search)).toEqual({ totalCount: 1, nodes: [{ id }] });
    expect(await found(world.other, search)).toEqual({ totalCount: 0, nodes: [] });
  }
  for (const search of [`#${number}`, `No. ${number}`, `Order ${number.slice(0, 5)}‑${number.slice(5)}`])
    expect([search, await found(world.buyer, search)]).toEqual([search, { totalCount: 1, nodes: [{ id }] }]);
  expect(await found(world.buyer, number.slice(1))).toMatchObject({ totalCount: 0 });
});

it('is found by the purchase order number, and for the seller by the SKU, however they are written, and by its material', async () => {
  const { id: productId } = await aProduct(app.pool, { name: 'Searched Vitriol' });
  const offering = await anOffering(app.pool, {
    user_id: world.sellerUser.id,
    product_id: productId,
    sku: 'H2SO4-98-IBC',
  });
  const id = await ordered({ offering_id: offering.id, purchase_order_number: 'PO-2026/0815' });
  const SEARCH = 'query ($search: String!) { orders(search: $search) { nodes { id } } }';
  const finds = async (caller: Caller, search: string) => {
    const { orders } = await caller.data<{ orders: { nodes: { id: string }[] } }>(SEARCH, { search });
    return orders.nodes.some((each) => each.id === id);
  };
  const BOTH = ['PO-2026/0815', 'po 2026 0815', 'PO2026‑0815', '#2026-0815', 'searched vitriol'];
  const SELLER = ['H2SO4-98-IBC', 'H2SO498IBC', '98 IBC', '98-IBC', 'h2so4–98–ibc'];
  for (const search of [...BOTH, ...SELLER]) {
    expect([search, await finds(world.seller, search)]).toEqual([search, true]);
    expect([search, await finds(world.buyer, search)]).toEqual([search, BOTH.includes(search)]);
    expect([search, await finds(world.other, search)]).toEqual([search, false]);
  }
  for (const search of ['-98-', 'PO-2026/0816', '--', '~~'])
    expect([search, await finds(world.seller, search)]).toEqual([search, false]);
});

it.each([
  ['4500/1234-B §7 „Eil“', '4500/1234–B §7 „Eil“', '4500 1234 B 7 eil'],
  ['SİP-2026/0045 №3', 'SİP-2026/0045 №3', 'SİP20260045'],
  ['発注№2026-001', '発注№２０２６－００１', '発注No2026'],
  ['أمر شراء-2026/45', 'أمر شراء-2026/45', '2026/45'],
  ["PO# 4500-12 'B' (rev. 2)", 'po 4500-12 b', '4500-12 ‘B’'],
])('the purchase order number %s is found', async (purchase_order_number, ...searches) => {
  const id = await ordered({ purchase_order_number });
  const SEARCH = 'query ($search: String!) { orders(search: $search) { nodes { id } } }';
  for (const search of searches)
    expect([search, (await world.buyer.data(SEARCH, { search }))['orders']]).toEqual([search, { nodes: [{ id }] }]);
});
