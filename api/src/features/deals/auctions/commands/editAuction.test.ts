import { startApp, type TestApp } from '../../../../../test/app.ts';
import { aBidBy, anEnvelope, bidOn, endAuction, postAuction, verdictOn } from '../../../../../test/auctions.ts';
import { bodies } from '../../../../../test/bodies.ts';
import { movableClock } from '../../../../../test/clock.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../../test/world.ts';
import { termsOf } from '../auctionTerms.ts';
import type { Receipt } from '../core/log.ts';
import { decideBatch } from '../engine/batchTransaction.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp({}, { address: movableClock });
  world = await aWorld(app);
});
afterAll(() => app.close());

const FIELDS = `title description productId quantity unit type startingPrice reservePrice bidIncrement priceBasis status startTime endTime
  originalEndTime deliveryLocation deliveryTerms paymentTerms deliveryDate qualitySpecs inspectionRequired inspectionLocation maxBidders
  preQualificationRequired bidVisibility autoExtend autoExtendDuration currentPrice`;
const EDIT = `mutation ($id: ID!, $input: CreateAuctionInput!) { editAuction(auctionId: $id, input: $input) { ${FIELDS} } }`;

const at = async (hours: number) => {
  const { rows } = await app.pool.query<{ at: Date }>(`select clock_timestamp() + $1 * interval '1 hour' as at`, [
    hours,
  ]);
  return rows[0]!.at.toISOString();
};
/** Input for an auction that is live for an hour. */
const anInput = async (change: Body = {}): Promise<Body> => ({
  title: 'Alkali',
  description: 'Weak.',
  productId: 'none',
  quantity: 3,
  unit: 'drums',
  startingPrice: '50.00',
  startTime: await at(-1),
  endTime: await at(1),
  ...change,
});
const edit = async (id: string, change: Body = {}, caller: Caller = world.seller) =>
  (await caller.data(EDIT, { id, input: await anInput(change) }))['editAuction'] as Body;
const refused = async (id: string, change: Body = {}, caller: Caller = world.seller) => {
  const input = await anInput(change);
  const before = await app.fingerprint();
  const { code, status, fields } = await caller.refusal(EDIT, { id, input });
  expect(await app.fingerprint()).toEqual(before);
  return [status, code, ...Object.keys(fields ?? {})];
};

it('replaces all fields; absent fields get their defaults', async () => {
  const id = await postAuction(app.pool, world.seller);
  const { status: _status, userId: _userId, ...full } = bodies(world)['/api/auctions'] as Body;
  const { startTime, endTime } = full;
  expect(await edit(id, full)).toEqual({
    ...full,
    priceBasis: 'lot',
    originalEndTime: endTime,
    deliveryLocation: null,
    // The new start is in the future.
    status: 'scheduled',
    currentPrice: '100.00',
    startTime,
  });
  expect(await edit(id, { type: 'reverse', priceBasis: 'per_unit' })).toMatchObject({
    title: 'Alkali',
    productId: null,
    quantity: 3,
    unit: 'drums',
    type: 'reverse',
    priceBasis: 'per_unit',
    reservePrice: null,
    bidIncrement: null,
    deliveryTerms: null,
    qualitySpecs: null,
    inspectionRequired: false,
    inspectionLocation: null,
    maxBidders: null,
    autoExtend: false,
    status: 'active',
    currentPrice: '50.00',
  });
});

it('is logged, and the log verifies with the edited terms', async () => {
  const id = await postAuction(app.pool, world.seller, { bidVisibility: 'sealed', reservePrice: '900.00' });
  await edit(id, { type: 'reverse', reservePrice: '40.00', bidVisibility: 'rank_only' });
  const receipts = [await bidOn(id, world.buyer, '45.00'), await bidOn(id, world.other, '39.50')].map(
    ({ receipt }) => receipt as Receipt,
  );
  const events = await app.pool.query<{ type: string; payload: string }>(
    'select type, payload from auction_event where auction_id = $1 order by seq',
    [id],
  );
  expect(events.rows.map(({ type }) => type)).toEqual(expect.arrayContaining(['created', 'edited', 'bid_accepted']));
  const edited = events.rows.find(({ type }) => type === 'edited')!;
  expect(JSON.parse(edited.payload)).toMatchObject({ direction: 'reverse', visibility: 'rank_only', step: '0.01' });
  expect(edited.payload).not.toContain('40.00');
  await endAuction(app.pool, id);
  expect(await verdictOn(app.pool, id, { receipts })).toMatchObject({ problems: [], winner: 2, price: '39.50' });
});

it('increases the terms version, and bids for another version are refused', async () => {
  const id = await postAuction(app.pool, world.seller);
  const versionOf = async () =>
    (await app.anyone.read<Body[]>('/api/auctions')).find((auction) => auction['id'] === id)?.['termsVersion'];
  expect(await versionOf()).toBe(0);
  for (const startingPrice of ['60.00', '70.00']) await edit(id, { startingPrice });
  expect(await versionOf()).toBe(2);
  await app.settled();
  const bid = (termsVersion: unknown) =>
    world.buyer.post('/api/bids', { auctionId: id, amount: '100.00', termsVersion }, { accept: 'application/json' });
  const before = await app.fingerprint();
  for (const version of [0, 1, 3])
    expect(JSON.parse((await bid(version)).text)).toMatchObject({
      status: 409,
      code: 'TERMS_CHANGED',
      fields: { termsVersion: 'The owner changed the terms of this auction. Please read them again.' },
    });
  for (const version of [-1, 1.5, 'two', {}, true])
    expect(JSON.parse((await bid(version)).text)).toMatchObject({
      status: 400,
      fields: { termsVersion: expect.anything() },
    });
  expect(await app.fingerprint()).toEqual(before);
  expect((await bid(2)).status).toBe(201);
  await bidOn(id, world.other, '101.00');
});

it('notifies admitted and requesting members once, and no declined ones', async () => {
  const id = await postAuction(app.pool, world.seller, { preQualificationRequired: true });
  const [approved, asking, declined] = (await Promise.all(
    [1, 2, 3].map(async () => app.as(await aUser(app.pool))),
  )) as [Caller, Caller, Caller];
  for (const caller of [approved, asking, declined])
    await caller.data('mutation ($id: ID!) { requestParticipation(auctionId: $id) { id } }', { id });
  await world.seller.data('mutation ($id: ID!) { approveBidder(auctionId: $id, bidder: 1) { id } }', { id });
  await world.seller.data('mutation ($id: ID!) { declineBidder(auctionId: $id, bidder: 3, reason: "No.") { id } }', {
    id,
  });
  await edit(id, { preQualificationRequired: true });
  await app.settled();
  const noticesOf = async (caller: Caller) =>
    (await caller.read<Body[]>('/api/messages')).filter(({ subject }) => subject === 'Auction changed: Alkali');
  for (const caller of [approved, asking])
    expect(await noticesOf(caller)).toMatchObject([
      {
        content: "The owner changed the auction 'Alkali' before the first bid. Please read its terms again.",
        link: `/auctions/${id}`,
      },
    ]);
  expect(await noticesOf(declined)).toEqual([]);
  // The edit keeps approvals.
  await bidOn(id, approved, '50.00');
});

describe('is refused, and changes nothing', () => {
  it('after the first bid, even if it was voided', async () => {
    const id = await postAuction(app.pool, world.seller);
    const { id: bidId } = await bidOn(id, world.buyer, '100.00');
    expect(await refused(id)).toEqual([409, 'TERMS_FROZEN']);
    await world.seller.data('mutation ($id: ID!) { voidBid(bidId: $id, reason: "A slip.") { id } }', { id: bidId });
    expect(await refused(id)).toEqual([409, 'TERMS_FROZEN']);
    await endAuction(app.pool, id);
    expect(await refused(id)).toEqual([409, 'AUCTION_ENDED']);
  });

  it('after a bid in the same batch', async () => {
    const id = await postAuction(app.pool, world.seller);
    const terms = termsOf({
      type: 'forward',
      starting_price: '500.00',
      reserve_price: null,
      bid_increment: null,
      bid_visibility: 'sealed',
      start: Date.parse(await at(-1)),
      first_end: Date.parse(await at(1)),
      auto_extend: false,
      auto_extend_duration: null,
      max_bidders: null,
      pre_qualification_required: false,
    });
    const editing = (title: string) =>
      anEnvelope(world.sellerUser.id, () => ({ type: 'edit', terms }), {
        right: 'owner',
        columns: { title, starting_price: '500.00', bid_visibility: 'sealed', bid_increment: null },
      });
    const batch = [
      editing('First'),
      aBidBy(world.buyerUser.id, '100.00'),
      aBidBy(world.buyerUser.id, '500.00'),
      editing('Second'),
    ];
    const { answers } = await decideBatch(app.pool, id, () => batch);
    expect(answers.map((answer) => ('accepted' in answer ? answer.accepted.event.type : answer.refused.code))).toEqual([
      'edited',
      'WORSE_THAN_START',
      'bid_accepted',
      'TERMS_FROZEN',
    ]);
    // Hidden according to the edited terms.
    const { rows } = await app.pool.query<{ payload: string; title: string }>(
      `select payload, title from auction_event join auction on auction.id = auction_id where auction_id = $1 and auction_event.type = 'bid_accepted'`,
      [id],
    );
    expect(rows[0]!.title).toBe('First');
    expect(rows[0]!.payload).not.toContain('500.00');
  });

  it('for all members except the owner', async () => {
    const id = await postAuction(app.pool, world.seller);
    const admin = await app.as(await aUser(app.pool, { role: 'admin' }));
    for (const caller of [world.buyer, admin]) expect(await refused(id, {}, caller)).toEqual([403, 'FORBIDDEN']);
    expect(await refused(id, {}, app.anyone)).toEqual([401, 'UNAUTHENTICATED']);
    expect(await refused(UNKNOWN_ID)).toEqual([404, 'NOT_FOUND']);
    expect(await refused(id, { userId: world.buyerUser.id })).toEqual([403, 'FORBIDDEN', 'userId']);
  });

  it('if it breaks a rule for new auctions', async () => {
    const id = await postAuction(app.pool, world.seller);
    const bad = (change: Body) => refused(id, change).then((all) => all.slice(1));
    expect(await bad({ title: '' })).toEqual(['BAD_USER_INPUT', 'title']);
    expect(await bad({ endTime: await at(-0.5) })).toEqual(['BAD_USER_INPUT', 'endTime']);
    expect(await bad({ startTime: await at(2) })).toEqual(['BAD_USER_INPUT', 'endTime']);
    expect(await bad({ productId: UNKNOWN_ID })).toEqual(['BAD_USER_INPUT', 'productId']);
    expect(await bad({ startingPrice: '0' })).toEqual(['BAD_USER_INPUT', 'startingPrice']);
  });
});

it('is accepted once per key', async () => {
  const id = await postAuction(app.pool, world.seller);
  const input = { ...(await anInput()), idempotencyKey: `edit ${id}` };
  for (const _ of [1, 2, 3]) await world.seller.data(EDIT, { id, input });
  const { rowCount } = await app.pool.query(`select from auction_event where auction_id = $1 and type = 'edited'`, [
    id,
  ]);
  expect(rowCount).toBe(1);
  expect(await world.seller.refusal(EDIT, { id, input: { ...input, title: 'Other' } })).toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
  });
});
