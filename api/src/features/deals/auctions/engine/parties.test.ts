// People of one company take part in an auction as one party.
import { startApp, type TestApp } from '../../../../../test/app.ts';
import { bidOn, endAuction, postAuction, verdictOn } from '../../../../../test/auctions.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { movableClock } from '../../../../../test/clock.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { aCompanyProfile, aUser } from '../../../../../test/factories.ts';
import { holding, waiting } from '../../../../../test/lockGate.ts';

let app: TestApp;
let seller: Caller;
beforeAll(async () => {
  // Some auctions end.
  app = await startApp({}, { address: movableClock });
  seller = await app.as(await aUser(app.pool));
});
afterAll(() => app.close());

const aMember = async () => {
  const user = await aUser(app.pool);
  return { user, caller: await app.as(user) };
};
const bidsOf = async (auctionId: string) =>
  (
    await app.pool.query<{ user_id: string; alias: number }>(
      'select user_id, alias_number as alias from bid where auction_id = $1 order by seq',
      [auctionId],
    )
  ).rows;
const refusal = async (caller: Caller, auctionId: string): Promise<Body> => {
  const { errors } = await caller.graphql('mutation ($input: PlaceBidInput!) { placeBid(input: $input) { bidId } }', {
    input: { auctionId, amount: '900.00', confirmed: true },
  });
  return { code: errors[0]?.extensions.code, message: errors[0]?.message };
};
const standing = async (caller: Caller, id: string): Promise<Body> =>
  (await caller.data(`{ auction(id: "${id}") { myStanding { bidder leading } viewerCan { bid } } }`))[
    'auction'
  ] as Body;

it('a colleague raises the bid of the participant: one alias, two persons, and a notice to who bid last', async () => {
  const { owner, colleague } = await aCompanyOfTwo(app);
  const auctionId = await postAuction(app.pool, seller);
  await bidOn(auctionId, owner.caller, '100.00');
  const other = await aMember();
  await bidOn(auctionId, other.caller, '105.00');
  await app.settled();
  await bidOn(auctionId, colleague.caller, '110.00');
  expect(await bidsOf(auctionId)).toMatchObject([
    { user_id: owner.user.id, alias: 1 },
    { alias: 2 },
    { user_id: colleague.user.id, alias: 1 },
  ]);
  for (const { caller } of [owner, colleague]) {
    expect(await standing(caller, auctionId)).toMatchObject({ myStanding: { bidder: 'Bidder 1', leading: true } });
    expect(await refusal(caller, auctionId)).toMatchObject({ code: 'ALREADY_LEADING' });
    expect(await caller.data('{ myBids { totalCount } }')).toEqual({ myBids: { totalCount: 2 } });
  }
  await app.settled();
  await bidOn(auctionId, other.caller, '115.00');
  await app.settled();
  // The notice goes to the colleague who bid last.
  for (const { caller } of [owner, colleague])
    expect(await caller.read('/api/messages')).toMatchObject([{ subject: 'You are outbid: Acid' }]);
});

it('a colleague of the owner sees and does what the owner does, and cannot bid', async () => {
  const { owner, colleague } = await aCompanyOfTwo(app);
  const auctionId = await postAuction(app.pool, owner.caller, { bidVisibility: 'rank_only', reservePrice: '500.00' });
  await bidOn(auctionId, (await aMember()).caller, '150.00');
  const read = `{ auction(id: "${auctionId}") { reservePrice currentPrice bids { totalCount } viewerCan { bid addNote } } }`;
  expect(await colleague.caller.data(read)).toEqual({
    auction: {
      reservePrice: '500.00',
      currentPrice: '150.00',
      bids: { totalCount: 1 },
      viewerCan: { bid: false, addNote: true },
    },
  });
  await colleague.caller.data(`mutation { addAuctionNote(auctionId: "${auctionId}", note: "Bay 3.") { id } }`);
  expect(await refusal(colleague.caller, auctionId)).toMatchObject({ code: 'OWN_POSTING' });
});

it('a former colleague of the owner or of a participant is refused, without being told of which', async () => {
  const [owning, bidding] = [await aCompanyOfTwo(app), await aCompanyOfTwo(app)];
  const auctionId = await postAuction(app.pool, owning.owner.caller);
  await bidOn(auctionId, bidding.owner.caller, '100.00');
  const refusals = [];
  for (const { colleague, leave } of [owning, bidding]) {
    await leave();
    expect(await standing(colleague.caller, auctionId)).toEqual({ myStanding: null, viewerCan: { bid: false } });
    refusals.push(await refusal(colleague.caller, auctionId));
  }
  expect(refusals[0]).toMatchObject({ code: 'NOT_ADMITTED' });
  expect(refusals[1]).toEqual(refusals[0]);
  expect(refusals[0]).toMatchObject({ message: 'You cannot take part in this auction.' });
  // One that is made within seven days is not open to them either; later ones are.
  const next = await postAuction(app.pool, owning.owner.caller);
  expect(await refusal(owning.colleague.caller, next)).toEqual(refusals[0]);
  await bidOn(next, bidding.colleague.caller, '100.00');
  await app.pool.query(
    `update company_member set joined_at = '2020-01-01', left_at = left_at - interval '7 days' where user_id = $1`,
    [owning.colleague.user.id],
  );
  await bidOn(next, owning.colleague.caller, '200.00');
});

it('founding a company during an auction changes nothing in it', async () => {
  const [founder, owner] = [await aMember(), await aMember()];
  const auctionId = await postAuction(app.pool, owner.caller, { reservePrice: '120.00' });
  await bidOn(auctionId, founder.caller, '100.00');
  await bidOn(auctionId, (await aMember()).caller, '105.00');
  for (const { user } of [founder, owner]) await aCompanyProfile(app.pool, { user_id: user.id });
  await bidOn(auctionId, founder.caller, '125.00');
  expect((await bidsOf(auctionId)).map(({ alias }) => alias)).toEqual([1, 2, 1]);
  expect(await standing(founder.caller, auctionId)).toMatchObject({ myStanding: { bidder: 'Bidder 1' } });
  expect(await refusal(owner.caller, auctionId)).toMatchObject({ code: 'OWN_POSTING' });
  await endAuction(app.pool, auctionId);
  expect(await verdictOn(app.pool, auctionId)).toMatchObject({ ok: true });
});

it('an order of an award names the owner of the company if who bid or posted has left', async () => {
  const [selling, buying] = [await aCompanyOfTwo(app), await aCompanyOfTwo(app)];
  const auctionId = await postAuction(app.pool, selling.colleague.caller);
  await bidOn(auctionId, buying.colleague.caller, '100.00');
  await selling.leave();
  await buying.leave();
  await endAuction(app.pool, auctionId);
  const orders = await app.pool.query(
    `select buyer_id, seller_id, buyer_party_id, seller_party_id from "order" join bid on bid.id = bid_id where bid.auction_id = $1`,
    [auctionId],
  );
  expect(orders.rows).toEqual([
    {
      buyer_id: buying.owner.user.id,
      seller_id: selling.owner.user.id,
      buyer_party_id: buying.company['party_id'],
      seller_party_id: selling.company['party_id'],
    },
  ]);
  const won = { subject: expect.stringContaining('won') };
  expect(await buying.owner.caller.read('/api/messages')).toContainEqual(expect.objectContaining(won));
  expect(await buying.colleague.caller.read('/api/messages')).toEqual([]);
});

it('an admin who is a reader of a company does only what admins do', async () => {
  const { owner, colleague } = await aCompanyOfTwo(app, {}, 'reader');
  await app.pool.query(`update "user" set role = 'admin' where id = $1`, [colleague.user.id]);
  const admin = await app.as(colleague.user);
  expect(await refusal(admin, await postAuction(app.pool, seller))).toMatchObject({ code: 'FORBIDDEN' });
  const own = await postAuction(app.pool, owner.caller);
  const note = `mutation { addAuctionNote(auctionId: "${own}", note: "Bay 3.") { id } }`;
  expect(await admin.refusal(note)).toMatchObject({ code: 'FORBIDDEN' });
  await admin.data(`mutation { cancelAuction(auctionId: "${own}", reason: "A complaint.") { id } }`);
});

it('who asked to take part and then joins a company does not bid for it, also while joining', async () => {
  const { company } = await aCompanyOfTwo(app);
  const { user, caller } = await aMember();
  const auctionId = await postAuction(app.pool, seller);
  await caller.data(`mutation { requestParticipation(auctionId: "${auctionId}") { id } }`);
  const joining = await holding(
    app.pool,
    ['select from "user" where id = $1 for update', [user.id]],
    [`insert into company_member (company_id, user_id, role) values ($1, $2, 'trader')`, [company.id, user.id]],
  );
  const bid = refusal(caller, auctionId);
  await waiting(app.pool, 1);
  await joining.end('commit');
  expect(await bid).toMatchObject({ code: 'NOT_ADMITTED' });
  expect(await standing(caller, auctionId)).toEqual({ myStanding: null, viewerCan: { bid: false } });
});
