import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import {
  aBid,
  aCompanyProfile,
  aMessage,
  anAuction,
  anOffering,
  anOrder,
  anRfp,
  aUser,
} from '../../../../test/factories.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { aboutMessage } from '../inbox/messages/messageContext.ts';

let app: SharedApp;
let world: World;
let company: { id: string };
let colleague: { id: string };
let posted: Record<'offering' | 'rfp' | 'auction', string>;
let hidden: { id: string };
let bid: { id: string };

/** The company's founder and a colleague trade for it; then the colleague leaves. */
beforeAll(async () => {
  app = await sharedApp();
  world = await aWorld(app);
  const { pool } = app;
  const { sellerUser, buyerUser, product } = world;
  colleague = await aUser(pool, { company_name: 'Registered Ltd', first_name: 'Cleo' });
  company = await aCompanyProfile(pool, {
    user_id: sellerUser.id,
    company_name: 'Acme Official',
    contact_email: 'trade@acme.example',
    verification_status: 'approved',
  });
  await pool.query("insert into company_member (company_id, user_id, role) values ($1, $2, 'trader')", [
    company.id,
    colleague.id,
  ]);
  const by = { user_id: colleague.id, product_id: product.id };
  const offering = await anOffering(pool, by);
  const auction = await anAuction(pool, by);
  posted = { offering: offering.id, rfp: (await anRfp(pool, by)).id, auction: auction.id };
  bid = await aBid(pool, { rfp_id: world.rfp.id, user_id: colleague.id });
  const foreign = await anAuction(pool, { user_id: world.otherUser.id, pre_qualification_required: true });
  hidden = await aBid(pool, { auction_id: foreign.id, user_id: colleague.id, alias_number: 1, seq: 1 });
  await pool.query("update auction_bidder set qualification = 'approved' where auction_id = $1", [foreign.id]);
  await anOrder(pool, { offering_id: offering.id, buyer_id: buyerUser.id, seller_id: colleague.id });
  await aMessage(pool, { sending_user_id: colleague.id, recipient_id: buyerUser.id });
  await pool.query('update company_member set left_at = clock_timestamp() where user_id = $1', [colleague.id]);
});
afterAll(() => app.close());

const COMPANY = '{ companyName verificationStatus contactEmail registrationCountry }';
const shown = {
  companyName: 'Acme Official',
  verificationStatus: 'approved',
  contactEmail: 'trade@acme.example',
  registrationCountry: 'Spain',
};

test('Records keep the company that they were made for when the person leaves it', async () => {
  const seen = await world.buyer.data(
    `query ($offering: ID!, $rfp: ID!, $auction: ID!, $bid: ID!, $product: ID!) {
      offering(id: $offering) { company ${COMPANY} }
      rfp(id: $rfp) { company ${COMPANY} }
      auction(id: $auction) { company ${COMPANY} }
      bid: node(id: $bid) { ... on Bid { company ${COMPANY} } }
      product(id: $product) { suppliers { companyProfile { companyName } } }
      orders(search: "acme official") { nodes { buyerCompany ${COMPANY} sellerCompany ${COMPANY} } }
      messages(first: 1) { nodes { id sender { email company ${COMPANY} } } }
    }`,
    { ...posted, bid: bid.id, product: world.product.id },
  );
  expect(seen).toMatchObject({
    offering: { company: shown },
    rfp: { company: shown },
    auction: { company: shown },
    bid: { company: shown },
    product: { suppliers: [1, 2].map(() => ({ companyProfile: { companyName: 'Acme Official' } })) },
    orders: { nodes: [{ buyerCompany: null, sellerCompany: shown }] },
    messages: { nodes: [{ sender: { email: 'trade@acme.example', company: shown } }] },
  });
  const { rows } = await app.pool.query<{ id: string }>('select id from message where sending_user_id = $1', [
    colleague.id,
  ]);
  const client = await app.pool.connect();
  expect(await aboutMessage(client, rows[0]!.id).finally(() => client.release())).toMatchObject({
    company: 'Acme Official',
  });
});

test('The person who left no longer shows the company', async () => {
  const { offering } = await world.buyer.data(
    'query ($offering: ID!) { offering(id: $offering) { user { companyName email companyProfile { id } } } }',
    posted,
  );
  expect(offering).toEqual({ user: { companyName: 'Registered Ltd', email: null, companyProfile: null } });
});

test('The company of a bid or participant is visible to those who see the name', async () => {
  const BID = 'query ($id: ID!) { node(id: $id) { ... on Bid { user { id } company { id } } } }';
  const PARTICIPANTS =
    'query ($id: ID!) { node(id: $id) { ... on Bid { target { ... on Auction { participants { company { id } } } } } } }';
  const variables = { id: hidden.id };
  expect(await world.buyer.data(BID, variables)).toEqual({ node: { user: null, company: null } });
  expect(await world.other.data(BID, variables)).toEqual({ node: { user: null, company: null } });
  expect(await world.other.data(PARTICIPANTS, variables)).toEqual({
    node: { target: { participants: [{ company: { id: company.id } }] } },
  });
});

test('Lists have the postings of a company, whoever of it posted them', async () => {
  const LISTS = `query ($of: ID!) {
    offerings(companyId: $of) { nodes { id } } rfps(companyId: $of) { nodes { id } } auctions(companyId: $of) { nodes { id } }
  }`;
  const idsOf = (list: unknown) => (list as { nodes: { id: string }[] }).nodes.map(({ id }) => id);
  const { offerings, rfps, auctions } = await app.anyone.data(LISTS, { of: company.id });
  expect(idsOf(offerings)).toEqual([posted.offering, world.offering.id]);
  expect(idsOf(rfps)).toEqual([posted.rfp]);
  expect(idsOf(auctions)).toEqual([posted.auction, world.auction.id]);
  for (const id of [world.sellerUser.id, 'somebody'])
    expect(Object.values(await app.anyone.data(LISTS, { of: id })).flatMap(idsOf)).toEqual([]);
  for (const [path, ids] of [
    ['offerings', [posted.offering, world.offering.id]],
    ['rfps', [posted.rfp]],
    ['auctions', [posted.auction, world.auction.id]],
  ] as const) {
    const listed = await app.anyone.read<{ id: string; company: object }[]>(`/api/${path}?companyId=${company.id}`);
    expect(listed.map(({ id }) => id)).toEqual(ids);
    expect(listed[0]?.company).toEqual({
      id: company.id,
      companyName: 'Acme Official',
      verificationStatus: 'approved',
    });
  }
});
