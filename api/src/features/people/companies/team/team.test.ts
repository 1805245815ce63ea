import { dailyQuotas } from '../../../../writing/quota.ts';
import { anApiKey } from '../../../../../test/apiKeys.ts';
import { startApp, type TestApp } from '../../../../../test/app.ts';
import { registration } from '../../../../../test/bodies.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { creates } from '../../../../../test/createCommands.ts';
import { aCompanyProfile, anOffering, anOrder, aUser, aQuote } from '../../../../../test/factories.ts';
import { until } from '../../../../../test/instanceGroup.ts';
import { holding, waiting } from '../../../../../test/lockGate.ts';
import { openMailServer } from '../../../../../test/mailServer.ts';
import { aWorld, day, type World } from '../../../../../test/world.ts';
import { Wire } from '../../../../../test/wire.ts';
import { newId } from '../../../../database/id.ts';
import { exportSections } from '../../../around/personalData/exportSections.ts';
import type { CompanyRole } from '../../../../rules/companyRoles.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const MEMBERS = '{ companyMembers { userId role programs } companyInvitations { email status } }';
const INVITE =
  'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { link invitation { id status } } }';
const ACCEPT =
  'mutation ($token: String!, $closes: Boolean) { acceptInvitation(token: $token, closesCompany: $closes) { role } }';
const DECLINE = 'mutation ($token: String!, $optsOut: Boolean) { declineInvitation(token: $token, optsOut: $optsOut) }';
const OPEN = 'query ($token: String!) { openInvitation(token: $token) { companyName role email expiresAt } }';
const ROLE =
  'mutation ($id: ID!, $role: CompanyRole!, $password: String) { changeMemberRole(userId: $id, role: $role, password: $password) { role } }';
const REMOVE = 'mutation ($id: ID!, $password: String) { removeMember(userId: $id, password: $password) }';
const TRANSFER =
  'mutation ($id: ID!, $password: String, $code: String) { transferCompany(userId: $id, password: $password, code: $code) { role } }';
const ANSWER = 'mutation ($accepts: Boolean!) { answerTransfer(accepts: $accepts) }';
const [accepts, declines] = [{ accepts: true }, { accepts: false }];
const { password } = registration;
const LEAVE = 'mutation { leaveCompany }';
const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';

interface Person {
  id: string;
  email: string;
  here: Caller;
}
const person = async (columns = {}): Promise<Person> => {
  const { id, email } = await aUser(app.pool, columns);
  return { id, email, here: await app.as({ id }) };
};
const company = async (...roles: CompanyRole[]) => {
  const owner = await person();
  const { id } = await aCompanyProfile(app.pool, { user_id: owner.id });
  const colleagues: Person[] = [];
  for (const role of roles) {
    const colleague = await person();
    await app.pool.query('insert into company_member (company_id, user_id, role) values ($1, $2, $3)', [
      id,
      colleague.id,
      role,
    ]);
    colleagues.push(colleague);
  }
  return { id, owner, colleagues: colleagues as [Person, Person, Person] };
};
const invite = async ({ here }: Person, email: string, role: CompanyRole = 'trader') => {
  const { inviteMember } = await here.data<{ inviteMember: { link: string; invitation: { id: string } } }>(INVITE, {
    input: { email, role, password },
  });
  return { id: inviteMember.invitation.id, token: inviteMember.link.split('#')[1] ?? '' };
};
const offersSeenBy = async ({ here }: Person) => {
  const { companyMembers } = await here.data<{ companyMembers: Body[] }>('{ companyMembers { userId offerEndsAt } }');
  return companyMembers.filter(({ offerEndsAt }) => offerEndsAt).map(({ userId }) => userId);
};
const handOver = async (from: Person, to: Person) => {
  await from.here.data(TRANSFER, { id: to.id, password });
  await to.here.data(ANSWER, accepts);
};
const rolesOf = async (id: string) =>
  (
    await app.pool.query<{ role: string }>(
      'select role from company_member where company_id = $1 and left_at is null order by joined_at, id',
      [id],
    )
  ).rows.map(({ role }) => role);
const partyOf = async ({ id }: { id: string }) =>
  (await app.pool.query<{ party_id: string }>('select party_id from "user" where id = $1', [id])).rows[0]?.party_id;

it('An invited person joins with the role of the invitation, and acts for the company', async () => {
  const { id, owner } = await company();
  const guest = await person();
  const { token } = await invite(owner, guest.email.toUpperCase(), 'trader');
  expect(await app.anyone.data(OPEN, { token })).toMatchObject({
    openInvitation: { companyName: 'Acme Official', role: 'trader', email: guest.email, expiresAt: expect.any(String) },
  });
  expect(await guest.here.data(ACCEPT, { token })).toEqual({ acceptInvitation: { role: 'trader' } });
  expect(await partyOf(guest)).toBe(await partyOf(owner));
  expect(await guest.here.data(MEMBERS)).toEqual({
    companyMembers: [
      { userId: owner.id, role: 'owner', programs: null },
      { userId: guest.id, role: 'trader', programs: [] },
    ],
    companyInvitations: [{ email: guest.email, status: 'accepted' }],
  });
  expect(await owner.here.read('/api/messages')).toContainEqual(
    expect.objectContaining({ subject: 'A colleague has joined your company', link: '/team' }),
  );
  expect(await guest.here.refusal(ACCEPT, { token })).toMatchObject({ code: 'LINK_INVALID' });
  expect(await app.anyone.data(OPEN, { token })).toEqual({ openInvitation: null });
  expect(await rolesOf(id)).toEqual(['owner', 'trader']);
  const stranger = await person();
  expect(await stranger.here.data(MEMBERS)).toEqual({ companyMembers: [], companyInvitations: [] });
  await guest.here.data(LEAVE);
  expect(await partyOf(guest)).toBe(guest.id);
});

it('A link works for the invited address only, and not once it is cancelled, declined or expired', async () => {
  const { owner, colleagues } = await company('admin');
  const [guest, other] = [await person(), await person()];
  const first = await invite(owner, guest.email);
  expect(await other.here.refusal(ACCEPT, { token: first.token })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await colleagues[0].here.refusal(INVITE, { input: { email: guest.email, role: 'trader' } })).toMatchObject({
    code: 'CONFLICT',
  });
  await colleagues[0].here.call('DELETE', `/api/company-invitations/${first.id}`);
  expect(await guest.here.refusal(ACCEPT, { token: first.token })).toMatchObject({ code: 'LINK_INVALID' });
  const second = await invite(owner, guest.email);
  await app.pool.query('update company_invitation set expires_at = clock_timestamp() where id = $1', [second.id]);
  expect(await guest.here.refusal(ACCEPT, { token: second.token })).toMatchObject({ code: 'LINK_INVALID' });
  const third = await invite(owner, guest.email);
  expect(await app.anyone.data(DECLINE, { token: third.token, optsOut: true })).toEqual({ declineInvitation: true });
  expect(await guest.here.refusal(ACCEPT, { token: third.token })).toMatchObject({ code: 'LINK_INVALID' });
  const next = await company();
  expect(await next.owner.here.refusal(INVITE, { input: { email: guest.email, role: 'reader' } })).toMatchObject({
    message: 'The owner of this address wants no invitations.',
  });
});

it('The invitations of somebody who may no longer invite end', async () => {
  const { owner, colleagues } = await company('admin', 'admin', 'admin');
  const [removed, demoted, deleted] = colleagues;
  const ends: [Person, () => Promise<unknown>][] = [
    [removed, () => owner.here.data(REMOVE, { id: removed.id, password })],
    [demoted, () => owner.here.data(ROLE, { id: demoted.id, role: 'trader', password })],
    [deleted, () => deleted.here.data(DELETE, { input: { password: registration.password, confirmation: 'DELETE' } })],
  ];
  for (const [admin, end] of ends) {
    const guest = await person();
    const { token } = await invite(admin, guest.email, 'admin');
    await end();
    expect(await guest.here.refusal(ACCEPT, { token })).toMatchObject({ code: 'LINK_INVALID' });
  }
});

it('Nobody waits for a stranger who wants to remove them', async () => {
  const [stranger, other] = [await person(), await company()];
  const busy = await holding(app.pool, ['select from "user" where id = $1 for update', [other.owner.id]]);
  const refusals = await Promise.all(
    [stranger, (await company()).owner].map(({ here }) => here.refusal(REMOVE, { id: other.owner.id })),
  );
  await busy.end('commit');
  expect(refusals).toMatchObject([{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }]);
});

it('A company that somebody joins is not closed with the account of its owner', async () => {
  const { id, owner } = await company();
  const guest = await person();
  const joining = await holding(
    app.pool,
    ['select from company_profile where id = $1 for update', [id]],
    [`insert into company_member (company_id, user_id, role) values ($1, $2, 'trader')`, [id, guest.id]],
  );
  const deletion = owner.here.graphql(DELETE, {
    input: { password: registration.password, confirmation: 'DELETE' },
  });
  await waiting(app.pool, 1);
  await joining.end('commit');
  expect(await deletion).toMatchObject({ errors: [{ extensions: { code: 'ACCOUNT_IN_USE' } }] });
});

it('Of two invitations that one person accepts at once, one counts', async () => {
  const [one, two] = [await company(), await company()];
  const guest = await person();
  const tokens = [await invite(one.owner, guest.email), await invite(two.owner, guest.email)].map(({ token }) => token);
  const gate = await holding(app.pool, ['select from "user" where id = $1 for update', [guest.id]]);
  const answers = [...tokens, tokens[0]!].map((token) => guest.here.graphql(ACCEPT, { token }));
  await waiting(app.pool, 3);
  await gate.end('commit');
  const accepted = (await Promise.all(answers)).filter(({ errors }) => errors.length === 0);
  expect(accepted).toHaveLength(1);
  expect((await rolesOf(one.id)).length + (await rolesOf(two.id)).length).toBe(3);
});

it('Who joins has nothing open, and a sole owner closes the own company, whose past stays readable', async () => {
  const { owner } = await company();
  const guest = await person();
  const { id: companyId } = await aCompanyProfile(app.pool, { user_id: guest.id });
  const offering = await anOffering(app.pool, { user_id: guest.id, title: 'Caustic soda' });
  const past = await anOrder(app.pool, {
    buyer_id: world.buyerUser.id,
    seller_id: guest.id,
    status: 'completed',
  });
  const { token } = await invite(owner, guest.email);
  expect(await guest.here.refusal(ACCEPT, { token })).toMatchObject({ code: 'CONFLICT' });
  expect(await guest.here.refusal(ACCEPT, { token, closes: true })).toMatchObject({
    code: 'RECORDS_OPEN',
    reasons: [{ kind: 'offering', id: offering.id, title: 'Caustic soda' }],
  });
  await app.pool.query(`update offering set status = 'withdrawn' where id = $1`, [offering.id]);
  const sides = { buyer_id: guest.id, seller_id: world.sellerUser.id, offering_id: world.offering.id };
  await anOffering(app.pool, { user_id: guest.id, available_until: day(-1) });
  const quote = await aQuote(app.pool, sides);
  expect(await guest.here.refusal(ACCEPT, { token, closes: true })).toMatchObject({
    reasons: [{ kind: 'quote', id: quote.id, title: 'Acid' }],
  });
  await app.pool.query(`update quote set status = 'withdrawn' where id = $1`, [quote.id]);
  await aQuote(app.pool, sides, { available_until: day(-1) });
  await guest.here.data(ACCEPT, { token, closes: true });
  const { rows } = await app.pool.query('select closed_at from company_profile where id = $1', [companyId]);
  expect(rows).toEqual([{ closed_at: expect.any(Date) }]);
  expect((await guest.here.get(`/api/orders/${past.id}`)).status).toBe(200);
  expect((await owner.here.get(`/api/orders/${past.id}`)).status).toBe(404);
});

it('Nobody closes a locked company to go on in another one', async () => {
  const [locked, theirs] = [await company(), await company()];
  await app.pool.query(
    `update company_profile set locked_at = clock_timestamp(), lock_reason = 'Fees.' where id = $1`,
    [locked.id],
  );
  const { token } = await invite(theirs.owner, locked.owner.email);
  expect(await locked.owner.here.refusal(ACCEPT, { token, closes: true })).toMatchObject({ code: 'COMPANY_LOCKED' });
});

it('Somebody with colleagues or in another company stays there', async () => {
  const [mine, theirs] = [await company('trader'), await company()];
  for (const guest of [mine.owner, mine.colleagues[0]]) {
    const { token } = await invite(theirs.owner, guest.email);
    expect(await guest.here.refusal(ACCEPT, { token, closes: true })).toMatchObject({ code: 'CONFLICT' });
  }
  expect(await rolesOf(mine.id)).toEqual(['owner', 'trader']);
});

it('The owner cannot leave, be removed or be changed, except by handing the company over', async () => {
  const { id, owner, colleagues } = await company('admin', 'trader');
  const [admin, trader] = colleagues;
  expect(await owner.here.refusal(LEAVE)).toMatchObject({ code: 'CONFLICT' });
  expect(await admin.here.refusal(REMOVE, { id: owner.id })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await admin.here.refusal(ROLE, { id: owner.id, role: 'reader' })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await owner.here.refusal(ROLE, { id: owner.id, role: 'reader' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await owner.here.refusal(ROLE, { id: admin.id, role: 'owner' })).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await admin.here.refusal(TRANSFER, { id: trader.id })).toMatchObject({ code: 'FORBIDDEN' });
  await handOver(owner, trader);
  expect(await rolesOf(id)).toEqual(['admin', 'admin', 'owner']);
  // The former owner stays as long as this can be reverted.
  expect(await owner.here.refusal(LEAVE)).toMatchObject({ code: 'CONFLICT' });
  expect(await trader.here.refusal(REMOVE, { id: owner.id, password })).toMatchObject({ code: 'CONFLICT' });
  await app.pool.query(`update company_act set created_at = created_at - interval '7 days' where company_id = $1`, [
    id,
  ]);
  await owner.here.data(LEAVE);
  expect(await trader.here.data(ROLE, { id: admin.id, role: 'reader', password })).toEqual({
    changeMemberRole: { role: 'reader' },
  });
  expect(await admin.here.refusal(REMOVE, { id: trader.id })).toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await person();
  expect(await stranger.here.refusal(REMOVE, { id: admin.id })).toMatchObject({ code: 'NOT_FOUND' });
});

it('A company that is not verified changes its team at most fifty times a day', async () => {
  const { owner, colleagues } = await company('trader');
  const { id } = colleagues[0]!;
  for (let at = 0; at < dailyQuotas.team.established; at++)
    await owner.here.data(ROLE, { id, role: at % 2 ? 'trader' : 'reader' });
  expect(await owner.here.refusal(ROLE, { id, role: 'reader' })).toMatchObject({ code: 'QUOTA_EXCEEDED' });
});

it('A reader changes nothing, and a trader no team; people without a company do all for themselves', async () => {
  const { id, colleagues } = await company('reader', 'trader');
  const [reader, trader] = colleagues;
  for (const [what, create] of Object.entries(creates)) {
    const { path, body } = await create(app.pool, world);
    const { status, text } = await reader.here.post(path, body);
    expect([what, status, text]).toEqual([what, 403, expect.stringContaining('you can read, but not trade')]);
  }
  const key = app.anyone.with((await anApiKey(app.pool, reader)).headers);
  expect((await key.post('/api/messages', { subject: 'Hi', content: 'Hello', recipientId: trader.id })).status).toBe(
    403,
  );
  expect((await reader.here.get('/api/company-members')).status).toBe(200);
  await reader.here.data('mutation ($input: WatchInput!) { watch(input: $input) }', {
    input: { productId: world.product.id },
  });
  for (const { here } of [reader, trader]) {
    expect(await here.refusal(INVITE, { input: { email: 'new@acme.example', role: 'admin' } })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await here.refusal(REMOVE, { id: reader.id })).toMatchObject({ code: 'FORBIDDEN' });
  }
  expect(await rolesOf(id)).toEqual(['owner', 'reader', 'trader']);
});

it('Each act is in the audit log, and the download has memberships and invitations', async () => {
  const { owner, colleagues } = await company('trader');
  const [trader] = colleagues;
  const { id } = await invite(owner, 'someone@acme.example');
  await owner.here.data(ROLE, { id: trader.id, role: 'admin', password });
  await trader.here.call('DELETE', `/api/company-invitations/${id}`);
  await trader.here.data(LEAVE);
  const { rows } = await app.pool.query<{ kind: string; actor_id: string; subject_id: string }>(
    'select kind, actor_id, subject_id from audit_event where actor_id = any ($1) order by created_at, id',
    [[owner.id, trader.id]],
  );
  expect(rows.map(({ kind, actor_id, subject_id }) => [kind, actor_id, subject_id])).toEqual([
    ['member_invited', owner.id, id],
    ['member_role_changed', owner.id, trader.id],
    ['invitation_cancelled', trader.id, id],
    ['member_left', trader.id, trader.id],
  ]);
  const section = async (name: 'memberships' | 'invitationsSent', of: Person) =>
    (await app.pool.query<Body>(exportSections[name] ?? '', [of.id])).rows;
  expect(await section('memberships', trader)).toMatchObject([{ company_name: 'Acme Official', role: 'admin' }]);
  expect(await section('invitationsSent', owner)).toMatchObject([{ email: 'someone@acme.example', role: 'trader' }]);
});

it('A write waits for a change of the role, and then follows it', async () => {
  const { colleagues } = await company('trader');
  const [trader] = colleagues;
  const { path, body } = await creates['offering']!(app.pool, world);
  const gate = await holding(
    app.pool,
    ['select from "user" where id = $1 for update', [trader.id]],
    [`update company_member set role = 'reader' where user_id = $1`, [trader.id]],
  );
  const answer = trader.here.post(path, body);
  await waiting(app.pool, 1);
  await gate.end('commit');
  expect((await answer).status).toBe(403);
});

it('Removal ends keys, webhooks and sockets at once, and leaves the person signed in', async () => {
  const { owner, colleagues } = await company('trader');
  const [trader] = colleagues;
  const key = await anApiKey(app.pool, trader);
  await app.pool.query(
    `insert into webhook (id, user_id, url, events, category_ids, product_ids, sealed_secret) values ($1, $2, 'https://hooks.acme.example/in', '{order.placed}', '{}', '{}', '')`,
    [newId(), trader.id],
  );
  const { companyMembers } = await owner.here.data<{ companyMembers: Body[] }>(MEMBERS);
  expect(companyMembers[1]).toMatchObject({ programs: ['API key "Shop"', 'Webhook to hooks.acme.example'] });
  const sockets = [
    await Wire.connect(app.url, { headers: { cookie: trader.here.headers['cookie'] ?? '' } }),
    await Wire.connect(app.url, { headers: key.headers }),
  ];
  expect((await owner.here.call('DELETE', `/api/company-members/${trader.id}`)).status).toBe(200);
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4403, 4403]);
  expect((await app.anyone.with(key.headers).get('/api/user')).status).toBe(401);
  const { rows } = await app.pool.query('select from webhook where user_id = $1', [trader.id]);
  expect(rows).toEqual([]);
  expect((await trader.here.get('/api/user')).status).toBe(200);
  expect(await trader.here.data(MEMBERS)).toEqual({ companyMembers: [], companyInvitations: [] });
});

it('Notices about a record of the company go to the owner once the person who acted has left', async () => {
  const { owner, colleagues } = await company('trader');
  const [trader] = colleagues;
  const order = await anOrder(app.pool, { seller_id: trader.id, buyer_id: world.buyerUser.id });
  await trader.here.data(LEAVE);
  await world.buyer.call('PATCH', `/api/orders/${order.id}`, { status: 'cancelled', note: 'Not needed.' });
  await until('the owner is notified', async () =>
    (await owner.here.read<Body[]>('/api/messages')).some(({ link }) => link === `/orders/${order.id}`),
  );
});

it('With emails, the link is in the email only, and the address of the account must be confirmed', async () => {
  const server = await openMailServer();
  const mailing = await startApp({ SMTP_URL: server.url, PUBLIC_URL: 'http://127.0.0.1' });
  try {
    const founder = await aUser(mailing.pool, { email_confirmed_at: new Date() });
    await aCompanyProfile(mailing.pool, { user_id: founder.id });
    const guest = await aUser(mailing.pool, { email_confirmed_at: null, trades_unconfirmed: true });
    const unconfirmed = await aUser(mailing.pool);
    await aCompanyProfile(mailing.pool, { user_id: unconfirmed.id });
    const input = { email: guest.email, role: 'trader' };
    expect(await (await mailing.as(unconfirmed)).refusal(INVITE, { input })).toMatchObject({
      code: 'EMAIL_NOT_CONFIRMED',
    });
    const owner = await mailing.as(founder);
    // An invited admin is told to the account that did it, with a link to revert it.
    await owner.data(INVITE, { input: { email: 'admin@acme.example', role: 'admin', password } });
    await until('the link and the notice', () => server.to(founder.email).length === 2);
    const texts = server.to(founder.email).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/\/reset-password#\S+/));
    expect(texts).toContainEqual(expect.stringContaining('Somebody was invited as admin of your company.'));
    const sent = await owner.data(INVITE, { input });
    expect(sent['inviteMember']?.['link']).toBeNull();
    await until('the email', () => server.to(guest.email).length > 0);
    const text = server.to(guest.email)[0]?.text ?? '';
    expect(text).not.toContain('Acme Official');
    const token = /\/invitations#(\S+)/.exec(text)?.[1] ?? '';
    const here = await mailing.as(guest);
    expect(await here.refusal(ACCEPT, { token })).toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' });
    await mailing.pool.query('update "user" set email_confirmed_at = clock_timestamp() where id = $1', [guest.id]);
    expect(await here.data(ACCEPT, { token })).toEqual({ acceptInvitation: { role: 'trader' } });
  } finally {
    await mailing.close();
    await server.close();
  }
});

it('Notices about the records of somebody who was removed go to the named colleague, and to the owner once that one has left too', async () => {
  const { owner, colleagues } = await company('trader', 'trader');
  const [removed, successor] = colleagues;
  const buyer = await person();
  const offering = await anOffering(app.pool, { user_id: removed.id });
  const REMOVE_FOR = 'mutation ($id: ID!, $to: ID) { removeMember(userId: $id, successorId: $to) }';
  for (const to of [removed.id, buyer.id])
    expect(await owner.here.refusal(REMOVE_FOR, { id: removed.id, to })).toMatchObject({
      fields: { successorId: 'is not a colleague' },
    });
  await owner.here.data(REMOVE_FOR, { id: removed.id, to: successor.id });
  const INQUIRE = 'mutation ($input: InquireInput!) { inquire(input: $input) { id } }';
  const notified = async (): Promise<string | undefined> => {
    const { inquire } = await buyer.here.data(INQUIRE, { input: { offeringId: offering.id, message: 'Purity?' } });
    const { rows } = await app.pool.query<{ id: string }>('select recipient_id as id from message where id = $1', [
      inquire?.['id'],
    ]);
    return rows[0]?.id;
  };
  expect(await notified()).toBe(successor.id);
  await successor.here.data('mutation ($to: ID) { leaveCompany(successorId: $to) }', { to: owner.id });
  expect(await notified()).toBe(owner.id);
});

it('A company is offered to a colleague, who becomes its owner by accepting only; both can end the offer', async () => {
  const { id, owner, colleagues } = await company('reader', 'trader', 'trader');
  const [reader, trader, other] = colleagues;
  const offer = (to: Person) => owner.here.data(TRANSFER, { id: to.id, password });
  await offer(reader);
  // Nothing has changed, and nobody else sees or answers the offer.
  expect(await rolesOf(id)).toEqual(['owner', 'reader', 'trader', 'trader']);
  expect([await offersSeenBy(owner), await offersSeenBy(reader)]).toEqual([[reader.id], [reader.id]]);
  expect(await offersSeenBy(trader)).toEqual([]);
  for (const [who, answer] of [
    [owner, accepts],
    [trader, accepts],
    [trader, declines],
    [(await company()).owner, accepts],
  ] as const)
    expect(await who.here.refusal(ANSWER, answer)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await (await person()).here.refusal(ANSWER, accepts)).toMatchObject({ code: 'CONFLICT' });
  await reader.here.data(ANSWER, declines);
  expect(await reader.here.refusal(ANSWER, accepts)).toMatchObject({ code: 'NOT_FOUND' });
  await offer(trader);
  await owner.here.data(ANSWER, declines);
  expect(await trader.here.refusal(ANSWER, accepts)).toMatchObject({ code: 'NOT_FOUND' });
  await offer(trader);
  await app.pool.query('update company_member set offer_ends_at = clock_timestamp() where user_id = $1', [trader.id]);
  expect(await trader.here.refusal(ANSWER, accepts)).toMatchObject({ code: 'NOT_FOUND' });
  // Of two offers the later one counts; who leaves has none.
  await offer(reader);
  await offer(trader);
  expect(await reader.here.refusal(ANSWER, accepts)).toMatchObject({ code: 'NOT_FOUND' });
  await trader.here.data(LEAVE);
  expect(await owner.here.refusal(ANSWER, declines)).toMatchObject({ code: 'NOT_FOUND' });
  await offer(other);
  await app.pool.query(
    `update company_profile set locked_at = clock_timestamp(), lock_reason = 'Fees.' where id = $1`,
    [id],
  );
  expect(await other.here.refusal(ANSWER, accepts)).toMatchObject({ code: 'COMPANY_LOCKED' });
  await app.pool.query('update company_profile set locked_at = null, lock_reason = null where id = $1', [id]);
  await other.here.data(ANSWER, accepts);
  expect(await rolesOf(id)).toEqual(['admin', 'reader', 'owner']);
  for (const { here } of [owner, other])
    expect(await here.read('/api/messages')).toContainEqual(
      expect.objectContaining({ content: 'Somebody became owner of your company.' }),
    );
});

it('What changes who manages a company takes password and code, and no key does it', async () => {
  const { id, owner, colleagues } = await company('admin', 'trader');
  const [admin, trader] = colleagues;
  const acts: ((more: object) => [string, Record<string, unknown>])[] = [
    (more) => [TRANSFER, { id: trader.id, ...more }],
    (more) => [ROLE, { id: trader.id, role: 'admin', ...more }],
    (more) => [ROLE, { id: admin.id, role: 'reader', ...more }],
    (more) => [REMOVE, { id: admin.id, ...more }],
    (more) => [INVITE, { input: { email: 'new@acme.example', role: 'admin', ...more } }],
  ];
  const key = app.anyone.with((await anApiKey(app.pool, owner)).headers);
  for (const act of acts) {
    expect(await owner.here.refusal(...act({}))).toMatchObject({ code: 'PASSWORD_REQUIRED', status: 403 });
    expect(await owner.here.refusal(...act({ password: 'wrong' }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { password: expect.any(String) },
    });
    expect(await key.refusal(...act({ password }))).toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
  }
  expect((await owner.here.call('DELETE', `/api/company-members/${admin.id}`)).status).toBe(403);
  expect(await rolesOf(id)).toEqual(['owner', 'admin', 'trader']);
  // The session too: one without the second factor ends as soon as it is read again.
  await app.pool.query('update session set second_factor_at = clock_timestamp() where user_id = $1', [owner.id]);
  await app.pool.query('update "user" set second_factor_at = clock_timestamp() where id = $1', [owner.id]);
  for (const code of [undefined, '000000'])
    expect(await owner.here.refusal(TRANSFER, { id: trader.id, password, code })).toMatchObject({
      fields: { code: expect.any(String) },
    });
  expect(await offersSeenBy(owner)).toEqual([]);
});

it('Of all who answer an offer or remove its colleague at once, one wins', async () => {
  type Team = Awaited<ReturnType<typeof company>>;
  const race = async (acts: (team: Team) => ReturnType<Caller['graphql']>[]) => {
    const team = await company('trader', 'admin');
    const [{ id }] = team.colleagues;
    await team.owner.here.data(TRANSFER, { id, password });
    const gate = await holding(app.pool, ['select from "user" where id = $1 for update', [id]]);
    const answers = acts(team);
    await waiting(app.pool, answers.length);
    await gate.end('commit');
    const won = (await Promise.all(answers)).filter(({ errors }) => errors.length === 0).length;
    const { rows } = await app.pool.query('select from company_profile where id = $1 and user_id = $2', [team.id, id]);
    return { won, isOwner: rows.length === 1, roles: await rolesOf(team.id) };
  };
  const answered = await race(({ owner, colleagues: [trader] }) => [
    trader.here.graphql(ANSWER, accepts),
    trader.here.graphql(ANSWER, declines),
    owner.here.graphql(ANSWER, declines),
  ]);
  expect(answered.won).toBe(1);
  expect(answered.roles).toEqual(answered.isOwner ? ['admin', 'owner', 'admin'] : ['owner', 'trader', 'admin']);
  const removed = await race(({ colleagues: [trader, admin] }) => [
    trader.here.graphql(ANSWER, accepts),
    admin.here.graphql(REMOVE, { id: trader.id }),
  ]);
  expect(removed.won).toBe(1);
  expect(removed.roles).toEqual(removed.isOwner ? ['admin', 'owner', 'admin'] : ['owner', 'admin']);
});

it('Of two offers of one company at once, one stays', async () => {
  const { owner, colleagues } = await company('trader', 'reader');
  const gate = await holding(app.pool, ['select from "user" where id = $1 for update', [owner.id]]);
  const offers = colleagues.slice(0, 2).map((to) => owner.here.graphql(TRANSFER, { id: to.id, password }));
  await waiting(app.pool, 2);
  await gate.end('commit');
  await Promise.all(offers);
  expect(await offersSeenBy(owner)).toHaveLength(1);
});

it('A colleague is removed by the id of the membership, which the answer names, or still by that of the person', async () => {
  const { owner, colleagues } = await company('trader', 'reader', 'reader');
  const { companyMembers } = await owner.here.data<{ companyMembers: { id: string; userId: string }[] }>(
    '{ companyMembers { id userId } }',
  );
  const [first = '', second = '', third = ''] = colleagues.map(
    ({ id }) => companyMembers.find(({ userId }) => userId === id)?.id,
  );
  expect(await owner.here.data(REMOVE, { id: first })).toEqual({ removeMember: first });
  expect(await owner.here.data(REMOVE, { id: colleagues[1].id })).toEqual({ removeMember: second });
  const { owner: stranger } = await company();
  const remove = async (caller: Caller, id: string) =>
    (await caller.call('DELETE', `/api/company-members/${id}`)).status;
  expect(await remove(stranger.here, third)).toBe(404);
  expect(await remove(owner.here, third)).toBe(200);
  expect(await remove(owner.here, third)).toBe(404);
});
