// An order of each way has its own copy of title, terms, parties and contacts.
import { startApp, type TestApp } from '../../../../../test/app.ts';
import { bidOn, endAuction, postAuction } from '../../../../../test/auctions.ts';
import type { Body } from '../../../../../test/caller.ts';
import { movableClock } from '../../../../../test/clock.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { aBid, anOffering, aProduct, aQuote, anRfp } from '../../../../../test/factories.ts';
import { holding, waiting } from '../../../../../test/lockGate.ts';
import { day } from '../../../../../test/world.ts';

type Company = Awaited<ReturnType<typeof aCompanyOfTwo>>;

let app: TestApp;
let buyers: Company;
let sellers: Company;
let product: { id: string; name?: unknown };
beforeAll(async () => {
  app = await startApp({}, { address: movableClock });
  [buyers, sellers] = [await aCompanyOfTwo(app), await aCompanyOfTwo(app)];
  for (const [{ company }, name] of [
    [buyers, 'buyer'],
    [sellers, 'seller'],
  ] as const)
    await app.pool.query('update company_profile set contact_email = $2, vat_number = $3, phone = $4 where id = $1', [
      company.id,
      `${name}@acme.example`,
      `VAT ${name}`,
      `+34 ${name}`,
    ]);
  product = await aProduct(app.pool);
});
afterAll(() => app.close());

const offered = {
  quantity_tolerance: 10,
  minimum_quantity: 2,
  delivery_terms: 'CIP',
  delivery_location: 'Vigo',
  payment_terms: 'net_60',
  lead_time_days: 14,
  packaging: 'IBC',
  origin: 'Belgium',
  specifications: '{"grade":"Technical"}',
};
const agreed = {
  quantity_tolerance: 5,
  delivery_terms: 'DAP',
  delivery_location: 'Hull',
  payment_terms: 'net_30',
  delivery_date: day(9),
  packaging: 'Drums',
  origin: 'Spain',
  specifications: '{"grade":"Food"}',
};
const TERMS = [...Object.keys(offered), 'delivery_date'];
const noTerms = Object.fromEntries(TERMS.map((term) => [term, null]));

/** The only order of this quote, bid or offering, as text. */
const orderOf = async (column: string, id: string): Promise<Body> => {
  const { rows } = await app.pool.query<{ order: Body }>(
    `select to_jsonb("order") as "order" from "order" where ${column} = $1`,
    [id],
  );
  expect(rows).toHaveLength(1);
  return rows[0]!.order;
};
/** Both sides, of which colleagues may have acted. */
const sides = (): Body => ({
  buyer_party_id: buyers.company['party_id'],
  seller_party_id: sellers.company['party_id'],
  ...Object.fromEntries(
    ['buyer', 'seller'].flatMap((side) => [
      [`${side}_contact_email`, `${side}@acme.example`],
      [`${side}_contact_phone`, `+34 ${side}`],
      [`${side}_vat_number`, `VAT ${side}`],
      [`${side}_contact_name`, 'Ana Ruiz'],
    ]),
  ),
});
const withTerms = ({ specifications, ...terms }: Body): Body => ({
  ...noTerms,
  ...terms,
  ...(specifications !== undefined && { specifications: JSON.parse(String(specifications)) }),
});
const onOffer = (columns: Body = {}) =>
  anOffering(app.pool, {
    user_id: sellers.owner.user.id,
    product_id: product.id,
    title: 'Strong acid',
    quantity: 20,
    price: '100.50',
    location: 'Antwerp',
    available_until: day(30),
    ...offered,
    ...columns,
  });
const ofOffering = () => ({
  ...sides(),
  title: 'Strong acid',
  material_name: product.name,
  location: 'Antwerp',
  quantity: 4,
  unit: 'MT',
});
const place = (offeringId: string) =>
  buyers.colleague.caller.post('/api/orders', { sellerId: sellers.owner.user.id, offeringId, quantity: 4 });

it('A direct order', async () => {
  const { id } = await onOffer();
  expect((await place(id)).status).toBe(201);
  expect(await orderOf('offering_id', id)).toMatchObject({
    ...ofOffering(),
    ...withTerms(offered),
    status: 'pending',
    price: 100.5,
    total_amount: 402,
    available_until: day(30),
    buyer_id: buyers.colleague.user.id,
  });
});

it('A direct order that waits for a change of the offering has the changed terms', async () => {
  const { id } = await onOffer();
  const change = `update offering set title = 'Weak acid', packaging = 'Bags', lead_time_days = null, delivery_date = $2 where id = $1`;
  const edit = await holding(app.pool, [change, [id, day(5)]]);
  const placed = place(id);
  await waiting(app.pool, 1).finally(() => edit.end('commit'));
  expect((await placed).status).toBe(201);
  const changed = { packaging: 'Bags', lead_time_days: null, delivery_date: day(5) };
  expect(await orderOf('offering_id', id)).toMatchObject({
    title: 'Weak acid',
    ...withTerms({ ...offered, ...changed }),
  });
});

it('The order of a quote: its current terms, not those of the offering', async () => {
  const offering = await onOffer();
  const quote = await aQuote(
    app.pool,
    { buyer_id: buyers.owner.user.id, seller_id: sellers.owner.user.id, offering_id: offering.id },
    { quantity: 4, available_until: day(3), ...agreed },
  );
  const accept = { status: 'accepted', revision: 1, purchaseOrderNumber: 'PO 7', deliveryAddress: 'Hull' };
  expect((await buyers.colleague.caller.call('PATCH', `/api/quotes/${quote.id}`, accept)).status).toBe(200);
  expect(await orderOf('quote_id', quote.id)).toMatchObject({
    ...ofOffering(),
    ...withTerms(agreed),
    offering_id: offering.id,
    status: 'confirmed',
    price: 90,
    total_amount: 360,
    available_until: day(3),
    purchase_order_number: 'PO 7',
    delivery_address: 'Hull',
  });
});

it('The award of an RFP: its terms, and those that the bid said in words', async () => {
  const rfp = await anRfp(app.pool, {
    user_id: buyers.owner.user.id,
    product_id: product.id,
    title: 'Need acid',
    quantity: 4,
    delivery_location: 'Porto',
    delivery_date: day(20),
  });
  const bid = await aBid(app.pool, { rfp_id: rfp.id, user_id: sellers.owner.user.id, amount: '950.00' });
  await buyers.colleague.caller.data('mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', {
    input: { bidId: bid.id, deliveryTerms: 'DAP', paymentTerms: 'net_30' },
  });
  const terms = {
    delivery_terms: 'DAP',
    payment_terms: 'net_30',
    delivery_location: 'Porto',
    delivery_date: day(20),
  };
  expect(await orderOf('bid_id', bid.id)).toMatchObject({
    ...sides(),
    ...withTerms(terms),
    title: 'Need acid',
    material_name: product.name,
    location: null,
    available_until: null,
    status: 'confirmed',
    price: 237.5,
    total_amount: 950,
  });
});

it.each(['forward', 'reverse'])('The end of a %s auction: its terms, and the price of all units', async (type) => {
  const [owner, bidder] = type === 'forward' ? [sellers, buyers] : [buyers, sellers];
  const id = await postAuction(app.pool, owner.colleague.caller, {
    type,
    priceBasis: 'per_unit',
    productId: product.id,
    quantity: 4,
    deliveryTerms: 'DPU',
    deliveryLocation: 'Porto',
    paymentTerms: 'net_30',
    deliveryDate: day(40),
  });
  const bid = await bidOn(id, bidder.colleague.caller, type === 'forward' ? '120.00' : '80.00');
  await endAuction(app.pool, id);
  const price = type === 'forward' ? 120 : 80;
  const terms = {
    delivery_terms: 'DPU',
    delivery_location: 'Porto',
    payment_terms: 'net_30',
    delivery_date: day(40),
  };
  expect(await orderOf('bid_id', String(bid['id']))).toMatchObject({
    ...sides(),
    ...withTerms(terms),
    title: 'Acid',
    material_name: product.name,
    status: 'confirmed',
    quantity: 4,
    price,
    total_amount: price * 4,
  });
});
