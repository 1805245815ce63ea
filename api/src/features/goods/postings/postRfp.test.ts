import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Body } from '../../../../test/caller.ts';
import { aWorld, day, UNKNOWN_ID, type World } from '../../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const POST_RFP = `mutation ($input: PostRfpInput!) {
  postRfp(input: $input) { id title quantity unit targetPrice closingDate deliveryDate status bidCount createdAt user { id } product { id name } bids { totalCount } }
}`;
const input = (change: Body = {}): Body => ({
  title: 'Acid wanted',
  description: 'Technical.',
  quantity: 20,
  unit: 'MT',
  productId: world.product.id,
  ...change,
});
const refusal = (change: Body) => world.buyer.refusal(POST_RFP, { input: input(change) });

describe('postRfp', () => {
  it('posts an RFP that is visible to all at once', async () => {
    const closingDate = day(0);
    const { postRfp: rfp } = await world.buyer.data(POST_RFP, {
      input: input({ targetPrice: '1000.5', closingDate, deliveryDate: day(9) }),
    });
    expect(rfp).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      title: 'Acid wanted',
      quantity: 20,
      unit: 'MT',
      targetPrice: '1000.50',
      closingDate,
      deliveryDate: day(9),
      status: 'active',
      bidCount: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
      user: { id: world.buyerUser.id },
      product: { id: world.product.id, name: world.product.name },
      bids: { totalCount: 0 },
    });
    const { rfps } = await app.anyone.data<{ rfps: { nodes: Body[] } }>(
      '{ rfps(first: 1, status: active) { nodes { id } } }',
    );
    expect(rfps.nodes).toEqual([{ id: rfp?.['id'] }]);
  });

  it('treats blank form fields as absent', async () => {
    const blank = { productId: 'none', targetPrice: '', deliveryLocation: ' ', deliveryDate: '', closingDate: null };
    const { postRfp } = await world.buyer.data(POST_RFP, { input: input(blank) });
    expect(postRfp).toMatchObject({ product: null, targetPrice: null, closingDate: null, deliveryDate: null });
  });

  it('stores the largest amount and quantity exactly', async () => {
    const { postRfp } = await world.buyer.data(POST_RFP, {
      input: input({ targetPrice: '9999999999999999.99', quantity: 2_147_483_647 }),
    });
    expect(postRfp).toMatchObject({ targetPrice: '9999999999999999.99', quantity: 2_147_483_647 });
  });

  it.each([
    [{ title: ' ' }, 'Please fill in all required fields.', { title: 'Title is required.' }],
    [
      { title: '', description: '' },
      'Please fill in all required fields.',
      { title: 'Title is required.', description: 'Description is required.' },
    ],
    [
      { quantity: 0 },
      'Quantity must be a positive whole number.',
      { quantity: 'Quantity must be a positive whole number.' },
    ],
    [
      { unit: 'Barrels' },
      'Unit must be one of MT, KG, L, Tons, Units.',
      { unit: 'Unit must be one of MT, KG, L, Tons, Units.' },
    ],
    [
      { closingDate: day(-1) },
      `Closing date cannot be in the past. In UTC it is ${day(0)} now.`,
      { closingDate: `Closing date cannot be in the past. In UTC it is ${day(0)} now.` },
    ],
    [{ productId: UNKNOWN_ID }, 'This product does not exist.', { productId: 'does not exist' }],
    [
      { targetPrice: '1.2345' },
      'Target budget must have at most 2 decimals: 1.23 or 1.24.',
      { targetPrice: expect.any(String) },
    ],
  ])('refuses %j, names the fields and writes nothing', async (change, message, fields) => {
    const before = await app.fingerprint();
    expect(await refusal(change)).toEqual({ message, code: 'BAD_USER_INPUT', status: 400, fields });
    expect(await app.fingerprint()).toEqual(before);
  });

  it('refuses another author', async () => {
    expect(await refusal({ userId: world.sellerUser.id })).toMatchObject({
      code: 'FORBIDDEN',
      fields: { userId: expect.any(String) },
    });
  });

  it('refuses visitors', async () => {
    expect(await app.anyone.refusal(POST_RFP, { input: input() })).toEqual({
      message: 'Unauthorized',
      code: 'UNAUTHENTICATED',
      status: 401,
    });
  });

  it('returns the same record for a retry', async () => {
    const again = { input: input({ idempotencyKey: 'mine' }) };
    const [{ postRfp: first }, { postRfp: second }] = [
      await world.buyer.data(POST_RFP, again),
      await world.buyer.data(POST_RFP, again),
    ];
    expect(second).toEqual(first);
    expect(await refusal({ idempotencyKey: 'mine', quantity: 21 })).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
      status: 422,
    });
  });
});
