import { postAuction } from '../../../../test/auctions.ts';
import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import type { Body, Caller } from '../../../../test/caller.ts';
import { aBid, anOffering, anOrder, anRfp, aUser } from '../../../../test/factories.ts';

let app: SharedApp;
let [owner, bidder]: { id: string }[] = [];
let ofOwner: Caller;
let ofBidder: Caller;
beforeAll(async () => {
  app = await sharedApp();
  [owner, bidder] = [await aUser(app.pool), await aUser(app.pool)];
  [ofOwner, ofBidder] = [await app.as(owner!), await app.as(bidder!)];
});
afterAll(() => app.close());

interface Changed {
  id: string;
  status: string;
  updatedAt: string;
}
const listOf = async (caller: Caller, field: string, args: Body): Promise<Changed[]> => {
  const given = Object.entries(args).map(
    ([name, value]) => `${name}: ${name === 'sort' ? value : JSON.stringify(value)}`,
  );
  const data = await caller.data(`{ ${field}(${given.join(', ')}) { nodes { id status updatedAt } } }`);
  return data[field]!['nodes'] as Changed[];
};
const LONG_AGO = '2001-01-01T00:00:00.000Z';

describe('updatedSince', () => {
  it.each([
    ['offerings', 'offering', anOffering],
    ['rfps', 'rfp', anRfp],
  ] as const)('lists %s that changed, the earliest change first', async (field, table, make) => {
    const { id: userId } = await aUser(app.pool);
    const [first, second] = [await make(app.pool, { user_id: userId }), await make(app.pool, { user_id: userId })];
    const before = await listOf(app.anyone, field, { userId, updatedSince: LONG_AGO });
    expect(before.map(({ id }) => id)).toEqual([first.id, second.id]);

    await app.pool.query(`update ${table} set title = 'Changed' where id = $1`, [first.id]);
    const [last, changed] = await listOf(app.anyone, field, { userId, updatedSince: LONG_AGO });
    expect([last?.id, changed?.id]).toEqual([second.id, first.id]);
    const since = { userId, updatedSince: changed!.updatedAt };
    expect(await listOf(app.anyone, field, since)).toEqual([changed]);
    expect(await listOf(app.anyone, field, { ...since, sort: 'newest' })).toEqual([changed]);

    await app.pool.query(`update ${table} set title = title, idempotency_key = 'x' where id = $1`, [second.id]);
    expect(await listOf(app.anyone, field, since)).toEqual([changed]);
  });

  it('lists own orders whose status changed, not those with a reminder', async () => {
    const parties = { buyer_id: bidder!.id, seller_id: owner!.id };
    const [first, second] = [await anOrder(app.pool, parties), await anOrder(app.pool, parties)];
    const [, latest] = await listOf(ofBidder, 'orders', { updatedSince: LONG_AGO });
    expect(latest!.id).toBe(second.id);
    await app.pool.query('update "order" set reminded_at = clock_timestamp() where id = $1', [first.id]);
    expect(await listOf(ofBidder, 'orders', { updatedSince: latest!.updatedAt })).toEqual([latest]);
    await ofOwner.data(`mutation { changeOrder(input: { orderId: "${first.id}", status: confirmed }) { id } }`);
    const [, changed] = await listOf(ofOwner, 'orders', { updatedSince: latest!.updatedAt });
    expect(changed).toMatchObject({ id: first.id, status: 'confirmed' });
    const newest = await listOf(ofOwner, 'orders', { updatedSince: latest!.updatedAt, sort: 'newest' });
    expect(newest.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('lists own bids on RFPs that were decided', async () => {
    const [rfp, another] = [
      await anRfp(app.pool, { user_id: owner!.id }),
      await anRfp(app.pool, { user_id: owner!.id }),
    ];
    const bid = await aBid(app.pool, { user_id: bidder!.id, rfp_id: rfp.id });
    const open = await aBid(app.pool, { user_id: bidder!.id, rfp_id: another.id });
    const placed = await listOf(ofBidder, 'myBids', { updatedSince: LONG_AGO });
    expect(placed.map(({ id }) => id)).toEqual([bid.id, open.id]);
    await app.pool.query(`update rfp set title = 'Changed' where id = $1`, [rfp.id]);
    expect(await listOf(ofBidder, 'myBids', { updatedSince: LONG_AGO })).toEqual(placed);

    await ofOwner.data(`mutation { placeOrder(input: { bidId: "${bid.id}" }) { id } }`);
    const [, decided] = await listOf(ofBidder, 'myBids', { updatedSince: LONG_AGO });
    expect(decided).toMatchObject({ id: bid.id, status: 'awarded' });
    expect(await listOf(ofBidder, 'myBids', { updatedSince: decided!.updatedAt })).toEqual([decided]);
    expect(await listOf(ofOwner, 'myBids', { updatedSince: LONG_AGO })).toEqual([]);
  });

  it('lists own bids of an auction when it closes, and not while others bid', async () => {
    const [caller, other] = [await app.as(await aUser(app.pool)), await app.as(await aUser(app.pool))];
    const auctionId = await postAuction(app.pool, ofOwner, { bidVisibility: 'sealed' });
    expect((await caller.post('/api/bids', { auctionId, amount: '100.00' })).status).toBe(201);
    const placed = await listOf(caller, 'myBids', { updatedSince: LONG_AGO });
    expect((await other.post('/api/bids', { auctionId, amount: '200.00', confirmed: true })).status).toBe(201);
    expect(await listOf(caller, 'myBids', { updatedSince: LONG_AGO })).toEqual(placed);

    const admin = await app.as(await aUser(app.pool, { role: 'admin' }));
    await admin.data(`mutation { cancelAuction(auctionId: "${auctionId}", reason: "No goods.") { id } }`);
    const [decided] = await listOf(caller, 'myBids', { updatedSince: LONG_AGO });
    expect(decided).toMatchObject({ status: 'declined' });
    expect(decided!.updatedAt > placed[0]!.updatedAt).toBe(true);
    expect(await listOf(caller, 'myBids', { updatedSince: decided!.updatedAt })).toEqual([decided]);
  });

  it('lists own bids that were voided', async () => {
    const user = await aUser(app.pool);
    const caller = await app.as(user);
    const rfp = await anRfp(app.pool, { user_id: owner!.id });
    const bid = await aBid(app.pool, { user_id: user.id, rfp_id: rfp.id });
    await aBid(app.pool, { user_id: user.id, rfp_id: (await anRfp(app.pool, { user_id: owner!.id })).id });
    await app.pool.query(
      `insert into bid_void (bid_id, reason, at) values ($1, 'Mistyped.', clock_timestamp() + '1 s')`,
      [bid.id],
    );
    const [, voided] = await listOf(caller, 'myBids', { updatedSince: LONG_AGO });
    expect(voided).toMatchObject({ id: bid.id, status: 'voided' });
    expect(await listOf(caller, 'myBids', { updatedSince: voided!.updatedAt })).toEqual([voided]);
  });

  it.each(['buyer', 'seller'])('has an index for the orders of a %s', async (side) => {
    const client = await app.pool.connect();
    try {
      await client.query(
        'begin; set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off',
      );
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select from "order" where ${side}_party_id = $1 and updated_at >= $2 order by updated_at, id`,
        [owner!.id, LONG_AGO],
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(new RegExp(`order_of_${side}_updated[^]*Index Cond:.*updated_at >=`));
      expect(plan).not.toContain('Sort');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('must be a time', async () => {
    const { errors } = await app.anyone.graphql('{ offerings(updatedSince: "yesterday") { totalCount } }');
    expect(errors).toHaveLength(1);
  });
});
