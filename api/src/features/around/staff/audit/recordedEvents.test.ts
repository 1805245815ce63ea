import { startApp, type TestApp } from '../../../../../test/app.ts';
import { postAuction } from '../../../../../test/auctions.ts';
import { registration } from '../../../../../test/bodies.ts';
import type { Answer } from '../../../../../test/answer.ts';
import { aCompanyProfile, anOffering, anRfp, aUser } from '../../../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on', LIMIT_LOGIN_FAILURES: '3' });
});
afterAll(() => app.close());

const eventsOf = async (subjectId: string) =>
  (
    await app.pool.query<{ kind: string; actor_id: string | null; count: number; detail: unknown }>(
      `select kind, actor_id, detail, sum(count)::int as count, bool_and(address = '127.0.0.1') as "isOurs", bool_and(request_id is not null) as traced
       from audit_event where subject_id = $1 group by 1, 2, 3 order by max(id::text)`,
      [subjectId],
    )
  ).rows;
const expected = (kind: string, actor_id: string | null, count = 1, detail: object | null = null) => ({
  kind,
  actor_id,
  detail,
  count,
  isOurs: true,
  traced: true,
});

const cookieOf = ({ headers }: Answer): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const CANCEL = 'mutation ($id: ID!, $reason: String!) { cancelAuction(auctionId: $id, reason: $reason) { id } }';
const newPassword = 'An0ther-secret!';

it('What happens to an account is recorded with its address and request, and no email address or password', async () => {
  const { email, password } = registration;
  const registered = await app.anyone.post('/api/register', registration);
  const me = app.anyone.with({ cookie: cookieOf(registered) });
  const { id } = (await me.read('/api/user')) as { id: string };
  const CHANGE = 'mutation ($input: PasswordChangeInput!) { changePassword(input: $input) { id } }';
  const change = (currentPassword: string) =>
    me.graphql(CHANGE, { input: { currentPassword, newPassword, confirmPassword: newPassword } });
  await change('wrong');
  await change('wrong');
  await app.anyone.post('/api/login', { email, password });
  const SESSIONS = '{ sessions { id isCurrent } }';
  const { sessions } = await me.data<{ sessions: { id: string; isCurrent: boolean }[] }>(SESSIONS);
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  await me.data('mutation ($id: ID!) { endSession(id: $id) }', { id: other?.id });
  await change(password);
  const statuses = [];
  for (const wrong of ['1', '2', '3', '4'])
    statuses.push((await app.anyone.post('/api/login', { email, password: wrong })).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
  await app.anyone.post('/api/login', { email: 'nobody@acme.example', password });
  expect(await eventsOf(id)).toEqual([
    expected('registered', id),
    expected('password_check_failed', id, 2),
    expected('login_succeeded', id),
    expected('session_ended', id),
    expected('password_changed', id),
    expected('login_failed', null, 3),
    expected('login_limited', null),
  ]);
  const { rows } = await app.pool.query('select from audit_event where subject_id is null and kind = $1', [
    'login_failed',
  ]);
  expect(rows).toHaveLength(1);
  const { rows: texts } = await app.pool.query<{ text: string }>('select event::text as text from audit_event event');
  for (const { text } of texts) expect(text).not.toMatch(/@|secret/i);
});

it('Signing out here and everywhere is recorded', async () => {
  const user = await aUser(app.pool);
  await (await app.as(user)).post('/api/logout');
  await (await app.as(user)).data('mutation { signOutEverywhere }');
  await app.anyone.post('/api/logout');
  expect(await eventsOf(user.id)).toEqual([expected('logged_out', user.id), expected('all_sessions_ended', user.id)]);
});

it('What a member is not allowed to do is recorded by the name of the field, however often and over each transport', async () => {
  const user = await aUser(app.pool);
  const member = await app.as(user);
  for (const alias of ['one', 'two']) await member.graphql(`{ ${alias}: companyProfiles { nodes { id } } }`);
  const auctionId = await postAuction(app.pool, await app.as(await aUser(app.pool)));
  const cancel = await member.refusal(CANCEL, { id: auctionId, reason: 'I would rather not.' });
  expect(cancel).toMatchObject({ status: 403 });
  expect(await eventsOf(user.id)).toEqual([
    expected('authorization_refused', user.id, 2, { operation: 'companyProfiles' }),
    expected('authorization_refused', user.id, 1, { operation: 'cancelAuction' }),
  ]);
});

it('Acts of admins are recorded, and those of owners are not', async () => {
  const adminUser = await aUser(app.pool, { role: 'admin' });
  const admin = await app.as(adminUser);
  const owner = await app.as(await aUser(app.pool));
  const auctionId = await postAuction(app.pool, owner);
  const ownAuction = await postAuction(app.pool, owner);
  const reason = 'The terms are unclear.';
  const bid = await (await app.as(await aUser(app.pool))).post('/api/bids', { auctionId, amount: '100.00' });
  const { id: bidId } = JSON.parse(bid.text) as { id: string };
  const variables = { id: auctionId, reason };
  await admin.data(
    'mutation ($id: ID!, $reason: String!) { pauseAuction(auctionId: $id, reason: $reason) { id } }',
    variables,
  );
  await admin.data('mutation ($id: ID!) { resumeAuction(auctionId: $id) { id } }', { id: auctionId });
  await admin.data('mutation ($id: ID!, $reason: String!) { voidBid(bidId: $id, reason: $reason) { id } }', {
    id: bidId,
    reason,
  });
  await admin.data(CANCEL, variables);
  await owner.data(CANCEL, { id: ownAuction, reason });
  expect(await eventsOf(auctionId)).toEqual([
    expected('auction_paused', adminUser.id),
    expected('auction_resumed', adminUser.id),
    expected('bid_voided_by_admin', adminUser.id),
    expected('auction_cancelled_by_admin', adminUser.id),
  ]);
  expect(await eventsOf(ownAuction)).toEqual([]);

  const seller = await aUser(app.pool);
  const offering = await anOffering(app.pool, { user_id: seller.id });
  const rfp = await anRfp(app.pool, { user_id: seller.id });
  const TAKE_OFF = 'mutation ($input: TakeOffMarketInput!) { takeOffMarket(input: $input) }';
  for (const { id } of [offering, rfp, rfp]) await admin.data(TAKE_OFF, { input: { postingId: id, reason } });
  expect(await eventsOf(offering.id)).toEqual([
    expected('offering_withdrawn_by_admin', adminUser.id, undefined, { reason }),
  ]);
  expect(await eventsOf(rfp.id)).toEqual([expected('rfp_cancelled_by_admin', adminUser.id, undefined, { reason })]);

  const profile = await aCompanyProfile(app.pool, { user_id: (await aUser(app.pool)).id });
  const { companyProfile } = await admin.data('query ($id: ID!) { companyProfile(id: $id) { submittedAt } }', {
    id: profile.id,
  });
  const DECIDE = 'mutation ($input: DecideVerificationInput!) { decideVerification(input: $input) { id } }';
  await admin.data(DECIDE, { input: { companyProfileId: profile.id, status: 'approved', ...companyProfile } });
  expect(await eventsOf(profile.id)).toEqual([expected('company_approved', adminUser.id)]);
});
