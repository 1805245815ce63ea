import { startApp, type TestApp } from '../../../../../test/app.ts';
import { postAuction } from '../../../../../test/auctions.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aBid } from '../../../../../test/factories.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../../test/world.ts';
import { statusOf } from '../../../../common/errors.ts';
import type { RefusalCode } from '../core/commandTypes.ts';
import { toCents } from '../core/money.ts';
import { AnAuction } from '../../../../../test/simulation/anAuction.ts';
import { refusalOf, refusals } from '../engine/refusals.ts';

const codes = Object.keys(refusals) as RefusalCode[];
const { state } = new AnAuction();

test.each(codes)('%s has its own status and sentence, which reveals only its arguments', (code) => {
  const refusal = refusalOf({ code, minimumNextBid: null }, state, 0);
  expect(refusal).toMatchObject({ code, details: {} });
  expect([403, 404, 409, 400]).toContain(statusOf[refusal.code]);
  expect(refusal.message).toMatch(/^[A-Z][^$]*\.$/);
  expect(codes.filter((other) => refusals[other].message === refusal.message)).toEqual([code]);
  const { field } = refusals[code];
  expect(refusal.fields).toEqual(field === undefined ? undefined : { [field]: refusal.message });
});

test('names the minimum next bid in the direction of the auction', () => {
  const refusal = { code: 'STEP_TOO_SMALL', minimumNextBid: toCents('105.00') } as const;
  const reverse = new AnAuction({ type: 'reverse' }).state;
  expect(refusalOf(refusal, state, 0)).toMatchObject({
    message: 'The bid does not improve by the minimum increment. Bid at least $105.00.',
    details: { minimumNextBid: '105.00' },
  });
  expect(refusalOf(refusal, reverse, 0).message).toMatch(/Bid at most \$105\.00\.$/);
  expect(refusalOf({ ...refusal, minimumNextBid: toCents('18740.00') }, state, 0).message).toMatch(
    /at least \$18,740\.00\.$/,
  );
});

test('says when the auction ended and when a late bid arrived', () => {
  const end = Date.parse('2026-11-27T18:00:00.000Z');
  expect(refusalOf({ code: 'AUCTION_ENDED', minimumNextBid: null }, { ...state, end }, end + 250)).toMatchObject({
    message:
      'This auction has ended. Its end was 2026-11-27 18:00:00.000 UTC, and this arrived at 2026-11-27 18:00:00.250 UTC.',
    details: { endedAt: '2026-11-27T18:00:00.000Z', arrivedAt: '2026-11-27T18:00:00.250Z' },
  });
});

test.each(['INVALID_AMOUNT', 'MAXIMUM_NOT_ALLOWED'] as const)(
  '%s mentions a minimum bid in a reverse auction',
  (code) => {
    const reverse = refusalOf({ code, minimumNextBid: null }, new AnAuction({ type: 'reverse' }).state, 0);
    expect(reverse.message).toBe(refusals[code].message.replace('maximum', 'minimum').replace('Maximum', 'Minimum'));
    expect(reverse.message).not.toBe(refusals[code].message);
  },
);

describe('An unknown record is refused', () => {
  let app: TestApp;
  let world: World;
  let id: string;
  beforeAll(async () => {
    app = await startApp();
    world = await aWorld(app);
    id = await postAuction(app.pool, world.seller, { preQualificationRequired: true });
  });
  afterAll(() => app.close());

  const refused = async (caller: Caller, mutation: string, variables: Body) => {
    const before = await app.fingerprint();
    const { code, status, fields } = await caller.refusal(mutation, variables);
    expect(await app.fingerprint()).toEqual(before);
    return [status, code, ...Object.keys(fields ?? {})];
  };
  const VOID = 'mutation ($id: ID!) { voidBid(bidId: $id, reason: "A mistake.") { id } }';
  const APPROVE = 'mutation ($id: ID!, $bidder: Int!) { approveBidder(auctionId: $id, bidder: $bidder) { id } }';
  const DECLINE =
    'mutation ($id: ID!, $bidder: Int!) { declineBidder(auctionId: $id, bidder: $bidder, reason: "Unknown.") { id } }';

  it('a bid: unknown, or on an RFP', async () => {
    const onRfp = await aBid(app.pool, { rfp_id: world.rfp.id, user_id: world.sellerUser.id });
    for (const bid of [UNKNOWN_ID, onRfp.id])
      expect(await refused(world.seller, VOID, { id: bid })).toEqual([404, 'NO_SUCH_BID']);
    expect(await refused(world.seller, VOID, { id: 'one' })).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('a participant: no member has this number', async () => {
    for (const bidder of [1, 0, -1])
      for (const mutation of [APPROVE, DECLINE])
        expect(await refused(world.seller, mutation, { id, bidder })).toEqual([404, 'NO_SUCH_PARTICIPANT', 'bidder']);
  });

  it('an auction', async () => {
    expect(await refused(world.seller, APPROVE, { id: UNKNOWN_ID, bidder: 1 })).toEqual([404, 'NOT_FOUND']);
  });

  it('an offering with a bid on an auction', async () => {
    const PLACE = 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { id: bidId } }';
    const input = { auctionId: world.auction.id, amount: '100.00', offeringId: world.offering.id };
    expect(await refused(world.buyer, PLACE, { input })).toEqual([400, 'BAD_USER_INPUT', 'offeringId']);
  });
});
