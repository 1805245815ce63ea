import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Body } from '../../../../test/caller.ts';
import { aCommodity, aCompanyProfile, anOffering, aProduct, aUser } from '../../../../test/factories.ts';
import { holding, waiting } from '../../../../test/lockGate.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
  await aCompanyProfile(app.pool, { user_id: world.sellerUser.id, verification_status: 'approved' });
});
afterAll(() => app.close());

const TERMS = 'id price unit comparablePrice comparableUnit priceCheck priceConfirmedAt';
const POST = `mutation ($input: PostOfferingInput!) { postOffering(input: $input) { ${TERMS} } }`;
const EDIT = `mutation ($input: EditOfferingInput!) { editOffering(input: $input) { ${TERMS} } }`;
const CONFIRM = `mutation ($id: ID!) { confirmUnusualPrice(offeringId: $id) { ${TERMS} } }`;
const CHECK = `query ($productId: ID, $price: Money!, $unit: String!, $offeringId: ID) {
  priceCheck(productId: $productId, price: $price, unit: $unit, offeringId: $offeringId) {
    priceCheck comparablePrice comparableUnit expectedPrice expectedFrom deviationPercent
  }
}`;
const LOWEST =
  'query ($id: ID!) { product(id: $id) { lowestPrice lowestPriceUnit lowestComparablePrice lowestComparableUnit } }';
const LIST = `query ($productId: ID, $sort: OfferingSort, $search: String) {
  offerings(productId: $productId, sort: $sort, search: $search, status: active) { nodes { price unit } }
}`;

const post = async (productId: string | null, price: string, unit: string, change: Body = {}): Promise<Body> => {
  const input = { title: 'Acid', description: 'Technical.', quantity: 20, productId, price, unit, ...change };
  return (await world.seller.data(POST, { input }))['postOffering'] as Body;
};
/** Offers of this price, each of a seller of their own. */
const offered = async (productId: string, prices: readonly string[], seller: Body = {}): Promise<void> => {
  for (const price of prices)
    await anOffering(app.pool, {
      user_id: (await aUser(app.pool, seller)).id,
      product_id: productId,
      unit: 'MT',
      price,
    });
};
const lowest = async (id: string): Promise<Body> => (await app.anyone.data(LOWEST, { id }))['product'] as Body;
const listed = async (variables: Body): Promise<string[]> => {
  const { offerings } = await app.anyone.data<{ offerings: { nodes: Body[] } }>(LIST, variables);
  return offerings.nodes.map(({ price, unit }) => `${String(price)} / ${String(unit)}`);
};
const ethanol = { specifications: '{"density":"0.80 g/cm³ at 20 °C"}', reference_unit: 'MT' };

/** A product whose index price is 310.00 per MT. */
const indexed = async (columns: Body = {}, commodity: Body = {}) => {
  const { id } = await aCommodity(app.pool, commodity);
  return aProduct(app.pool, { commodity_id: id, ...columns });
};

describe('A comparable price', () => {
  it.each([
    ['1.84 g/cm³ at 20 °C', '1.84'],
    ['0.805–0.812 g/cm³ at 20 °C', '0.8085'],
    ['0.880-0.883 g/mL at 20-25 °C', '0.8815'],
    ['1,050 kg/m³ at 15 °C', '1.05'],
    ['0.61 g/cm³ (liquid at 20 °C)', '0.61'],
    ['0.911 g/cm³ at 20 °C (liquid)', '0.911'],
    ['1.00–1.0499 g/cm³ at 25 °C', '1.02495'],
    ['1.00–1.05 g/cm³ at 25 °C', null],
    ['1.05 g/cm³ at 14 °C', null],
    ['1.05 g/cm³ at 26 °C', null],
    ['1.05 g/cm³ at 20–30 °C', null],
    ['1.03 g/cm³ (liquid at -20 °C)', null],
    ['0.808 g/cm³ (at boiling point)', null],
    ['2.66 g/cm³', null],
    ['0.0838 kg/m³ at 20 °C and 1 bar', null],
    ['1.17 ± 0.03 g/cm³', null],
    ['0.9 or 1.1 g/cm³ at 20 °C', null],
    ['0 g/cm³ at 20 °C', null],
    ['', null],
  ])('converts mass and volume by a density of "%s": %s kg per litre', async (density, expected) => {
    const { rows } = await app.pool.query('select density_of($1) as density', [JSON.stringify({ density })]);
    expect(rows).toEqual([{ density: expected }]);
  });

  it('is per kg, per litre or per piece, exactly', async () => {
    const { id } = await aProduct(app.pool, ethanol);
    expect(await post(id, '900.01', 'MT')).toMatchObject({ comparablePrice: '0.90001', comparableUnit: 'KG' });
    expect(await post(id, '900.01', 'Tons')).toMatchObject({ comparablePrice: '0.90001' });
    expect(await post(id, '9999999999999999.99', 'MT')).toMatchObject({ comparablePrice: '9999999999999.99999' });
    expect(await post(id, '0.90', 'KG')).toMatchObject({ comparablePrice: '0.9', comparableUnit: 'KG' });
    expect(await post(id, '0.40', 'L')).toMatchObject({ comparablePrice: '0.5', comparableUnit: 'KG' });
    expect(await post(id, '5.00', 'Units')).toMatchObject({ comparablePrice: null, comparableUnit: null });
    const byLitre = await aProduct(app.pool, { reference_unit: 'L' });
    expect(await post(byLitre.id, '5.00', 'L')).toMatchObject({ comparablePrice: '5', comparableUnit: 'L' });
    expect(await post(byLitre.id, '5.00', 'KG')).toMatchObject({ comparablePrice: null });
    const byPiece = await aProduct(app.pool, { reference_unit: 'Units' });
    expect(await post(byPiece.id, '5.00', 'Units')).toMatchObject({ comparablePrice: '5', comparableUnit: 'Units' });
    expect(await post(null, '5.00', 'Tons')).toMatchObject({ comparablePrice: '0.005', comparableUnit: 'KG' });
  });

  it('decides which offer is cheapest; offers that cannot be compared come last', async () => {
    const { id } = await aProduct(app.pool, ethanol);
    await post(id, '3.00', 'Units');
    expect(await lowest(id)).toEqual({
      lowestPrice: null,
      lowestPriceUnit: null,
      lowestComparablePrice: null,
      lowestComparableUnit: null,
    });
    await post(id, '0.90', 'KG');
    await post(id, '126.50', 'MT');
    await post(id, '0.40', 'L');
    await post(id, '130.00', 'Tons');
    expect(await lowest(id)).toEqual({
      lowestPrice: '126.50',
      lowestPriceUnit: 'MT',
      lowestComparablePrice: '0.1265',
      lowestComparableUnit: 'KG',
    });
    const cheapest = ['126.50 / MT', '130.00 / Tons', '0.40 / L', '0.90 / KG', '3.00 / Units'];
    expect(await listed({ productId: id, sort: 'price' })).toEqual(cheapest);
    expect(await listed({ productId: id, sort: 'price_descending' })).toEqual([
      '0.90 / KG',
      '0.40 / L',
      '130.00 / Tons',
      '126.50 / MT',
      '3.00 / Units',
    ]);
    const suppliers = await app.anyone.read<Body[]>(`/api/products/${id}/suppliers`);
    expect(suppliers.map(({ offering }) => (offering as Body)['price'])).toEqual(
      cheapest.map((offer) => offer.split(' ')[0]),
    );
  });

  it('sorts prices per kg, per litre and per piece separately in lists of different materials', async () => {
    for (const [price, unit] of [
      ['2.00', 'Units'],
      ['5.00', 'L'],
      ['9000.00', 'MT'],
      ['1.00', 'Units'],
      ['4.00', 'KG'],
    ] as const)
      await post(null, price, unit, { title: 'Mixture' });
    expect(await listed({ search: 'Mixture', sort: 'price' })).toEqual([
      '4.00 / KG',
      '9000.00 / MT',
      '5.00 / L',
      '1.00 / Units',
      '2.00 / Units',
    ]);
    expect(await listed({ search: 'Mixture', sort: 'price_descending' })).toEqual([
      '9000.00 / MT',
      '4.00 / KG',
      '5.00 / L',
      '2.00 / Units',
      '1.00 / Units',
    ]);
  });

  it('sorts products by their lowest one', async () => {
    const category = (await aProduct(app.pool)).id;
    const { rows } = await app.pool.query<{ category_id: string }>('select category_id from product where id = $1', [
      category,
    ]);
    const names: [string, string | undefined, string][] = [
      ['Dear', '900.00', 'MT'],
      ['Cheap', '0.50', 'KG'],
      ['By piece', '0.10', 'Units'],
      ['Nothing', undefined, ''],
    ];
    for (const [name, price, unit] of names) {
      const { id } = await aProduct(app.pool, {
        name,
        category_id: rows[0]!.category_id,
        reference_unit: unit === 'Units' ? 'Units' : 'MT',
      });
      if (price) await post(id, price, unit);
    }
    const { products } = await app.anyone.data<{ products: { nodes: { name: string }[] } }>(
      'query ($categoryId: ID) { products(categoryId: $categoryId, sort: lowest_price) { nodes { name } } }',
      { categoryId: rows[0]!.category_id },
    );
    expect(products.nodes.map(({ name }) => name).slice(0, 4)).toEqual([
      'Cheap',
      'Dear',
      'By piece',
      expect.anything(),
    ]);
  });

  it('is updated when the density or the reference unit of the material changes', async () => {
    const { id } = await aProduct(app.pool);
    await post(id, '1.00', 'L');
    await post(id, '900.00', 'MT');
    expect(await lowest(id)).toMatchObject({ lowestPrice: '900.00' });
    await app.pool.query(`update product set specifications = '{"density":"2.00 g/mL at 20 °C"}' where id = $1`, [id]);
    expect(await lowest(id)).toMatchObject({ lowestPrice: '1.00', lowestPriceUnit: 'L', lowestComparablePrice: '0.5' });
    await app.pool.query(`update product set specifications = '{}', reference_unit = 'L' where id = $1`, [id]);
    expect(await lowest(id)).toMatchObject({ lowestComparablePrice: '1', lowestComparableUnit: 'L' });
    await app.pool.query(`update product set reference_unit = 'Units' where id = $1`, [id]);
    expect(await lowest(id)).toMatchObject({ lowestPrice: null, lowestComparablePrice: null });
  });

  it('lets an index sort the suppliers of a material', async () => {
    const { rows } = await app.pool.query<{ 'QUERY PLAN': string }>(
      `explain select id from offering where product_id = $1 and status = 'active' order by price_order, id limit 20`,
      [world.product.id],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('offering_cheapest');
    expect(plan).not.toContain('Sort');
  });
});

describe('The price check', () => {
  it.each([
    ['496.00', 'MT', 'ok'],
    ['496.01', 'MT', 'unusual'],
    ['124.00', 'MT', 'ok'],
    ['123.99', 'MT', 'unusual'],
    ['0.31', 'KG', 'ok'],
    ['310.00', 'KG', 'unusual'],
    ['310.00', 'Units', 'unknown'],
  ])('finds $%s per %s %s for an index price of $310.00 per MT', async (price, unit, priceCheck) => {
    const { id } = await indexed();
    expect(await post(id, price, unit)).toMatchObject({ priceCheck, priceConfirmedAt: null });
  });

  it('converts the unit of the index and ignores other currencies', async () => {
    const perLitre = await indexed(ethanol, { unit: 'L' });
    expect(await post(perLitre.id, '387500.00', 'MT')).toMatchObject({ priceCheck: 'ok' });
    expect(await post(perLitre.id, '310.00', 'MT')).toMatchObject({ priceCheck: 'unusual' });
    const inEuro = await indexed({}, { currency: 'EUR' });
    expect(await post(inEuro.id, '310000.00', 'MT')).toMatchObject({ priceCheck: 'unknown' });
  });

  it('compares with the median of one price of each of five other sellers if the index has no price', async () => {
    const { id } = await aProduct(app.pool);
    await offered(id, ['90.00', '100.00', '110.00', '5000.00']);
    // Neither newcomers nor own and withdrawn offers count.
    await offered(id, Array<string>(8).fill('500.00'), { created_at: new Date() });
    const user_id = (await aUser(app.pool)).id;
    const another = { user_id, product_id: id, price: '1.00', unit: 'MT' };
    await anOffering(app.pool, { ...another, status: 'withdrawn' });
    const first = await post(id, '0.10', 'KG');
    expect(first).toMatchObject({ priceCheck: 'unknown' });
    expect(await post(id, '100.00', 'MT')).toMatchObject({ priceCheck: 'unknown' });
    // A seller counts once, with the lowest price: 104.00.
    for (const price of ['104.00', '600.00', '700.00']) await anOffering(app.pool, { ...another, price });
    expect(await post(id, '41.60', 'MT')).toMatchObject({ priceCheck: 'ok' });
    expect(await post(id, '41.59', 'MT')).toMatchObject({ priceCheck: 'unusual' });
    const edited = await world.seller.data(EDIT, { input: { offeringId: first['id'], price: '0.17', quantity: 1 } });
    expect(edited['editOffering']).toMatchObject({ priceCheck: 'unusual' });
    // The median of an even number is the mean of the two in the middle; a verified company is no newcomer.
    const { id: verified } = await aUser(app.pool, { created_at: new Date() });
    await aCompanyProfile(app.pool, { user_id: verified, verification_status: 'approved' });
    await anOffering(app.pool, { ...another, user_id: verified, price: '114.00' });
    const draft = { productId: id, price: '1.00', unit: 'MT' };
    expect((await world.seller.data(CHECK, draft))['priceCheck']).toMatchObject({ expectedPrice: '107.00' });
  });

  it('ignores an unusual offer in the lowest price until its seller confirms it', async () => {
    const { id } = await indexed();
    await post(id, '300.00', 'MT');
    const unusual = await post(id, '0.01', 'KG');
    expect(unusual).toMatchObject({ priceCheck: 'unusual', comparablePrice: '0.01' });
    await post(id, '400.00', 'MT');
    await post(id, '1.00', 'Units');
    expect(await lowest(id)).toMatchObject({ lowestPrice: '300.00' });
    expect(await listed({ productId: id, sort: 'price' })).toEqual([
      '300.00 / MT',
      '400.00 / MT',
      '0.01 / KG',
      '1.00 / Units',
    ]);
    const before = await app.fingerprint();
    for (const caller of [world.buyer, app.anyone]) await caller.refusal(CONFIRM, { id: unusual['id'] });
    expect(await world.seller.refusal(CONFIRM, { id: UNKNOWN_ID })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await app.fingerprint()).toEqual(before);

    const { confirmUnusualPrice } = await world.seller.data(CONFIRM, { id: unusual['id'] });
    expect(confirmUnusualPrice).toMatchObject({ priceCheck: 'unusual', priceConfirmedAt: expect.any(String) });
    expect((await world.seller.data(CONFIRM, { id: unusual['id'] }))['confirmUnusualPrice']).toEqual(
      confirmUnusualPrice,
    );
    expect(await lowest(id)).toMatchObject({ lowestPrice: '0.01', lowestPriceUnit: 'KG' });
    expect((await listed({ productId: id, sort: 'price' }))[0]).toBe('0.01 / KG');

    // A new quantity keeps the confirmation; a new price needs another one.
    const input = { offeringId: unusual['id'], price: '0.01', quantity: 5 };
    expect((await world.seller.data(EDIT, { input }))['editOffering']).toEqual(confirmUnusualPrice);
    expect((await world.seller.data(EDIT, { input: { ...input, price: '0.02' } }))['editOffering']).toMatchObject({
      priceCheck: 'unusual',
      priceConfirmedAt: null,
    });
    expect(await lowest(id)).toMatchObject({ lowestPrice: '300.00' });
  });

  it('of a newcomer neither makes honest prices unusual nor confirms itself', async () => {
    const { id } = await aProduct(app.pool);
    await offered(id, ['2.00', '2.10', '2.20', '2.30']);
    const newcomer = await app.as(await aUser(app.pool, { created_at: new Date() }));
    const bait = (price: string) =>
      newcomer.data(POST, {
        input: {
          title: 'Bait',
          description: 'Bait.',
          quantity: 1,
          productId: id,
          price,
          unit: 'MT',
          confirmUnusualPrice: true,
        },
      });
    for (let each = 0; each < 8; each++) await bait('500.00');
    expect(await post(id, '1.95', 'MT')).toMatchObject({ priceCheck: 'unknown' });
    expect(await lowest(id)).toMatchObject({ lowestPrice: '1.95' });
    expect((await bait('0.01'))['postOffering']).toMatchObject({ priceCheck: 'unusual', priceConfirmedAt: null });
    expect(await lowest(id)).toMatchObject({ lowestPrice: '1.95' });
    expect((await listed({ productId: id, sort: 'price' }))[0]).toBe('1.95 / MT');
    const { rows } = await app.pool.query<{ id: string }>(
      `select id from offering where product_id = $1 and price = 0.01`,
      [id],
    );
    expect(await newcomer.refusal(CONFIRM, { id: rows[0]!.id })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Only verified companies can confirm an unusual price.'),
    });
  });

  it('accepts a confirmation when posting and editing; a usual price needs none', async () => {
    const { id } = await indexed();
    const confirmed = { confirmUnusualPrice: true };
    const posted = await post(id, '0.01', 'KG', confirmed);
    expect(posted).toMatchObject({ priceCheck: 'unusual', priceConfirmedAt: expect.any(String) });
    const input = { offeringId: posted['id'], quantity: 5, ...confirmed };
    expect((await world.seller.data(EDIT, { input: { ...input, price: '0.02' } }))['editOffering']).toMatchObject({
      priceCheck: 'unusual',
      priceConfirmedAt: expect.any(String),
    });
    expect((await world.seller.data(EDIT, { input: { ...input, price: '0.30' } }))['editOffering']).toMatchObject({
      priceCheck: 'ok',
      priceConfirmedAt: null,
    });
    expect(await post(id, '300.00', 'MT', confirmed)).toMatchObject({ priceCheck: 'ok', priceConfirmedAt: null });
  });

  it('checks offers posted at the same time one after the other', async () => {
    const { id } = await aProduct(app.pool);
    await offered(id, ['100.00', '100.00', '100.00', '100.00']);
    const other = await aUser(app.pool);
    const first = await holding(app.pool, [
      `insert into offering (id, user_id, party_id, product_id, title, description, quantity, unit, price)
       select gen_random_uuid(), id, party_id, $2, 'Acid', 'Strong.', 1, 'MT', 100 from "user" where id = $1`,
      [other.id, id],
    ]);
    const second = post(id, '900.00', 'MT');
    await waiting(app.pool, 1).finally(() => first.end('commit'));
    // Five others, including the one that was being posted.
    expect(await second).toMatchObject({ priceCheck: 'unusual' });
    expect(await lowest(id)).toMatchObject({ lowestPrice: '100.00' });
  });

  it('gives the same results for all offers together as for each', async () => {
    const rows = async (query: string): Promise<unknown[]> => (await app.pool.query(query)).rows;
    const products = () =>
      rows('select id, lowest_price, lowest_price_unit, lowest_comparable_price from product order by id');
    const { id } = await aProduct(app.pool, ethanol);
    for (const [price, unit] of [
      ['100.00', 'MT'],
      ['0.11', 'KG'],
      ['0.10', 'L'],
      ['90.00', 'MT'],
      ['95.00', 'Tons'],
      ['3.00', 'Units'],
      ['900.00', 'MT'],
    ] as const)
      await anOffering(app.pool, { user_id: (await aUser(app.pool)).id, product_id: id, price, unit });
    // The result at posting depends on the offers of that moment, so every offer is checked again.
    const each = await rows(
      `select offering.id, finding.comparable_price, finding.comparable_unit, finding.price_check
       from offering cross join lateral price_finding(product_id, price, unit, party_id) finding order by id`,
    );
    await app.pool.query('update offering set comparable_price = null, comparable_unit = null where price > 0');
    await app.pool.query(
      'update product set lowest_price = null, lowest_price_unit = null, lowest_comparable_price = null',
    );
    await app.pool.query('select check_prices()');
    expect(await rows('select id, comparable_price, comparable_unit, price_check from offering order by id')).toEqual(
      each,
    );
    const together = await products();
    await app.pool.query('select refresh_product_summary(id) from product');
    expect(await products()).toEqual(together);
    expect(await lowest(id)).toMatchObject({ lowestPrice: '90.00', lowestPriceUnit: 'MT' });
  });
});

describe('priceCheck', () => {
  const check = async (variables: Body): Promise<Body> =>
    (await world.seller.data(CHECK, variables))['priceCheck'] as Body;

  it('shows the expected price before posting, in the unit of the draft', async () => {
    const { id } = await indexed();
    const before = await app.fingerprint();
    expect(await check({ productId: id, price: '117.80', unit: 'MT' })).toEqual({
      priceCheck: 'unusual',
      comparablePrice: '0.1178',
      comparableUnit: 'KG',
      expectedPrice: '310.00',
      expectedFrom: 'index',
      deviationPercent: -62,
    });
    expect(await check({ productId: id, price: '0.31', unit: 'KG' })).toMatchObject({
      priceCheck: 'ok',
      expectedPrice: '0.31',
      deviationPercent: 0,
    });
    expect(await app.fingerprint()).toEqual(before);
  });

  it('names the source of the expected price, and does not compare offerings of one seller', async () => {
    const { id } = await aProduct(app.pool);
    await post(id, '200.00', 'MT');
    await offered(id, Array<string>(4).fill('200.00'));
    const draft = { productId: id, price: '100.00', unit: 'MT' };
    expect(await check(draft)).toMatchObject({
      priceCheck: 'unknown',
      expectedPrice: null,
      expectedFrom: null,
      deviationPercent: null,
    });
    await offered(id, ['200.00']);
    expect(await check(draft)).toMatchObject({ priceCheck: 'ok', expectedFrom: 'offers', deviationPercent: -50 });
    for (const productId of [null, 'none', UNKNOWN_ID])
      expect(await check({ ...draft, productId })).toMatchObject({ priceCheck: 'unknown', expectedPrice: null });
  });

  it('requires a session and names wrong fields', async () => {
    const draft = { productId: null, price: '1.00', unit: 'MT' };
    expect(await app.anyone.refusal(CHECK, draft)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await world.seller.refusal(CHECK, { ...draft, price: '0' })).toMatchObject({
      fields: { price: 'Price must be a positive amount with at most 2 decimals.' },
    });
    expect(await world.seller.refusal(CHECK, { ...draft, unit: 'Barrels' })).toMatchObject({
      fields: { unit: 'Unit must be one of MT, KG, L, Tons, Units.' },
    });
  });
});
