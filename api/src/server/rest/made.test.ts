import { startApp, type TestApp } from '../../../test/app.ts';
import { bodies, registration } from '../../../test/bodies.ts';
import type { Body } from '../../../test/caller.ts';
import { expectKeys } from '../../../test/shapes.ts';
import { aWorld, type World } from '../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const made = async (path: string, change: Body = {}, caller = world.buyer): Promise<Body> => {
  const { status, text } = await caller.post(path, { ...bodies(world)[path], ...change });
  expect([path, status]).toEqual([path, 201]);
  return JSON.parse(text) as Body;
};

describe('REST creates', () => {
  it('an RFP', async () => {
    const body = bodies(world)['/api/rfps'];
    const rfp = await made('/api/rfps');
    expectKeys(rfp, 'rfp');
    expect(rfp).toMatchObject({ ...body, userId: world.buyerUser.id, bidCount: 0 });
  });

  it('an offering', async () => {
    const offering = await made('/api/offerings');
    expectKeys(offering, 'offering');
    expect(offering).toMatchObject({ ...bodies(world)['/api/offerings'], userId: world.buyerUser.id });
  });

  it('an auction, and shows the reserve price to its owner', async () => {
    const auction = await made('/api/auctions');
    expectKeys(auction, 'auction');
    expect(auction).toMatchObject({
      ...bodies(world)['/api/auctions'],
      userId: world.buyerUser.id,
      currentPrice: '100.00',
      bidCount: 0,
    });
    const [seen] = await world.other.read<Body[]>('/api/auctions?limit=1');
    expect(seen).toMatchObject({ id: auction['id'], reservePrice: null });
  });

  it('an auction with default values', async () => {
    const { title, description, quantity, unit, productId, startingPrice, startTime, endTime } =
      bodies(world)['/api/auctions'] ?? {};
    const { text } = await world.buyer.beyondDocument().post('/api/auctions', {
      title,
      description,
      quantity,
      unit,
      productId,
      startingPrice,
      startTime,
      endTime,
      type: '',
      maxBidders: '',
    });
    expect(JSON.parse(text)).toMatchObject({
      type: 'forward',
      bidVisibility: 'public',
      priceBasis: 'lot',
      maxBidders: null,
      autoExtend: false,
      inspectionRequired: false,
    });
  });

  it.each([
    ['LOT', 'lot'],
    ['PER_UNIT', 'per_unit'],
  ])('an auction from the former price basis %s, answered as %s', async (former, priceBasis) => {
    const change = { priceBasis: former };
    expect(await made('/api/auctions', change, world.buyer.beyondDocument())).toMatchObject({ priceBasis });
  });

  it('an offering from a numeric price, the product id none and a date at midnight', async () => {
    const change = {
      price: 99.9,
      productId: 'none',
      availableUntil: '2099-01-31T00:00:00-05:00',
      location: ' ',
      title: '  Acid ',
    };
    expect(await made('/api/offerings', change)).toMatchObject({
      price: '99.90',
      productId: null,
      availableUntil: '2099-01-31',
      location: null,
      title: 'Acid',
    });
  });

  it('a bid, an order and a company profile', async () => {
    const bid = await made('/api/bids', {}, world.seller);
    expectKeys(bid, 'bid');
    expect(bid).toMatchObject({
      userId: world.sellerUser.id,
      amount: '950.00',
      message: 'From stock.',
      rfpId: world.rfp.id,
      auctionId: null,
      status: 'active',
    });
    const order = await made('/api/orders');
    expectKeys(order, 'order');
    expect(order).toMatchObject({
      buyerId: world.buyerUser.id,
      sellerId: world.sellerUser.id,
      totalAmount: '201.00',
      status: 'pending',
      offeringId: world.offering.id,
      bidId: null,
    });
    const profile = await made('/api/company-profile');
    expectKeys(profile, 'profile');
    expect(profile).toMatchObject({
      userId: world.buyerUser.id,
      companyName: 'Acme Official',
      verificationStatus: 'pending',
    });
    expect(await world.buyer.read('/api/company-profile')).toEqual(profile);
  });

  it('a session, with the user in the response of login and register', async () => {
    const { status, text } = await app.anyone.post('/api/register', registration);
    const { user, ...more } = JSON.parse(text) as { user: Body };
    expectKeys(user, 'user');
    expect([status, more]).toEqual([201, {}]);
    const again = await app.anyone.post('/api/login', { email: registration.email, password: registration.password });
    expect([again.status, JSON.parse(again.text)]).toEqual([200, { user }]);
  });
});
