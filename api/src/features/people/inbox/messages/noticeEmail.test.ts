import { startApp, type TestApp } from '../../../../../test/app.ts';
import type { Caller } from '../../../../../test/caller.ts';
import {
  aBid,
  aCompanyProfile,
  aMessage,
  aProduct,
  aUser,
  anAuction,
  anOffering,
  anRfp,
} from '../../../../../test/factories.ts';
import { until } from '../../../../../test/instanceGroup.ts';
import { openMailServer, type MailServer } from '../../../../../test/mailServer.ts';
import { addNoticeEmails } from '../../notices/notify.ts';

const SAVE = `mutation ($input: EmailPreferenceInput!) { saveEmailPreference(input: $input) { topic delivery } }`;

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await openMailServer();
  app = await startApp({
    SMTP_URL: server.url,
    MAIL_FROM: 'Feedstock <post@market.example>',
    PUBLIC_URL: 'http://market.example',
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const aReader = (columns: object = {}) => aUser(app.pool, { email_confirmed_at: new Date(), ...columns });
/** Does the waiting jobs now instead of at their time. */
const doJobs = async (task = 'notice_email'): Promise<void> => {
  const left = () =>
    app.pool.query('select from graphile_worker.jobs where task_identifier = $1 and attempts < max_attempts', [task]);
  await app.pool.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = $1), run_at := now())`,
    [task],
  );
  await until('the emails are sent', async () => (await left()).rowCount === 0);
};
/** A message to the reader with its job, as a write adds it. */
const notice = async (reader: { id: string }, kind: 'outbid' | 'message' = 'outbid', columns: object = {}) => {
  const message = await aMessage(app.pool, { recipient_id: reader.id, ...columns });
  await addNoticeEmails(app.pool, [{ messageId: message.id, kind }]);
  return message;
};
const choose = (caller: Caller, topic: string, delivery: string) => caller.data(SAVE, { input: { topic, delivery } });

it('An email about an inquiry names the company, the material and the title, and nothing else that a member wrote', async () => {
  const seller = await aReader({ email: 'seller@acme.example' });
  const buyer = await aReader({ email: 'buyer@acme.example' });
  await aCompanyProfile(app.pool, {
    user_id: buyer.id,
    company_name: `Visit <b>www.evil.example</b> https://evil.example/${'x'.repeat(100)}`,
  });
  const product = await aProduct(app.pool, { name: 'Acetic acid & water' });
  const offering = await anOffering(app.pool, {
    user_id: seller.id,
    product_id: product.id,
    title: 'Acid 99.5 % of www.evil.example',
    description: 'SECRET description',
  });
  const inquiry = { offeringId: offering.id, message: 'SECRET message' };
  await (
    await app.as(buyer)
  ).data('mutation ($input: InquireInput!) { inquire(input: $input) { id } }', {
    input: inquiry,
  });
  await doJobs();

  const [email, ...others] = server.to('seller@acme.example');
  expect(others).toEqual([]);
  expect(email!.subject).toBe('You have a new inquiry: Acid 99.5 % of www. evil. example');
  expect(email!.text).toContain('Answers to this email are not read.');
  expect(email!.text).toContain('Write to us: http://market.example/contact');
  const { rows } = await app.pool.query<{ id: string }>('select id from message where recipient_id = $1', [seller.id]);
  const link = `http://market.example/messages?message=${rows[0]!.id}`;
  expect(email!.messageId).toBe(`<${rows[0]!.id}@market.example>`);
  expect(email!.text).toContain('Material: Acetic acid & water');
  expect(email!.text).toContain(link);
  expect(email!.html).toContain('Material: Acetic acid &amp; water');
  const whole = email!.text! + String(email!.html) + email!.subject;
  expect(whole).not.toContain('SECRET');
  expect(whole).not.toMatch(/evil\.example|https:\/\/evil|<b>/);
  expect(/From: (.*) \(not verified\)/.exec(email!.text!)![1]).toHaveLength(80);
});

it('Bidders and watchers of an RFP get an email about a change as they chose for orders and for the watchlist', async () => {
  const [bidder, watcher, quiet] = await Promise.all(
    ['bidder', 'watcher', 'quiet'].map((name) => aReader({ email: `${name}@rfp.example` })),
  );
  const buyer = await aUser(app.pool);
  const { id } = await anRfp(app.pool, { user_id: buyer.id, title: 'Urea' });
  await aBid(app.pool, { rfp_id: id, user_id: bidder!.id });
  for (const reader of [bidder, watcher, quiet]) {
    const caller = await app.as(reader!);
    await caller.data('mutation ($input: WatchInput!) { watch(input: $input) }', { input: { rfpId: id } });
    if (reader !== watcher) await choose(caller, 'watching', 'off');
  }
  await (
    await app.as(buyer)
  ).data('mutation ($input: EditRfpInput!) { editRfp(input: $input) { id } }', {
    input: { rfpId: id, description: 'Strong.\nSECRET' },
  });
  await doJobs('tell_bidders');
  await until('all are told', async () => {
    const { rows } = await app.pool.query<{ told: number }>(
      'select count(*)::int as told from message where link = $1',
      [`/rfps/${id}`],
    );
    return rows[0]?.told === 3;
  });
  await doJobs();
  const subjects = (name: string) => server.to(`${name}@rfp.example`).map(({ subject }) => subject);
  expect(subjects('bidder')).toEqual(['A request you bid on was changed: Urea']);
  expect(subjects('watcher')).toEqual(['A request on your watchlist was changed: Urea']);
  expect(subjects('quiet')).toEqual([]);
  expect(server.to('bidder@rfp.example')[0]!.text).not.toContain('SECRET');
});

it('A notice that was read, or whose reader has not confirmed the address, is not sent', async () => {
  const reader = await aReader({ email: 'reader@acme.example' });
  const unconfirmed = await aUser(app.pool, { email: 'unconfirmed@acme.example' });
  await notice(reader, 'outbid', { is_read: true });
  await notice(unconfirmed);
  await doJobs();
  expect([...server.to('reader@acme.example'), ...server.to('unconfirmed@acme.example')]).toEqual([]);
});

it('Members choose for each topic whether they get emails at once, daily or not at all', async () => {
  const reader = await aReader({ email: 'choosy@acme.example' });
  const caller = await app.as(reader);
  await choose(caller, 'messages', 'off');
  const { saveEmailPreference } = await choose(caller, 'auctions', 'daily');
  expect(saveEmailPreference).toEqual([
    { topic: 'auctions', delivery: 'daily' },
    { topic: 'orders', delivery: 'at_once' },
    { topic: 'messages', delivery: 'off' },
    { topic: 'watching', delivery: 'at_once' },
    { topic: 'company', delivery: 'at_once' },
  ]);
  await notice(reader, 'message');
  await notice(reader, 'outbid');
  const read = await notice(reader, 'outbid');
  await doJobs();
  expect(server.to('choosy@acme.example')).toEqual([]);

  await app.pool.query('update message set is_read = true where id = $1', [read.id]);
  await doJobs('digest_email');
  const [digest] = server.to('choosy@acme.example');
  expect(digest!.subject).toBe('Your daily summary from Feedstock');
  expect(digest!.text!.match(/- You are outbid/g)).toHaveLength(1);
});

it('After twenty emails a day, further notices come together in a digest', async () => {
  const reader = await aReader({ email: 'busy.reader@acme.example' });
  for (let number = 0; number < 25; number++) await notice(reader);
  await doJobs();
  expect(server.to('busy.reader@acme.example')).toHaveLength(20);
  const { rows } = await app.pool.query<{ wait: number }>(
    `select extract(epoch from run_at - now())::float / 3600 as wait from graphile_worker.jobs where key = $1`,
    [`digest_email ${reader.id}`],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.wait).toBeGreaterThan(0);
  expect(rows[0]!.wait).toBeLessThanOrEqual(24);
  await doJobs('digest_email');
  expect(server.to('busy.reader@acme.example')).toHaveLength(21);
  expect(server.to('busy.reader@acme.example')[20]!.text!.match(/- You are outbid/g)).toHaveLength(5);
});

it('Messages of a stranger use up no more than five emails of theirs, and none about orders', async () => {
  const seller = await aReader({ email: 'silenced@acme.example' });
  const [stranger, buyer] = await Promise.all([app.as(await aReader()), app.as(await aReader())]);
  const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
  const written = { recipientId: seller.id, subject: 'Hello', content: 'Good day.' };
  for (let number = 0; number < 25; number++) await stranger.data(SEND, { input: written });
  await doJobs();
  expect(server.to('silenced@acme.example')).toHaveLength(5);
  await buyer.data(SEND, { input: written });
  const { id } = await anOffering(app.pool, { user_id: seller.id, title: 'Urea' });
  const { text } = await buyer.post('/api/orders', { sellerId: seller.id, offeringId: id, quantity: 1 });
  const order = JSON.parse(text) as { number: string };
  await doJobs();
  const subjects = server.to('silenced@acme.example').map(({ subject }) => subject);
  expect(subjects.slice(5).toSorted()).toEqual([
    'You have a new message',
    `You have a new order: ${order.number}, Urea`,
  ]);
  for (let number = 0; number < 20; number++) await notice(seller);
  await notice(seller, 'message');
  await doJobs();
  expect(server.to('silenced@acme.example')).toHaveLength(7 + 21);
});

it('Emails about one conversation or record are one thread, others are not', async () => {
  const seller = await aReader({ email: 'threads@acme.example' });
  const buyer = await app.as(await aReader());
  const offerings = [
    await anOffering(app.pool, { user_id: seller.id }),
    await anOffering(app.pool, { user_id: seller.id }),
  ];
  for (const { id } of [offerings[0]!, ...offerings])
    await buyer.data('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
      input: { offeringId: id, content: 'Good day.' },
    });
  const { id } = await anAuction(app.pool, { user_id: seller.id });
  for (let number = 0; number < 2; number++) await notice(seller, 'outbid', { link: `/auctions/${id}` });
  await doJobs();
  const sent = server.to('threads@acme.example');
  expect(sent).toHaveLength(5);
  expect(sent.map(({ inReplyTo }) => inReplyTo)).toEqual(sent.map(({ references }) => references));
  const threads = Map.groupBy(sent, ({ inReplyTo }) => inReplyTo);
  expect([...threads.values()].map(({ length }) => length).toSorted()).toEqual([1, 2, 2]);
  expect([...threads.keys()]).toContain(`<thread-${id}@market.example>`);
});

it('An email says whether the company that wrote is verified', async () => {
  const reader = await aReader({ email: 'status@acme.example' });
  const [verified, pending, single] = [await aReader(), await aReader(), await aReader({ company_name: 'Alone' })];
  for (const [user, status] of [
    [verified, 'approved'],
    [pending, 'pending'],
  ] as const)
    await aCompanyProfile(app.pool, { user_id: user.id, company_name: `Acme ${status}`, verification_status: status });
  const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
  for (const sender of [verified, pending, single])
    await (
      await app.as(sender)
    ).data(SEND, { input: { recipientId: reader.id, subject: 'Hello', content: 'Good day.' } });
  await doJobs();
  const lines = server.to('status@acme.example').map(({ text }) => /From: (.*)/.exec(text!)![1]);
  expect(lines.toSorted()).toEqual([
    'Acme approved (verified company)',
    'Acme pending (not verified)',
    'Alone (not verified)',
  ]);
});

it('Only who has confirmed the address writes to others', async () => {
  const unconfirmed = await app.as(await aUser(app.pool, { trades_unconfirmed: false }));
  const reader = await aReader();
  const offering = await anOffering(app.pool, { user_id: reader.id });
  const input = { recipientId: reader.id, subject: 'Hello', content: 'Good day.' };
  expect(
    await unconfirmed.refusal('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', { input }),
  ).toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' });
  expect(
    await unconfirmed.refusal('mutation ($input: InquireInput!) { inquire(input: $input) { id } }', {
      input: { offeringId: offering.id, message: 'Which purity?' },
    }),
  ).toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' });
});

it('One click unsubscribes from the emails of a topic, and only with a link that the market signed', async () => {
  const reader = await aReader({ email: 'unsubscribe@acme.example' });
  await notice(reader);
  await doJobs();
  const [email] = server.to('unsubscribe@acme.example');
  const headers = Object.fromEntries(email!.headerLines.map(({ key, line }) => [key, line]));
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const path = /<http:\/\/market\.example(\/unsubscribe\/[\w.~-]+)>/.exec(
    headers['list-unsubscribe']!.replaceAll(/\s/g, ''),
  )![1]!;

  const page = await app.anyone.get(path);
  expect([page.status, page.text.includes('<button>Unsubscribe</button>')]).toEqual([200, true]);
  const preferences = async () =>
    (await app.pool.query('select topic, delivery from email_preference where user_id = $1', [reader.id])).rows;
  expect(await preferences()).toEqual([]);
  expect((await app.anyone.get(`${path.slice(0, -2)}xx`)).status).toBe(404);
  const oneClick = (at: string, body = 'List-Unsubscribe=One-Click') =>
    app.anyone.send('POST', at, body, { 'content-type': 'application/x-www-form-urlencoded' });
  expect((await oneClick(`${path.slice(0, -2)}xx`)).status).toBe(404);
  expect((await oneClick(path, 'x'.repeat(5_000))).status).toBe(413);
  expect(await preferences()).toEqual([]);
  expect((await oneClick(path)).status).toBe(200);
  expect(await preferences()).toEqual([{ topic: 'auctions', delivery: 'off' }]);
});

it('Each bidder gets one email about each event of an auction, and about its end', async () => {
  const [owner, ann, ben] = [await aReader(), await aReader({ email: 'ann@acme.example' }), await aReader()];
  const auction = await anAuction(app.pool, { user_id: owner.id, title: 'Acid' });
  const bid = async (bidder: { id: string }, amount: string) =>
    (await app.as(bidder)).post('/api/bids', { auctionId: auction.id, amount, confirmed: true });
  expect((await bid(ann, '100.00')).status).toBe(201);
  expect((await bid(ben, '200.00')).status).toBe(201);
  await app.settled();
  await doJobs();
  expect(server.to('ann@acme.example').map(({ subject }) => subject)).toEqual(['You are outbid: Acid']);

  // The consumer reads the log again, as after a crash: the notices exist, and so do no further emails.
  await app.pool.query('update log_checkpoint set seq = 0 where auction_id = $1', [auction.id]);
  await app.settled();
  await doJobs();
  expect(server.to('ann@acme.example')).toHaveLength(1);
});
