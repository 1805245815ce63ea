// New RFPs and changed offerings over real sockets, at two instances on one database.
import { newSession, startApp, type TestApp, type Twin } from '../../../../test/app.ts';
import type { Body } from '../../../../test/caller.ts';
import { aCategory, anOffering, aProduct, aUser } from '../../../../test/factories.ts';
import { until } from '../../../../test/instanceGroup.ts';
import { Wire } from '../../../../test/wire.ts';

let app: TestApp;
let twin: Twin;
beforeAll(async () => {
  app = await startApp();
  twin = await app.twin();
});
afterAll(() => app.close());

const framesOf = <Data>(wire: Wire, id: string): Data[] =>
  wire.messages
    .filter((message) => message.type === 'next' && message.id === id)
    .map(({ payload }) => (payload as { data: Data }).data);

/** A socket with a subscription that has started; `frames` are the later ones. */
const listening = async <Data>(query: string, { url = app.url, headers = {}, variables = {} } = {}) => {
  const wire = await Wire.connect(url, { headers });
  wire.send({ id: 'it', type: 'subscribe', payload: { query, variables } });
  await wire.received(({ id, type }) => id === 'it' && type === 'next');
  return { wire, frames: () => framesOf<Data>(wire, 'it').slice(1) };
};

const RFP =
  'subscription ($filter: RfpPostedFilter) { rfpPosted(filter: $filter, confirmStart: true) { rfp { id title } } }';
const titles = (frames: { rfpPosted: { rfp: { title: string } } }[]): string[] =>
  frames.map(({ rfpPosted }) => rfpPosted.rfp.title);
type RfpFrame = { rfpPosted: { rfp: { id: string; title: string } } };

it('A new RFP reaches visitors and members at both instances, by material and by category with all that is below it', async () => {
  const family = await aCategory(app.pool);
  const id = crypto.randomUUID();
  const category = await aCategory(app.pool, { id, parent_id: family.id, path: [family.id, id] });
  const [inside, other] = [await aProduct(app.pool, { category_id: category.id }), await aProduct(app.pool)];
  const headers = { cookie: await newSession(app.pool, await aUser(app.pool)) };
  const all = await listening<RfpFrame>(RFP, { url: twin.url });
  const ofFamily = await listening<RfpFrame>(RFP, {
    headers,
    variables: { filter: { categoryIds: [family.id.toUpperCase()] } },
  });
  const ofProduct = await listening<RfpFrame>(RFP, { variables: { filter: { productIds: [other.id] } } });
  const buyer = await app.as(await aUser(app.pool));
  const post = (title: string, productId: string | null) =>
    buyer.data('mutation ($input: PostRfpInput!) { postRfp(input: $input) { id } }', {
      input: { title, productId, description: 'Technical grade.', quantity: 5, unit: 'MT' },
    });
  await post('Inside', inside.id);
  await post('Other', other.id);
  await post('None', null);
  await until('all arrived', () => all.frames().length === 3);
  await until('those of the filters too', () => ofFamily.frames().length === 1 && ofProduct.frames().length === 1);
  expect(titles(all.frames()).sort()).toEqual(['Inside', 'None', 'Other']);
  expect([titles(ofFamily.frames()), titles(ofProduct.frames())]).toEqual([['Inside'], ['Other']]);
  for (const { wire } of [all, ofFamily, ofProduct]) wire.socket.terminate();
});

const OFFERING = `subscription ($ids: [ID!]!) { offeringChanged(ids: $ids, confirmStart: true) {
  offeringId offering { id price quantity status inquiryCount sku } } }`;
interface OfferingFrame {
  offeringChanged: { offeringId: string; offering: Body };
}

it('A change of an offering shows each viewer what they may see, and a withdrawal says so', async () => {
  const seller = await aUser(app.pool);
  const caller = await app.as(seller);
  const offering = await anOffering(app.pool, { user_id: seller.id, price: '10.00', sku: 'A-1' });
  const unwatched = await anOffering(app.pool, { user_id: seller.id });
  const variables = { ids: [offering.id] };
  const own = await listening<OfferingFrame>(OFFERING, {
    headers: { cookie: await newSession(app.pool, seller) },
    variables,
  });
  const member = await aUser(app.pool);
  const others = await listening<OfferingFrame>(OFFERING, {
    headers: { cookie: await newSession(app.pool, member) },
    variables,
  });
  const visitor = await listening<OfferingFrame>(OFFERING, { url: twin.url, variables });
  const edit = 'mutation ($input: EditOfferingInput!) { editOffering(input: $input) { id } }';
  await caller.data(edit, { input: { offeringId: unwatched.id, price: '12.00', quantity: 3 } });
  await caller.data(edit, { input: { offeringId: offering.id, price: '11.00', quantity: 4 } });
  const all = [own, others, visitor];
  await until('the change arrived', () => all.every(({ frames }) => frames().length > 0));
  await caller.data('mutation ($ids: [ID!]!) { withdrawOfferings(ids: $ids) { id } }', variables);
  await until('the withdrawal arrived', () =>
    all.every(({ frames }) => frames().at(-1)?.offeringChanged.offering['status'] === 'withdrawn'),
  );
  for (const { frames } of all)
    expect(frames().every(({ offeringChanged }) => offeringChanged.offeringId === offering.id)).toBe(true);
  expect(own.frames()[0]!.offeringChanged.offering).toMatchObject({
    price: '11.00',
    quantity: 4,
    inquiryCount: 0,
    sku: 'A-1',
  });
  for (const { frames } of [others, visitor])
    expect(frames()[0]!.offeringChanged.offering).toMatchObject({ price: '11.00', inquiryCount: null, sku: null });
  // A change that only the seller can see is no change to others.
  await app.pool.query(`update offering set sku = 'A-2' where id = $1`, [offering.id]);
  const before = others.frames().length;
  await app.pool.query(`update offering set quantity = 9 where id = $1`, [offering.id]);
  await until('the next change arrived', () => others.frames().at(-1)?.offeringChanged.offering['quantity'] === 9);
  expect(others.frames()).toHaveLength(before + 1);
  for (const { wire } of all) wire.socket.terminate();
});

it('Too many ids and malformed ids are refused, and the field is named', async () => {
  const wire = await Wire.connect(app.url);
  const refusals: [string, object, string][] = [
    [
      'many',
      { query: OFFERING, variables: { ids: Array.from({ length: 101 }, () => crypto.randomUUID()) } },
      '"ids" must have 1 to 100 ids.',
    ],
    ['none', { query: OFFERING, variables: { ids: [] } }, '"ids" must have 1 to 100 ids.'],
    ['text', { query: OFFERING, variables: { ids: ['acid'] } }, '"ids" must be ids.'],
    ['filter', { query: RFP, variables: { filter: { productIds: ['acid'] } } }, '"productIds" must be ids.'],
  ];
  for (const [id, payload, message] of refusals) {
    wire.send({ id, type: 'subscribe', payload });
    const refusal = await wire.received((each) => each.id === id && each.type === 'error');
    expect((refusal.payload as Body[])[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  }
  wire.socket.terminate();
});
