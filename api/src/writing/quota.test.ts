import { startApp, type TestApp, type Twin } from '../../test/app.ts';
import type { Body, Caller } from '../../test/caller.ts';
import { aBid, aCompanyProfile, anOffering, anOrder, anRfp, aUser } from '../../test/factories.ts';
import { aWorld, day, type World } from '../../test/world.ts';
import { demoAccounts } from '../seed/demoAccounts.ts';
import { dailyQuotas, MAX_OPEN_ORDERS, purgeQuotas, type Quota } from './quota.ts';

let app: TestApp;
let twin: Twin;
let world: World;
beforeAll(async () => {
  app = await startApp();
  twin = await app.twin();
  world = await aWorld(app);
});
afterAll(() => app.close());

const TODAY = `(clock_timestamp() at time zone 'UTC')::date`;

/** A member whose account was made just now, and what they have written today. */
const aNewcomer = async (used: Partial<Record<Quota, number>> = {}, columns: Body = {}) => {
  const user = await aUser(app.pool, { created_at: new Date(), ...columns });
  const { messages = 0, postings = 0, orders = 0 } = used;
  if (messages + postings + orders > 0)
    await app.pool.query(
      `insert into write_quota (member_id, day, messages, postings, orders) values ($1, ${TODAY}, $2, $3, $4)`,
      [user.id, messages, postings, orders],
    );
  return { user, caller: await app.as(user) };
};

const usedBy = async ({ id }: { id: string }): Promise<Record<Quota, number>> => {
  const { rows } = await app.pool.query(
    `select messages, postings, orders from write_quota where member_id = $1 and day = ${TODAY}`,
    [id],
  );
  return rows[0] ?? { messages: 0, postings: 0, orders: 0 };
};

const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
const POST_RFP = 'mutation ($input: PostRfpInput!) { postRfp(input: $input) { id } }';
const POST_OFFERING = 'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }';
const CREATE_AUCTION = 'mutation ($input: CreateAuctionInput!) { createAuction(input: $input) { id } }';
const INQUIRE = 'mutation ($input: InquireInput!) { inquire(input: $input) { id } }';
const PLACE_ORDER = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
const PLACE_BID = 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { id: bidId } }';

const message = (change: Body = {}) => ({
  input: { recipientId: world.sellerUser.id, subject: 'Hello', content: 'Good day.', ...change },
});
const posting = { title: 'Acid', description: 'Strong.', productId: 'none', quantity: 5, unit: 'MT' };
const auction = {
  ...posting,
  startingPrice: '100.00',
  startTime: new Date(Date.now() + 3_600_000).toISOString(),
  endTime: new Date(Date.now() + 7_200_000).toISOString(),
};
const order = async (change: Body = {}) => {
  const offering = await anOffering(app.pool, { user_id: world.sellerUser.id });
  return { input: { offeringId: offering.id, quantity: 1, totalAmount: '100.50', ...change } };
};

const succeeded = (answers: readonly { errors: readonly unknown[] }[]) =>
  answers.filter(({ errors }) => errors.length === 0).length;

describe('a member over the quota of a day', () => {
  it('gets an error that names the quota, its limit and when it renews', async () => {
    const { user, caller } = await aNewcomer({ messages: 29 });
    await caller.data(SEND, message());
    const { rows } = await app.pool.query<{ tomorrow: Date }>(
      `select (${TODAY} + 1)::timestamp at time zone 'UTC' as tomorrow`,
    );
    const renewsAt = rows[0]!.tomorrow.toISOString();
    const refused = await caller.refusal(SEND, message());
    expect(refused).toEqual({
      message: `You have reached your limit of 30 messages a day. It renews at ${day(1)} 00:00 UTC. Verified companies have a higher limit.`,
      code: 'QUOTA_EXCEEDED',
      status: 429,
      quota: 'messages',
      limit: 30,
      renewsAt,
      retryAfter: expect.any(Number),
    });
    expect(refused['retryAfter']).toBeGreaterThan(0);
    expect(refused['retryAfter']).toBeLessThanOrEqual(24 * 3_600);
    expect(await usedBy(user)).toMatchObject({ messages: 30 });
  });

  it('gets the same over REST, with a header that says when to come back', async () => {
    const { caller } = await aNewcomer({ postings: 10 });
    const { status, text, headers } = await caller.post('/api/rfps', posting);
    expect([status, text]).toEqual([429, expect.stringContaining('limit of 10 postings a day')]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('can write again on the next day', async () => {
    const { user, caller } = await aNewcomer({ postings: 10 });
    expect(await caller.refusal(POST_RFP, { input: posting })).toMatchObject({ code: 'QUOTA_EXCEEDED' });
    await app.pool.query('update write_quota set day = day - 1 where member_id = $1', [user.id]);
    await caller.data(POST_RFP, { input: posting });
    expect(await usedBy(user)).toMatchObject({ postings: 1 });
  });

  it('has quotas of the other kinds left', async () => {
    const { caller } = await aNewcomer({ messages: 30 });
    await caller.data(POST_RFP, { input: posting });
    expect(await caller.refusal(INQUIRE, { input: { offeringId: world.offering.id, message: 'Pure?' } })).toMatchObject(
      { code: 'QUOTA_EXCEEDED', quota: 'messages' },
    );
  });
});

describe('how much a member may write', () => {
  const MONTH = 30 * 24 * 3_600_000;
  const demoId = demoAccounts.find(({ account }) => account === 'buyer')!.id;

  it.each<[string, keyof typeof dailyQuotas.messages, Body, string | null]>([
    ['a new account', 'newcomer', {}, null],
    ['an account of a week', 'established', { created_at: new Date(Date.now() - 8 * 24 * 3_600_000) }, null],
    ['an older account whose company waits', 'established', { created_at: new Date(Date.now() - MONTH) }, 'pending'],
    ['a new account whose company was rejected', 'newcomer', {}, 'rejected'],
    ['a new account of a verified company', 'approved', {}, 'approved'],
    ['a demo account', 'approved', { id: demoId }, null],
  ])('%s has the quotas of "%s"', async (_who, standing, columns, company) => {
    const messages = dailyQuotas.messages[standing];
    const postings = dailyQuotas.postings[standing];
    const orders = dailyQuotas.orders[standing];
    const { user, caller } = await aNewcomer(
      { messages: messages - 1, postings: postings - 1, orders: orders - 1 },
      columns,
    );
    if (company) await aCompanyProfile(app.pool, { user_id: user.id, verification_status: company });
    for (const [query, variables] of [
      [SEND, message()],
      [POST_RFP, { input: posting }],
      [PLACE_ORDER, await order()],
    ] as const) {
      await caller.data(query, variables);
      expect(await caller.refusal(query, variables)).toMatchObject({ code: 'QUOTA_EXCEEDED' });
    }
    expect(await usedBy(user)).toEqual({ messages, postings, orders });
  });
});

describe('what counts', () => {
  it('every message, posting and order of a member, over GraphQL', async () => {
    const { user, caller } = await aNewcomer();
    await caller.data(SEND, message());
    await caller.data(INQUIRE, { input: { offeringId: world.offering.id, message: 'Pure?' } });
    await caller.data(PLACE_BID, { input: { rfpId: world.rfp.id, amount: '10.00', message: 'In stock.' } });
    expect(await usedBy(user)).toEqual({ messages: 3, postings: 0, orders: 0 });
    await caller.data(POST_RFP, { input: posting });
    await caller.data(POST_OFFERING, { input: { ...posting, price: '3.00' } });
    await caller.data(CREATE_AUCTION, { input: auction });
    expect(await usedBy(user)).toEqual({ messages: 3, postings: 3, orders: 0 });
    const rfp = await anRfp(app.pool, { user_id: user.id });
    const bid = await aBid(app.pool, { rfp_id: rfp.id, user_id: world.sellerUser.id });
    await caller.data(PLACE_ORDER, { input: { bidId: bid.id } });
    await caller.data(PLACE_ORDER, await order());
    expect(await usedBy(user)).toEqual({ messages: 3, postings: 3, orders: 2 });
  });

  it('the same over REST', async () => {
    const { user, caller } = await aNewcomer();
    const created = async (path: string, body: Body) =>
      expect((await caller.post(path, body)).status).toBeLessThan(300);
    await created('/api/rfps', posting);
    await created('/api/offerings', { ...posting, price: '3.00' });
    await created('/api/auctions', auction);
    await created('/api/bids', { rfpId: world.rfp.id, amount: '10.00', message: 'In stock.' });
    await created('/api/orders', { ...(await order()).input, sellerId: world.sellerUser.id });
    expect(await usedBy(user)).toEqual({ messages: 1, postings: 3, orders: 1 });
  });

  it('not the notices that the market writes about what somebody did', async () => {
    const { user, caller } = await aNewcomer();
    await caller.data(PLACE_BID, { input: { rfpId: world.rfp.id, amount: '10.00' } });
    const sold = await anOrder(app.pool, { buyer_id: world.buyerUser.id, seller_id: user.id });
    await caller.data('mutation ($input: ChangeOrderInput!) { changeOrder(input: $input) { id } }', {
      input: { orderId: sold.id, status: 'confirmed', note: 'With pleasure.' },
    });
    expect(await usedBy(user)).toEqual({ messages: 0, postings: 0, orders: 0 });
  });

  it('nothing that was refused', async () => {
    const { user, caller } = await aNewcomer();
    await caller.refusal(SEND, message({ recipientId: user.id }));
    await caller.refusal(SEND, message({ subject: '' }));
    await caller.refusal(POST_OFFERING, { input: { ...posting, price: '3.00', productId: world.rfp.id } });
    await caller.refusal(PLACE_ORDER, await order({ quantity: 1_000, totalAmount: '100500.00' }));
    expect(await usedBy(user)).toEqual({ messages: 0, postings: 0, orders: 0 });
  });

  it('a retry under one key once, also in parallel and also as the last one of the day', async () => {
    const { user, caller } = await aNewcomer({ messages: 29 });
    const again = message({ idempotencyKey: 'one' });
    const elsewhere = twin.as(caller);
    const answers = await Promise.all([caller, elsewhere, caller, elsewhere].map((one) => one.graphql(SEND, again)));
    expect(succeeded(answers)).toBe(4);
    expect(new Set(answers.map(({ data }) => (data?.['sendMessage'] as Body)['id'])).size).toBe(1);
    expect(await usedBy(user)).toMatchObject({ messages: 30 });
  });
});

it('holds against parallel writes at two instances', async () => {
  const { user, caller } = await aNewcomer({ messages: 20 });
  const callers: Caller[] = [caller, twin.as(caller)];
  const answers = await Promise.all(Array.from({ length: 24 }, (_, nth) => callers[nth % 2]!.graphql(SEND, message())));
  expect(succeeded(answers)).toBe(10);
  expect(await usedBy(user)).toMatchObject({ messages: 30 });
  const { rows } = await app.pool.query('select count(*)::int from message where sending_user_id = $1', [user.id]);
  expect(rows).toEqual([{ count: 10 }]);
});

describe('the open orders of a new account', () => {
  const withOpenOrders = async (count: number, columns: Body = {}) => {
    const newcomer = await aNewcomer({}, columns);
    const between = { buyer_id: newcomer.user.id, seller_id: world.sellerUser.id };
    const orders: { id: string }[] = [];
    for (let nth = 0; nth < count; nth++) orders.push(await anOrder(app.pool, between));
    return { ...newcomer, orders };
  };

  it('are five at most, until a seller confirms one', async () => {
    const { user, caller, orders } = await withOpenOrders(MAX_OPEN_ORDERS);
    expect(await caller.refusal(PLACE_ORDER, await order())).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      status: 429,
      quota: 'openOrders',
      limit: 5,
      renewsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(await usedBy(user)).toMatchObject({ orders: 0 });
    await app.pool.query(`update "order" set status = 'confirmed' where id = $1`, [orders[0]!.id]);
    await caller.data(PLACE_ORDER, await order());
    expect(await caller.refusal(PLACE_ORDER, await order())).toMatchObject({ quota: 'openOrders' });
  });

  it('are five at most, however many are placed at once at two instances', async () => {
    const { caller } = await withOpenOrders(2);
    const callers: Caller[] = [caller, twin.as(caller)];
    const inputs = await Promise.all(Array.from({ length: 8 }, () => order()));
    const answers = await Promise.all(inputs.map((input, nth) => callers[nth % 2]!.graphql(PLACE_ORDER, input)));
    expect(succeeded(answers)).toBe(3);
  });

  it('do not apply to an older account', async () => {
    const { caller } = await withOpenOrders(6, { created_at: new Date(Date.now() - 8 * 24 * 3_600_000) });
    await caller.data(PLACE_ORDER, await order());
  });
});

it('keeps the counts of today and yesterday only', async () => {
  const { user } = await aNewcomer({ messages: 1 });
  await app.pool.query(
    `insert into write_quota (member_id, day) select $1, ${TODAY} - days from unnest(array[1, 2, 9]) as days`,
    [user.id],
  );
  await purgeQuotas(app.pool);
  const { rows } = await app.pool.query(
    `select ${TODAY} - day as ago from write_quota where member_id = $1 order by 1`,
    [user.id],
  );
  expect(rows.map(({ ago }) => ago)).toEqual([0, 1]);
});
