import { startApp, type TestApp } from '../../../../../test/app.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aBid, aCompanyProfile, anAuction, anRfp, aUser } from '../../../../../test/factories.ts';
import { holding, waiting } from '../../../../../test/lockGate.ts';
import { aWorld, day, type World } from '../../../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { id totalAmount quantity unit status history { status actor { id } } buyer { id } seller { id } offering { id quantity status } bid { id status } }
}`;
const order = (input: Body, caller: Caller = world.buyer) =>
  caller.data(PLACE_ORDER, { input }).then(({ placeOrder }) => placeOrder as Body);
const refusal = (input: Body, caller: Caller = world.buyer) => caller.refusal(PLACE_ORDER, { input });

describe('placeOrder from a bid', () => {
  const rfpWithBids = async () => {
    const rfp = await anRfp(app.pool, { user_id: world.buyerUser.id, quantity: 7, unit: 'KG' });
    const loser = await aUser(app.pool);
    const bid = await aBid(app.pool, { rfp_id: rfp.id, user_id: world.sellerUser.id, amount: '950.00' });
    const others = [
      await aBid(app.pool, { rfp_id: rfp.id, user_id: loser.id }),
      await aBid(app.pool, { rfp_id: rfp.id, user_id: loser.id }),
    ];
    return { rfp, bid, others, loser: await app.as(loser) };
  };
  const statuses = async (rfpId: string) =>
    (
      await world.buyer.data<{ rfp: Body }>(
        'query ($id: ID!) { rfp(id: $id) { status bids { nodes { id status } } } }',
        { id: rfpId },
      )
    ).rfp;

  it('waits for a bidder who is joining a company, and then finds that nobody acts for the bid', async () => {
    const bidder = await aUser(app.pool);
    const company = await aCompanyProfile(app.pool, { user_id: (await aUser(app.pool)).id });
    const rfp = await anRfp(app.pool, { user_id: world.buyerUser.id });
    const bid = await aBid(app.pool, { rfp_id: rfp.id, user_id: bidder.id });
    const joining = await holding(
      app.pool,
      ['select from "user" where id = $1 for update', [bidder.id]],
      [`insert into company_member (company_id, user_id, role) values ($1, $2, 'trader')`, [company.id, bidder.id]],
    );
    const refused = refusal({ bidId: bid.id });
    await waiting(app.pool, 1).finally(() => joining.end('commit'));
    expect(await refused).toMatchObject({ message: 'The bidder does not trade any more. Please choose another bid.' });
  });

  it('has the terms that the bid says in words, and an order from an offering does not', async () => {
    const { bid } = await rfpWithBids();
    const said = { deliveryTerms: 'DAP', deliveryLocation: 'Hull', paymentTerms: 'net_30' };
    const { id } = await order({ bidId: bid.id, ...said });
    const { order: placed } = await world.seller.data(
      'query ($id: ID!) { order(id: $id) { deliveryTerms deliveryLocation paymentTerms } }',
      { id },
    );
    expect(placed).toEqual(said);
    expect(await refusal({ offeringId: bid.id, totalAmount: '1', paymentTerms: 'net_30' })).toMatchObject({
      message: 'An order from an offering has the terms of the offering.',
    });
  });

  it('awards it: the order has the whole quantity at the amount, and the other bidders get one message each', async () => {
    const { rfp, bid, others, loser } = await rfpWithBids();
    const made = await order({ bidId: bid.id, totalAmount: '950' });
    expect(made).toMatchObject({
      totalAmount: '950.00',
      quantity: 7,
      unit: 'KG',
      status: 'confirmed',
      history: [{ status: 'confirmed', actor: { id: world.buyerUser.id } }],
      seller: { id: world.sellerUser.id },
      offering: null,
      bid: { id: bid.id, status: 'awarded' },
    });
    expect(await statuses(rfp.id)).toEqual({
      status: 'awarded',
      bids: {
        nodes: expect.arrayContaining([
          { id: bid.id, status: 'awarded' },
          ...others.map(({ id }) => ({ id, status: 'declined' })),
        ]),
      },
    });
    await app.settled();
    const told = await loser.read<Body[]>('/api/messages');
    expect(told).toEqual([
      expect.objectContaining({
        subject: 'Not awarded: Acid',
        content: "The buyer accepted another bid on 'Acid'.",
        link: `/rfps/${rfp.id}`,
      }),
    ]);
    // The message does not reveal the winner or the amount.
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`950\\.|${world.sellerUser.id}|${bid.id}`));
    const [won] = await world.seller.read<Body[]>('/api/messages?limit=1');
    expect(won).toMatchObject({ subject: 'New order: Acid', content: 'An order of $950.00 was placed: Acid.' });
  });

  it('shows the order on the RFP to its two parties only', async () => {
    const { rfp, bid, loser } = await rfpWithBids();
    const made = await order({ bidId: bid.id });
    const query = 'query ($id: ID!) { rfp(id: $id) { orders { totalCount nodes { id } } } }';
    const seenBy = async (caller: Caller) => (await caller.data<{ rfp: Body }>(query, { id: rfp.id })).rfp['orders'];
    for (const party of [world.buyer, world.seller]) {
      expect(await seenBy(party)).toEqual({ totalCount: 1, nodes: [{ id: made['id'] }] });
    }
    for (const other of [loser, app.anyone]) expect(await seenBy(other)).toEqual({ totalCount: 0, nodes: [] });
  });

  it('awards once, even for many simultaneous commands', async () => {
    const { bid, others } = await rfpWithBids();
    const wanted = [bid, ...others].map(({ id }) => id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => world.buyer.graphql(PLACE_ORDER, { input: { bidId: wanted[n % 3] } })),
    );
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(9);
    for (const { errors } of refused)
      expect(errors[0]).toMatchObject({
        message: 'This RFP is closed.',
        extensions: { code: 'RFP_CLOSED', status: 409 },
      });
    expect((await app.pool.query('select from "order" where bid_id = any ($1)', [wanted])).rowCount).toBe(1);
  });

  it('is possible for the RFP’s owner only; others get a not-found error', async () => {
    const { rfp, bid } = await rfpWithBids();
    const before = await app.fingerprint();
    for (const caller of [world.seller, world.other])
      expect(await refusal({ bidId: bid.id }, caller)).toEqual({
        message: 'Bid not found.',
        code: 'NOT_FOUND',
        status: 404,
      });
    expect(await refusal({ bidId: bid.id, totalAmount: '951' })).toMatchObject({ message: 'The total is $950.00.' });
    expect(await refusal({ bidId: bid.id, sellerId: world.otherUser.id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await app.fingerprint()).toEqual(before);
    expect(await statuses(rfp.id)).toMatchObject({ status: 'active' });
  });

  it('is for the whole quantity of the RFP; another one is refused, over REST too', async () => {
    const { rfp, bid } = await rfpWithBids();
    const before = await app.fingerprint();
    const message = 'An RFP has one winner: an order from a bid is for the whole 7 KG.';
    for (const quantity of [6, 8, 1_000]) {
      expect(await refusal({ bidId: bid.id, quantity })).toMatchObject({
        ...{ message, code: 'BAD_USER_INPUT', status: 400 },
        fields: { quantity: 'must be 7 or absent' },
      });
      expect(
        await world.buyer.post('/api/orders', { sellerId: world.sellerUser.id, bidId: bid.id, quantity }),
      ).toMatchObject({ status: 400, text: message });
    }
    expect(await app.fingerprint()).toEqual(before);
    expect(await order({ bidId: bid.id, quantity: 7 })).toMatchObject({ quantity: 7, totalAmount: '950.00' });
    expect(await statuses(rfp.id)).toMatchObject({ status: 'awarded' });
  });

  it('is possible after the last day for bids, but not for a cancelled RFP', async () => {
    for (const status of ['active', 'expired']) {
      const { rfp, bid } = await rfpWithBids();
      await app.pool.query('update rfp set closing_date = $2, status = $3 where id = $1', [rfp.id, day(-3), status]);
      expect(await order({ bidId: bid.id })).toMatchObject({ totalAmount: '950.00' });
      expect(await statuses(rfp.id)).toMatchObject({ status: 'awarded' });
    }
    const { rfp, bid } = await rfpWithBids();
    await app.pool.query(`update rfp set status = 'cancelled' where id = $1`, [rfp.id]);
    expect(await refusal({ bidId: bid.id })).toMatchObject({ code: 'RFP_CLOSED' });
  });

  it('is refused for bids on auctions', async () => {
    const auction = await anAuction(app.pool, { user_id: world.buyerUser.id });
    const placed = await world.seller.post('/api/bids', { auctionId: auction.id, amount: '100.00' });
    expect(await refusal({ bidId: (JSON.parse(placed.text) as Body)['id'] })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
