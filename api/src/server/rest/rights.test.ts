import { startApp, type TestApp } from '../../../test/app.ts';
import { bodies } from '../../../test/bodies.ts';
import type { Body } from '../../../test/caller.ts';
import { aBid, anOffering, anRfp } from '../../../test/factories.ts';
import { aWorld, day, UNKNOWN_ID, type World } from '../../../test/world.ts';

let app: TestApp;
let world: World;
let bid: { id: string };
let elsewhere: { id: string };
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
  bid = await aBid(app.pool, { rfp_id: world.rfp.id, user_id: world.sellerUser.id });
  elsewhere = await anOffering(app.pool, { user_id: world.otherUser.id, product_id: world.product.id });
});
afterAll(() => app.close());

const FOREIGN = {
  '/api/rfps': 'userId',
  '/api/offerings': 'userId',
  '/api/auctions': 'userId',
  '/api/bids': 'userId',
  '/api/orders': 'buyerId',
  '/api/company-profile': 'userId',
};

type Who = 'buyer' | 'seller' | 'other';
const refused = async (who: Who, path: string, change: Body, status: number, sentence: string): Promise<void> => {
  const before = await app.fingerprint();
  const answer = await world[who].post(path, { ...bodies(world)[path], ...change });
  expect([answer.status, answer.text]).toEqual([status, sentence]);
  expect(await app.fingerprint()).toEqual(before);
};

describe('A body that names another author is refused', () => {
  it.each(Object.entries(FOREIGN))('POST %s: %s', async (path, field) => {
    const sentence = `"${field}" must be blank or your own id.`;
    await refused('other', path, { [field]: world.buyerUser.id }, 403, sentence);
    await refused('other', path, { [field]: UNKNOWN_ID }, 403, sentence);
    await refused('other', path, { [field]: 'somebody' }, 403, sentence);
  });

  it('PUT /api/company-profile', async () => {
    const { status } = await world.other.put('/api/company-profile', {
      companyName: 'A',
      phone: '+34 91 123 45 67',
      userId: world.buyerUser.id,
    });
    expect(status).toBe(403);
  });

  it('the member’s own id is accepted', async () => {
    const { status } = await world.other.post('/api/rfps', {
      ...bodies(world)['/api/rfps'],
      userId: world.otherUser.id,
    });
    expect(status).toBe(201);
  });
});

describe('Members cannot deal with', () => {
  it('their own RFP', () => refused('buyer', '/api/bids', {}, 409, 'You cannot bid on your own RFP.'));
  it('their own auction', () =>
    refused(
      'seller',
      '/api/bids',
      { rfpId: null, auctionId: world.auction.id },
      409,
      'You cannot take part in your own auction.',
    ));
  it('their own offering', () => refused('seller', '/api/orders', {}, 409, 'You cannot order from your own offering.'));
});

describe("Another member's record is not found", () => {
  it('a message', async () => {
    const before = await app.fingerprint();
    for (const caller of [world.seller, world.other]) {
      expect(await caller.put(`/api/messages/${world.message.id}/read`)).toMatchObject({
        status: 404,
        text: 'Message not found.',
      });
    }
    expect(await app.fingerprint()).toEqual(before);
    expect(await world.other.read('/api/messages')).toEqual([]);
  });

  it("a bid on another's RFP, when awarding it", async () => {
    for (const who of ['seller', 'other'] as const)
      await refused(who, '/api/orders', { offeringId: null, bidId: bid.id }, 404, 'Bid not found.');
  });

  it('an offering of another company, when bidding from it', () =>
    refused('seller', '/api/bids', { offeringId: elsewhere.id }, 400, 'This offering is not one of yours.'));
});

describe('Missing and expired records are refused', () => {
  it.each([
    ['/api/bids', { rfpId: UNKNOWN_ID }, 'RFP not found.'],
    ['/api/bids', { rfpId: null, auctionId: UNKNOWN_ID }, 'Auction not found.'],
    ['/api/orders', { offeringId: UNKNOWN_ID }, 'Offering not found.'],
    ['/api/orders', { offeringId: null, bidId: UNKNOWN_ID }, 'Bid not found.'],
  ])('POST %s with %j', (path, change, sentence) => refused('other', path, change, 404, sentence));

  it('an RFP and an offering past their last day', async () => {
    const rfp = await anRfp(app.pool, { user_id: world.buyerUser.id, closing_date: day(-1) });
    const offering = await anOffering(app.pool, { user_id: world.sellerUser.id, available_until: day(-1) });
    await refused('other', '/api/bids', { rfpId: rfp.id }, 409, 'This RFP is closed.');
    await refused('other', '/api/orders', { offeringId: offering.id }, 409, 'This offering is no longer available.');
  });
});

describe('An order must match the terms of its offering or bid', () => {
  it.each([
    [{ totalAmount: '200.00' }, 400, 'The total is $201.00.'],
    [{ totalAmount: '201.01' }, 400, 'The total is $201.00.'],
    [{ totalAmount: 0.01 }, 400, 'The total is $201.00.'],
    [{ quantity: 21 }, 400, 'Only 20 MT are available.'],
    [{ bidId: UNKNOWN_ID }, 400, 'An order comes from an offering or from a bid, not from both.'],
    [{ offeringId: null }, 400, 'Please name the offering or the bid this order comes from.'],
  ])('%j', (change, status, sentence) => refused('buyer', '/api/orders', change, status, sentence));

  it('including the seller', () =>
    refused(
      'buyer',
      '/api/orders',
      { sellerId: world.otherUser.id },
      403,
      '"sellerId" is not the seller of this deal.',
    ));

  it.each(['201', '201.0', '0201.00', 201])(
    'an equal total in another notation is accepted: %p',
    async (totalAmount) => {
      const { status } = await world.buyer.post('/api/orders', {
        ...bodies(world)['/api/orders'],
        totalAmount,
      });
      expect(status).toBe(201);
    },
  );
});

it('Verification and counters in a body are ignored, and a status that a new record does not have is refused', async () => {
  for (const [path, status] of [
    ['/api/rfps', 'awarded'],
    ['/api/auctions', 'ended'],
  ] as const)
    expect(await world.buyer.post(path, { ...bodies(world)[path], status })).toMatchObject({ status: 400 });
  const rfp = await world.buyer.post('/api/rfps', {
    ...bodies(world)['/api/rfps'],
    bidCount: 9,
    createdAt: '2020-01-01',
    id: UNKNOWN_ID,
  });
  expect(JSON.parse(rfp.text)).toMatchObject({
    status: 'active',
    bidCount: 0,
    id: expect.not.stringMatching(UNKNOWN_ID),
  });
  const profile = await world.buyer.put('/api/company-profile', {
    companyName: 'A',
    phone: '+34 91 123 45 67',
    verificationStatus: 'approved',
  });
  expect(JSON.parse(profile.text)).toMatchObject({ verificationStatus: 'pending' });
  const auction = await world.buyer.post('/api/auctions', {
    ...bodies(world)['/api/auctions'],
    currentPrice: '1.00',
    bidCount: 9,
  });
  expect(JSON.parse(auction.text)).toMatchObject({ status: 'scheduled', currentPrice: '100.00', bidCount: 0 });
});
