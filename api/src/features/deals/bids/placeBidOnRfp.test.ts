import { startApp, type TestApp } from '../../../../test/app.ts';
import { aCompanyOfTwo } from '../../../../test/colleagues.ts';
import type { Body } from '../../../../test/caller.ts';
import { aBid, anOffering, anRfp, aProduct } from '../../../../test/factories.ts';
import { holding, waiting } from '../../../../test/lockGate.ts';
import { aWorld, day, UNKNOWN_ID, type World } from '../../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const PLACE_BID =
  'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { id: bidId userId amount message rfpId auctionId status receipt { v } } }';
const input = (change: Body = {}): Body => ({ amount: '950', rfpId: world.rfp.id, ...change });
const ofBuyer = (columns: Body = {}) =>
  anRfp(app.pool, { user_id: world.buyerUser.id, product_id: world.product.id, ...columns });
const refusal = (change: Body, who: 'buyer' | 'seller' | 'other' = 'seller') =>
  world[who].refusal(PLACE_BID, { input: input(change) });

describe('placeBid on an RFP', () => {
  it('is active at once, and the owner gets a message', async () => {
    const { placeBid } = await world.seller.data(PLACE_BID, { input: input({ message: ' From stock. ' }) });
    expect(placeBid).toEqual({
      id: expect.any(String),
      userId: world.sellerUser.id,
      amount: '950.00',
      message: 'From stock.',
      rfpId: world.rfp.id,
      auctionId: null,
      status: 'active',
      receipt: null,
    });
    const [message] = await world.buyer.read<Body[]>('/api/messages?limit=1');
    expect(message).toMatchObject({
      subject: 'New bid on your RFP: Acid',
      content: "A bid of $950.00 was placed on your RFP 'Acid'.\n\nFrom stock.",
      sender: { id: world.sellerUser.id },
      link: `/rfps/${world.rfp.id}`,
      isRead: false,
    });
    expect(await world.seller.read('/api/dashboard/stats')).toMatchObject({ activeBids: 1 });
  });

  it('shows all bids to the owner, their own bids to bidders, and only the count to others', async () => {
    const { id } = await ofBuyer();
    for (const [who, amount] of [
      ['seller', '10.00'],
      ['other', '20.00'],
      ['other', '30.00'],
    ] as const) {
      await world[who].data(PLACE_BID, { input: input({ rfpId: id, amount }) });
    }
    const BIDS =
      'query ($id: ID!) { rfp(id: $id) { bidCount bids { totalCount nodes { amount userId user { id } } } } }';
    const bidsFor = async (caller: typeof app.anyone) => {
      const { rfp } = await caller.data<{ rfp: { bidCount: number; bids: { totalCount: number; nodes: Body[] } } }>(
        BIDS,
        { id },
      );
      return [rfp.bidCount, rfp.bids.totalCount, rfp.bids.nodes.map(({ amount }) => amount)];
    };
    expect(await bidsFor(world.buyer)).toEqual([3, 3, ['30.00', '20.00', '10.00']]);
    expect(await bidsFor(world.other)).toEqual([3, 2, ['30.00', '20.00']]);
    expect(await bidsFor(world.seller)).toEqual([3, 1, ['10.00']]);
    expect(await bidsFor(app.anyone)).toEqual([3, 0, []]);
  });

  it('a party places five at most, even if two colleagues place them at the same time', async () => {
    const { id } = await ofBuyer();
    const { owner, colleague } = await aCompanyOfTwo(app);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        (nth % 2 ? owner : colleague).caller.graphql(PLACE_BID, {
          input: input({ rfpId: id, amount: String(900 + nth) }),
        }),
      ),
    );
    const refused = answers.flatMap(({ errors }) => errors);
    expect(refused).toHaveLength(7);
    for (const error of refused)
      expect(error).toMatchObject({
        message: 'You have placed 5 bids on this RFP, the most that one company can place.',
        extensions: { code: 'BID_LIMIT', status: 409 },
      });
    expect((await app.pool.query('select from bid where rfp_id = $1', [id])).rowCount).toBe(5);
    await world.seller.data(PLACE_BID, { input: input({ rfpId: id }) });
  });

  it('is possible until the end of the closing day', async () => {
    const { id } = await ofBuyer({ closing_date: day(0) });
    expect((await world.seller.data(PLACE_BID, { input: input({ rfpId: id }) }))['placeBid']).toMatchObject({
      status: 'active',
    });
  });

  it.each([
    ['past its closing day', { closing_date: day(-1) }],
    ['awarded', { status: 'awarded' }],
    ['cancelled', { status: 'cancelled' }],
    ['expired', { status: 'expired' }],
  ])('is refused if the RFP is %s', async (_what, columns) => {
    const { id } = await ofBuyer(columns);
    const before = await app.fingerprint();
    expect(await refusal({ rfpId: id })).toEqual({ message: 'This RFP is closed.', code: 'RFP_CLOSED', status: 409 });
    expect(await app.fingerprint()).toEqual(before);
  });

  it.each([
    [{ amount: ' ' }, 'BAD_USER_INPUT', 'Please enter a bid amount.'],
    [{ amount: '0' }, 'BAD_USER_INPUT', 'Bid amount must be a positive amount with at most 2 decimals.'],
    [{ amount: '1.2345' }, 'BAD_USER_INPUT', 'Bid amount must have at most 2 decimals: 1.23 or 1.24.'],
    [{ rfpId: null }, 'BAD_USER_INPUT', 'No auction or RFP specified for this bid.'],
    [{ auctionId: UNKNOWN_ID }, 'BAD_USER_INPUT', 'A bid is for an auction or for an RFP, not for both.'],
    [{ rfpId: 'abc' }, 'BAD_USER_INPUT', 'RFP is not a valid id.'],
    [{ rfpId: UNKNOWN_ID }, 'NOT_FOUND', 'RFP not found.'],
    [{ offeringId: UNKNOWN_ID }, 'BAD_USER_INPUT', 'This offering is not one of yours.'],
    [{ maxAmount: '960' }, 'BAD_USER_INPUT', 'A maximum bid is possible on an auction only.'],
    [{ expectedPrice: '900' }, 'BAD_USER_INPUT', '"expectedPrice" is possible on an auction only.'],
    [{ termsVersion: 1 }, 'BAD_USER_INPUT', '"termsVersion" is possible on an auction only.'],
    [
      { rfpId: null, auctionId: UNKNOWN_ID, rfpUpdatedAt: '2026-01-01T00:00:00Z' },
      'BAD_USER_INPUT',
      '"rfpUpdatedAt" is possible on an RFP only.',
    ],
    [{ message: 'x'.repeat(2001) }, 'BAD_USER_INPUT', 'Message must be at most 2000 characters.'],
    [{ userId: UNKNOWN_ID }, 'FORBIDDEN', '"userId" must be blank or your own id.'],
  ])('refuses %j and writes nothing', async (change, code, message) => {
    const before = await app.fingerprint();
    expect(await refusal(change)).toMatchObject({ code, message });
    expect(await app.fingerprint()).toEqual(before);
  });

  it('refuses the owner of the RFP and visitors', async () => {
    expect(await refusal({}, 'buyer')).toEqual({
      message: 'You cannot bid on your own RFP.',
      code: 'OWN_POSTING',
      status: 409,
    });
    expect(await app.anyone.refusal(PLACE_BID, { input: input() })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('the offering of a bid on an RFP', () => {
  it('must be the member’s own offering of the same product, and shows its bids', async () => {
    const { id } = await ofBuyer();
    await world.seller.data(PLACE_BID, { input: input({ rfpId: id, offeringId: world.offering.id }) });
    const { offering } = await world.seller.data(
      'query ($id: ID!) { offering(id: $id) { bids { nodes { rfpId amount offering { id } } } } }',
      { id: world.offering.id },
    );
    expect(offering).toEqual({
      bids: { nodes: [{ rfpId: id, amount: '950.00', offering: { id: world.offering.id } }] },
    });
  });

  it('is refused if it belongs to another member or is for a different product', async () => {
    const foreign = await anOffering(app.pool, { user_id: world.otherUser.id, product_id: world.product.id });
    const unlike = await anOffering(app.pool, {
      user_id: world.sellerUser.id,
      product_id: (await aProduct(app.pool)).id,
    });
    const without = await anOffering(app.pool, { user_id: world.sellerUser.id });
    const before = await app.fingerprint();
    expect(await refusal({ offeringId: foreign.id })).toMatchObject({
      message: 'This offering is not one of yours.',
      fields: { offeringId: 'is not one of yours' },
    });
    for (const { id } of [unlike, without]) {
      expect(await refusal({ offeringId: id })).toMatchObject({
        message: 'This offering is for a different product.',
        fields: { offeringId: 'is for a different product' },
      });
    }
    expect(await app.fingerprint()).toEqual(before);
  });
});

it('a bid waits for a concurrent award and is refused', async () => {
  const { id } = await ofBuyer();
  const award = await holding(app.pool, [`update rfp set status = 'awarded' where id = $1`, [id]]);
  const late = world.seller.refusal(PLACE_BID, { input: input({ rfpId: id }) });
  await waiting(app.pool, 1).finally(() => award.end('commit'));
  expect(await late).toMatchObject({ code: 'RFP_CLOSED' });
});

const BID_OF_OTHER = `insert into bid (id, user_id, party_id, rfp_id, amount)
  select gen_random_uuid(), id, party_id, $2, 5 from "user" where id = $1`;

it('an award waits for a concurrent bid and notifies its bidder', async () => {
  const { id } = await ofBuyer();
  const { placeBid: won } = await world.seller.data(PLACE_BID, { input: input({ rfpId: id }) });
  const bid = await holding(
    app.pool,
    ['select from rfp where id = $1 for share', [id]],
    [BID_OF_OTHER, [world.otherUser.id, id]],
  );
  const AWARD = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
  const award = world.buyer.data(AWARD, { input: { bidId: won?.['id'] } });
  await waiting(app.pool, 1).finally(() => bid.end('commit'));
  await award;
  await app.settled();
  const [message] = await world.other.read<Body[]>('/api/messages?limit=1');
  expect(message).toMatchObject({ subject: 'Not awarded: Acid', link: `/rfps/${id}` });
});

const EDIT = 'mutation ($input: EditRfpInput!) { editRfp(input: $input) { quantity closingDate } }';

it('an edit waits for a concurrent bid, and then changes only what bids allow and tells the bidder', async () => {
  const { id } = await ofBuyer({ closing_date: day(5) });
  const bid = await holding(
    app.pool,
    ['select from rfp where id = $1 for share', [id]],
    [BID_OF_OTHER, [world.otherUser.id, id]],
  );
  const change = world.buyer.refusal(EDIT, { input: { rfpId: id, quantity: 99 } });
  const extension = world.buyer.data(EDIT, { input: { rfpId: id, closingDate: day(9) } });
  await waiting(app.pool, 2).finally(() => bid.end('commit'));
  expect(await change).toMatchObject({ code: 'CONFLICT', fields: { quantity: 'cannot change' } });
  expect(await extension).toEqual({ editRfp: { quantity: 20, closingDate: day(9) } });
  await app.settled();
  const [message] = await world.other.read<Body[]>('/api/messages?limit=1');
  expect(message).toMatchObject({ subject: 'Request changed: Acid', link: `/rfps/${id}` });
});

it('one of two simultaneous equal edits counts', async () => {
  const { id } = await ofBuyer({ closing_date: day(5) });
  await aBid(app.pool, { rfp_id: id, user_id: world.otherUser.id });
  const lock = await holding(app.pool, ['select from rfp where id = $1 for update', [id]]);
  const messages = async () => (await world.other.read<Body[]>('/api/messages?limit=100')).length;
  const before = await messages();
  const edits = [1, 2].map(() => world.buyer.data(EDIT, { input: { rfpId: id, closingDate: day(9) } }));
  await waiting(app.pool, 2).finally(() => lock.end('commit'));
  await Promise.all(edits);
  await app.settled();
  expect(await messages()).toBe(before + 1);
});

it('an edit waits for a concurrent award and is refused', async () => {
  const { id } = await ofBuyer();
  const award = await holding(app.pool, [`update rfp set status = 'awarded' where id = $1`, [id]]);
  const late = world.buyer.refusal(EDIT, { input: { rfpId: id, quantity: 99 } });
  await waiting(app.pool, 1).finally(() => award.end('commit'));
  expect(await late).toMatchObject({ code: 'RFP_CLOSED' });
});

it('a bid waits for a concurrent edit and is refused if its bidder names the terms that it was meant for', async () => {
  const { id } = await ofBuyer();
  const { rfp } = await world.seller.data<{ rfp: Body }>('query ($id: ID!) { rfp(id: $id) { updatedAt } }', { id });
  const seen = { rfpId: id, rfpUpdatedAt: rfp['updatedAt'] };
  const edit = await holding(app.pool, ['update rfp set quantity = 99 where id = $1', [id]]);
  const late = refusal(seen);
  await waiting(app.pool, 1).finally(() => edit.end('commit'));
  expect(await late).toMatchObject({
    code: 'TERMS_CHANGED',
    message: 'The buyer changed this RFP. Please read it again.',
    fields: { rfpUpdatedAt: 'is not the time of its last change' },
  });
  const { rfp: now } = await world.seller.data<{ rfp: Body }>(
    'query ($id: ID!) { rfp(id: $id) { bidCount updatedAt } }',
    { id },
  );
  expect(now['bidCount']).toBe(0);
  const { placeBid } = await world.seller.data(PLACE_BID, {
    input: input({ rfpId: id, rfpUpdatedAt: now['updatedAt'] }),
  });
  expect(placeBid).toMatchObject({ status: 'active' });
});
