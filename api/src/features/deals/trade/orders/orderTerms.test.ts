import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Body } from '../../../../../test/caller.ts';
import { aBid, aCompanyProfile, anAuction, anOffering, anOrder, aUser } from '../../../../../test/factories.ts';
import { aWorld, day, type World } from '../../../../../test/world.ts';
import { withTotal } from '../../../../../test/withTotal.ts';

let app: SharedApp;
let world: World;
beforeAll(async () => {
  app = await sharedApp();
  world = await aWorld(app);
  for (const { id } of [world.buyerUser, world.sellerUser])
    await aCompanyProfile(app.pool, { user_id: id, contact_email: `office@${id}.example`, vat_number: `ES ${id[0]}1` });
});
afterAll(() => app.close());

const CONTACT = '{ name email phone vatNumber }';
const TERMS = `terms {
  price quantity quantityTolerance unit minimumQuantity deliveryTerms deliveryLocation paymentTerms leadTimeDays deliveryDate packaging origin
  validUntil specifications
}`;
const ORDER = `number title materialName location unitPrice deliveryTerms paymentTerms deliveryLocation deliveryDate
  purchaseOrderNumber deliveryAddress buyerContact ${CONTACT} sellerContact ${CONTACT} ${TERMS}`;
const READ = `query ($id: ID!) { order(id: $id) { ${ORDER} } }`;
const POST = `mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id ${TERMS} } }`;
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id ${ORDER} } }`;
const EDIT = 'mutation ($input: EditOfferingInput!) { editOffering(input: $input) { id } }';

const terms = {
  minimumQuantity: 5,
  quantityTolerance: 10,
  deliveryTerms: 'CIP',
  deliveryLocation: 'Vigo',
  paymentTerms: 'net_60',
  leadTimeDays: 14,
  packaging: 'IBC',
  origin: 'Belgium',
};

const offered = async (more: Body = {}): Promise<string> => {
  const posted = await world.seller.data(POST, {
    input: {
      title: 'Acid',
      description: 'Strong.',
      productId: world.product.id,
      quantity: 20,
      unit: 'MT',
      price: '100.50',
      location: 'Antwerp',
      availableUntil: day(30),
      specifications: 'grade: Technical\nassay: 97 %',
      ...terms,
      ...more,
    },
  });
  return String(posted['postOffering']?.['id']);
};

const placed = async (input: Body): Promise<Body & { id: string }> =>
  (await world.buyer.data(PLACE, { input: await withTotal(app.pool, input) }))['placeOrder'] as Body & { id: string };
const read = async (id: string, caller = world.buyer) => (await caller.data(READ, { id }))['order'];

it('An order keeps its copy of terms and contacts, whatever changes later', async () => {
  const offeringId = await offered();
  const { id, ...order } = await placed({
    offeringId,
    quantity: 6,
    purchaseOrderNumber: ' PO-7 ',
    deliveryAddress: 'Muelle 8\nVigo',
  });
  const contact = ({ id: of }: { id: string }) => ({
    name: 'Ana Ruiz',
    email: `office@${of}.example`,
    phone: '+34 91 123 45 67',
    vatNumber: `ES ${of[0]}1`,
  });
  expect(order).toEqual({
    number: expect.stringMatching(/^[1-9]\d{9}$/),
    title: 'Acid',
    materialName: world.product.name,
    location: 'Antwerp',
    unitPrice: '100.50',
    deliveryTerms: 'CIP',
    paymentTerms: 'net_60',
    deliveryLocation: 'Vigo',
    deliveryDate: null,
    purchaseOrderNumber: 'PO-7',
    deliveryAddress: 'Muelle 8\nVigo',
    buyerContact: contact(world.buyerUser),
    sellerContact: contact(world.sellerUser),
    terms: {
      ...terms,
      price: '100.50',
      quantity: 6,
      unit: 'MT',
      deliveryDate: null,
      validUntil: day(30),
      specifications: { grade: 'Technical', assay: '97 %' },
    },
  });
  const changes = Object.fromEntries(Object.keys(terms).map((name) => [name, null]));
  const input = { offeringId, price: '400.00', quantity: 9, availableUntil: null, specifications: 'grade: Food' };
  await world.seller.data(EDIT, { input: { ...input, ...changes } });
  await app.pool.query(`update product set name = 'Renamed' where id = $1`, [world.product.id]);
  await app.pool.query(`update company_profile set phone = '1', contact_email = null, vat_number = null`);
  await world.seller.data('mutation ($ids: [ID!]!) { withdrawOfferings(ids: $ids) { id } }', { ids: [offeringId] });
  expect(await read(id)).toEqual(order);
});

it('The buyer names and removes the PO number of an order that an auction made, over GraphQL and REST', async () => {
  const auction = await anAuction(app.pool, { user_id: world.sellerUser.id });
  const user_id = world.buyerUser.id;
  const bid = await aBid(app.pool, { user_id, auction_id: auction.id, seq: 1, alias_number: 1 });
  const { id } = await anOrder(app.pool, { buyer_id: user_id, seller_id: world.sellerUser.id, bid_id: bid.id });
  const SET = `mutation ($id: ID!, $number: String!) {
    setPurchaseOrderNumber(orderId: $id, purchaseOrderNumber: $number) { purchaseOrderNumber } }`;
  const set = async (number: string) => (await world.buyer.data(SET, { id, number }))['setPurchaseOrderNumber'];
  expect(await set(' PO-7 ')).toEqual({ purchaseOrderNumber: 'PO-7' });
  expect(await read(id, world.seller)).toMatchObject({ purchaseOrderNumber: 'PO-7' });
  expect(await set(' ')).toEqual({ purchaseOrderNumber: null });
  expect(await world.buyer.refusal(SET, { id, number: 'P'.repeat(61) })).toMatchObject({
    fields: { purchaseOrderNumber: expect.any(String) },
  });
  const path = `/api/orders/${id}/purchase-order-number`;
  const put = (caller = world.buyer) => caller.call('PUT', path, { purchaseOrderNumber: 'PO-8' });
  expect(JSON.parse((await put()).text)).toMatchObject({ id, purchaseOrderNumber: 'PO-8' });
  expect(await put(world.seller)).toMatchObject({ status: 403, text: 'Only the buyer names a purchase order number.' });
  expect(await put(world.other)).toMatchObject({ status: 404, text: 'Order not found.' });
  await app.pool.query(`update "order" set status = 'cancelled' where id = $1`, [id]);
  expect(await put()).toMatchObject({ status: 409, text: 'This order is cancelled and cannot be changed.' });
});

it('Contacts, VAT numbers, address and PO number are for the two sides of the order only', async () => {
  const { id } = await placed({
    offeringId: await offered(),
    quantity: 5,
    purchaseOrderNumber: '1',
    deliveryAddress: '2',
  });
  const secrets = ['purchaseOrderNumber', 'deliveryAddress', 'buyerContact', 'sellerContact'];
  const admin = await app.as(await aUser(app.pool, { role: 'admin' }));
  for (const caller of [world.buyer, world.seller])
    for (const name of secrets) expect((await read(id, caller))?.[name]).toBeTruthy();
  expect(await read(id, world.other)).toBeNull();
  expect(await read(id, admin)).toMatchObject(Object.fromEntries(secrets.map((name) => [name, null])));
});

it('A direct order below the minimum quantity is refused, also where less is left', async () => {
  const offeringId = await offered();
  const input = { offeringId, quantity: 4, totalAmount: '402.00' };
  expect(await world.buyer.refusal(PLACE, { input })).toEqual({
    message: 'The minimum quantity is 5 MT.',
    code: 'BAD_USER_INPUT',
    status: 400,
    fields: { quantity: 'must be at least 5' },
  });
  const answer = await world.buyer.post('/api/orders', { ...input, totalAmount: '0', sellerId: world.sellerUser.id });
  expect([answer.status, answer.text]).toEqual([400, 'The minimum quantity is 5 MT.']);
  await placed({ offeringId, quantity: 16 });
  expect(await world.buyer.refusal(PLACE, { input })).toEqual({
    message: 'Only 4 MT are left, less than the minimum quantity of 5 MT.',
    code: 'OFFERING_CLOSED',
    status: 409,
  });
});

it('The number is drawn again where it is taken', async () => {
  const order = await anOrder(app.pool, { buyer_id: world.buyerUser.id, seller_id: world.sellerUser.id });
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    // Found before the function of PostgreSQL: the first draw is the number of the order, the second another one.
    await client.query(`create temporary sequence draws`);
    await client.query(
      `create function pg_temp.gen_random_uuid() returns uuid language sql as $$
         select ('00000000-0000-4000-8000-' || lpad(to_hex(${String(order['number'])} - 1000000000 + nextval('draws') - 1), 12, '0'))::uuid
       $$`,
    );
    await client.query(
      `do $$ begin execute replace(pg_get_functiondef('new_order_number'::regproc), 'gen_random_uuid', 'pg_temp.gen_random_uuid'); end $$`,
    );
    const { rows } = await client.query<{ number: string }>('select new_order_number() as number');
    expect(rows[0]?.number).toBe(String(Number(order['number']) + 1));
  } finally {
    await client.query('rollback');
    client.release();
  }
});

it('A grade other than that of the product is marked', async () => {
  await app.pool.query(`update product set specifications = '{"grade":"Technical"}' where id = $1`, [world.product.id]);
  const of = { user_id: world.sellerUser.id, product_id: world.product.id };
  const isMarked = async (specifications: string | null) => {
    const { id } = await anOffering(app.pool, { ...of, specifications });
    return (await app.anyone.data('query ($id: ID!) { offering(id: $id) { hasOtherGrade } }', { id }))['offering'];
  };
  const marks = await Promise.all([null, '{"assay":"1"}', '{"grade":"technical "}', '{"grade":"Food"}'].map(isMarked));
  expect(marks.map((mark) => mark?.['hasOtherGrade'])).toEqual([false, false, false, true]);
});
