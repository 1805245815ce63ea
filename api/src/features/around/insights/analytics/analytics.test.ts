import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import { aBid, anAuction, anOffering, anOrder, aProduct, aUser } from '../../../../../test/factories.ts';
import type { Analytics } from './analytics.type.ts';

let app: SharedApp;
let seller: { id: string };
let buyer: { id: string };
beforeAll(async () => {
  app = await sharedApp();
  seller = await aUser(app.pool);
  buyer = await aUser(app.pool);
});
afterAll(() => app.close());

const ASK = `query ($side: OrderSide!) { analytics(side: $side) {
  months { month amount orders } statuses { status orders amount } materials { productId name orders amount }
  auctions { auctionId title type outcome day startingPrice awardedPrice unit }
} }`;
const ask = async (user: { id: string }, side: 'seller' | 'buyer') =>
  (await (await app.as(user)).data<{ analytics: Analytics }>(ASK, { side })).analytics;

/** The middle of the month this number of months ago, UTC. */
const monthsAgo = (months: number): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, months === 0 ? 1 : 15));
};
const firstDay = (months: number): string => `${monthsAgo(months).toISOString().slice(0, 7)}-01`;

const ordered = (offering: { id: string }, total_amount: string, months: number, status = 'completed') =>
  anOrder(app.pool, {
    created_at: monthsAgo(months),
    buyer_id: buyer.id,
    seller_id: seller.id,
    total_amount,
    status,
    offering_id: offering.id,
  });

/** The price is that of the award; the bid was lower, with a maximum. */
const ended = async (columns: Record<string, unknown>, winner?: { id: string }, price = '120.00') => {
  const end = monthsAgo(1);
  const auction = await anAuction(app.pool, {
    start_time: new Date(end.getTime() - 3_600_000),
    end_time: end,
    closed_at: end,
    status: 'ended',
    outcome: winner ? 'awarded' : 'no_bids',
    ...columns,
  });
  if (!winner) return auction;
  const bid = await aBid(app.pool, {
    auction_id: auction.id,
    user_id: winner.id,
    amount: '110.00',
    seq: 1,
    alias_number: 1,
  });
  await app.pool.query('update auction set awarded_bid_id = $2, leading_amount = $3 where id = $1', [
    auction.id,
    bid.id,
    price,
  ]);
  return auction;
};

it('has twelve empty months for a member without trade', async () => {
  const nobody = await aUser(app.pool);
  const { months, statuses, materials, auctions } = await ask(nobody, 'seller');
  expect(months).toEqual(
    Array.from({ length: 12 }, (_, at) => ({ month: firstDay(11 - at), amount: '0.00', orders: 0 })),
  );
  expect([statuses, materials, auctions]).toEqual([[], [], []]);
});

it('sums orders by month, status and material, separately for sales and purchases', async () => {
  const [acid, salt] = [await aProduct(app.pool, { name: 'Acid' }), await aProduct(app.pool, { name: 'Salt' })];
  const ofSeller = { user_id: seller.id };
  const [acidOffer, saltOffer, otherOffer] = [
    await anOffering(app.pool, { ...ofSeller, product_id: acid.id }),
    await anOffering(app.pool, { ...ofSeller, product_id: salt.id }),
    await anOffering(app.pool, ofSeller),
  ];
  await ordered(acidOffer, '100.10', 0, 'pending');
  await ordered(acidOffer, '200.20', 3);
  await ordered(saltOffer, '9999999999999999.99', 3, 'shipped');
  await ordered(saltOffer, '50.00', 11, 'cancelled');
  await ordered(otherOffer, '7.00', 11);
  await ordered(acidOffer, '1000000.00', 12);

  const analytics = await ask(seller, 'seller');
  expect(analytics.months.filter(({ orders: count }) => count > 0)).toEqual([
    { month: firstDay(11), amount: '7.00', orders: 1 },
    { month: firstDay(3), amount: '10000000000000200.19', orders: 2 },
  ]);
  expect(analytics.statuses).toEqual([
    { status: 'pending', orders: 1, amount: '100.10' },
    { status: 'shipped', orders: 1, amount: '9999999999999999.99' },
    { status: 'completed', orders: 2, amount: '207.20' },
    { status: 'cancelled', orders: 1, amount: '50.00' },
  ]);
  expect(analytics.materials).toEqual([
    { productId: salt.id, name: 'Salt', orders: 1, amount: '9999999999999999.99' },
    { productId: acid.id, name: 'Acid', orders: 1, amount: '200.20' },
  ]);
  expect(await ask(buyer, 'buyer')).toEqual(analytics);
  expect((await ask(buyer, 'seller')).statuses).toEqual([]);
});

it('has the amount of the same month a year before', async () => {
  const offering = await anOffering(app.pool, { user_id: seller.id });
  await ordered(offering, '30.50', 23);
  await ordered(offering, '9.50', 12, 'cancelled');
  await ordered(offering, '99.00', 24);
  const { analytics } = await (
    await app.as(seller)
  ).data<{ analytics: Analytics }>(
    '{ analytics(side: seller) { months { month amountYearBefore } statuses { amount } } }',
  );
  expect(analytics.months.filter(({ amountYearBefore }) => amountYearBefore !== '0.00')).toEqual([
    { month: firstDay(11), amountYearBefore: '30.50' },
    { month: firstDay(0), amountYearBefore: '1000000.00' },
  ]);
  expect(analytics.statuses.map(({ amount }) => amount)).not.toContain('30.50');
});

it('lists ended auctions: the member’s forward auctions and won reverse ones are sales, the others purchases', async () => {
  const [owner, winner] = [await aUser(app.pool), await aUser(app.pool)];
  const own = { user_id: owner.id };
  const sold = await ended({ ...own, title: 'Sold' }, winner);
  const unsold = await ended({ ...own, title: 'Unsold', closed_at: monthsAgo(2) });
  const bought = await ended({ ...own, title: 'Bought', type: 'reverse', price_basis: 'per_unit' }, winner, '80.00');
  await ended({ ...own, title: 'Long ago', closed_at: monthsAgo(13) }, winner);
  await anAuction(app.pool, { ...own, title: 'Running' });

  const line = { startingPrice: '100.00', day: monthsAgo(1).toISOString().slice(0, 10) };
  const sale = {
    ...line,
    auctionId: sold.id,
    title: 'Sold',
    type: 'forward',
    outcome: 'awarded',
    awardedPrice: '120.00',
    unit: null,
  };
  const purchase = {
    ...line,
    auctionId: bought.id,
    title: 'Bought',
    type: 'reverse',
    outcome: 'awarded',
    awardedPrice: '80.00',
    unit: 'MT',
  };
  expect((await ask(owner, 'seller')).auctions).toEqual([
    sale,
    {
      ...line,
      auctionId: unsold.id,
      title: 'Unsold',
      type: 'forward',
      outcome: 'no_bids',
      day: monthsAgo(2).toISOString().slice(0, 10),
      awardedPrice: null,
      unit: null,
    },
  ]);
  expect((await ask(owner, 'buyer')).auctions).toEqual([purchase]);
  expect((await ask(winner, 'buyer')).auctions).toEqual([sale]);
  expect((await ask(winner, 'seller')).auctions).toEqual([purchase]);
});

it('requires a session', async () => {
  expect((await app.anyone.refusal(ASK, { side: 'seller' })).code).toBe('UNAUTHENTICATED');
});
