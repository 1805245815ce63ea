// People of one company trade as one party; what is traded stays with the company when they leave.
import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import type { Body, Caller } from '../../../../test/caller.ts';
import { registration } from '../../../../test/bodies.ts';
import { aCompanyOfTwo } from '../../../../test/colleagues.ts';
import { aBid, aCompanyProfile, anOffering, anOrder, anRfp, aUser } from '../../../../test/factories.ts';
import { exportSections } from '../../around/personalData/exportSections.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id buyerId sellerId } }';
const CHANGE = 'mutation ($input: ChangeOrderInput!) { changeOrder(input: $input) { id status } }';
const EDIT = 'mutation ($input: EditOfferingInput!) { editOffering(input: $input) { id price } }';

const order = async (caller: Caller, offeringId: string): Promise<Body> =>
  (await caller.data(PLACE, { input: { offeringId, quantity: 1, totalAmount: '100.50' } }))['placeOrder'] as Body;
const orderIds = async (caller: Caller): Promise<unknown[]> =>
  ((await caller.data('{ orders { nodes { id } } }'))['orders'] as { nodes: Body[] }).nodes.map(({ id }) => id);

it('A colleague changes the offering, confirms its order and reads both; after leaving nothing of it', async () => {
  const { owner, colleague, leave } = await aCompanyOfTwo(app);
  const buyer = await app.as(await aUser(app.pool));
  const offering = await anOffering(app.pool, { user_id: owner.user.id, sku: 'A-1' });
  const edit = { input: { offeringId: offering.id, price: '100.50' } };
  expect(await colleague.caller.data(EDIT, edit)).toMatchObject({ editOffering: { id: offering.id } });
  expect(await colleague.caller.data('{ offeringBySku(sku: "A-1") { id sku } }')).toEqual({
    offeringBySku: { id: offering.id, sku: 'A-1' },
  });
  const placed = await order(buyer, offering.id);
  expect(placed['sellerId']).toBe(owner.user.id);
  expect(await orderIds(colleague.caller)).toEqual([placed['id']]);
  const confirm = { input: { orderId: placed['id'], status: 'confirmed' } };
  expect(await colleague.caller.data(CHANGE, confirm)).toMatchObject({ changeOrder: { status: 'confirmed' } });
  await leave();
  expect(await orderIds(colleague.caller)).toEqual([]);
  expect(await orderIds(owner.caller)).toEqual([placed['id']]);
  expect(await colleague.caller.refusal(EDIT, edit)).toMatchObject({ code: 'NOT_FOUND' });
  const ship = { input: { orderId: placed['id'], status: 'shipped' } };
  expect(await colleague.caller.refusal(CHANGE, ship)).toMatchObject({ code: 'NOT_FOUND' });
});

it('A colleague neither orders nor inquires nor bids on what the company posts, and may award its RFP', async () => {
  const { owner, colleague } = await aCompanyOfTwo(app);
  const offering = await anOffering(app.pool, { user_id: owner.user.id });
  const rfp = await anRfp(app.pool, { user_id: owner.user.id });
  const placing = { input: { offeringId: offering.id, quantity: 1, totalAmount: '100.50' } };
  expect(await colleague.caller.refusal(PLACE, placing)).toMatchObject({ code: 'OWN_POSTING' });
  const INQUIRE = 'mutation ($input: InquireInput!) { inquire(input: $input) { id } }';
  const inquiry = { input: { offeringId: offering.id, message: 'Pure?' } };
  expect(await colleague.caller.refusal(INQUIRE, inquiry)).toMatchObject({ code: 'OWN_POSTING' });
  expect(
    await colleague.caller.data(`{ offering(id: "${offering.id}") { viewerCan { order inquire edit } } }`),
  ).toEqual({ offering: { viewerCan: { order: false, inquire: false, edit: true } } });
  const seller = await aUser(app.pool);
  const bid = await aBid(app.pool, { rfp_id: rfp.id, user_id: seller.id });
  const { placeOrder } = await colleague.caller.data(PLACE, { input: { bidId: bid.id } });
  expect(placeOrder).toMatchObject({ buyerId: colleague.user.id, sellerId: seller.id });
  expect(await orderIds(owner.caller)).toHaveLength(1);
});

it('SKUs are unique for each company, not for each person', async () => {
  const { owner, colleague } = await aCompanyOfTwo(app);
  await anOffering(app.pool, { user_id: owner.user.id, sku: 'B-1' });
  const PUT = 'mutation ($input: PutOfferingInput!) { putOfferingBySku(sku: "B-1", input: $input) { user { id } } }';
  expect(await colleague.caller.data(PUT, { input: { price: '100.00' } })).toEqual({
    putOfferingBySku: { user: { id: owner.user.id } },
  });
});

it('An order from an offering whose author has left names the owner, who also gets the notice', async () => {
  const { owner, colleague, leave } = await aCompanyOfTwo(app);
  const buyer = await app.as(await aUser(app.pool));
  const offering = await anOffering(app.pool, { user_id: colleague.user.id });
  await leave();
  expect((await order(buyer, offering.id))['sellerId']).toBe(owner.user.id);
  expect(await owner.caller.read('/api/messages')).toMatchObject([{ subject: expect.stringContaining('order') }]);
  expect(await colleague.caller.read('/api/messages')).toEqual([]);
});

it('Founding a company moves nothing and gives the founder a fresh party of their own', async () => {
  const user = await aUser(app.pool);
  const offering = await anOffering(app.pool, { user_id: user.id });
  await aCompanyProfile(app.pool, { user_id: user.id });
  const { rows } = await app.pool.query(
    `select offering.party_id = company.party_id as "isCompanys", company.party_id = founder.party_id as "actsForIt",
       founder.own_party_id <> founder.party_id as "hasOwn", company.registration_country as country
     from offering, company_profile company, "user" founder where offering.id = $1 and company.user_id = $2 and founder.id = $2`,
    [offering.id, user.id],
  );
  expect(rows).toEqual([{ isCompanys: true, actsForIt: true, hasOwn: true, country: 'Spain' }]);
  expect(await (await app.as(user)).data(EDIT, { input: { offeringId: offering.id, price: '100.50' } })).toBeTruthy();
});

it('Quotas count for the person and for the party together', async () => {
  const { owner, colleague, company } = await aCompanyOfTwo(app);
  const POST = 'mutation ($input: PostRfpInput!) { postRfp(input: $input) { id } }';
  const input = { title: 'Acid', description: 'Strong.', quantity: 5, unit: 'MT' };
  await app.pool.query(
    `insert into write_quota (member_id, day, postings) values ($1, (clock_timestamp() at time zone 'UTC')::date, 99)`,
    [company['party_id']],
  );
  await colleague.caller.data(POST, { input });
  expect(await owner.caller.refusal(POST, { input })).toMatchObject({ code: 'QUOTA_EXCEEDED' });
  // The founder hands the company over and leaves.
  await app.pool.query('update company_member set left_at = clock_timestamp() where user_id = $1', [owner.user.id]);
  await owner.caller.data(POST, { input });
});

it('Who is alone deletes the account with the company; an owner with colleagues hands it over first; a colleague leaves it', async () => {
  const { owner, colleague, company } = await aCompanyOfTwo(app);
  const offering = await anOffering(app.pool, { user_id: colleague.user.id });
  const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
  const input = { input: { password: registration.password, confirmation: 'DELETE' } };
  expect(await owner.caller.graphql(DELETE, input)).toMatchObject({
    errors: [{ extensions: { code: 'ACCOUNT_IN_USE', reasons: [{ kind: 'company', id: company.id }] } }],
  });
  await colleague.caller.data(DELETE, input);
  const stateOf = async () =>
    (
      await app.pool.query(
        `select offering.status, closed_at is not null as "isClosed", (select count(*)::int from company_member where company_id = company.id and left_at is null) as members
         from offering, company_profile company where offering.id = $1 and company.id = $2`,
        [offering.id, company.id],
      )
    ).rows;
  expect(await stateOf()).toEqual([{ status: 'active', isClosed: false, members: 1 }]);
  await owner.caller.data(DELETE, input);
  expect(await stateOf()).toEqual([{ status: 'withdrawn', isClosed: true, members: 0 }]);
});

it('The download has records of the company only for people who belong to it', async () => {
  const { colleague, leave } = await aCompanyOfTwo(app);
  await anOffering(app.pool, { user_id: colleague.user.id });
  await anRfp(app.pool, { user_id: colleague.user.id });
  await anOrder(app.pool, { seller_id: colleague.user.id, buyer_id: (await aUser(app.pool)).id });
  const counts = () =>
    Promise.all(
      (['offerings', 'rfps', 'orders'] as const).map(
        async (section) => (await app.pool.query(exportSections[section] ?? '', [colleague.user.id])).rowCount,
      ),
    );
  expect(await counts()).toEqual([1, 1, 1]);
  await leave();
  expect(await counts()).toEqual([0, 0, 0]);
});

it('A bid is not awarded once nobody trades for its party', async () => {
  const { company } = await aCompanyOfTwo(app);
  const [buyer, seller] = [await aUser(app.pool), await aUser(app.pool)];
  const bid = await aBid(app.pool, { rfp_id: (await anRfp(app.pool, { user_id: buyer.id })).id, user_id: seller.id });
  const joining = `insert into company_member (company_id, user_id, role) values ($1, $2, 'trader')`;
  await app.pool.query(joining, [company.id, seller.id]);
  expect(await (await app.as(buyer)).refusal(PLACE, { input: { bidId: bid.id } })).toMatchObject({ code: 'CONFLICT' });
});

it('A colleague reads the company profile with its numbers, and others do not', async () => {
  const { owner, colleague, leave } = await aCompanyOfTwo(app, { business_registration_number: 'B-77' });
  const profile = { businessRegistrationNumber: 'B-77', userId: owner.user.id };
  expect(await colleague.caller.read('/api/company-profile')).toMatchObject(profile);
  await leave();
  expect(await colleague.caller.read('/api/company-profile')).toBeNull();
});
