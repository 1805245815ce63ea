import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import { aCommodity, anOffering, anOrder, aProduct, aUser } from '../../../../../test/factories.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

type Names = { commodityPrices: { data: { name: string; history: unknown[] }[] } };
const named = async (only: string[] | null): Promise<string[]> => {
  const { commodityPrices } = await app.anyone.data<Names>(
    'query ($only: [String!]) { commodityPrices { data(only: $only) { name history(timeframe: "90d") { day price } } } }',
    { only },
  );
  return commodityPrices.data.map(({ name }) => name);
};

it('the index can be asked for some commodities, by symbol or by name', async () => {
  await aCommodity(app.pool, { name: 'Only One', symbol: 'ONLY-1' });
  await aCommodity(app.pool, { name: 'Only Two', symbol: 'ONLY-2' });
  expect(await named(['ONLY-1'])).toEqual(['Only One']);
  expect(await named(['Only Two', 'ONLY-1', 'none'])).toEqual(['Only One', 'Only Two']);
  expect(await named([])).toEqual([]);
  expect((await named(null)).length).toBeGreaterThan(1);
});

it('a material leads to its commodity, and a commodity to the own orders of its materials', async () => {
  const [buyer, other] = [await aUser(app.pool), await aUser(app.pool)];
  const { id } = await aCommodity(app.pool, { name: 'Orders', symbol: 'ORDERS' });
  const product = await aProduct(app.pool, { commodity_id: id });
  const plain = await aProduct(app.pool);
  const [one, two] = [
    await anOffering(app.pool, { user_id: other.id, product_id: product.id }),
    await anOffering(app.pool, { user_id: other.id, product_id: plain.id }),
  ];
  for (const offering of [one, two])
    await anOrder(app.pool, { buyer_id: buyer.id, seller_id: other.id, offering_id: offering.id });
  const reading = `query ($commodity: String, $one: ID!, $two: ID!) {
    orders(side: buyer, commodity: $commodity) { nodes { offeringId } }
    one: product(id: $one) { commodity { symbol } } two: product(id: $two) { commodity { symbol } }
  }`;
  const ask = async (user: { id: string }, commodity: string | null) =>
    (await app.as(user)).data(reading, { commodity, one: product.id, two: plain.id });
  const materials = { one: { commodity: { symbol: 'ORDERS' } }, two: { commodity: null } };
  expect(await ask(buyer, 'ORDERS')).toEqual({ orders: { nodes: [{ offeringId: one.id }] }, ...materials });
  expect(await ask(buyer, 'NONE')).toEqual({ orders: { nodes: [] }, ...materials });
  expect(await ask(other, 'ORDERS')).toEqual({ orders: { nodes: [] }, ...materials });
});
