import { startApp, type TestApp } from '../../../../../test/app.ts';
import { bidOn, endAuction, postAuction, verdictOn } from '../../../../../test/auctions.ts';
import { movableClock } from '../../../../../test/clock.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../../test/world.ts';
import type { Receipt } from '../core/log.ts';
import { readAuctionLog } from '../engine/auctionLogDownload.ts';

let app: TestApp;
let world: World;
let third: Caller;
beforeAll(async () => {
  app = await startApp({}, { address: movableClock });
  world = await aWorld(app);
  third = await app.as(await aUser(app.pool));
});
afterAll(() => app.close());

const AWARD = `mutation ($id: ID!, $key: String) {
  awardNextBid(auctionId: $id, idempotencyKey: $key) { outcome currentPrice bids { nodes { bidder status } } }
}`;
const award = (id: string, key?: string) =>
  world.seller.data<{ awardNextBid: Body }>(AWARD, { id, key }).then(({ awardNextBid }) => awardNextBid);

type Bid = [caller: Caller, amount: string, more?: Body];

/** An auction that ended after these bids. */
const ended = async (bids: Bid[], terms: Body = {}): Promise<{ id: string; receipts: Receipt[] }> => {
  const id = await postAuction(app.pool, world.seller, terms);
  const receipts: Receipt[] = [];
  for (const [caller, amount, more = {}] of bids) {
    const { receipt, maxAmount } = await bidOn(id, caller, amount, more);
    receipts.push({ ...(receipt as Receipt), amount, maxAmount: maxAmount as string | null });
  }
  await endAuction(app.pool, id);
  return { id, receipts };
};

const ordersOf = async (id: string) =>
  (
    await app.pool.query<{ buyer_id: string; seller_id: string; total_amount: string; status: string }>(
      `select buyer_id, seller_id, total_amount, "order".status from "order" join bid on bid.id = bid_id where auction_id = $1 order by "order".id`,
      [id],
    )
  ).rows;
const cancelOrder = (id: string) =>
  app.pool.query(
    `update "order" set status = 'cancelled' from bid where bid.id = bid_id and auction_id = $1 and "order".status = 'confirmed'`,
    [id],
  );
const finalHash = async (caller: Caller, subject: RegExp): Promise<string | undefined> => {
  const messages = await caller.read<{ subject: string; content: string }[]>('/api/messages');
  return /ends in ([0-9a-f]{64})/.exec(messages.find((message) => subject.test(message.subject))?.content ?? '')?.[1];
};

it('awards the bidder who would have won without the previous winner; order, notices and log agree', async () => {
  const { id, receipts } = await ended([
    [world.other, '100.00', { maxAmount: '150.00' }],
    [world.buyer, '105.00', { maxAmount: '201.00' }],
    [third, '160.00'],
    [third, '202.00', { maxAmount: '303.00' }],
  ]);
  await cancelOrder(id);
  expect(await award(id)).toMatchObject({ outcome: 'awarded', currentPrice: '155.00' });
  const sold = { seller_id: world.sellerUser.id };
  expect(await ordersOf(id)).toMatchObject([
    { ...sold, status: 'cancelled' },
    { ...sold, buyer_id: world.buyerUser.id, total_amount: '155.00', status: 'confirmed' },
  ]);
  const seen = await verdictOn(app.pool, id, { receipts, finalHash: await finalHash(world.buyer, /^You won: Acid$/) });
  expect(seen).toMatchObject({ problems: [], winner: 2, price: '155.00' });
  for (const caller of [third, world.other])
    expect(
      await verdictOn(app.pool, id, { finalHash: await finalHash(caller, /^(You won|Auction ended): /) }),
    ).toMatchObject({ ok: true });
  expect((await world.seller.read<Body[]>('/api/messages?limit=1'))[0]).toMatchObject({
    subject: 'Next bid awarded: Acid',
    content: expect.stringContaining("The next bid in your auction 'Acid' was awarded at $155.00."),
    link: `/auctions/${id}`,
  });

  await cancelOrder(id);
  expect(await award(id)).toMatchObject({ currentPrice: '100.00' });
  const log = JSON.stringify(await readAuctionLog(app.pool, id));
  // The maxima of all winners stay hidden.
  for (const maximum of ['150.00', '201.00', '303.00']) expect(log).not.toContain(maximum);
  expect(await verdictOn(app.pool, id, { receipts })).toMatchObject({ problems: [], winner: 1, price: '100.00' });
});

it.each(['rank_only', 'sealed'] as const)('awards the next bid of a %s auction', async (bidVisibility) => {
  const { id, receipts } = await ended(
    [
      [world.other, '150.00'],
      [world.buyer, '170.00'],
      [third, '150.00'],
    ],
    { bidVisibility, type: 'forward' },
  );
  await cancelOrder(id);
  const { bids } = await award(id);
  expect((bids as { nodes: Body[] }).nodes).toEqual([
    { bidder: 'Bidder 3', status: 'declined' },
    { bidder: 'Bidder 2', status: 'declined' },
    { bidder: 'Bidder 1', status: 'awarded' },
  ]);
  expect(await verdictOn(app.pool, id, { receipts })).toMatchObject({ problems: [], winner: 1, price: '150.00' });
});

it('the owner of a reverse auction is the buyer, and the price basis applies', async () => {
  const bids: Bid[] = [
    [world.other, '95.50'],
    [world.buyer, '90.00'],
  ];
  const { id } = await ended(bids, { type: 'reverse', priceBasis: 'per_unit' });
  await cancelOrder(id);
  await award(id);
  expect((await ordersOf(id)).at(-1)).toEqual({
    buyer_id: world.sellerUser.id,
    seller_id: world.otherUser.id,
    total_amount: '1910.00',
    status: 'confirmed',
  });
});

it('passes over bidders for whom nobody acts any more, which the log says', async () => {
  const gone = await aUser(app.pool);
  const { id, receipts } = await ended([
    [world.other, '100.00'],
    [await app.as(gone), '105.00', { maxAmount: '130.00' }],
    [world.buyer, '150.00'],
  ]);
  await cancelOrder(id);
  await app.pool.query('update "user" set deleted_at = clock_timestamp() where id = $1', [gone.id]);
  expect(await award(id)).toMatchObject({ currentPrice: '100.00' });
  expect((await ordersOf(id)).at(-1)).toMatchObject({ buyer_id: world.otherUser.id, status: 'confirmed' });
  expect((await readAuctionLog(app.pool, id))?.events.at(-1)?.payload).toContain('"skipped":[2]');
  expect(await verdictOn(app.pool, id, { receipts })).toMatchObject({ problems: [], winner: 1, price: '100.00' });
});

describe('is refused, and changes nothing', () => {
  const refused = async (caller: Caller, id: string): Promise<string> => {
    const before = await app.fingerprint();
    const { code, status, message } = await caller.refusal(AWARD, { id });
    expect(await app.fingerprint()).toEqual(before);
    return `${status} ${code}: ${message}`;
  };

  it('without an award, or while its order is not cancelled', async () => {
    const live = await postAuction(app.pool, world.seller);
    expect(await refused(world.seller, live)).toBe('409 NOT_DUE: This is not possible at the moment.');
    const { id } = await ended([
      [world.other, '100.00'],
      [world.buyer, '105.00'],
    ]);
    const notCancelled =
      '409 ORDER_STANDS: The order of this auction is still valid. The next bid can be awarded after the order is cancelled.';
    for (const status of ['pending', 'confirmed', 'shipped', 'delivered', 'completed']) {
      await app.pool.query(`update "order" set status = $2 from bid where bid.id = bid_id and auction_id = $1`, [
        id,
        status,
      ]);
      expect(await refused(world.seller, id)).toBe(notCancelled);
    }
  });

  it('for all members except the owner, and without another bid', async () => {
    const { id } = await ended([[world.buyer, '105.00']]);
    await cancelOrder(id);
    const others = '403 FORBIDDEN: Only the owner of this auction may do this.';
    for (const caller of [world.buyer, world.other]) expect(await refused(caller, id)).toBe(others);
    expect(await refused(app.anyone, id)).toBe('401 UNAUTHENTICATED: Unauthorized');
    expect(await refused(world.seller, UNKNOWN_ID)).toBe('404 NOT_FOUND: Auction not found.');
    expect(await refused(world.seller, id)).toBe('409 NO_NEXT_BID: There is no other bid to award.');
  });

  it('if no other bid meets the reserve', async () => {
    const bids: Bid[] = [
      [world.other, '119.00'],
      [world.buyer, '125.00'],
    ];
    const { id } = await ended(bids, { reservePrice: '120.00' });
    await cancelOrder(id);
    expect(await refused(world.seller, id)).toMatch(/^409 NO_NEXT_BID/);
  });
});

it('is awarded once per key, and once for several requests at the same time', async () => {
  const { id } = await ended([
    [third, '100.00'],
    [world.other, '105.00'],
    [world.buyer, '110.00'],
  ]);
  await cancelOrder(id);
  const first = await award(id, 'again');
  expect(await award(id, 'again')).toEqual(first);
  expect(await ordersOf(id)).toHaveLength(2);

  await cancelOrder(id);
  const answers = await Promise.all(Array.from({ length: 6 }, () => world.seller.graphql(AWARD, { id })));
  const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'awarded').sort();
  expect(codes).toEqual([...Array<string>(5).fill('ORDER_STANDS'), 'awarded']);
  expect((await ordersOf(id)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'confirmed']);
});
