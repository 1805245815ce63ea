import { startApp, type TestApp } from '../../../test/app.ts';
import { bodies, registration } from '../../../test/bodies.ts';
import type { Body } from '../../../test/caller.ts';
import { aCompanyProfile } from '../../../test/factories.ts';
import { aWorld, type World } from '../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const keys = {
  user: 'id email firstName lastName profileImageUrl companyName position mobileNumber country city role createdAt',
  category: 'id name description parentId level',
  product:
    'id name description casNumber formula synonyms categoryId specifications safetyData referencePrice referenceUnit referenceYear offerCount lowestPrice lowestPriceUnit category',
  rfp: 'id userId title description productId quantity unit targetPrice deliveryLocation deliveryDate closingDate status bidCount createdAt',
  offering: 'id userId title description productId quantity unit price location availableUntil status createdAt',
  auction:
    'id userId title description productId quantity unit type startingPrice reservePrice reserveMet currentPrice unitPrice priceBasis bidIncrement bidCount bidderCount startTime endTime originalEndTime status outcome deliveryLocation deliveryTerms paymentTerms deliveryDate qualitySpecs inspectionRequired inspectionLocation maxBidders preQualificationRequired bidVisibility autoExtend autoExtendDuration createdAt',
  bid: 'id userId amount message auctionId rfpId status createdAt leading currentPrice receipt',
  order: 'id buyerId sellerId totalAmount quantity unit status offeringId bidId createdAt',
  message: 'id sender subject content isRead link createdAt',
  sender: 'id firstName lastName companyName email',
  profile: 'id userId companyName website phone address description businessRegistrationNumber verificationStatus',
  stats:
    'unreadMessages activeBids watchlistCount monthlySpend activeListings liveAuctions monthlyRevenue pendingOrders',
  commodity: 'id name symbol unit currency currentPrice changePercent error',
};

const expectKeys = (value: unknown, which: keyof typeof keys): void =>
  expect(Object.keys(value as Body)).toEqual(keys[which].split(' '));

const made = async (path: string, change: Body = {}, caller = world.buyer): Promise<Body> => {
  const { status, text } = await caller.post(path, { ...bodies(world)[path], ...change });
  expect([path, status]).toEqual([path, 201]);
  return JSON.parse(text) as Body;
};

describe('what is read', () => {
  it('user', async () => {
    const user = await world.buyer.read('/api/user');
    expectKeys(user, 'user');
    expect(user).toMatchObject({
      id: world.buyerUser.id,
      email: world.buyerUser.email,
      firstName: 'Ana',
      role: 'both',
    });
  });

  it('categories', async () => {
    const [category] = await world.buyer.read<Body[]>('/api/categories');
    expectKeys(category, 'category');
    expect(category).toMatchObject({ parentId: null, level: 'industry' });
  });

  it('products', async () => {
    const [product] = await world.buyer.read<Body[]>('/api/products');
    expectKeys(product, 'product');
    expectKeys(product?.['category'], 'category');
    expect(product).toMatchObject({
      specifications: { assay: '98 %' },
      safetyData: { signal_word: 'Danger' },
      offerCount: 1,
      lowestPrice: '100.50',
    });
    expect(await world.buyer.read(`/api/products/${world.product.id}`)).toEqual(product);
  });

  it('suppliers, the address of a person for members only', async () => {
    await aCompanyProfile(app.pool, {
      user_id: world.sellerUser.id,
      address: 'Rua 1',
      verification_status: 'approved',
    });
    const path = `/api/products/${world.product.id}/suppliers`;
    const offer = {
      user: {
        id: world.sellerUser.id,
        companyName: world.sellerUser.company_name,
        firstName: 'Ana',
        lastName: 'Ruiz',
        email: world.sellerUser.email,
      },
      companyProfile: {
        companyName: 'Acme Official',
        address: 'Rua 1',
        phone: '+34 1',
        verificationStatus: 'approved',
      },
      offering: { id: world.offering.id, price: '100.50', unit: 'MT', quantity: 20 },
    };
    expect(await world.buyer.read(path)).toEqual([offer]);
    expect(await app.anyone.read(path)).toEqual([{ ...offer, user: { ...offer.user, email: null } }]);
  });

  it('RFPs, offerings, auctions, messages', async () => {
    const [rfp] = await app.anyone.read<Body[]>('/api/rfps');
    expectKeys(rfp, 'rfp');
    expectKeys((await app.anyone.read<Body[]>('/api/offerings'))[0], 'offering');
    expectKeys((await app.anyone.read<Body[]>('/api/auctions'))[0], 'auction');
    const [message] = await world.buyer.read<Body[]>('/api/messages');
    expectKeys(message, 'message');
    expectKeys(message?.['sender'], 'sender');
  });

  it('stats, prices, no company profile', async () => {
    expectKeys(await world.buyer.read('/api/dashboard/stats'), 'stats');
    for (const path of ['/api/commodity-prices', '/api/price-index']) {
      const { data, lastUpdated, ...more } = await app.anyone.read<{ data: Body[]; lastUpdated: string }>(path);
      expectKeys(data[0], 'commodity');
      expect([data[0], lastUpdated, more]).toEqual([
        expect.objectContaining({ currentPrice: '310.00', error: false }),
        expect.stringMatching(/Z$/),
        {},
      ]);
    }
    expect((await world.other.get('/api/company-profile')).text).toBe('null');
  });

  it('suggestions', async () => {
    const { text } = await world.buyer.post('/api/ai/search-suggestions', { query: 'sulfuric' });
    const found = JSON.parse(text) as { suggestions: string[]; suggestedActions: Body[] };
    expect(Object.keys(found)).toEqual(['suggestions', 'alternatives', 'categories', 'suggestedActions']);
    expect(found.suggestions).toEqual([world.product.name]);
    expect(found.suggestedActions.map((action) => Object.keys(action).join(' '))).toEqual(
      Array(3).fill('id title description icon requiresAuth'),
    );
    expect(found.suggestedActions.map(({ id, icon }) => [id, icon])).toEqual([
      ['start-rfp', 'FileText'],
      ['start-auction', 'Gavel'],
      ['marketplace-post', 'ShoppingCart'],
    ]);
  });
});

describe('what is made', () => {
  it('RFP', async () => {
    const body = bodies(world)['/api/rfps'];
    const rfp = await made('/api/rfps');
    expectKeys(rfp, 'rfp');
    expect(rfp).toMatchObject({ ...body, userId: world.buyerUser.id, bidCount: 0 });
  });

  it('offering', async () => {
    const offering = await made('/api/offerings');
    expectKeys(offering, 'offering');
    expect(offering).toMatchObject({ ...bodies(world)['/api/offerings'], userId: world.buyerUser.id });
  });

  it('auction, its reserve for its owner', async () => {
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

  it('what has a default', async () => {
    const { title, description, quantity, unit, productId, startingPrice, startTime, endTime } =
      bodies(world)['/api/auctions'] ?? {};
    const { text } = await world.buyer.post('/api/auctions', {
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
      priceBasis: 'LOT',
      maxBidders: null,
      autoExtend: false,
      inspectionRequired: false,
    });
  });

  it('money as a number, ids as none, days as times', async () => {
    const change = {
      price: 99.9,
      productId: 'none',
      availableUntil: '2099-01-31T23:30:00-05:00',
      location: ' ',
      title: '  Acid ',
    };
    expect(await made('/api/offerings', change)).toMatchObject({
      price: '99.90',
      productId: null,
      availableUntil: '2099-02-01',
      location: null,
      title: 'Acid',
    });
  });

  it('bid, order, company profile', async () => {
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

  it('login and register carry a user', async () => {
    const { status, text } = await app.anyone.post('/api/register', registration);
    const { user, ...more } = JSON.parse(text) as { user: Body };
    expectKeys(user, 'user');
    expect([status, more]).toEqual([201, {}]);
    const again = await app.anyone.post('/api/login', { email: registration.email, password: registration.password });
    expect([again.status, JSON.parse(again.text)]).toEqual([200, { user }]);
  });
});
