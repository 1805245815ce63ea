import { startApp, type TestApp } from '../../../test/app.ts';
import type { Body, Caller } from '../../../test/caller.ts';
import { anAuction, aUser } from '../../../test/factories.ts';
import { aWorld, type World } from '../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const PROBLEM = { accept: 'application/json' };
const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);
const ofSeller = (columns: Body = {}) => anAuction(app.pool, { user_id: world.sellerUser.id, ...columns });
const bid = (caller: Caller, auctionId: string, amount: unknown, more: Body = {}) =>
  caller.post('/api/bids', { auctionId, amount, confirmed: true, ...more }, PROBLEM);

/** Status, code and minimum next bid of each bid in turn. */
const outcomes = async (auctionId: string, bids: [Caller, unknown][]) => {
  const all = [];
  for (const [caller, amount] of bids) {
    const { status, text } = await bid(caller, auctionId, amount);
    const { code, minimumNextBid } = JSON.parse(text) as { code?: string; minimumNextBid?: string };
    all.push(status === 201 ? 'accepted' : [code, minimumNextBid].filter(Boolean).join(' '));
  }
  return all;
};

const seen = async (caller: Caller, id: string): Promise<Body> => {
  const found = (await caller.read<Body[]>('/api/auctions')).find((auction) => auction['id'] === id);
  return { currentPrice: found?.['currentPrice'], bidCount: found?.['bidCount'], bidderCount: found?.['bidderCount'] };
};

describe('A bid amount', () => {
  it('in a forward auction starts at the starting price and rises by the increment', async () => {
    const { id } = await ofSeller();
    const { buyer, other } = world;
    expect(
      await outcomes(id, [
        [buyer, '99.99'],
        [buyer, 100],
        [other, '100.00'],
        [other, '104.99'],
        [other, '105'],
        [buyer, '109.99'],
        [buyer, '5000'],
      ]),
    ).toEqual([
      'WORSE_THAN_START 100.00',
      'accepted',
      'NOT_AN_IMPROVEMENT 105.00',
      'STEP_TOO_SMALL 105.00',
      'accepted',
      'STEP_TOO_SMALL 110.00',
      'accepted',
    ]);
    for (const caller of [app.anyone, buyer])
      expect(await seen(caller, id)).toEqual({ currentPrice: '5000.00', bidCount: 3, bidderCount: 2 });
  });

  it('in a reverse auction starts at the starting price and falls by the decrement, but stays above zero', async () => {
    const { id } = await ofSeller({ type: 'reverse' });
    const { buyer, other } = world;
    expect(
      await outcomes(id, [
        [buyer, '100.01'],
        [buyer, '100'],
        [other, '95.01'],
        [other, '95'],
        [buyer, '1'],
        [other, '0.01'],
      ]),
    ).toEqual([
      'WORSE_THAN_START 100.00',
      'accepted',
      'STEP_TOO_SMALL 95.00',
      'accepted',
      'accepted',
      'STEP_TOO_SMALL',
    ]);
    expect(await seen(app.anyone, id)).toMatchObject({ currentPrice: '1.00' });
  });

  it('without an increment changes by at least a cent, also for the leader', async () => {
    const { id } = await ofSeller({ bid_increment: null });
    expect(
      await outcomes(id, [
        [world.buyer, '100'],
        [world.buyer, '200'],
        [world.other, '100'],
        [world.other, '100.01'],
      ]),
    ).toEqual(['accepted', 'ALREADY_LEADING 100.01', 'NOT_AN_IMPROVEMENT 100.01', 'accepted']);
  });

  it('more than half beyond the price has to be confirmed', async () => {
    const { id } = await ofSeller();
    for (const [amount, price] of [
      ['150.01', '100.00'],
      ['226.00', '150.01'],
    ]) {
      expect((await seen(app.anyone, id))['currentPrice']).toBe(price);
      for (const confirmed of [undefined, null, false, 'false']) {
        const caller = price === '100.00' ? world.buyer : world.other;
        const { status, text } = await bid(caller, id, amount, { confirmed });
        expect([status, JSON.parse(text)]).toEqual([
          409,
          expect.objectContaining({ code: 'JUMP_NEEDS_CONFIRMATION', fields: { amount: expect.any(String) } }),
        ]);
      }
      expect((await bid(price === '100.00' ? world.buyer : world.other, id, amount)).status).toBe(201);
    }
  });

  it('that nobody can better ends the bidding, and the auction says so', async () => {
    const { id } = await ofSeller({ type: 'reverse' });
    const READ = 'query ($id: ID!) { auction(id: $id) { minimumNextBid viewerCan { bid } } }';
    const canBid = async () => (await world.other.data<{ auction: Body }>(READ, { id })).auction;
    await bid(world.buyer, id, '5.01');
    expect(await canBid()).toEqual({ minimumNextBid: '0.01', viewerCan: { bid: true } });
    await bid(world.other, id, '0.01');
    expect(await canBid()).toEqual({ minimumNextBid: null, viewerCan: { bid: false } });
  });

  it('that is refused gets a clear sentence and the name of the field', async () => {
    const { id } = await ofSeller();
    const { status, text } = await bid(world.buyer, id, '1');
    expect([status, JSON.parse(text)]).toEqual([
      409,
      expect.objectContaining({
        code: 'WORSE_THAN_START',
        minimumNextBid: '100.00',
        fields: { amount: expect.stringContaining('$100.00') },
      }),
    ]);
    expect((await world.buyer.post('/api/bids', { auctionId: id, amount: '1' })).text).toBe(
      (JSON.parse(text) as Body)['message'],
    );
  });
});

it('A raised maximum is no new bid and has no id', async () => {
  const { id } = await ofSeller();
  expect((JSON.parse((await bid(world.buyer, id, '100.00')).text) as Body)['id']).toEqual(expect.any(String));
  const { status, text } = await bid(world.buyer, id, '100.00', { maxAmount: '150.00' });
  expect([status, (JSON.parse(text) as Body)['id']]).toEqual([201, null]);
  const raise = 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { bidId bid { id } auctionId } }';
  const input = { auctionId: id, amount: '100.00', maxAmount: '160.00', confirmed: true };
  expect(await world.buyer.data(raise, { input })).toEqual({
    placeBid: { bidId: null, bid: null, auctionId: id },
  });
});

describe('The reason for a refusal', () => {
  const code = async (columns: Body, caller: Caller, amount = '1') => {
    const { id } = await ofSeller(columns);
    const before = await app.fingerprint();
    const { status, text } = await bid(caller, id, amount);
    expect(await app.fingerprint()).toEqual(before);
    return `${status} ${(JSON.parse(text) as Body)['code']}`;
  };
  const over = { start_time: inHours(-2), end_time: inHours(-1) };
  const early = { start_time: inHours(1), end_time: inHours(2) };
  const cancelled = { closed_at: new Date(), outcome: 'cancelled', status: 'ended' };

  it('is the time first, then the bidder, then the amount', async () => {
    expect(await code(cancelled, world.seller)).toBe('409 AUCTION_CANCELLED');
    expect(await code(over, world.seller)).toBe('409 AUCTION_ENDED');
    expect(await code(early, world.seller)).toBe('409 AUCTION_NOT_STARTED');
    expect(await code({ pre_qualification_required: true }, world.seller)).toBe('409 OWN_POSTING');
    expect(await code({ pre_qualification_required: true }, world.buyer)).toBe('409 NOT_QUALIFIED');
    expect(await code({}, world.buyer)).toBe('409 WORSE_THAN_START');
    expect(await code(over, world.buyer, '-1')).toBe('400 BAD_USER_INPUT');
  });

  it('is the maximum of bidders, even if all bid for the first time at once; participants may continue', async () => {
    const { id } = await ofSeller({ max_bidders: 3, bid_visibility: 'sealed' });
    const many = await Promise.all(Array.from({ length: 8 }, async () => app.as(await aUser(app.pool))));
    const statuses = await Promise.all(many.map(async (caller) => ({ caller, ...(await bid(caller, id, '100.00')) })));
    const inside = statuses.filter(({ status }) => status === 201);
    expect(inside).toHaveLength(3);
    for (const { text } of statuses.filter(({ status }) => status !== 201))
      expect(JSON.parse(text)).toMatchObject({ code: 'BIDDER_LIMIT' });
    for (const { caller } of inside) expect((await bid(caller, id, '200.00')).status).toBe(201);
  });
});

describe('Of many bids at once', () => {
  it('exactly one of 32 equal ones is accepted', async () => {
    const { id } = await ofSeller();
    const many = await Promise.all(Array.from({ length: 32 }, async () => app.as(await aUser(app.pool))));
    const statuses = await Promise.all(many.map(async (caller) => (await bid(caller, id, '100.00')).status));
    expect(statuses.sort()).toEqual([201, ...Array<number>(31).fill(409)]);
    expect(await seen(app.anyone, id)).toEqual({ currentPrice: '100.00', bidCount: 1, bidderCount: 1 });
  });

  it('the accepted ones of 32 different ones are numbered without gaps, each better than the one before', async () => {
    const { id } = await ofSeller();
    const many = await Promise.all(Array.from({ length: 32 }, async () => app.as(await aUser(app.pool))));
    const statuses = await Promise.all(
      many.map(async (caller, n) => (await bid(caller, id, `${100 + ((n * 13) % 32) * 5}.00`)).status),
    );
    const { rows } = await app.pool.query<{ seq: number; amount: string }>(
      'select seq, amount from bid where auction_id = $1 order by seq',
      [id],
    );
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
    rows
      .slice(1)
      .forEach(({ amount }, at) => expect(Number(amount)).toBeGreaterThanOrEqual(Number(rows[at]?.amount) + 5));
    expect(statuses.filter((status) => status === 201)).toHaveLength(rows.length);
    expect(await seen(app.anyone, id)).toMatchObject({ currentPrice: rows.at(-1)?.amount, bidCount: rows.length });
    expect(rows.at(-1)?.amount).toBe('255.00');
  });
});
