import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Body } from '../../../../test/caller.ts';
import { anOffering, aProduct } from '../../../../test/factories.ts';
import { aWorld, day, type World } from '../../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const POST_OFFERING = `mutation ($input: PostOfferingInput!) {
  postOffering(input: $input) { id price unit status availableUntil product { id offerCount lowestPrice lowestPriceUnit } }
}`;
const input = (change: Body = {}): Body => ({
  title: 'Acid',
  description: 'Technical.',
  quantity: 20,
  unit: 'MT',
  price: '100.00',
  ...change,
});
const post = async (change: Body): Promise<Body> =>
  (await world.seller.data(POST_OFFERING, { input: input(change) }))['postOffering'] as Body;

interface Summary {
  offer_count: number;
  lowest_price: string | null;
  lowest_price_unit: string | null;
}

/** The stored summary of the product and the computed one. */
const summaries = async (productId: string): Promise<[Summary, Summary]> => {
  const stored = await app.pool.query<Summary>(
    'select offer_count, lowest_price, lowest_price_unit from product where id = $1',
    [productId],
  );
  const truth = await app.pool.query<Summary>(
    `select count(*)::int as offer_count, min(price) as lowest_price, (array_agg(unit order by price, id))[1] as lowest_price_unit
     from offering where product_id = $1 and status = 'active'`,
    [productId],
  );
  return [stored.rows[0]!, truth.rows[0]!];
};

describe('postOffering', () => {
  it('takes delivery terms as people write them, also in the text of a document', async () => {
    const query = `mutation ($terms: DeliveryTerms) {
      variable: postOffering(input: { title: "Acid", description: "Strong.", quantity: 1, unit: "MT", price: "1", deliveryTerms: $terms }) { terms { deliveryTerms } }
      literal: postOffering(input: { title: "Acid", description: "Strong.", quantity: 1, unit: "MT", price: "1", deliveryTerms: fob }) { terms { deliveryTerms } }
    }`;
    expect(await world.seller.data(query, { terms: 'Ex Works' })).toEqual({
      variable: { terms: { deliveryTerms: 'EXW' } },
      literal: { terms: { deliveryTerms: 'FOB' } },
    });
    expect(await world.seller.refusal(query, { terms: 'C&F' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Delivery terms “C&F” has a former term, which is CFR in Incoterms 2020.',
    });
    expect((await world.seller.refusal(query.replace('fob', 'DAT'), { terms: 'FOB' })).message).toContain('is DPU');
    const places = query.replaceAll('deliveryTerms }', 'deliveryTerms deliveryLocation }');
    expect(await world.seller.data(places.replace('fob', '"FCA Linz"'), { terms: 'CIF Hamburg' })).toEqual({
      variable: { terms: { deliveryTerms: 'CIF', deliveryLocation: 'Hamburg' } },
      literal: { terms: { deliveryTerms: 'FCA', deliveryLocation: 'Linz' } },
    });
    expect((await world.seller.refusal(query.replace('fob', '5'), { terms: 'FOB' })).code).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
  });

  it('posts an offering and updates the product’s lowest price at once', async () => {
    const product = await aProduct(app.pool);
    expect(await post({ productId: product.id, availableUntil: day(0) })).toMatchObject({
      price: '100.00',
      status: 'active',
      availableUntil: day(0),
      product: { offerCount: 1, lowestPrice: '100.00', lowestPriceUnit: 'MT' },
    });
    expect(await post({ productId: product.id, price: 0.09, unit: 'KG' })).toMatchObject({
      product: { offerCount: 2, lowestPrice: '0.09', lowestPriceUnit: 'KG' },
    });
    expect(await post({ productId: product.id, price: '120' })).toMatchObject({
      price: '120.00',
      product: { offerCount: 3, lowestPrice: '0.09' },
    });
  });

  it('accepts an offering without a product of the catalogue', async () => {
    expect(await post({ productId: null })).toMatchObject({ product: null });
  });

  it('counts 20 simultaneous offerings', async () => {
    const product = await aProduct(app.pool);
    await Promise.all(Array.from({ length: 20 }, (_, n) => post({ productId: product.id, price: `${200 - n}.00` })));
    const [stored, truth] = await summaries(product.id);
    expect(stored).toEqual({ offer_count: 20, lowest_price: '181.00', lowest_price_unit: 'MT' });
    expect(stored).toEqual(truth);
  });

  it('keeps all summaries correct during simultaneous offers and orders', async () => {
    const products = [await aProduct(app.pool), await aProduct(app.pool), await aProduct(app.pool)];
    const offers = await Promise.all(
      products.map(({ id }) => anOffering(app.pool, { user_id: world.sellerUser.id, product_id: id, price: '5.00' })),
    );
    const ORDER = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
    await Promise.all([
      ...products.flatMap(({ id }) => [1, 2, 3].map((n) => post({ productId: id, price: `${n * 10}.00` }))),
      ...offers.map(({ id }) => world.buyer.data(ORDER, { input: { offeringId: id, totalAmount: '100.00' } })),
    ]);
    for (const { id } of products) {
      const [stored, truth] = await summaries(id);
      expect(stored).toEqual({ offer_count: 3, lowest_price: '10.00', lowest_price_unit: 'MT' });
      expect(stored).toEqual(truth);
    }
  });

  it.each([
    [{ price: '' }, 'Please fill in all required fields.', { price: 'Price is required.' }],
    [{ price: '0.00' }, 'Price must be a positive amount with at most 2 decimals.', { price: expect.any(String) }],
    [
      { price: '99999999999999999' },
      'Price must be a positive amount with at most 2 decimals.',
      { price: expect.any(String) },
    ],
    [
      { availableUntil: day(-1) },
      `Available until cannot be in the past. In UTC it is ${day(0)} now.`,
      { availableUntil: expect.any(String) },
    ],
    [{ location: 'x'.repeat(201) }, 'Location must be at most 200 characters.', { location: expect.any(String) }],
  ])('refuses %j, names the fields and writes nothing', async (change, message, fields) => {
    const before = await app.fingerprint();
    expect(await world.seller.refusal(POST_OFFERING, { input: input(change) })).toEqual({
      message,
      code: 'BAD_USER_INPUT',
      status: 400,
      fields,
    });
    expect(await app.fingerprint()).toEqual(before);
  });

  it('refuses visitors and other authors', async () => {
    expect(await app.anyone.refusal(POST_OFFERING, { input: input() })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await world.seller.refusal(POST_OFFERING, { input: input({ userId: world.buyerUser.id }) })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
