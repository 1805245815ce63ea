import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import { bidOn, postAuction } from '../../../../test/auctions.ts';
import type { Body, Caller } from '../../../../test/caller.ts';
import { aBid, aCompanyProfile, anOffering, anRfp, aUser } from '../../../../test/factories.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

interface Company {
  country?: string;
  number?: string | null;
  status?: string;
}

let count = 0;
const newNumber = () => `B-36 ${String(++count).padStart(3, '0')}.456`;

const member = async ({ country = 'Spain', number = newNumber(), status = 'approved' }: Company = {}) => {
  const user = await aUser(app.pool, { country });
  await aCompanyProfile(app.pool, {
    user_id: user.id,
    business_registration_number: number,
    verification_status: status,
  });
  return { user, caller: await app.as(user) };
};

const AWARD = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';

type Act = (
  owner: { user: { id: string }; caller: Caller },
  other: { user: { id: string }; caller: Caller },
) => Promise<{
  errors: { message: string; extensions: { code: string } }[];
}>;

const acts: Record<string, Act> = {
  'ordering from an offering': async (owner, { caller }) => {
    const offering = await anOffering(app.pool, { user_id: owner.user.id });
    const input = { offeringId: offering.id, quantity: 1, totalAmount: '100.50' };
    return caller.graphql(AWARD, { input });
  },
  'inquiring about an offering': async (owner, { caller }) => {
    const offering = await anOffering(app.pool, { user_id: owner.user.id });
    return caller.graphql('mutation ($input: InquireInput!) { inquire(input: $input) { id } }', {
      input: { offeringId: offering.id, message: 'Pure?' },
    });
  },
  'bidding on an RFP': async (owner, { caller }) => {
    const rfp = await anRfp(app.pool, { user_id: owner.user.id });
    return placeBid(caller, { rfpId: rfp.id, amount: '100.00' });
  },
  'awarding an RFP': async (owner, other) => {
    const rfp = await anRfp(app.pool, { user_id: owner.user.id });
    const bid = await aBid(app.pool, { rfp_id: rfp.id, user_id: other.user.id });
    return owner.caller.graphql(AWARD, { input: { bidId: bid.id } });
  },
  'bidding in an auction': async (owner, { caller }) =>
    placeBid(caller, { auctionId: await postAuction(app.pool, owner.caller), amount: '100.00' }),
  'asking to take part in an auction': async (owner, { caller }) =>
    caller.graphql('mutation ($id: ID!) { requestParticipation(auctionId: $id) { id } }', {
      id: await postAuction(app.pool, owner.caller, { preQualificationRequired: true }),
    }),
};

const placeBid = (caller: Caller, input: Body) =>
  caller.graphql('mutation ($input: PlaceBidInput!) { placeBid(input: $input) { id: bidId } }', { input });

describe.each(Object.entries(acts))('%s', (_name, act) => {
  it('is refused between two accounts of one company', async () => {
    const { errors } = await act(
      await member({ number: 'B-36 123.456' }),
      await member({ number: 'b36123456', country: ' spain' }),
    );
    expect(errors).toMatchObject([{ extensions: { code: 'OWN_POSTING' } }]);
    await app.pool.query('update company_profile set business_registration_number = null');
  });

  it.each<[string, Company, Company]>([
    ['whose numbers differ', {}, {}],
    ['of two countries', { number: 'X 1' }, { number: 'X 1', country: 'Portugal' }],
    ['of which one is not verified', { number: 'X 2' }, { number: 'X 2', status: 'pending' }],
    ['of which the owner is not verified', { number: 'X 3', status: 'rejected' }, { number: 'X 3' }],
    ['without numbers', { number: null }, { number: null }],
    ['whose numbers have only signs', { number: '-' }, { number: '- .' }],
  ])('is possible between two companies %s', async (_who, first, second) => {
    const { errors } = await act(await member(first), await member(second));
    expect(errors).toEqual([]);
    await app.pool.query('update company_profile set business_registration_number = null');
  });
});

it('gives accounts of one company no access to each other’s records', async () => {
  const [owner, other] = [await member({ number: 'Z 9' }), await member({ number: 'Z 9' })];
  const auctionId = await postAuction(app.pool, owner.caller, { reservePrice: '500.00', bidVisibility: 'sealed' });
  const bidder = await member();
  await bidOn(auctionId, bidder.caller, '120.00');
  const { auction } = await other.caller.data(
    'query ($id: ID!) { auction(id: $id) { reservePrice bidCount currentPrice } }',
    {
      id: auctionId,
    },
  );
  expect(auction).toEqual({ reservePrice: null, bidCount: null, currentPrice: null });
  const CANCEL = 'mutation ($id: ID!) { cancelAuction(auctionId: $id, reason: "No.") { id } }';
  expect(await other.caller.refusal(CANCEL, { id: auctionId })).toMatchObject({ code: 'FORBIDDEN' });
});
