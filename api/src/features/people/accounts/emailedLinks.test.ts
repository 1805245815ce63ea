import { startApp, type TestApp } from '../../../../test/app.ts';
import { registration } from '../../../../test/bodies.ts';
import type { Body, Caller } from '../../../../test/caller.ts';
import { until } from '../../../../test/instanceGroup.ts';
import { openMailServer, type MailServer } from '../../../../test/mailServer.ts';

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await openMailServer();
  app = await startApp({
    SMTP_URL: server.url,
    PUBLIC_URL: 'http://market.example',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    LIMIT_LOGIN_FAILURES_PER_MINUTE: '1000',
    LIMIT_REGISTRATIONS_PER_HOUR: '1000',
    LIMIT_LINK_EMAILS_PER_HOUR: '3',
    LIMIT_LINK_EMAILS_PER_ADDRESS: '6',
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const { password } = registration;
const NEW = 'Br1ne-and-basalt!';
const FIREFOX = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const GONE = { code: 'LINK_INVALID', status: 410 };
const TAKEN = { code: 'EMAIL_TAKEN', status: 409 };

let count = 0;
/** A caller at an address of its own. */
const from = (): Caller => app.anyone.with({ 'x-forwarded-for': `10.0.${++count >> 8}.${count & 255}` });
const anAddress = (): string => `person${++count}@acme.example`;
const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** A new member who is signed in. */
const somebody = async (email = anAddress()) => {
  const { headers, text } = await from().post('/api/register', { ...registration, email });
  const { id } = (JSON.parse(text) as { user: { id: string } }).user;
  return { id, email, here: from().with({ cookie: cookiesOf(headers) }) };
};

const logIn = (email: string, by = password, headers: Record<string, string> = {}) =>
  from().with(headers).post('/api/login', { email, password: by });
const works = async (email: string, by = password): Promise<boolean> => (await logIn(email, by)).status === 200;

/** The token of the newest email to an address with this subject. */
const linkTo = async (address: string, subject: string, nth = 1): Promise<string> => {
  const found = () => server.to(address).filter((email) => email.subject === subject);
  await until(`email ${nth} to ${address}: ${subject}`, () => found().length >= nth);
  return /http:\/\/market\.example\/[a-z?-]+#([\w-]{43})/.exec(found().at(-1)!.text ?? '')?.[1] ?? '';
};
const FORGOTTEN = 'Choose a new password for Feedstock';
const CONFIRM = 'Confirm your new email address for Feedstock';
const CHANGED = 'Your email address for Feedstock was changed';

const request = (email: string, caller = from()) =>
  caller.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
const requestChange = (caller: Caller, newEmail: string, by = password) =>
  caller.graphql('mutation ($input: EmailChangeInput!) { requestEmailChange(input: $input) }', {
    input: { newEmail, password: by },
  });
const confirm = (token: string) =>
  from().graphql('mutation ($token: String!) { confirmEmailChange(token: $token) }', { token });
const withToken = (name: string) => (token: string, newPassword: string) =>
  from().graphql(`mutation ($input: PasswordResetInput!) { ${name}(input: $input) }`, {
    input: { token, newPassword, confirmPassword: newPassword },
  });
const reset = withToken('resetPassword');
const revert = withToken('revertEmailChange');
const codesOf = (answers: Awaited<ReturnType<typeof request>>[]): string[] =>
  answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));

/** A member who has changed the address. */
const moved = async () => {
  const member = await somebody();
  const next = anAddress();
  await requestChange(member.here, next);
  expect((await confirm(await linkTo(next, CONFIRM))).data).toEqual({ confirmEmailChange: true });
  return { ...member, next };
};

const noticesOf = async (here: Caller): Promise<Body[]> =>
  (
    await here.data<{ messages: { nodes: Body[] } }>(
      '{ messages { nodes { subject content link sender { id: userId } } } }',
    )
  ).messages.nodes;

describe('A forgotten password', () => {
  it('is replaced with a link from an email, and the owner gets an email and a notice', async () => {
    const { email, here } = await somebody();
    expect((await request(` ${email.toUpperCase()}`)).data).toEqual({ requestPasswordReset: true });
    expect((await reset(await linkTo(email, FORGOTTEN), NEW)).errors).toEqual([]);
    expect(await here.read('/api/user')).toBeNull();
    expect([await works(email), await works(email, NEW)]).toEqual([false, true]);
    await until('the email', () => server.to(email).some(({ subject }) => subject === 'Your password was changed'));
    const signedIn = from().with({ cookie: cookiesOf((await logIn(email, NEW)).headers) });
    expect(await noticesOf(signedIn)).toContainEqual({
      subject: 'Your password was changed',
      content: expect.stringMatching(/^The password of your account was changed at \d{4}-\d\d-\d\d \d\d:\d\d UTC/),
      link: '/settings?part=security',
      sender: { id: null },
    });
  });

  it('has the same response for an address without an account, which gets no email', async () => {
    const { email } = await somebody();
    const unknown = anAddress();
    expect((await request(unknown)).data).toEqual({ requestPasswordReset: true });
    expect((await request(email)).data).toEqual({ requestPasswordReset: true });
    await linkTo(email, FORGOTTEN);
    const waiting = `select from graphile_worker.jobs where task_identifier = 'password_reset_email'`;
    await until('all jobs are done', async () => (await app.pool.query(waiting)).rowCount === 0);
    expect(server.to(unknown)).toEqual([]);
  });

  it('is requested at most three times an hour per recipient, known or not, and six times per caller', async () => {
    const { email } = await somebody();
    for (const address of [email, anAddress()]) {
      const answers = [];
      for (let nth = 1; nth <= 4; nth++) answers.push(await request(address));
      expect(codesOf(answers)).toEqual(['RATE_LIMITED']);
    }
    const caller = from();
    const answers = [];
    for (let nth = 1; nth <= 7; nth++) answers.push(await request(anAddress(), caller));
    expect(codesOf(answers)).toEqual(['RATE_LIMITED']);
  });

  it('cannot be requested for a malformed address', async () => {
    expect(codesOf([await request('nobody')])).toEqual(['BAD_USER_INPUT']);
  });

  it('leaves an earlier link valid when another one is requested', async () => {
    const { email } = await somebody();
    await request(email);
    const first = await linkTo(email, FORGOTTEN);
    await request(email);
    await linkTo(email, FORGOTTEN, 2);
    expect((await reset(first, NEW)).errors).toEqual([]);
  });
});

describe('A new email address', () => {
  it('is used once it is confirmed; the former address gets an email, and the owner a notice', async () => {
    const { email, here } = await somebody();
    const next = anAddress();
    expect((await requestChange(here, next.toUpperCase())).data).toEqual({ requestEmailChange: true });
    expect(await works(email)).toBe(true);
    const token = await linkTo(next, CONFIRM);
    expect((await confirm(token)).data).toEqual({ confirmEmailChange: true });
    expect([await works(email), await works(next)]).toEqual([false, true]);
    expect(await linkTo(email, CHANGED)).not.toBe('');
    expect(await here.data('{ me { email emailConfirmed } }')).toEqual({ me: { email: next, emailConfirmed: true } });
    await until('the notice', async () =>
      (await noticesOf(here)).some(({ subject }) => subject === 'Your email address was changed'),
    );
    expect((await confirm(token)).errors[0]?.extensions).toMatchObject(GONE);
  });

  it.each([
    ['a wrong password', 'Not-the-passw0rd', 'other@acme.example', 'password'],
    ['the present address', password, '', 'newEmail'],
    ['no address', password, 'nobody', 'newEmail'],
  ])('is refused with %s, and nothing is sent', async (_what, by, newEmail, field) => {
    const { email, here } = await somebody();
    const { errors } = await requestChange(here, newEmail || email, by);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.anything() } });
    expect(server.to('other@acme.example')).toEqual([]);
  });

  it('requires a session', async () => {
    expect(codesOf([await requestChange(from(), anAddress())])).toEqual(['UNAUTHENTICATED']);
  });

  it('is refused if it has an account, or got one before it was confirmed; then its link stays valid', async () => {
    const [{ here, email }, other] = [await somebody(), await somebody()];
    expect((await requestChange(here, other.email)).errors[0]?.extensions).toMatchObject(TAKEN);
    const next = anAddress();
    await requestChange(here, next);
    const token = await linkTo(next, CONFIRM);
    await somebody(next);
    expect((await confirm(token)).errors[0]?.extensions).toMatchObject(TAKEN);
    expect(await works(email)).toBe(true);
    await app.pool.query(`update "user" set email = $2 where email = $1`, [next, anAddress()]);
    expect((await confirm(token)).errors).toEqual([]);
  });

  it('is confirmed for one of two members who want it at the same time', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const next = anAddress();
    await requestChange(one.here, next);
    const first = await linkTo(next, CONFIRM);
    await requestChange(two.here, next);
    const second = await linkTo(next, CONFIRM, 2);
    expect(codesOf(await Promise.all([confirm(first), confirm(second)]))).toEqual(['EMAIL_TAKEN']);
  });

  it('is not confirmed with a link that was replaced, has expired, or belongs to a former password', async () => {
    const { here, id } = await somebody();
    const [first, second, third] = [anAddress(), anAddress(), anAddress()];
    await requestChange(here, first);
    const replaced = await linkTo(first, CONFIRM);
    await requestChange(here, second);
    const expired = await linkTo(second, CONFIRM);
    await app.pool.query('update one_time_link set expires_at = clock_timestamp() where user_id = $1', [id]);
    await requestChange(here, third);
    const former = await linkTo(third, CONFIRM);
    await here.data('mutation ($input: PasswordChangeInput!) { changePassword(input: $input) { id } }', {
      input: { currentPassword: password, newPassword: NEW, confirmPassword: NEW },
    });
    for (const token of [replaced, expired, former])
      expect((await confirm(token)).errors[0]?.extensions).toMatchObject(GONE);
  });
});

describe('The former address', () => {
  it('is restored within 7 days with a new password, and everybody is signed out', async () => {
    const { id, email, next, here } = await moved();
    const token = await linkTo(email, CHANGED);
    const { rows } = await app.pool.query<{ days: number }>(
      `select extract(epoch from expires_at - created_at)::float8 / 86400 as days from one_time_link
       where user_id = $1 and kind = 'email_revert'`,
      [id],
    );
    expect(rows.map(({ days }) => days)).toEqual([7, 7]);
    expect((await revert(token, NEW)).data).toEqual({ revertEmailChange: [] });
    expect(await here.read('/api/user')).toBeNull();
    expect([await works(email, NEW), await works(email), await works(next)]).toEqual([true, false, false]);
    expect((await revert(token, NEW)).errors[0]?.extensions).toMatchObject(GONE);
  });

  it('is not restored after 7 days', async () => {
    const { id, email, next } = await moved();
    const token = await linkTo(email, CHANGED);
    await app.pool.query('update one_time_link set expires_at = clock_timestamp() where user_id = $1', [id]);
    expect((await revert(token, NEW)).errors[0]?.extensions).toMatchObject(GONE);
    expect(await works(next)).toBe(true);
  });

  it('cannot be taken by another account until then', async () => {
    const { id, email } = await moved();
    const other = await somebody();
    expect((await from().post('/api/register', { ...registration, email })).status).toBe(409);
    expect((await requestChange(other.here, email)).errors[0]?.extensions).toMatchObject(TAKEN);
    await app.pool.query('update one_time_link set expires_at = clock_timestamp() where user_id = $1', [id]);
    expect((await from().post('/api/register', { ...registration, email })).status).toBe(201);
  });

  it('is restored even if the address was changed again and the password was reset there', async () => {
    const { email, next, here } = await moved();
    const last = anAddress();
    await requestChange(here, last);
    await confirm(await linkTo(last, CONFIRM));
    const ofNext = await linkTo(next, CHANGED);
    await request(last);
    await reset(await linkTo(last, FORGOTTEN), 'Fir5t-choice!');
    // The second address is restored first, and that does not keep the first one from being restored.
    expect((await revert(ofNext, 'Sec0nd-choice!')).errors).toEqual([]);
    expect((await revert(await linkTo(email, CHANGED), NEW)).errors).toEqual([]);
    expect([await works(email, NEW), await works(next, 'Sec0nd-choice!')]).toEqual([true, false]);
  });

  it('cannot be replaced again by the owner of the later address', async () => {
    const { email, next, here } = await moved();
    const last = anAddress();
    await requestChange(here, last);
    await confirm(await linkTo(last, CONFIRM));
    const ofNext = await linkTo(next, CHANGED);
    await revert(await linkTo(email, CHANGED), NEW);
    expect((await revert(ofNext, 'Sec0nd-choice!')).errors[0]?.extensions).toMatchObject(GONE);
    expect(await works(email, NEW)).toBe(true);
  });
});

describe('A login on an unknown device', () => {
  const SUBJECT = 'New sign-in to your account';
  const told = (email: string) => server.to(email).filter(({ subject }) => subject === SUBJECT);

  it('is reported once a day for each program and network, with the time and the browser', async () => {
    const { email, here } = await somebody();
    const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.7' };
    await logIn(email, password, headers);
    await logIn(email, password, headers);
    await until('the notice', async () => (await noticesOf(here)).length > 0);
    expect(await noticesOf(here)).toEqual([
      {
        subject: SUBJECT,
        content: expect.stringMatching(
          /on a new device: Firefox on Linux, \d{4}-\d\d-\d\d \d\d:\d\d UTC\. If this was not you/,
        ),
        link: '/settings?part=security',
        sender: { id: null },
      },
    ]);
    await logIn(email, password, { ...headers, 'x-forwarded-for': '203.0.113.8' });
    await until('the second email', () => told(email).length === 2);
  });

  it('is reported without the name that an unknown program gives itself', async () => {
    const { email } = await somebody();
    await logIn(email, password, { 'user-agent': 'Call-+1-555-0100-at-once' });
    await until('the email', () => told(email).length === 1);
    expect(told(email)[0]!.text).toContain('an unknown program');
    expect(told(email)[0]!.text).not.toContain('555');
  });

  it('is not reported for a known device, and neither is a registration', async () => {
    const email = anAddress();
    const { headers } = await from().post('/api/register', { ...registration, email });
    await logIn(email, password, { cookie: cookiesOf(headers) });
    const later = await somebody();
    await logIn(later.email, password, { 'user-agent': FIREFOX });
    await until('the later email', () => told(later.email).length === 1);
    expect(told(email)).toEqual([]);
  });
});

it('Invitations do not use up the links for a new password', async () => {
  const [{ id, here }, { email }] = [await somebody(), await somebody()];
  await app.pool.query('update "user" set email_confirmed_at = now() where id = $1', [id]);
  const INVITE = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { link } }';
  for (let sent = 0; sent < 3; sent++)
    expect(await here.refusal(INVITE, { input: { email, role: 'trader' } })).toMatchObject({ code: 'CONFLICT' });
  expect((await request(email)).errors).toEqual([]);
});
