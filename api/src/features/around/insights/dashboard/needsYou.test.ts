import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import {
  aBid,
  aCompanyProfile,
  anAuction,
  anOffering,
  anOrder,
  anRfp,
  aQuote,
  aUser,
} from '../../../../../test/factories.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { day } from '../../../../../test/world.ts';
import type { Need, NeedKind } from './needsYou.type.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const ASK = '{ needsYou { kind count records { recordId title counterparty totalAmount bidCount since dueAt } } }';
const needsOf = async (user: { id: string }) => (await (await app.as(user)).data<{ needsYou: Need[] }>(ASK)).needsYou;
const idsOf = (needs: Need[]): [NeedKind, string[]][] =>
  needs.map(({ kind, records }) => [kind, records.map(({ recordId }) => recordId)]);

const trade = async () => {
  const [buyer, seller] = [await aUser(app.pool), await aUser(app.pool)];
  const offering = await anOffering(app.pool, { user_id: seller.id, title: 'Salt' });
  const order = (status: string) =>
    anOrder(app.pool, { buyer_id: buyer.id, seller_id: seller.id, offering_id: offering.id, status });
  return { buyer, seller, offering, order };
};

it('nobody who has nothing to do is asked for anything', async () => {
  expect(await needsOf(await aUser(app.pool))).toEqual([]);
});

it('a quote waits for the side whose turn it is, until its last day', async () => {
  const { buyer, seller, offering } = await trade();
  const sides = { buyer_id: buyer.id, seller_id: seller.id, offering_id: offering.id };
  const quote = await aQuote(app.pool, sides, { available_until: day(2) });
  await aQuote(app.pool, sides, { available_until: day(-1) });
  const since = expect.stringMatching(/Z$/) as string;
  expect(await needsOf(buyer)).toEqual([
    {
      kind: 'answer_quote',
      count: 1,
      records: [
        {
          recordId: quote.id,
          title: 'Salt',
          counterparty: seller.company_name,
          totalAmount: '450.00',
          bidCount: null,
          since,
          dueAt: `${day(2)}T23:59:59.000Z`,
        },
      ],
    },
  ]);
  expect(await needsOf(seller)).toEqual([]);
});

it('each step of an order waits for the side that takes it', async () => {
  const { buyer, seller, order } = await trade();
  const ids: Record<string, string> = {};
  for (const status of ['pending', 'confirmed', 'shipped', 'delivered', 'completed', 'cancelled'])
    ids[status] = (await order(status)).id;
  expect(idsOf(await needsOf(seller))).toEqual([
    ['confirm_order', [ids['pending']]],
    ['ship_order', [ids['confirmed']]],
  ]);
  expect(idsOf(await needsOf(buyer))).toEqual([
    ['confirm_delivery', [ids['shipped']]],
    ['complete_order', [ids['delivered']]],
  ]);
});

it('bids wait until the RFP is awarded or cancelled, those of the earliest closing day first, and three are named', async () => {
  const [buyer, seller] = [await aUser(app.pool), await aUser(app.pool)];
  const rfp = async (columns: object, bids = 1) => {
    const { id } = await anRfp(app.pool, { user_id: buyer.id, ...columns });
    for (let bid = 0; bid < bids; bid++) await aBid(app.pool, { rfp_id: id, user_id: seller.id });
    return id;
  };
  const open = await rfp({});
  const closing = await rfp({ closing_date: day(1) }, 2);
  const closed = await rfp({ closing_date: day(-1) });
  await rfp({ closing_date: day(5) }, 0);
  for (const status of ['awarded', 'cancelled']) await rfp({ status });
  const [need, ...others] = await needsOf(buyer);
  expect(others).toEqual([]);
  expect(need!.records.map(({ recordId, bidCount }) => [recordId, bidCount])).toEqual([
    [closed, 1],
    [closing, 2],
    [open, 1],
  ]);
  await rfp({});
  expect(await needsOf(buyer)).toMatchObject([{ count: 4, records: need!.records }]);
  const LIST = '{ rfps(awaitingMe: true, sort: closing_soonest) { totalCount } mine: rfps(mine: true) { totalCount } }';
  expect(await (await app.as(buyer)).data(LIST)).toEqual({ rfps: { totalCount: 4 }, mine: { totalCount: 7 } });
  expect(await (await app.as(seller)).data(LIST)).toEqual({ rfps: { totalCount: 0 }, mine: { totalCount: 0 } });
});

it('an auction that ends within a day is shown to its owner and to its bidders', async () => {
  const [owner, bidder] = [await aUser(app.pool), await aUser(app.pool)];
  const auction = await anAuction(app.pool, { user_id: owner.id });
  await anAuction(app.pool, { user_id: owner.id, end_time: new Date(Date.now() + 25 * 3_600_000) });
  await anAuction(app.pool, { user_id: owner.id, paused_at: new Date(), pause_reason: 'Fog.' });
  const bid = { user_id: bidder.id, seq: 1, alias_number: 1, amount: '110.00' };
  await aBid(app.pool, { auction_id: auction.id, ...bid });
  await app.pool.query('update auction_bidder set last_bid = 1 where auction_id = $1', [auction.id]);
  expect(idsOf(await needsOf(owner))).toEqual([['follow_own_auction', [auction.id]]]);
  expect(idsOf(await needsOf(bidder))).toEqual([['follow_auction', [auction.id]]]);
});

it('an auction can be awarded again while somebody else has bid', async () => {
  const { seller: owner, buyer: winner } = await trade();
  const end = new Date(Date.now() - 3_600_000);
  const auction = await anAuction(app.pool, {
    user_id: owner.id,
    start_time: new Date(end.getTime() - 3_600_000),
    end_time: end,
    closed_at: end,
    status: 'ended',
    outcome: 'awarded',
    aliases: 2,
    bidders: 2,
    last_bid: 2,
    accepted_bids: 2,
  });
  const bid = await aBid(app.pool, {
    auction_id: auction.id,
    user_id: winner.id,
    amount: '9.00',
    seq: 1,
    alias_number: 1,
  });
  await app.pool.query('update auction set awarded_bid_id = $2 where id = $1', [auction.id, bid.id]);
  await anOrder(app.pool, { buyer_id: winner.id, seller_id: owner.id, bid_id: bid.id, status: 'cancelled' });
  expect(idsOf(await needsOf(owner))).toEqual([['award_next', [auction.id]]]);
  await app.pool.query('update auction set bidders = 1 where id = $1', [auction.id]);
  expect(await needsOf(owner)).toEqual([]);
});

it('a refused verification waits, and what a colleague has to do is everybody’s', async () => {
  const { owner, colleague, company } = await aCompanyOfTwo(app, { verification_status: 'rejected' });
  const rfp = await anRfp(app.pool, { user_id: owner.user.id });
  await aBid(app.pool, { rfp_id: rfp.id, user_id: (await aUser(app.pool)).id });
  const expected = [
    ['decide_bids', [rfp.id]],
    ['correct_profile', [company.id]],
  ];
  expect(idsOf(await needsOf(owner.user))).toEqual(expected);
  expect(idsOf(await needsOf(colleague.user))).toEqual(expected);
  const approved = await aUser(app.pool);
  await aCompanyProfile(app.pool, { user_id: approved.id, verification_status: 'approved' });
  expect(await needsOf(approved)).toEqual([]);
});

it('a visitor is asked to sign in', async () => {
  expect(await app.anyone.refusal(ASK)).toMatchObject({ code: 'UNAUTHENTICATED' });
});
