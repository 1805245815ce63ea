import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Body, Caller } from '../../../../test/caller.ts';
import { aBid, anOffering, anOrder, anRfp, aQuote } from '../../../../test/factories.ts';
import { holding, waiting } from '../../../../test/lockGate.ts';
import { aWorld, day, UNKNOWN_ID, type World } from '../../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const FIELDS = '{ id price quantity availableUntil status }';
const EDIT = `mutation ($input: EditOfferingInput!) { editOffering(input: $input) ${FIELDS} }`;
const RELIST = `mutation ($input: RelistOfferingInput!) { relistOffering(input: $input) ${FIELDS} }`;
const WITHDRAW = `mutation ($ids: [ID!]!) { withdrawOfferings(ids: $ids) { id status } }`;
const ORDER = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id totalAmount } }';

const ofSeller = (columns: Body = {}) =>
  anOffering(app.pool, { user_id: world.sellerUser.id, product_id: world.product.id, ...columns });
const terms = { price: '99.90', quantity: 40, availableUntil: day(10) };
const offers = async () => {
  const { product } = await world.buyer.data('query ($id: ID!) { product(id: $id) { offerCount lowestPrice } }', {
    id: world.product.id,
  });
  return product;
};

describe('editOffering', () => {
  it('changes price, quantity and last day; existing orders keep their price', async () => {
    const { id } = await ofSeller();
    const { placeOrder } = await world.buyer.data(ORDER, {
      input: { offeringId: id, quantity: 1, totalAmount: '100.50' },
    });
    const { editOffering } = await world.seller.data(EDIT, { input: { offeringId: id, ...terms } });
    expect(editOffering).toEqual({ id, ...terms, status: 'active' });
    expect(await offers()).toMatchObject({ lowestPrice: '99.90' });
    const { order } = await world.buyer.data('query ($id: ID!) { order(id: $id) { totalAmount unitPrice } }', {
      id: placeOrder?.['id'],
    });
    expect(order).toEqual({ totalAmount: '100.50', unitPrice: '100.50' });
    const { editOffering: endless } = await world.seller.data(EDIT, {
      input: { offeringId: id, ...terms, availableUntil: null },
    });
    expect(endless).toMatchObject({ availableUntil: null });
  });

  it('does not offer a quantity again that was ordered while the seller edited the form', async () => {
    const { id } = await ofSeller({ quantity: 20 });
    await world.buyer.data(ORDER, { input: { offeringId: id, quantity: 15, totalAmount: '1507.50' } });
    const before = await app.fingerprint();
    expect(
      await world.seller.refusal(EDIT, { input: { offeringId: id, ...terms, quantity: 20, expectedQuantity: 20 } }),
    ).toMatchObject({ code: 'CONFLICT', message: 'The quantity has changed to 5 MT in the meantime.', quantity: 5 });
    expect(await app.fingerprint()).toEqual(before);
    // A retry of the same change succeeds.
    const input = { offeringId: id, ...terms, quantity: 8, expectedQuantity: 5 };
    await world.seller.data(EDIT, { input });
    expect((await world.seller.data(EDIT, { input }))['editOffering']).toMatchObject({ quantity: 8 });
  });

  const texts = { title: 'Citric acid', description: 'In bags.', unit: 'KG' };
  const TEXTS = EDIT.replace('{ id price', '{ id title description unit price');
  const IN_USE =
    'Title, description and unit cannot change any more, because an order, a quote or a bid refers to this offering. Withdraw it and post another one.';

  it('changes title, description and unit until an order, a quote or a bid refers to the offering', async () => {
    const { id } = await ofSeller();
    const input = { offeringId: id, ...texts };
    expect((await world.seller.data(TEXTS, { input }))['editOffering']).toMatchObject(texts);
    for (const change of [{ title: ' ' }, { title: null }, { unit: 'furlongs' }])
      expect(await world.seller.refusal(EDIT, { input: { offeringId: id, ...change } })).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    const rfp = await anRfp(app.pool, { user_id: world.buyerUser.id, product_id: world.product.id });
    const sides = { buyer_id: world.buyerUser.id, seller_id: world.sellerUser.id };
    const used = [
      (offering_id: string) => anOrder(app.pool, { ...sides, offering_id }),
      (offering_id: string) => aQuote(app.pool, { ...sides, offering_id }),
      (offering_id: string) => aBid(app.pool, { rfp_id: rfp.id, user_id: world.sellerUser.id, offering_id }),
    ];
    for (const use of used) {
      const { id: offeringId, title } = await ofSeller();
      await use(offeringId);
      expect(await world.seller.refusal(EDIT, { input: { offeringId, ...texts } })).toMatchObject({
        code: 'CONFLICT',
        message: IN_USE,
      });
      // The same title is no change.
      await world.seller.data(EDIT, { input: { offeringId, title, price: '98.00' } });
    }
  });

  it('of an order and a new title at the same time one waits, and the order keeps what its buyer read', async () => {
    const { id } = await ofSeller();
    const order = await holding(
      app.pool,
      ['select from offering where id = $1 for update', [id]],
      [
        `insert into "order" (id, buyer_id, seller_id, buyer_party_id, seller_party_id, total_amount, quantity, unit, status, offering_id, title,
           buyer_contact_name, seller_contact_name)
         select gen_random_uuid(), buyer.id, seller.id, buyer.party_id, seller.party_id, 1, 1, 'MT', 'pending', $3, 'Acid', 'Ana', 'Eva'
         from "user" buyer, "user" seller where buyer.id = $1 and seller.id = $2`,
        [world.buyerUser.id, world.sellerUser.id, id],
      ],
    );
    const edit = world.seller.refusal(EDIT, { input: { offeringId: id, ...texts } });
    await waiting(app.pool, 1).finally(() => order.end('commit'));
    expect(await edit).toMatchObject({ message: IN_USE });
  });

  it('waits for an order in progress', async () => {
    const { id } = await ofSeller({ quantity: 20 });
    const order = await holding(app.pool, ['update offering set quantity = 1 where id = $1', [id]]);
    const edit = world.seller.refusal(EDIT, {
      input: { offeringId: id, ...terms, quantity: 25, expectedQuantity: 20 },
    });
    await waiting(app.pool, 1).finally(() => order.end('commit'));
    expect(await edit).toMatchObject({ code: 'CONFLICT' });
  });

  it.each([
    ['withdrawn', { status: 'withdrawn' }],
    ['sold out', { status: 'sold_out' }],
    ['past its day', { available_until: day(-1) }],
  ])('is refused for one that is %s', async (_what, columns) => {
    const { id } = await ofSeller(columns);
    expect(await world.seller.refusal(EDIT, { input: { offeringId: id, ...terms } })).toMatchObject({
      code: 'OFFERING_CLOSED',
      message: 'This offering is not on the market.',
    });
  });
});

describe('withdrawOfferings', () => {
  it('takes offerings off the market, and changes nothing the second time', async () => {
    const [one, two] = [await ofSeller(), await ofSeller()];
    const offered = (await offers())?.['offerCount'] as number;
    const ids = [one.id, two.id];
    for (const time of [1, 2]) {
      const { withdrawOfferings } = await world.seller.data<{ withdrawOfferings: Body[] }>(WITHDRAW, { ids });
      expect([time, withdrawOfferings]).toEqual([
        time,
        expect.arrayContaining(ids.map((id) => ({ id, status: 'withdrawn' }))),
      ]);
    }
    expect(await offers()).toMatchObject({ offerCount: offered - 2 });
    expect(await world.buyer.refusal(ORDER, { input: { offeringId: one.id, totalAmount: '2010.00' } })).toMatchObject({
      code: 'OFFERING_CLOSED',
    });
  });

  it('is all or nothing', async () => {
    const [one, gone] = [await ofSeller(), await ofSeller({ status: 'sold_out', title: 'Gone' })];
    const foreign = await anOffering(app.pool, { user_id: world.otherUser.id });
    const before = await app.fingerprint();
    expect(await world.seller.refusal(WITHDRAW, { ids: [one.id, gone.id] })).toMatchObject({
      code: 'OFFERING_CLOSED',
      message: "'Gone' is not on the market.",
    });
    expect(await world.seller.refusal(WITHDRAW, { ids: [one.id, foreign.id] })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await world.seller.refusal(WITHDRAW, { ids: [] })).toMatchObject({
      message: 'Please name an offering.',
      fields: { ids: 'Please name an offering.' },
    });
    expect(await world.seller.refusal(WITHDRAW, { ids: Array.from({ length: 101 }, () => one.id) })).toMatchObject({
      message: 'At most 100 offerings are withdrawn at once.',
    });
    expect(await app.fingerprint()).toEqual(before);
  });
});

describe('relistOffering', () => {
  it.each([
    ['withdrawn', { status: 'withdrawn' }],
    ['sold out', { status: 'sold_out' }],
    ['expired', { status: 'expired', available_until: day(-1) }],
    ['past its day', { available_until: day(-1) }],
  ])('puts one on the market again that is %s', async (_what, columns) => {
    const { id } = await ofSeller(columns);
    const { relistOffering } = await world.seller.data(RELIST, { input: { offeringId: id, ...terms } });
    expect(relistOffering).toEqual({ id, ...terms, status: 'active' });
    await world.buyer.data(ORDER, { input: { offeringId: id, quantity: 40, totalAmount: '3996.00' } });
  });

  it('is refused for one that is on the market', async () => {
    const { id } = await ofSeller();
    expect(await world.seller.refusal(RELIST, { input: { offeringId: id, ...terms } })).toMatchObject({
      code: 'CONFLICT',
      message: 'This offering is already on the market.',
    });
  });
});

describe.each([
  ['editOffering', EDIT],
  ['relistOffering', RELIST],
])('%s', (_name, mutation) => {
  it.each([
    [{ price: '0' }, 'Price must be a positive amount with at most 2 decimals.'],
    [{ price: '1.2345' }, 'Price must have at most 2 decimals: 1.23 or 1.24.'],
    [{ quantity: 0 }, 'Quantity must be a positive whole number.'],
    [{ availableUntil: day(-1) }, `Available until cannot be in the past. In UTC it is ${day(0)} now.`],
    [{ offeringId: 'abc' }, 'Offering is not a valid id.'],
  ])('refuses %j, names the field and writes nothing', async (change, message) => {
    const { id } = await ofSeller();
    const before = await app.fingerprint();
    const [field] = Object.keys(change);
    expect(await world.seller.refusal(mutation, { input: { offeringId: id, ...terms, ...change } })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message,
      fields: { [field as string]: message },
    });
    expect(await app.fingerprint()).toEqual(before);
  });

  it('is possible for its seller only', async () => {
    const { id } = await ofSeller();
    const before = await app.fingerprint();
    for (const caller of [world.buyer, world.other])
      expect(await caller.refusal(mutation, { input: { offeringId: id, ...terms } })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Offering not found.',
      });
    expect(await world.seller.refusal(mutation, { input: { offeringId: UNKNOWN_ID, ...terms } })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await app.anyone.refusal(mutation, { input: { offeringId: id, ...terms } })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await app.fingerprint()).toEqual(before);
  });
});

it('Only the seller sees the number of inquiries and orders', async () => {
  const { id } = await ofSeller();
  const INQUIRE = 'mutation ($input: InquireInput!) { inquire(input: $input) { id } }';
  for (const caller of [world.buyer, world.other, world.other])
    await caller.data(INQUIRE, { input: { offeringId: id, message: 'Which purity?' } });
  await world.buyer.data(ORDER, { input: { offeringId: id, quantity: 1, totalAmount: '100.50' } });
  const counts = async (caller: Caller) =>
    (await caller.data('query ($id: ID!) { offering(id: $id) { inquiryCount orders { totalCount } } }', { id }))[
      'offering'
    ];
  expect(await counts(world.seller)).toEqual({ inquiryCount: 3, orders: { totalCount: 1 } });
  expect(await counts(world.buyer)).toEqual({ inquiryCount: null, orders: { totalCount: 1 } });
  for (const caller of [world.other, app.anyone])
    expect(await counts(caller)).toEqual({ inquiryCount: null, orders: { totalCount: 0 } });
});

describe('SKU', () => {
  const POST = 'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id sku } }';
  const SKU = 'query ($id: ID!) { offering(id: $id) { sku } }';
  const offering = { title: 'Acid', description: 'Strong.', quantity: 20, unit: 'MT', price: '100.50' };
  const post = (sku: string | null) => world.seller.data(POST, { input: { ...offering, sku } });

  it('is seen by the seller only, and can be changed and removed', async () => {
    const { postOffering } = await post('  A-1 / ü ');
    const id = postOffering?.['id'];
    expect(postOffering).toEqual({ id, sku: 'A-1 / ü' });
    for (const caller of [world.buyer, world.other, app.anyone])
      expect(await caller.data(SKU, { id })).toEqual({ offering: { sku: null } });
    const input = { offeringId: id, ...terms };
    const after = async (change: object) => {
      await world.seller.data(EDIT, { input: { ...input, ...change } });
      return (await world.seller.data(SKU, { id }))['offering']?.['sku'];
    };
    expect([await after({}), await after({ sku: 'A-2' }), await after({ sku: ' ' })]).toEqual(['A-1 / ü', 'A-2', null]);
  });

  it('names one offering of its seller', async () => {
    const { id } = await ofSeller({ title: 'First', sku: 'B-1' });
    await anOffering(app.pool, { user_id: world.otherUser.id, sku: 'B-2' });
    const [one, other] = [await ofSeller({ sku: 'B-2' }), await ofSeller({ status: 'withdrawn' })];
    const refusals = [
      await world.seller.refusal(POST, { input: { ...offering, sku: 'B-1' } }),
      await world.seller.refusal(EDIT, { input: { offeringId: one.id, ...terms, sku: 'B-1' } }),
      await world.seller.refusal(RELIST, { input: { offeringId: other.id, ...terms, sku: 'B-1' } }),
    ];
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        code: 'CONFLICT',
        message: "Your offering 'First' has this SKU.",
        fields: { sku: 'is the SKU of another offering' },
      });
    await world.seller.data(EDIT, { input: { offeringId: id, ...terms, sku: 'B-1' } });
  });

  it.each([
    ['x'.repeat(65), 'SKU must be at most 64 characters.'],
    ['A\u001b1', 'SKU must not have invisible or control characters; found U+001B.'],
    ['A\n1', 'SKU must not have invisible or control characters; found U+000A.'],
  ])('cannot be %j', async (sku, message) =>
    expect(await world.seller.refusal(POST, { input: { ...offering, sku } })).toMatchObject({
      message,
      fields: { sku: message },
    }),
  );
});
