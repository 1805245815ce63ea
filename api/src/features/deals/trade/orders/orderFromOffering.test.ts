import { startApp, type TestApp } from '../../../../../test/app.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { withTotal } from '../../../../../test/withTotal.ts';
import { aCompanyProfile, anOffering, aUser } from '../../../../../test/factories.ts';
import { aWorld, day, type World } from '../../../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { id totalAmount quantity unit status buyer { id } seller { id } offering { id quantity status } bid { id status } }
}`;
const order = async (input: Body, caller: Caller = world.buyer) =>
  caller.data(PLACE_ORDER, { input: await withTotal(app.pool, input) }).then(({ placeOrder }) => placeOrder as Body);
const refusal = async (input: Body, caller: Caller = world.buyer) =>
  caller.refusal(PLACE_ORDER, { input: await withTotal(app.pool, input) });
const ofSeller = (columns: Body = {}) => anOffering(app.pool, { user_id: world.sellerUser.id, ...columns });

describe('placeOrder from an offering', () => {
  it('reduces the quantity, computes the total and sends a message to the seller', async () => {
    const { id } = await ofSeller({ price: '0.07', quantity: 1000 });
    const made = await order({ offeringId: id, quantity: 999 });
    expect(made).toEqual({
      id: expect.any(String),
      totalAmount: '69.93',
      quantity: 999,
      unit: 'MT',
      status: 'pending',
      buyer: { id: world.buyerUser.id },
      seller: { id: world.sellerUser.id },
      offering: { id, quantity: 1, status: 'active' },
      bid: null,
    });
    const [message] = await world.seller.read<Body[]>('/api/messages?limit=1');
    expect(message).toMatchObject({
      subject: 'New order: Acid',
      content: 'An order of $69.93 was placed: Acid.',
      link: `/orders/${made['id']}`,
      sender: { id: world.buyerUser.id },
    });
    expect(await world.seller.read('/api/dashboard/stats')).toMatchObject({
      monthlyRevenue: '0.00',
      pendingOrders: 1,
    });
    expect(await world.buyer.read('/api/dashboard/stats')).toMatchObject({ monthlySpend: '0.00', pendingOrders: 1 });
  });

  it('sells out with the last unit, and orders everything without a quantity', async () => {
    const { id } = await ofSeller({ quantity: 3 });
    await order({ offeringId: id, quantity: 1 });
    expect(await order({ offeringId: id })).toMatchObject({
      totalAmount: '201.00',
      quantity: 2,
      offering: { status: 'sold_out' },
    });
    expect(await app.anyone.read(`/api/offerings/${id}`)).toMatchObject({
      status: 'sold_out',
      quantity: 0,
      terms: { quantity: 0 },
    });
    expect(await refusal({ offeringId: id, quantity: 1 })).toEqual({
      message: 'This offering is no longer available.',
      code: 'OFFERING_CLOSED',
      status: 409,
    });
  });

  it('never sells more than is available, even to simultaneous orders', async () => {
    const { id } = await ofSeller({ quantity: 10 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        world.buyer.graphql(PLACE_ORDER, { input: { offeringId: id, quantity: 3, totalAmount: '301.50' } }),
      ),
    );
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(answers.length - refused.length).toBe(3);
    for (const { errors } of refused)
      expect(errors[0]).toMatchObject({
        message: 'Only 1 MT are available.',
        extensions: { code: 'BAD_USER_INPUT', fields: { quantity: 'must be at most 1' } },
      });
    const { rows } = await app.pool.query('select quantity, status from offering where id = $1', [id]);
    expect(rows).toEqual([{ quantity: 1, status: 'active' }]);
  });

  it('takes at most half of the stock in unconfirmed orders of new accounts, also of simultaneous ones', async () => {
    const { id } = await ofSeller({ quantity: 10, price: '1.00' });
    const newcomer = async () => app.as(await aUser(app.pool, { created_at: new Date() }));
    const newcomers = await Promise.all([newcomer(), newcomer(), newcomer()]);
    const input = { offeringId: id, quantity: 2, totalAmount: '2.00' };
    const answers = await Promise.all(newcomers.map((caller) => caller.graphql(PLACE_ORDER, { input })));
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused.map(({ errors }) => errors[0])).toMatchObject([
      {
        message:
          'Until the seller confirms, new accounts can order 1 MT of this offering. Please request a quote for more.',
        extensions: { code: 'BAD_USER_INPUT', fields: { quantity: 'must be at most 1' } },
      },
    ]);
    expect(await refusal({ offeringId: id }, newcomers[0])).toMatchObject({ code: 'BAD_USER_INPUT' });
    await app.pool.query(`update "order" set status = 'confirmed' where offering_id = $1`, [id]);
    await order({ offeringId: id, quantity: 3 }, newcomers[0]);
    await order({ offeringId: id, quantity: 3 });
  });

  it('is for all of the stock if the company of a new account is verified', async () => {
    const { id } = await ofSeller({ quantity: 20 });
    const user = await aUser(app.pool, { created_at: new Date() });
    await aCompanyProfile(app.pool, { user_id: user.id, verification_status: 'approved' });
    await order({ offeringId: id }, await app.as(user));
  });

  it('is refused for a day after the seller cancelled one or did not answer it, but not after the buyer did', async () => {
    const { id } = await ofSeller({ quantity: 20 });
    const again = { offeringId: id, quantity: 1 };
    const cancelled = async (by: Caller) => {
      const made = await order(again);
      const cancel = { status: 'cancelled', note: 'No.' };
      expect(await by.call('PATCH', `/api/orders/${made['id']}`, cancel)).toMatchObject({ status: 200 });
      return made['id'];
    };
    await cancelled(world.buyer);
    const withdrawn = await cancelled(world.seller);
    const refused = {
      code: 'CONFLICT',
      message: 'The seller did not accept your last order from here. Please wait a day, or request a quote.',
    };
    expect(await refusal(again)).toMatchObject(refused);
    await order(again, world.other);
    await app.pool.query('alter table order_event disable trigger user');
    const change = (set: string) => app.pool.query(`update order_event set ${set} where order_id = $1`, [withdrawn]);
    await change('actor_id = null');
    expect(await refusal(again)).toMatchObject(refused);
    await change(`created_at = created_at - interval '1 day'`);
    await app.pool.query('alter table order_event enable trigger user');
    await order(again);
  });

  it('is refused when the price has changed since the buyer saw it', async () => {
    const { id } = await ofSeller({ price: '5000.00' });
    expect(await refusal({ offeringId: id, quantity: 1, totalAmount: '5.00' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'The total is $5,000.00.',
    });
  });

  it.each([undefined, null, '', '0', '0.00'])(
    'requires the total that the buyer was shown, not %p',
    async (totalAmount) => {
      const { id } = await ofSeller();
      const before = await app.fingerprint();
      expect(await world.buyer.refusal(PLACE_ORDER, { input: { offeringId: id, totalAmount } })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { totalAmount: expect.any(String) },
      });
      expect(await app.fingerprint()).toEqual(before);
    },
  );

  it.each([undefined, null, '', '0'])('computes a total of %p over REST, as specified', async (totalAmount) => {
    const { id } = await ofSeller();
    const buyer = world.buyer.beyondDocument();
    const sellerId = world.sellerUser.id;
    const { status, text } = await buyer.post('/api/orders', { sellerId, offeringId: id, quantity: 2, totalAmount });
    expect([status, JSON.parse(text)]).toEqual([201, expect.objectContaining({ totalAmount: '201.00' })]);
  });

  it.each([
    ['past its day', { available_until: day(-1) }],
    ['withdrawn', { status: 'withdrawn' }],
    ['expired', { status: 'expired' }],
  ])('refuses one that is %s', async (_what, columns) => {
    const { id } = await ofSeller(columns);
    expect(await refusal({ offeringId: id })).toMatchObject({ code: 'OFFERING_CLOSED' });
  });

  it('refuses other terms and an impossible total', async () => {
    const { id } = await ofSeller();
    const dear = await ofSeller({ price: '9999999999999999.99', quantity: 100 });
    const before = await app.fingerprint();
    expect(await refusal({ offeringId: id, totalAmount: '1.00' })).toMatchObject({
      message: 'The total is $2,010.00.',
      fields: { totalAmount: 'must be 2010.00' },
    });
    for (const totalAmount of ['0x0', '-0', 'abc', '0.001'])
      expect(await refusal({ offeringId: id, totalAmount })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await refusal({ offeringId: id, sellerId: world.otherUser.id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal({ offeringId: dear.id })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await refusal({ offeringId: id }, world.seller)).toMatchObject({
      code: 'OWN_POSTING',
      message: 'You cannot order from your own offering.',
    });
    expect(await app.anyone.refusal(PLACE_ORDER, { input: { offeringId: id } })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await app.fingerprint()).toEqual(before);
  });
});
