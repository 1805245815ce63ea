import { startApp, type TestApp } from '../../../../test/app.ts';
import { aCommodity, aCompanyProfile, anOffering, aProduct, aUser } from '../../../../test/factories.ts';
import { aWorld, type World } from '../../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
  await app.pool.query(`update offering set status = 'withdrawn'`);
  const product = await aProduct(app.pool, { commodity_id: (await aCommodity(app.pool)).id });
  const seller = async (country: string, state: string) => {
    const { id } = await aUser(app.pool);
    await aCompanyProfile(app.pool, { user_id: id, registration_country: country, verification_status: state });
    return id;
  };
  const [spain, india] = [await seller('Spain', 'approved'), await seller('India', 'pending')];
  const offers = [
    ['Cheap', spain, '300.00', 'MT', 'FCA', null],
    ['By kilo', india, '0.31', 'KG', 'CIF', product.id],
    ['Dear', india, '400.00', 'MT', 'FCA', product.id],
    ['Litres', spain, '0.35', 'L', null, null],
  ] as const;
  for (const [title, user_id, price, unit, delivery_terms, product_id] of offers)
    await anOffering(app.pool, { title, user_id, price, unit, delivery_terms, product_id });
  await app.pool.query('select check_prices()');
});
afterAll(() => app.close());

const found = async (filters: string): Promise<string[]> => {
  const { offerings } = await app.anyone.data<{ offerings: { nodes: { title: string }[]; totalCount: number } }>(
    `{ offerings(status: active, ${filters}) { totalCount nodes { title } } }`,
  );
  expect(offerings.totalCount).toBe(offerings.nodes.length);
  return offerings.nodes.map(({ title }) => title).toSorted();
};

it.each([
  ['country: "spain"', ['Cheap', 'Litres']],
  ['country: "ES"', ['Cheap', 'Litres']],
  ['country: " "', ['By kilo', 'Cheap', 'Dear', 'Litres']],
  ['verified: true', ['Cheap', 'Litres']],
  ['verified: false', ['By kilo', 'Dear']],
  ['deliveryTerms: FCA', ['Cheap', 'Dear']],
  ['maxPrice: "310.00"', ['By kilo', 'Cheap']],
  ['minPrice: "310.00"', ['By kilo', 'Dear']],
  ['minPrice: "0.31", maxPrice: "0.40", priceUnit: "KG"', ['By kilo', 'Dear']],
  ['maxPrice: "1.00", priceUnit: "L"', ['Litres']],
  ['minPrice: "1.00", priceUnit: "Units"', []],
  ['country: "India", deliveryTerms: FCA, minPrice: "300.00", verified: false', ['Dear']],
])('Offerings with %s are %j', async (filters, titles) => {
  expect(await found(filters)).toEqual(titles);
});

it('A price in a unit that the market does not have is refused by its name', async () => {
  const { errors } = await app.anyone.graphql('{ offerings(maxPrice: "1.00", priceUnit: "lb") { totalCount } }');
  expect(errors?.[0]?.message).toBe('priceUnit must be one of MT, KG, L, Tons, Units.');
});

it('A country that there is not is refused with how to write it', async () => {
  const { errors } = await app.anyone.graphql('{ offerings(country: "Europe") { totalCount } }');
  expect(errors?.[0]?.message).toBe(
    'Please choose a country from the list: its name in English, or its ISO code of two letters.',
  );
});

it('Members see what the price index says for the unit of an offering', async () => {
  const QUERY = '{ offerings(status: active, sort: price) { nodes { title indexPrice } } }';
  const { offerings } = await world.buyer.data(QUERY);
  expect((offerings as { nodes: object[] }).nodes).toEqual([
    { title: 'Cheap', indexPrice: null },
    { title: 'By kilo', indexPrice: '0.31' },
    { title: 'Dear', indexPrice: '310.00' },
    { title: 'Litres', indexPrice: null },
  ]);
  const { offerings: shown } = await app.anyone.data(QUERY);
  expect(JSON.stringify(shown)).not.toContain('310.00');
});

it('An index serves Incoterms and prices', async () => {
  const client = await app.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const plan = async (where: string) =>
      JSON.stringify((await client.query(`explain select id from offering where status = 'active' and ${where}`)).rows);
    expect(await plan(`delivery_terms = 'FCA' order by created_at, id limit 20`)).toContain('offering_delivery_terms');
    const bound = `price_order(price_per(unit_basis('MT'), 310, 'MT', null), unit_basis('MT'), true)`;
    expect(await plan(`price_order between 0 and ${bound} order by price_order, id limit 20`)).toContain(
      'offering_price',
    );
  } finally {
    await client.query('rollback');
    client.release();
  }
});
