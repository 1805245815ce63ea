import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { aBid, aCompanyProfile, aMessage, anOffering, anRfp, aQuote, aUser } from '../../../../../test/factories.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../../test/world.ts';

let app: SharedApp;
let world: World;
let support: Caller;
let supportUser: { id: string };
beforeAll(async () => {
  app = await sharedApp();
  supportUser = await aUser(app.pool, { role: 'support' });
  support = await app.as(supportUser);
});
beforeEach(async () => {
  world = await aWorld(app);
});
afterAll(() => app.close());

const REPORT = 'mutation ($input: ReportInput!) { report(input: $input) }';
const HANDLE = `mutation ($input: HandleReportInput!) {
  handleReport(input: $input) { id status handlingNote handledBy { id } }
}`;
const LIST = `query ($after: String) { reports(status: open, first: 100, after: $after) { pageInfo { hasNextPage endCursor } nodes {
  id kind subjectId title content link status member { id } entries { reason note reporter { id } }
} } }`;

interface Shown {
  id: string;
  subjectId: string;
  entries: Body[];
}

/** The open report of a subject; other files report too. */
const openReportOf = async (subjectId: string, after?: string): Promise<Shown | undefined> => {
  const { reports } = await support.data<{
    reports: { nodes: Shown[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
  }>(LIST, { after });
  const found = reports.nodes.find((report) => report.subjectId === subjectId);
  return found || !reports.pageInfo.hasNextPage ? found : openReportOf(subjectId, reports.pageInfo.endCursor);
};
const input = (change: Body = {}) => ({
  input: { kind: 'offering', subjectId: world.offering.id, reason: 'fraud', note: 'The photo is of salt.', ...change },
});

test('Support sees what was reported as it was, who is responsible and who reported it', async () => {
  expect(await world.buyer.data(REPORT, input())).toEqual({ report: true });
  await app.pool.query(`update offering set title = 'Changed' where id = $1`, [world.offering.id]);
  expect(await openReportOf(world.offering.id)).toEqual({
    id: expect.any(String),
    kind: 'offering',
    subjectId: world.offering.id,
    title: 'Acid',
    content: 'Strong.',
    link: `/offerings/${world.offering.id}`,
    status: 'open',
    member: { id: world.sellerUser.id },
    entries: [{ reason: 'fraud', note: 'The photo is of salt.', reporter: { id: world.buyerUser.id } }],
  });
});

test('A member, a company, each kind of posting and a received message can be reported', async () => {
  const company = await aCompanyProfile(app.pool, { user_id: world.sellerUser.id, description: 'Acids.' });
  const rfp = world.rfp.id;
  const subjects: [string, string, Caller, string][] = [
    ['member', world.sellerUser.id, world.buyer, `/company/${company.id}`],
    ['company', company.id, world.buyer, `/company/${company.id}`],
    ['auction', world.auction.id, world.buyer, `/auctions/${world.auction.id}`],
    ['rfp', rfp, world.seller, `/rfps/${rfp}`],
  ];
  for (const [kind, subjectId, caller, link] of subjects) {
    await caller.data(REPORT, input({ kind, subjectId }));
    expect(await openReportOf(subjectId)).toMatchObject({ kind, link });
  }
  await world.buyer.data(REPORT, input({ kind: 'message', subjectId: world.message.id }));
  expect(await openReportOf(world.message.id)).toMatchObject({
    title: 'Hello',
    content: 'Do you have acid?',
    link: null,
    member: { id: world.sellerUser.id },
  });
});

test('Reports of one subject are merged while it waits', async () => {
  await world.buyer.data(REPORT, input());
  await world.other.data(REPORT, input({ reason: 'spam', note: null }));
  await world.buyer.data(REPORT, input({ reason: 'prohibited' }));
  const merged = await openReportOf(world.offering.id);
  expect(merged?.entries.map(({ reason }) => reason).sort()).toEqual(['prohibited', 'spam']);
});

test('Support handles a report with a note, once; a later report of the same opens a new one', async () => {
  await world.buyer.data(REPORT, input());
  const { id } = (await openReportOf(world.offering.id))!;
  expect(await support.refusal(HANDLE, { input: { reportId: id, note: ' ' } })).toMatchObject({
    fields: { note: 'Note is required.' },
  });
  const { handleReport } = await support.data(HANDLE, { input: { reportId: id, note: 'Seller was warned.' } });
  expect(handleReport).toEqual({
    id,
    status: 'handled',
    handlingNote: 'Seller was warned.',
    handledBy: { id: supportUser.id },
  });
  expect(await support.refusal(HANDLE, { input: { reportId: id, note: 'Again.' } })).toMatchObject({
    code: 'ALREADY_DECIDED',
  });
  expect(await openReportOf(world.offering.id)).toBeUndefined();
  const { rows } = await app.pool.query(
    `select detail from audit_event where kind = 'report_handled' and subject_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ detail: { kind: 'offering' } }]);
  await world.other.data(REPORT, input());
  expect(await openReportOf(world.offering.id)).toMatchObject({ entries: [{ reporter: { id: world.otherUser.id } }] });
});

test('Only support and admins read and handle reports', async () => {
  await world.buyer.data(REPORT, input());
  const { id } = (await openReportOf(world.offering.id))!;
  for (const caller of [world.buyer, world.seller]) {
    expect(await caller.refusal(LIST)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await caller.refusal(HANDLE, { input: { reportId: id, note: 'Mine.' } })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await caller.data('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
  }
  expect(await app.anyone.refusal(REPORT, input())).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('Everybody in the company that a message was written to can report it, and nobody of the other', async () => {
  const [receiving, sending] = [await aCompanyOfTwo(app), await aCompanyOfTwo(app)];
  const { id } = await aMessage(app.pool, {
    sending_user_id: sending.owner.user.id,
    recipient_id: receiving.owner.user.id,
    content: 'Pay to this account.',
  });
  const reported = input({ kind: 'message', subjectId: id });
  expect(await sending.colleague.caller.refusal(REPORT, reported)).toMatchObject({ message: 'Message not found.' });
  for (const { caller } of [receiving.colleague, receiving.owner]) await caller.data(REPORT, reported);
  expect(await openReportOf(id)).toMatchObject({
    content: 'Pay to this account.',
    member: { id: sending.owner.user.id },
    entries: [{ reporter: { id: receiving.owner.user.id } }, { reporter: { id: receiving.colleague.user.id } }],
  });
});

test('Each side of a quote can report what the other one wrote, and nobody else can', async () => {
  const { buyer, seller, other, buyerUser, sellerUser, offering } = world;
  const sides = { buyer_id: buyerUser.id, seller_id: sellerUser.id, offering_id: offering.id };
  const quote = await aQuote(app.pool, sides, { note: 'Pay outside the market.' });
  const about = input({ kind: 'quote', subjectId: quote.id });
  expect(await other.refusal(REPORT, about)).toMatchObject({ code: 'NOT_FOUND' });
  await buyer.data(REPORT, about);
  expect(await openReportOf(quote.id)).toMatchObject({
    title: `Quote ${quote['number']}: Acid`,
    content: 'Pay outside the market.',
    link: null,
    member: { id: sellerUser.id },
  });
  await seller.data(REPORT, about);
});

test("A member cannot report themselves, a notice, others' messages or a missing record", async () => {
  const { buyer, seller, other, buyerUser, offering, message } = world;
  expect(await seller.refusal(REPORT, input({ subjectId: offering.id }))).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'You cannot report yourself.',
  });
  const notice = await aMessage(app.pool, { recipient_id: buyerUser.id });
  for (const [caller, change] of [
    [buyer, { kind: 'message', subjectId: notice.id }],
    [other, { kind: 'message', subjectId: message.id }],
    [buyer, { subjectId: UNKNOWN_ID }],
  ] as const)
    expect(await caller.refusal(REPORT, input(change))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await buyer.refusal(REPORT, input({ reason: 'other', note: '' }))).toMatchObject({
    fields: { note: 'Please describe the problem.' },
  });
});

test('An admin takes a posting off the market; its owner and the bidders of an RFP read the reason', async () => {
  const admin = await app.as(await aUser(app.pool, { role: 'admin' }));
  const reason = 'These goods must not be traded here.';
  const rfp = await anRfp(app.pool, { user_id: world.sellerUser.id, title: 'Salt' });
  await aBid(app.pool, { rfp_id: rfp.id, user_id: world.buyerUser.id });
  const TAKE_OFF = 'mutation ($input: TakeOffMarketInput!) { takeOffMarket(input: $input) }';
  const takeOff = (postingId: string) => ({ input: { postingId, reason } });
  for (const caller of [world.seller, world.buyer, support])
    expect(await caller.refusal(TAKE_OFF, takeOff(rfp.id))).toMatchObject({ code: 'FORBIDDEN' });
  for (const id of [world.offering.id, rfp.id, rfp.id])
    expect(await admin.data(TAKE_OFF, takeOff(id))).toEqual({ takeOffMarket: true });
  expect(
    await app.anyone.data('query ($o: ID!, $r: ID!) { offering(id: $o) { status } rfp(id: $r) { status } }', {
      o: world.offering.id,
      r: rfp.id,
    }),
  ).toEqual({ offering: { status: 'withdrawn' }, rfp: { status: 'cancelled' } });

  await app.settled();
  const INBOX = '{ messages(first: 10) { nodes { subject content link sender { firstName } } } }';
  const inboxOf = async (caller: Caller) =>
    (await caller.data<{ messages: { nodes: Body[] } }>(INBOX)).messages.nodes.filter(({ content }) =>
      String(content).includes(reason),
    );
  const notice = (subject: string, content: string, link: string) => ({
    subject,
    content: `${content} Reason: ${reason}`,
    link,
    sender: { firstName: 'Feedstock' },
  });
  expect(await inboxOf(world.seller)).toEqual([
    notice('Taken off the market: Salt', "An admin took 'Salt' off the market.", `/rfps/${rfp.id}`),
    notice(
      `Taken off the market: ${world.offering.title}`,
      `An admin took '${world.offering.title}' off the market.`,
      `/offerings/${world.offering.id}`,
    ),
  ]);
  expect(await inboxOf(world.buyer)).toEqual([
    notice('Request cancelled: Salt', "An admin cancelled the request 'Salt'.", `/rfps/${rfp.id}`),
  ]);

  const expired = await anOffering(app.pool, { user_id: world.sellerUser.id, status: 'expired' });
  expect(await admin.refusal(TAKE_OFF, takeOff(expired.id))).toMatchObject({ code: 'OFFERING_CLOSED' });
  const awarded = await anRfp(app.pool, { user_id: world.sellerUser.id, status: 'awarded' });
  expect(await admin.refusal(TAKE_OFF, takeOff(awarded.id))).toMatchObject({ code: 'RFP_CLOSED' });
  expect(await admin.refusal(TAKE_OFF, takeOff(UNKNOWN_ID))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await admin.refusal(TAKE_OFF, { input: { postingId: rfp.id, reason: ' ' } })).toMatchObject({
    fields: { reason: 'Reason is required.' },
  });
});

test('Reports are limited per day', async () => {
  await app.pool.query(
    `insert into write_quota (member_id, day, reports) values ($1, (clock_timestamp() at time zone 'UTC')::date, 20)`,
    [world.buyerUser.id],
  );
  expect(await world.buyer.refusal(REPORT, input())).toMatchObject({
    code: 'QUOTA_EXCEEDED',
    quota: 'reports',
    limit: 20,
  });
});
