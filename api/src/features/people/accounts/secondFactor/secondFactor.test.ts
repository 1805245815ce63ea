import { startApp, type TestApp } from '../../../../../test/app.ts';
import { registration } from '../../../../../test/bodies.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { frozenClock, putForward } from '../../../../../test/clock.ts';
import { until } from '../../../../../test/instanceGroup.ts';
import {
  activate,
  aPerson,
  aProtectedPerson,
  challengeFor,
  codeOf,
  cookieIn,
  secondStep,
  setUp,
  type Protected,
} from '../../../../../test/secondFactor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on', LIMIT_LOGIN_FAILURES_PER_MINUTE: '1000' }, { address: frozenClock });
});
afterAll(() => app.close());
// Every test begins with a new code and without counted attempts.
beforeEach(async () => {
  await app.pool.query('delete from login_limit');
  await putForward(app.pool, 60);
});

const { password } = registration;
const WRONG = 'This code is not right, or it was used before.';
const EXPIRED = 'Your login has expired. Please enter your password again.';

const isSignedIn = async (caller: Caller): Promise<boolean> => (await caller.read('/api/user')) !== null;
const somebody = (): Promise<Protected> => aProtectedPerson(app.pool, app.anyone);
const code = (secret: string, steps?: number): Promise<string> => codeOf(app.pool, secret, steps);
/** Both steps of a login with this code. */
const logIn = async (email: string, withCode: string) =>
  secondStep(app.anyone, await challengeFor(app.anyone, email), withCode);

const STATUS = '{ secondFactor { isOn authenticatorSince recoveryCodesLeft } }';
const statusOf = async (caller: Caller) => (await caller.data(STATUS))['secondFactor'];

describe('Setting up an authenticator app', () => {
  const SET_UP = 'mutation ($input: PasswordInput!) { setUpAuthenticator(input: $input) { secret } }';

  it('requires the password', async () => {
    const { here } = await aPerson(app.anyone);
    expect(await here.refusal(SET_UP, { input: { password: 'Not-the-passw0rd' } })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { password: 'Your current password is not right.' },
    });
    expect((await app.anyone.refusal(SET_UP, { input: { password } })).code).toBe('UNAUTHENTICATED');
  });

  it('becomes active with a code of the app only', async () => {
    const { email, here } = await aPerson(app.anyone);
    const { secret, uri } = await setUp(here);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Feedstock/);
    expect(await statusOf(here)).toEqual({ isOn: false, authenticatorSince: null, recoveryCodesLeft: 0 });
    const { text } = await activate(here, await code(secret, 5));
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { fields: { code: WRONG } } }] });
    expect((await app.anyone.post('/api/login', { email, password })).status).toBe(200);
  });

  it('shows ten recovery codes, keeps this session under a new id, ends the others and notifies the owner', async () => {
    const { email, here } = await aPerson(app.anyone);
    const elsewhere = app.anyone.with({ cookie: cookieIn(await app.anyone.post('/api/login', { email, password })) });
    const { secret } = await setUp(here);
    const answer = await activate(here, await code(secret));
    const codes = (JSON.parse(answer.text) as { data: { activateAuthenticator: string[] } }).data.activateAuthenticator;
    expect(new Set(codes).size).toBe(10);
    for (const each of codes) expect(each).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    const renewed = app.anyone.with({ cookie: cookieIn(answer) });
    expect([await isSignedIn(here), await isSignedIn(elsewhere), await isSignedIn(renewed)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await statusOf(renewed)).toEqual({
      isOn: true,
      authenticatorSince: expect.any(String),
      recoveryCodesLeft: 10,
    });
    expect(await renewed.read<Body[]>('/api/messages')).toContainEqual(
      expect.objectContaining({ subject: 'Your second factor is on' }),
    );
  });

  it('stores neither the secret nor the recovery codes in plain text', async () => {
    const { secret, recoveryCodes } = await somebody();
    const { rows } = await app.pool.query<{ stored: string }>(
      'select (select string_agg(a::text, null) from authenticator a) || (select string_agg(r::text, null) from recovery_code r) as stored',
    );
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((each) => each.replaceAll('-', ''))])
      expect(rows[0]?.stored).not.toContain(plain);
  });

  it('can replace the app with a code of it; the former one works until the new one is confirmed', async () => {
    const { email, here, secret } = await somebody();
    for (const wrong of [undefined, null, '000000', await code(secret)])
      expect((await here.refusal(SET_UP, { input: { password, code: wrong } })).fields).toHaveProperty('code');
    await putForward(app.pool, 1);
    const { secret: next } = await setUp(here, await code(secret));
    await putForward(app.pool, 1);
    expect((await logIn(email, await code(secret))).status).toBe(200);
    await putForward(app.pool, 1);
    const { text } = await activate(here, await code(next));
    expect(JSON.parse(text)).toMatchObject({ data: { activateAuthenticator: [] } });
    expect(await isSignedIn(here)).toBe(true);
    await putForward(app.pool, 1);
    expect([(await logIn(email, await code(secret))).status, (await logIn(email, await code(next))).status]).toEqual([
      401, 200,
    ]);
  });
});

describe('A login of an account with a second factor', () => {
  it('gives no session before the second step', async () => {
    const { email, secret } = await somebody();
    await putForward(app.pool, 1);
    const first = await app.anyone.post('/api/login', { email, password }, { accept: 'application/json' });
    const problem = JSON.parse(first.text) as Body;
    expect([first.status, problem['code'], first.headers.getSetCookie()]).toEqual([401, 'SECOND_STEP_REQUIRED', []]);
    const second = await secondStep(app.anyone, String(problem['challenge']), await code(secret));
    expect([second.status, JSON.parse(second.text)]).toMatchObject([200, { user: { email } }]);
    expect(await isSignedIn(app.anyone.with({ cookie: cookieIn(second) }))).toBe(true);
  });

  it('works through GraphQL', async () => {
    const { email, secret } = await somebody();
    await putForward(app.pool, 1);
    const { challenge, ...error } = await app.anyone.refusal(
      'mutation ($input: LoginInput!) { logIn(input: $input) { id } }',
      { input: { email, password } },
    );
    expect(error).toMatchObject({ code: 'SECOND_STEP_REQUIRED', status: 401 });
    const COMPLETE = 'mutation ($input: SecondStepInput!) { completeLogIn(input: $input) { email } }';
    expect(await app.anyone.refusal(COMPLETE, { input: { challenge, code: '000000' } })).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      fields: { code: WRONG },
    });
    const spaced = (await code(secret)).replace(/^.../, '$& ');
    expect(await app.anyone.data(COMPLETE, { input: { challenge, code: spaced } })).toEqual({
      completeLogIn: { email },
    });
  });

  it('answers a wrong password as for an account without a second factor', async () => {
    const { email } = await somebody();
    const { status, text } = await app.anyone.post('/api/login', { email, password: 'Not-the-passw0rd' });
    expect([status, text]).toEqual([401, 'Invalid email or password.']);
  });

  it('requires the second step on a known device too', async () => {
    const { email, secret } = await somebody();
    await putForward(app.pool, 1);
    const known = app.anyone.with({ cookie: cookieIn(await logIn(email, await code(secret)), 'feedstock_devices') });
    const { status, headers } = await known.post('/api/login', { email, password });
    expect([status, headers.getSetCookie()]).toEqual([401, []]);
  });

  it('is needed again by sessions from before the second factor was turned on', async () => {
    const { email, here } = await somebody();
    const early = await app.as(
      (await app.pool.query<{ id: string }>('select id from "user" where email = $1', [email])).rows[0]!,
    );
    expect([await isSignedIn(early), await isSignedIn(here)]).toEqual([false, true]);
  });

  it('keeps the second factor of the session over a password change', async () => {
    const { here } = await somebody();
    const newPassword = 'An0ther-secret!';
    const answer = await here.post('/graphql', {
      query: 'mutation ($input: PasswordChangeInput!) { changePassword(input: $input) { id } }',
      variables: { input: { currentPassword: password, newPassword, confirmPassword: newPassword } },
    });
    expect(await isSignedIn(app.anyone.with({ cookie: cookieIn(answer) }))).toBe(true);
  });
});

describe('A code', () => {
  it.each([-1, 0, 1])('of an app whose clock is %d steps off is accepted', async (steps) => {
    const { email, secret } = await somebody();
    await putForward(app.pool, 2);
    expect((await logIn(email, await code(secret, steps))).status).toBe(200);
  });

  it.each([-2, 2])('of an app whose clock is %d steps off is refused', async (steps) => {
    const { email, secret } = await somebody();
    await putForward(app.pool, 2);
    expect((await logIn(email, await code(secret, steps))).status).toBe(401);
  });

  it('works once, and no earlier code works after it', async () => {
    const { email, secret } = await somebody();
    await putForward(app.pool, 2);
    const [earlier, present] = [await code(secret, -1), await code(secret)];
    expect((await logIn(email, present)).status).toBe(200);
    for (const used of [present, earlier]) {
      const { status, text } = await logIn(email, used);
      expect([status, text]).toEqual([401, WRONG]);
    }
  });

  it('works for one of several simultaneous logins', async () => {
    const { email, secret } = await somebody();
    await putForward(app.pool, 1);
    const present = await code(secret);
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await logIn(email, present)).status));
    expect(statuses.sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('of another account is refused', async () => {
    const [ana, ben] = [await somebody(), await somebody()];
    await putForward(app.pool, 1);
    expect((await logIn(ana.email, await code(ben.secret))).status).toBe(401);
    expect((await logIn(ana.email, ben.recoveryCodes[0]!)).status).toBe(401);
  });
});

describe('A recovery code', () => {
  it('works once, however it is typed, and the owner is notified', async () => {
    const { email, recoveryCodes } = await somebody();
    const typed = ` ${recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    const answer = await logIn(email, typed);
    expect(answer.status).toBe(200);
    expect((await logIn(email, recoveryCodes[0]!)).status).toBe(401);
    const here = app.anyone.with({ cookie: cookieIn(answer) });
    expect(await statusOf(here)).toMatchObject({ recoveryCodesLeft: 9 });
    const subjects = (await here.read<Body[]>('/api/messages')).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['A recovery code was used', 'Your second factor is on']));
  });

  it('works for one of several simultaneous logins', async () => {
    const { email, recoveryCodes } = await somebody();
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await logIn(email, recoveryCodes[3]!)).status),
    );
    expect(statuses.sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('stops working when new ones are made', async () => {
    const { email, here, secret, recoveryCodes } = await somebody();
    await putForward(app.pool, 1);
    const RENEW = 'mutation ($input: PasswordAndCodeInput!) { replaceRecoveryCodes(input: $input) }';
    const input = { password, code: await code(secret) };
    const { replaceRecoveryCodes } = await here.data<{ replaceRecoveryCodes: string[] }>(RENEW, { input });
    expect(replaceRecoveryCodes).toHaveLength(10);
    expect([
      (await logIn(email, recoveryCodes[0]!)).status,
      (await logIn(email, replaceRecoveryCodes[0]!)).status,
    ]).toEqual([401, 200]);
    expect(await here.refusal(RENEW, { input })).toMatchObject({ fields: { code: WRONG } });
  });
});

describe('A challenge', () => {
  it('works once', async () => {
    const { email, recoveryCodes } = await somebody();
    const challenge = await challengeFor(app.anyone, email);
    const [first, second] = [
      await secondStep(app.anyone, challenge, recoveryCodes[0]!),
      await secondStep(app.anyone, challenge, recoveryCodes[1]!),
    ];
    expect([first.status, second.status, second.text]).toEqual([200, 401, EXPIRED]);
    expect((await logIn(email, recoveryCodes[1]!)).status).toBe(200);
  });

  it('works for one of two simultaneous requests, and the other one uses up no code', async () => {
    const { email, recoveryCodes } = await somebody();
    const challenge = await challengeFor(app.anyone, email);
    const two = recoveryCodes.slice(0, 2);
    const answers = await Promise.all(two.map((each) => secondStep(app.anyone, challenge, each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const unused = two[answers.findIndex(({ status }) => status === 401)]!;
    expect((await logIn(email, unused)).status).toBe(200);
  });

  it('survives a mistyped code', async () => {
    const { email, recoveryCodes } = await somebody();
    const challenge = await challengeFor(app.anyone, email);
    expect((await secondStep(app.anyone, challenge, '000000')).status).toBe(401);
    expect((await secondStep(app.anyone, challenge, recoveryCodes[0]!)).status).toBe(200);
  });

  it('expires after five minutes', async () => {
    const { email, recoveryCodes } = await somebody();
    const challenge = await challengeFor(app.anyone, email);
    await putForward(app.pool, 5);
    const { status, text } = await secondStep(app.anyone, challenge, recoveryCodes[0]!);
    expect([status, text]).toEqual([401, EXPIRED]);
  });

  it('of another account does not accept one’s own code', async () => {
    const [ana, ben] = [await somebody(), await somebody()];
    const { status, text } = await secondStep(
      app.anyone,
      await challengeFor(app.anyone, ana.email),
      ben.recoveryCodes[0]!,
    );
    expect([status, text]).toEqual([401, WRONG]);
  });

  it('cannot be forged', async () => {
    const { email, recoveryCodes } = await somebody();
    const challenge = await challengeFor(app.anyone, email);
    const [value = '', signature = ''] = challenge.split('.');
    const longer = Buffer.from(value, 'base64url')
      .toString()
      .replace(/"until":\d+/, '"until":9999999999999');
    for (const forged of [
      `${Buffer.from(longer).toString('base64url')}.${signature}`,
      value,
      'x',
      '.',
      challenge.slice(1),
    ])
      expect((await secondStep(app.anyone, forged, recoveryCodes[0]!)).text).toBe(EXPIRED);
  });

  it('ends with a password change', async () => {
    const { email, here, recoveryCodes } = await somebody();
    const challenge = await challengeFor(app.anyone, email);
    const newPassword = 'An0ther-secret!';
    await here.data('mutation ($input: PasswordChangeInput!) { changePassword(input: $input) { id } }', {
      input: { currentPassword: password, newPassword, confirmPassword: newPassword },
    });
    expect((await secondStep(app.anyone, challenge, recoveryCodes[0]!)).text).toBe(EXPIRED);
  });
});

describe('After ten wrong codes', () => {
  it('further ones have to wait for 15 minutes, the right one too, from any browser; sessions go on', async () => {
    const { email, here, recoveryCodes } = await somebody();
    const challenge = await challengeFor(app.anyone, email);
    const statuses = [];
    for (let nth = 1; nth <= 11; nth++)
      statuses.push((await secondStep(app.anyone, challenge, String(nth).padStart(6, '0'))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const elsewhere = app.anyone.with({ 'user-agent': 'Elsewhere/1.0' });
    const another = await challengeFor(elsewhere, email);
    expect((await secondStep(elsewhere, another, recoveryCodes[0]!)).status).toBe(429);
    expect(await isSignedIn(here)).toBe(true);
    await putForward(app.pool, 15);
    expect((await logIn(email, recoveryCodes[0]!)).status).toBe(200);
  });

  it('of 30 simultaneous guesses no more than ten are checked', async () => {
    const { email } = await somebody();
    const challenge = await challengeFor(app.anyone, email);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => secondStep(app.anyone, challenge, String(nth).padStart(6, '0'))),
    );
    // A busy server may also refuse some with 503, unchecked.
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => ![401, 429, 503].includes(status))).toEqual([]);
  });

  it('right codes do not count', async () => {
    const { email, recoveryCodes } = await somebody();
    const challenge = await challengeFor(app.anyone, email);
    for (let nth = 1; nth <= 9; nth++) await secondStep(app.anyone, challenge, '000000');
    expect((await secondStep(app.anyone, challenge, recoveryCodes[0]!)).status).toBe(200);
    expect((await logIn(email, recoveryCodes[1]!)).status).toBe(200);
  });
});

describe('Turning it off', () => {
  const TURN_OFF = 'mutation ($input: PasswordAndCodeInput!) { turnOffSecondFactor(input: $input) }';

  it('requires password and code, removes everything and notifies the owner', async () => {
    const { email, here, recoveryCodes } = await somebody();
    const input = { password, code: recoveryCodes[0]! };
    expect(await here.refusal(TURN_OFF, { input: { ...input, password: 'Not-the-passw0rd' } })).toMatchObject({
      fields: { password: expect.any(String) },
    });
    expect(await here.refusal(TURN_OFF, { input: { ...input, code: '000000' } })).toMatchObject({
      fields: { code: WRONG },
    });
    const open = await challengeFor(app.anyone, email);
    expect(await here.data(TURN_OFF, { input })).toEqual({ turnOffSecondFactor: true });
    expect(await statusOf(here)).toEqual({ isOn: false, authenticatorSince: null, recoveryCodesLeft: 0 });
    expect((await secondStep(app.anyone, open, recoveryCodes[1]!)).text).toBe(EXPIRED);
    expect((await app.anyone.post('/api/login', { email, password })).status).toBe(200);
    await until('the notice', async () =>
      (await here.read<Body[]>('/api/messages')).some(({ subject }) => subject === 'Your second factor is off'),
    );
  });

  it('is refused without a second factor', async () => {
    const { here } = await aPerson(app.anyone);
    expect((await here.refusal(TURN_OFF, { input: { password, code: '000000' } })).code).toBe('CONFLICT');
  });
});

it('The audit log records these changes', async () => {
  const { email, here, secret, recoveryCodes } = await somebody();
  await logIn(email, '000000');
  await logIn(email, recoveryCodes[0]!);
  await putForward(app.pool, 1);
  const input = { password, code: await code(secret) };
  await here.data('mutation ($input: PasswordAndCodeInput!) { turnOffSecondFactor(input: $input) }', { input });
  const { rows } = await app.pool.query<{ kind: string }>(
    `select kind from audit_event join "user" on "user".id::text = subject_id where email = $1 and kind ~ 'factor|recovery'`,
    [email],
  );
  expect(rows.map(({ kind }) => kind).sort()).toEqual([
    'recovery_code_used',
    'second_factor_disabled',
    'second_factor_enabled',
    'second_factor_failed',
  ]);
});
