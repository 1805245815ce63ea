import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import type { Body, Caller } from '../../../../test/caller.ts';
import { aCompanyOfTwo } from '../../../../test/colleagues.ts';
import { aBid, anRfp } from '../../../../test/factories.ts';
import { aWorld, day, UNKNOWN_ID, type World } from '../../../../test/world.ts';
import { exportSections } from '../../around/personalData/exportSections.ts';

let app: SharedApp;
let world: World;
beforeAll(async () => {
  app = await sharedApp();
});
beforeEach(async () => {
  world = await aWorld(app);
});
afterAll(() => app.close());

const EDIT = 'mutation ($input: EditRfpInput!) { editRfp(input: $input) { id updatedAt } }';
const WATCH = 'mutation ($input: WatchInput!) { watch(input: $input) }';
const BLOCK = 'mutation ($id: ID!) { blockMember(memberId: $id) }';
const terms = {
  title: 'Acid',
  description: 'Strong.\nIn drums.',
  quantity: 25,
  unit: 'MT',
  target_price: '10.00',
  delivery_location: 'Vigo',
  delivery_date: day(20),
  closing_date: day(5),
};
const ofBuyer = async (columns: Body = {}): Promise<string> =>
  (await anRfp(app.pool, { user_id: world.buyerUser.id, ...terms, ...columns })).id;
const withBid = async (columns: Body = {}): Promise<string> => {
  const id = await ofBuyer(columns);
  await aBid(app.pool, { rfp_id: id, user_id: world.sellerUser.id });
  return id;
};
const edit = (rfpId: string, change: Body) => world.buyer.data(EDIT, { input: { rfpId, ...change } });
const refusal = (rfpId: string, change: Body, caller: Caller = world.buyer) =>
  caller.refusal(EDIT, { input: { rfpId, ...change } });
const rowOf = async (id: string) =>
  (await app.pool.query<Body>('select to_jsonb(rfp) as row from rfp where id = $1', [id])).rows[0]?.['row'];
const inboxOf = async (caller: Caller) => {
  await app.settled();
  return caller.read<Body[]>('/api/messages');
};

describe('A change of an RFP with bids', () => {
  it('tells each bidder and each watcher once', async () => {
    const id = await withBid();
    await aBid(app.pool, { rfp_id: id, user_id: world.sellerUser.id, amount: '940.00' });
    for (const caller of [world.seller, world.other, world.buyer]) await caller.data(WATCH, { input: { rfpId: id } });
    const change = { closingDate: day(9), description: 'Strong.\r\nIn drums.\n\nNo IBCs.' };
    const before = await inboxOf(world.buyer);
    for (const _time of [1, 2]) await edit(id, change);
    const notice = {
      subject: 'Request changed: Acid',
      link: `/rfps/${id}`,
      sender: expect.objectContaining({ id: world.buyerUser.id }),
    };
    const changes = `Closing date: ${day(9)}\nAdded to the description: No IBCs.`;
    expect(await inboxOf(world.seller)).toEqual([
      expect.objectContaining({
        ...notice,
        content: `The buyer changed the request 'Acid', on which you have a bid.\n\n${changes}`,
      }),
    ]);
    expect(await inboxOf(world.other)).toEqual([
      expect.objectContaining({
        ...notice,
        content: `The buyer changed the request 'Acid', which you are watching.\n\n${changes}`,
      }),
    ]);
    expect(await inboxOf(world.buyer)).toEqual(before);
    // Nobody can read what others watch, also not in the download.
    const { rows } = await app.pool.query<Body>(exportSections['messages']!, [world.buyerUser.id]);
    expect(rows.filter(({ link }) => link === `/rfps/${id}`)).toEqual([]);
    await edit(id, { closingDate: null });
    expect(await inboxOf(world.seller)).toHaveLength(2);
  });

  it('counts as one message of the quota if somebody is notified', async () => {
    const [quiet, id] = [await ofBuyer(), await withBid()];
    await app.pool.query(
      `insert into write_quota (member_id, day, messages) values ($1, (clock_timestamp() at time zone 'UTC')::date, 10000)`,
      [world.buyerUser.id],
    );
    const before = await rowOf(id);
    expect(await refusal(id, { closingDate: day(9) })).toMatchObject({ code: 'QUOTA_EXCEEDED' });
    expect(await rowOf(id)).toEqual(before);
    expect(await inboxOf(world.seller)).toEqual([]);
    await edit(id, { closingDate: day(5) });
    await edit(quiet, { closingDate: day(9) });
  });

  it('tells a bidder who has blocked the buyer, and no such watcher', async () => {
    const id = await withBid();
    for (const caller of [world.seller, world.other]) {
      await caller.data(WATCH, { input: { rfpId: id } });
      await caller.data(BLOCK, { id: world.buyerUser.id });
    }
    const { owner, colleague } = await aCompanyOfTwo(app);
    await owner.caller.data(BLOCK, { id: world.buyerUser.id });
    await colleague.caller.data(WATCH, { input: { rfpId: id } });
    await edit(id, { closingDate: day(9) });
    expect(await inboxOf(world.seller)).toHaveLength(1);
    for (const caller of [world.other, colleague.caller]) expect(await inboxOf(caller)).toEqual([]);
  });

  it.each([
    [{ quantity: 26 }, ['quantity']],
    [{ targetPrice: '10.01' }, ['targetPrice']],
    [{ targetPrice: null, unit: 'KG' }, ['targetPrice', 'unit']],
    [{ title: 'Base', closingDate: day(9) }, ['title']],
    [{ closingDate: day(4) }, ['closingDate']],
    [{ description: 'Weak.' }, ['description']],
    [{ description: 'Strong.\nIn drums. Or not.' }, ['description']],
    [{ deliveryDate: day(21), deliveryLocation: null }, ['deliveryDate', 'deliveryLocation']],
  ])('is refused as a whole for %j, and names the fields', async (change, fields) => {
    const id = await withBid();
    const before = await rowOf(id);
    const refused = await refusal(id, change);
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      message:
        'There are bids on these terms. Only a later closing date and an addition to the description are possible.',
    });
    expect(Object.keys(refused.fields ?? {}).sort()).toEqual(fields);
    expect(await rowOf(id)).toEqual(before);
    expect(await inboxOf(world.seller)).toEqual([]);
  });

  it.each([
    [{ targetPrice: '10' }],
    [{ targetPrice: '010.0' }],
    [{ targetPrice: '10.000' }],
    [{ closingDate: `${day(5)}T00:00:00Z`, deliveryDate: day(20) }],
    [{ title: ' Acid ', description: 'Strong.\r\nIn drums.', deliveryLocation: 'Vigo ' }],
    [{ quantity: 25, unit: 'MT' }],
    [{}],
  ])('is none if the terms are the same, written differently: %j', async (change) => {
    const id = await withBid();
    const before = await rowOf(id);
    await edit(id, change);
    expect(await rowOf(id)).toEqual(before);
    expect(await inboxOf(world.seller)).toEqual([]);
  });

  it('can repeat a delivery date that has passed', async () => {
    const id = await withBid({ delivery_date: day(-1) });
    await edit(id, { deliveryDate: day(-1), closingDate: day(9) });
    expect(await rowOf(id)).toMatchObject({ delivery_date: day(-1), closing_date: day(9) });
  });
});

it('A change of an RFP without bids tells its watchers what is new', async () => {
  const id = await ofBuyer();
  await world.other.data(WATCH, { input: { rfpId: id } });
  const change = {
    title: 'Acid, pure',
    quantity: 1200,
    targetPrice: '12000',
    deliveryLocation: null,
    closingDate: day(4),
  };
  await edit(id, { ...change, description: 'Purer.', deliveryDate: day(9) });
  expect(await inboxOf(world.other)).toEqual([
    expect.objectContaining({
      subject: 'Request changed: Acid',
      content: [
        "The buyer changed the request 'Acid', which you are watching.",
        '',
        'Title: Acid, pure',
        'Quantity: 1,200 MT',
        'Target budget: $12,000.00',
        'Delivery location: none',
        `Delivery date: ${day(9)}`,
        `Closing date: ${day(4)}`,
        'The description was changed.',
      ].join('\n'),
    }),
  ]);
});

it.each([
  ['past its closing day', { closing_date: day(-1) }],
  ['expired', { status: 'expired' }],
  ['awarded', { status: 'awarded' }],
  ['cancelled', { status: 'cancelled' }],
])('An RFP that is %s cannot be changed', async (_what, columns) => {
  const id = await withBid(columns);
  const before = await rowOf(id);
  expect(await refusal(id, { closingDate: day(30) })).toMatchObject({ code: 'RFP_CLOSED' });
  expect(await rowOf(id)).toEqual(before);
});

it("Another member's RFP and an unknown one are not found, also with wrong terms", async () => {
  const id = await withBid();
  const before = await rowOf(id);
  for (const change of [{ closingDate: day(9) }, { title: ' ' }]) {
    for (const caller of [world.seller, world.other])
      expect(await refusal(id, change, caller)).toMatchObject({ code: 'NOT_FOUND', message: 'RFP not found.' });
    expect(await refusal(UNKNOWN_ID, change)).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await refusal('x', {})).toMatchObject({ fields: { rfpId: 'RFP is not a valid id.' } });
  expect(await refusal(id, { closingDate: day(9) }, app.anyone)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await rowOf(id)).toEqual(before);
});
