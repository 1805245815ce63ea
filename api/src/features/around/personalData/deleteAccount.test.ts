import { startApp, type TestApp } from '../../../../test/app.ts';
import { postAuction } from '../../../../test/auctions.ts';
import { registration } from '../../../../test/bodies.ts';
import type { Answer } from '../../../../test/answer.ts';
import type { Body, Caller } from '../../../../test/caller.ts';
import { aBid, aCompanyProfile, anOffering, anOrder, anRfp, aQuote, aUser } from '../../../../test/factories.ts';
import { holding, waiting } from '../../../../test/lockGate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
const { password } = registration;
const input = { password, confirmation: 'DELETE' };

let people = 0;
const cookieOf = ({ headers }: Answer): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';
/** A new member with a password. */
const somebody = async (): Promise<{ id: string; email: string; me: Caller }> => {
  const email = `leaver${++people}@acme.example`;
  const me = app.anyone.with({ cookie: cookieOf(await app.anyone.post('/api/register', { ...registration, email })) });
  const { id } = (await me.read('/api/user')) as { id: string };
  await app.pool.query(`update "user" set created_at = created_at - interval '1 month' where id = $1`, [id]);
  return { id, email, me };
};
const order = async (buyer: Caller, sellerId: string, offeringId: string) =>
  buyer.post('/api/orders', { sellerId, offeringId, quantity: 1 });
const userRow = async (id: string) =>
  (await app.pool.query<Body>('select * from "user" where id = $1', [id])).rows[0] ?? {};

it('The person is forgotten, trade records and the company’s name stay, and the address may register again', async () => {
  const { id, email, me } = await somebody();
  const other = await aUser(app.pool);
  const them = await app.as(other);
  await aCompanyProfile(app.pool, {
    user_id: id,
    contact_email: 'sales@acme.example',
    website: 'https://acme.example',
  });
  const offering = await anOffering(app.pool, { user_id: id });
  const rfp = await anRfp(app.pool, { user_id: id, title: 'Urea' });
  const order = await anOrder(app.pool, { buyer_id: other.id, seller_id: id, status: 'completed' });
  expect(order).toMatchObject({ seller_contact_name: 'Ana Ruiz', seller_contact_email: 'sales@acme.example' });
  await aBid(app.pool, { user_id: other.id, rfp_id: rfp.id });
  await me.data('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
    input: { recipientId: other.id, subject: 'Hello', content: 'Are you there?' },
  });
  expect(await me.data(DELETE, { input })).toEqual({ deleteAccount: id });

  const row = await userRow(id);
  expect(row).toMatchObject({
    email: expect.stringMatching(/^deleted-[0-9a-f-]{36}@deleted\.invalid$/),
    first_name: 'Deleted',
    last_name: 'member',
    company_name: registration.companyName,
    position: '',
    mobile_number: '',
    password_hash: '!',
  });
  const { rows } = await app.pool.query<{ found: string }>(
    `select 'offering ' || status as found from offering where id = $1 union all select 'rfp ' || status from rfp where id = $2
     union all select 'session' from session where user_id = $3 union all select 'notice' from message where recipient_id = $3
     union all select concat_ws(' ', 'order', buyer_contact_name, seller_contact_name, seller_contact_email, seller_contact_phone) from "order" where seller_id = $3
     union all select concat('profile ', company_name, contact_email, website, phone) from company_profile where user_id = $3`,
    [offering.id, rfp.id, id],
  );
  expect(rows.map(({ found }) => found)).toEqual([
    'offering withdrawn',
    'rfp cancelled',
    'order Ana Ruiz Deleted member',
    'profile Acme Official',
  ]);
  await app.settled();
  expect(await them.read('/api/messages')).toEqual([
    expect.objectContaining({ subject: expect.stringContaining('Urea') }),
    expect.objectContaining({
      content: 'Are you there?',
      sender: expect.objectContaining({
        firstName: 'Deleted',
        lastName: 'member',
        companyName: registration.companyName,
      }),
    }),
  ]);
  expect(await me.read('/api/user')).toBeNull();
  expect((await app.anyone.post('/api/login', { email, password })).status).toBe(401);
  const again = await app.anyone.post('/api/register', { ...registration, email });
  expect([again.status, (JSON.parse(again.text) as { id: string }).id === id]).toEqual([201, false]);
  const reply = await them.refusal('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
    input: { recipientId: id, subject: 'Hello', content: 'Again' },
  });
  expect(reply).toMatchObject({ code: 'NOT_FOUND' });
});

it('Cannot be stopped by registering an address of deleted accounts', async () => {
  const { id, me } = await somebody();
  const other = { ...registration, email: `deleted-${id}@deleted.invalid` };
  expect((await app.anyone.post('/api/register', other)).status).toBe(201);
  expect(await me.data(DELETE, { input })).toEqual({ deleteAccount: id });
});

it('Is refused without the right password and the typed word, and while orders are open or auctions run', async () => {
  const { id, me } = await somebody();
  const before = await userRow(id);
  expect(await me.refusal(DELETE, { input: { ...input, password: 'wrong' } })).toMatchObject({
    fields: { password: expect.any(String) },
  });
  expect(await me.refusal(DELETE, { input: { ...input, confirmation: 'delete' } })).toMatchObject({
    fields: { confirmation: 'Please type DELETE to confirm.' },
  });
  const seller = await aUser(app.pool);
  const offering = await anOffering(app.pool, { user_id: seller.id, title: 'Soda' });
  const placed = await order(me, seller.id, offering.id);
  expect(placed.status).toBe(201);
  const own = await postAuction(app.pool, me);
  const bidOn = await postAuction(app.pool, await app.as(seller));
  expect((await me.post('/api/bids', { auctionId: bidOn, amount: '100.00' })).status).toBe(201);
  const { errors } = await me.graphql(DELETE, { input });
  expect(errors[0]?.extensions).toMatchObject({ code: 'ACCOUNT_IN_USE', status: 409 });
  const reasons = errors[0]?.extensions['reasons'] as Body[];
  expect(reasons.map(({ kind, id: one }) => `${kind} ${one}`).sort()).toEqual(
    [`auction ${own}`, `auction ${bidOn}`, `order ${(JSON.parse(placed.text) as Body)['id']}`].sort(),
  );
  expect(await userRow(id)).toEqual(before);
});

it('An order from the member’s offering and the deletion at the same time leave no order with a deleted member', async () => {
  for (const first of ['order', 'deletion']) {
    const { id, me } = await somebody();
    const buyer = await app.as(await aUser(app.pool));
    const offering = await anOffering(app.pool, { user_id: id });
    const hold = await holding(app.pool, ['select from offering where id = $1 for update', [offering.id]]);
    const acts = { order: () => order(buyer, id, offering.id), deletion: () => me.graphql(DELETE, { input }) };
    const begun = first === 'order' ? acts.order() : acts.deletion();
    await waiting(app.pool, 1);
    const next = first === 'order' ? acts.deletion() : acts.order();
    await waiting(app.pool, 2);
    await hold.end('rollback');
    await Promise.all([begun, next]);
    const deleted = (await userRow(id))['deleted_at'] !== null;
    const orders = (await app.pool.query('select from "order" where seller_id = $1', [id])).rowCount;
    expect([first, deleted, orders]).toEqual([first, first === 'deletion', first === 'order' ? 1 : 0]);
  }
});

it('A bid that waits while the bidder’s account is deleted is refused', async () => {
  const { id, me } = await somebody();
  const auctionId = await postAuction(app.pool, await app.as(await aUser(app.pool)));
  // The deletion holds the member, and the bid waits for it.
  const hold = await holding(app.pool, [
    `update "user" set deleted_at = clock_timestamp(), email = id || '@deleted.invalid' where id = $1`,
    [id],
  ]);
  const bid = me.post('/api/bids', { auctionId, amount: '100.00' });
  await waiting(app.pool, 1);
  await hold.end('commit');
  expect([(await bid).status, (await bid).text]).toEqual([409, 'The account of this member was deleted.']);
  expect((await app.pool.query('select from bid where user_id = $1', [id])).rowCount).toBe(0);
  const other = await (await app.as(await aUser(app.pool))).post('/api/bids', { auctionId, amount: '100.00' });
  expect(other.status).toBe(201);
});

const posting = { title: 'Acid', description: 'Strong.', quantity: 20, unit: 'MT' };
it.each<[string, Body]>([
  ['/api/offerings', { ...posting, price: '100.50' }],
  ['/api/rfps', posting],
  ['/api/company-profile', { companyName: 'Acme', phone: '+34 91 123 45 67' }],
])('A post to %s that waits while the account is deleted is refused', async (path, body) => {
  const { id, me } = await somebody();
  const hold = await holding(app.pool, [
    `update "user" set deleted_at = clock_timestamp(), email = id || '@deleted.invalid' where id = $1`,
    [id],
  ]);
  const post = me.post(path, body);
  await waiting(app.pool, 1);
  await hold.end('commit');
  const { status, text } = await post;
  expect([status, text]).toEqual([409, 'The account of this member was deleted.']);
  const written =
    'select user_id from offering union all select user_id from rfp union all select user_id from company_profile';
  expect((await app.pool.query(`select from (${written}) written where user_id = $1`, [id])).rowCount).toBe(0);
});

it('A session that begins while the account is deleted is refused', async () => {
  const { id, me } = await somebody();
  await me.data(DELETE, { input });
  await expect(
    app.pool.query(
      `insert into session (id_hash, user_id, expires_at) values ('late', $1, clock_timestamp() + interval '1 day')`,
      [id],
    ),
  ).rejects.toMatchObject({ code: 'FD001' });
});

it('Open quotes end: those that waited for the member are declined, the own ones withdrawn', async () => {
  const { id, me } = await somebody();
  const other = await aUser(app.pool);
  const offering = await anOffering(app.pool, { user_id: other.id });
  const sides = { buyer_id: id, seller_id: other.id, offering_id: offering.id };
  const waiting = await aQuote(app.pool, sides);
  const own = await aQuote(app.pool, sides, { side: 'buyer' });
  const ended = await aQuote(app.pool, { ...sides, status: 'declined' });
  await me.data(DELETE, { input });
  const { rows } = await app.pool.query('select id, status, closed_note from quote order by id');
  expect(rows).toEqual([
    { id: waiting.id, status: 'declined', closed_note: 'The account was deleted.' },
    { id: own.id, status: 'withdrawn', closed_note: 'The account was deleted.' },
    { id: ended.id, status: 'declined', closed_note: null },
  ]);
  const told = await (await app.as(other)).read<Body[]>('/api/messages?limit=2');
  expect(told.map(({ content }) => content)).toEqual([
    'The buyer withdrew the quote.',
    'The buyer declined the quote.\n\nThe account was deleted.',
  ]);
});

it('A hundred open quotes are ended at once, however many there are', async () => {
  const { id, me } = await somebody();
  const other = await aUser(app.pool);
  const offering = await anOffering(app.pool, { user_id: other.id });
  const sides = { buyer_id: id, seller_id: other.id, offering_id: offering.id };
  for (let made = 0; made < 101; made++) await aQuote(app.pool, sides);
  await me.data(DELETE, { input });
  const { rows } = await app.pool.query('select distinct status from quote where buyer_id = $1', [id]);
  expect(rows).toEqual([{ status: 'declined' }]);
  const commands = await app.pool.query(
    'select count(*)::int from message where recipient_id = $1 group by cmin::text order by 1 desc',
    [other.id],
  );
  expect(commands.rows).toEqual([{ count: 100 }, { count: 1 }]);
});
