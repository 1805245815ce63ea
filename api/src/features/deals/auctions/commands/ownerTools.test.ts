// Commands of the owner of a running auction, and those of admins only.
import { startApp, type TestApp } from '../../../../../test/app.ts';
import { bidOn, endAuction, postAuction, verdictOn } from '../../../../../test/auctions.ts';
import { movableClock } from '../../../../../test/clock.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { aWorld, type World } from '../../../../../test/world.ts';

let app: TestApp;
let world: World;
let admin: Caller;
beforeAll(async () => {
  app = await startApp({}, { address: movableClock });
  world = await aWorld(app);
  admin = await app.as(await aUser(app.pool, { role: 'admin' }));
});
afterAll(() => app.close());

const refused = async (caller: Caller, mutation: string, variables: Body) => {
  const before = await app.fingerprint();
  const { code, status, fields } = await caller.refusal(mutation, variables);
  expect(await app.fingerprint()).toEqual(before);
  return [status, code, ...Object.keys(fields ?? {})];
};
const messagesOf = async (caller: Caller) => {
  await app.settled();
  return (await caller.read<Body[]>('/api/messages')).map(({ subject }) => subject);
};
const columns = async (id: string) =>
  (await app.pool.query<Body>('select * from auction where id = $1', [id])).rows[0] as Body;
const inHours = async (hours: number) => {
  const { rows } = await app.pool.query<{ at: Date }>(`select clock_timestamp() + $1 * interval '1 hour' as at`, [
    hours,
  ]);
  return rows[0]!.at.toISOString();
};

describe('a bid is voided with a reason', () => {
  const VOID =
    'mutation ($id: ID!, $reason: String!) { voidBid(bidId: $id, reason: $reason) { currentPrice bidCount } }';

  it.each(['owner', 'admin'])('by the %s: all bidders are notified, and the log records who did it', async (by) => {
    const id = await postAuction(app.pool, world.seller);
    const loser = await app.as(await aUser(app.pool));
    await bidOn(id, loser, '100.00');
    const { id: bidId } = await bidOn(id, world.buyer, '900.00');
    const caller = by === 'owner' ? world.seller : admin;
    const { voidBid } = await caller.data(VOID, { id: bidId, reason: 'A slip.' });
    expect(voidBid).toEqual({ currentPrice: '100.00', bidCount: 1 });
    for (const bidder of [loser, world.buyer]) expect(await messagesOf(bidder)).toContain('A bid was voided: Acid');
    const log = await app.pool.query<{ payload: string }>(
      `select payload from auction_event where auction_id = $1 and type = 'bid_voided'`,
      [id],
    );
    expect(JSON.parse(log.rows[0]!.payload)).toMatchObject({ by, reason: 'A slip.', bid: 2 });
    expect(await refused(caller, VOID, { id: bidId, reason: 'Again.' })).toEqual([404, 'NO_SUCH_BID']);
    await endAuction(app.pool, id);
    expect(await verdictOn(app.pool, id)).toMatchObject({ problems: [], winner: 1, price: '100.00' });
    expect(await refused(caller, VOID, { id: bidId, reason: 'Late.' })).toEqual([409, 'AUCTION_ENDED']);
  });

  it('only by the owner or an admin, and only with a reason', async () => {
    const id = await postAuction(app.pool, world.seller);
    const { id: bidId } = await bidOn(id, world.buyer, '100.00');
    for (const caller of [world.buyer, world.other])
      expect(await refused(caller, VOID, { id: bidId, reason: 'Mine.' })).toEqual([403, 'FORBIDDEN']);
    expect(await refused(app.anyone, VOID, { id: bidId, reason: 'Mine.' })).toEqual([401, 'UNAUTHENTICATED']);
    expect(await refused(world.seller, VOID, { id: bidId, reason: ' ' })).toEqual([400, 'BAD_USER_INPUT', 'reason']);
  });
});

describe('a note is added', () => {
  const NOTE =
    'mutation ($id: ID!, $note: String!) { addAuctionNote(auctionId: $id, note: $note) { notes { at note } } }';
  const NOTES = 'query ($id: ID!) { auction(id: $id) { notes { note } } }';

  it.each(['public', 'sealed'] as const)(
    'to a %s auction after the first bid: it is public, bidders are notified, and the log verifies',
    async (bidVisibility) => {
      const id = await postAuction(app.pool, world.seller, { bidVisibility });
      const bidder = await app.as(await aUser(app.pool));
      await bidOn(id, bidder, '100.00');
      const before = await columns(id);
      await world.seller.data(NOTE, { id, note: 'Loading from bay 3.' });
      const { addAuctionNote } = await world.seller.data(NOTE, { id, note: 'Bring straps.' });
      const notes = ['Loading from bay 3.', 'Bring straps.'].map((note) => ({ note }));
      expect(addAuctionNote).toMatchObject({ notes });
      expect((await app.anyone.data(NOTES, { id }))['auction']).toEqual({ notes });
      for (const column of ['end_time', 'leading_amount', 'accepted_bids'])
        expect((await columns(id))[column]).toEqual(before[column]);
      expect((await messagesOf(bidder)).filter((subject) => subject === 'Note on an auction: Acid')).toHaveLength(2);
      await endAuction(app.pool, id);
      expect(await verdictOn(app.pool, id)).toMatchObject({ problems: [], winner: 1, price: '100.00' });
      expect(await refused(world.seller, NOTE, { id, note: 'Late.' })).toEqual([409, 'AUCTION_ENDED']);
    },
  );

  it('at most twenty times to an auction, also by simultaneous commands', async () => {
    const id = await postAuction(app.pool, world.seller);
    const sent = await Promise.all(
      Array.from({ length: 25 }, (_, at) => world.seller.graphql(NOTE, { id, note: `Note ${at}` })),
    );
    expect(sent.filter(({ errors }) => errors.length === 0)).toHaveLength(20);
    const { rows } = await app.pool.query(`select from auction_event where auction_id = $1 and type = 'noted'`, [id]);
    expect(rows).toHaveLength(20);
    expect(await refused(world.seller, NOTE, { id, note: 'One more.' })).toEqual([409, 'CONFLICT']);
  });

  it('only by the owner, and only with 1 to 1000 characters', async () => {
    const id = await postAuction(app.pool, world.seller);
    for (const caller of [world.buyer, admin])
      expect(await refused(caller, NOTE, { id, note: 'Mine.' })).toEqual([403, 'FORBIDDEN']);
    expect(await refused(app.anyone, NOTE, { id, note: 'Mine.' })).toEqual([401, 'UNAUTHENTICATED']);
    for (const note of [' ', 'x'.repeat(1001)])
      expect(await refused(world.seller, NOTE, { id, note })).toEqual([400, 'BAD_USER_INPUT', 'note']);
  });
});

describe('the end is moved', () => {
  const MOVE = 'mutation ($id: ID!, $end: DateTime!) { moveAuctionEnd(auctionId: $id, endTime: $end) { endTime } }';

  it('to a later time, together with the cap of extensions; bidders are notified', async () => {
    const id = await postAuction(app.pool, world.seller);
    const bidder = await app.as(await aUser(app.pool));
    await bidOn(id, bidder, '100.00');
    const before = await columns(id);
    const end = await inHours(30);
    expect((await world.seller.data(MOVE, { id, end }))['moveAuctionEnd']).toEqual({ endTime: end });
    const after = await columns(id);
    const moved = Date.parse(end) - (before['end_time'] as Date).getTime();
    expect((after['end_cap'] as Date).getTime() - (before['end_cap'] as Date).getTime()).toBe(moved);
    expect(await messagesOf(bidder)).toContain('Auction extended: Acid');
  });

  it('only to a later time, and only by the owner', async () => {
    const id = await postAuction(app.pool, world.seller);
    const end = ((await columns(id))['end_time'] as Date).toISOString();
    for (const early of [end, await inHours(0.5), await inHours(-1)])
      expect(await refused(world.seller, MOVE, { id, end: early })).toEqual([409, 'END_NOT_LATER', 'endTime']);
    for (const caller of [world.other, admin])
      expect(await refused(caller, MOVE, { id, end: await inHours(5) })).toEqual([403, 'FORBIDDEN']);
    await endAuction(app.pool, id);
    expect(await refused(world.seller, MOVE, { id, end: await inHours(5) })).toEqual([409, 'AUCTION_ENDED']);
  });
});

describe('an auction is cancelled', () => {
  const CANCEL = 'mutation ($id: ID!) { cancelAuction(auctionId: $id, reason: "Sold elsewhere.") { status outcome } }';

  it('by its owner while no bid would win, afterwards by an admin', async () => {
    const id = await postAuction(app.pool, world.seller, { reservePrice: '150.00' });
    await bidOn(id, world.buyer, '149.00');
    const other = await postAuction(app.pool, world.seller, { reservePrice: '150.00' });
    await bidOn(other, world.buyer, '155.00');
    const ended = { status: 'ended', outcome: 'cancelled' };
    expect((await world.seller.data(CANCEL, { id }))['cancelAuction']).toEqual(ended);
    expect(await refused(world.seller, CANCEL, { id: other })).toEqual([403, 'ADMIN_ONLY']);
    expect(await refused(world.other, CANCEL, { id: other })).toEqual([403, 'FORBIDDEN']);
    expect((await admin.data(CANCEL, { id: other }))['cancelAuction']).toEqual(ended);
    for (const each of [id, other]) expect(await verdictOn(app.pool, each)).toMatchObject({ ok: true, winner: null });
    const orders = await app.pool.query('select from "order" join bid on bid.id = bid_id where auction_id = any ($1)', [
      [id, other],
    ]);
    expect(orders.rowCount).toBe(0);
  });
});
