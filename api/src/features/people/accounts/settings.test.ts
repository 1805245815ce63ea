import { startApp, type TestApp } from '../../../../test/app.ts';
import { registration } from '../../../../test/bodies.ts';
import type { Body, Caller } from '../../../../test/caller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    RATE_LIMITS: 'on',
    LIMIT_LOGIN_FAILURES_PER_MINUTE: '1000',
    LIMIT_REGISTRATIONS_PER_HOUR: '1000',
  });
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('delete from login_limit'));

let people = 0;
const { password } = registration;
const NEW = 'An0ther-secret!';

const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** A new member. */
const somebody = async (): Promise<{ email: string; here: Caller }> => {
  const email = `settler${++people}@acme.example`;
  const { headers } = await app.anyone.post('/api/register', { ...registration, email });
  return { email, here: app.anyone.with({ cookie: cookieOf(headers) }) };
};

const logIn = async (email: string, by = password, userAgent = 'Elsewhere/1.0') => {
  const { status, headers } = await app.anyone.post('/api/login', { email, password: by }, { 'user-agent': userAgent });
  return { status, there: app.anyone.with({ cookie: cookieOf(headers) }) };
};

const isSignedIn = async (caller: Caller): Promise<boolean> => (await caller.read('/api/user')) !== null;

const SESSIONS = '{ sessions { id userAgent createdAt lastSeenAt isCurrent } }';
const sessionsOf = async (caller: Caller) => (await caller.data<{ sessions: Body[] }>(SESSIONS)).sessions;

describe('saveAccount', () => {
  const SAVE =
    'mutation ($input: AccountInput!) { saveAccount(input: $input) { firstName lastName companyName position mobileNumber country city email role } }';
  const person = {
    firstName: 'Zoë',
    lastName: 'Quint',
    companyName: 'Quint & Co',
    position: 'Owner',
    mobileNumber: '+31 20 1234567',
    country: 'Netherlands',
    city: 'Utrecht',
  };

  it('changes personal data and nothing else', async () => {
    const { here, email } = await somebody();
    const { saveAccount } = await here.data(SAVE, { input: { ...person, firstName: '  Zoë ' } });
    expect(saveAccount).toEqual({ ...person, email, role: 'both' });
    expect(await here.read('/api/user')).toMatchObject({ ...person, email });
    expect((await logIn(email)).status).toBe(200);
  });

  it('stores one name', async () => {
    const { here } = await somebody();
    const input = { ...person, lastName: '', onlyOneName: true };
    expect((await here.data(SAVE, { input })).saveAccount).toMatchObject({ firstName: 'Zoë', lastName: '' });
  });

  it.each(Object.keys(person))('refuses a blank %s by name, and writes nothing', async (field) => {
    const { here } = await somebody();
    const before = await app.fingerprint();
    const { code, fields } = await here.refusal(SAVE, { input: { ...person, [field]: ' ' } });
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
    expect(await app.fingerprint()).toEqual(before);
  });

  it('requires a session', async () => {
    expect((await app.anyone.refusal(SAVE, { input: person })).code).toBe('UNAUTHENTICATED');
  });
});

describe('changePassword', () => {
  const CHANGE = 'mutation ($input: PasswordChangeInput!) { changePassword(input: $input) { email } }';
  const input = (change: Body = {}): Body => ({
    currentPassword: password,
    newPassword: NEW,
    confirmPassword: NEW,
    ...change,
  });

  it('changes the password, ends other sessions and renews the cookie of this one', async () => {
    const { email, here } = await somebody();
    const { there } = await logIn(email);
    const answer = await here.post('/graphql', { query: CHANGE, variables: { input: input() } });
    expect(JSON.parse(answer.text)).toMatchObject({ data: { changePassword: { email } } });
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      'feedstock_sid',
      'feedstock_devices',
    ]);
    const again = app.anyone.with({ cookie: cookieOf(answer.headers) });
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(again)]).toEqual([false, false, true]);
    expect([(await logIn(email)).status, (await logIn(email, NEW)).status]).toEqual([401, 200]);
  });

  const UNMET = 'Please meet all password requirements';
  it.each([
    [{ currentPassword: 'Not-the-passw0rd' }, 'currentPassword', 'Your current password is not right.'],
    [{ currentPassword: '' }, 'currentPassword', 'Please fill in all required fields.'],
    [{ newPassword: 'short', confirmPassword: 'short' }, 'newPassword', UNMET],
    [{ newPassword: 'Password1!', confirmPassword: 'Password1!' }, 'newPassword', /easy to guess/],
    [{ newPassword: password, confirmPassword: password }, 'newPassword', /differs from the current one/],
    [{ confirmPassword: 'Something-e1se' }, 'confirmPassword', 'Passwords do not match'],
  ])('refuses %j', async (change, field, message) => {
    const { here, email } = await somebody();
    const refusal = await here.refusal(CHANGE, { input: input(change) });
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.anything() } });
    expect(refusal.message).toMatch(message);
    expect([await isSignedIn(here), (await logIn(email)).status]).toEqual([true, 200]);
  });

  it('allows ten wrong passwords in 15 minutes', async () => {
    const { here, email } = await somebody();
    const guess = async () =>
      (await here.refusal(CHANGE, { input: input({ currentPassword: 'Not-the-passw0rd' }) })).code;
    const codes = [];
    for (let nth = 1; nth <= 11; nth++) codes.push(await guess());
    expect(codes).toEqual([...Array<string>(10).fill('BAD_USER_INPUT'), 'RATE_LIMITED']);
    expect((await here.refusal(CHANGE, { input: input() })).message).toMatch(
      /^Too many attempts\. Please try again in \d+ seconds\.$/,
    );
    // Neither the session nor logins are affected.
    expect([await isSignedIn(here), (await logIn(email)).status]).toEqual([true, 200]);
    await app.pool.query('update login_limit set expire = 0');
    expect(await here.data(CHANGE, { input: input() })).toEqual({ changePassword: { email } });
  });

  it('works while failed logins are refused', async () => {
    const { here, email } = await somebody();
    for (let nth = 1; nth <= 10; nth++) await logIn(email, 'Not-the-passw0rd');
    expect((await logIn(email)).status).toBe(429);
    expect(await isSignedIn(here)).toBe(true);
    expect(await here.data(CHANGE, { input: input() })).toEqual({ changePassword: { email } });
  });

  it('succeeds for one of two simultaneous changes', async () => {
    const { here, email } = await somebody();
    const wishes = ['Fir5t-choice!', 'Sec0nd-choice!'];
    const answers = await Promise.all(
      wishes.map((wish) => here.graphql(CHANGE, { input: input({ newPassword: wish, confirmPassword: wish }) })),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const works = await Promise.all(wishes.map(async (wish) => (await logIn(email, wish)).status));
    expect(works.sort()).toEqual([200, 401]);
  });
});

describe('Sessions', () => {
  it('are listed with their details, this one first, and the listed ids cannot be used to sign in', async () => {
    const { here, email } = await somebody();
    await logIn(email, password, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140');
    const [own, other, ...more] = await sessionsOf(here);
    expect(more).toEqual([]);
    expect([own, other]).toMatchObject([
      { isCurrent: true },
      { isCurrent: false, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' },
    ]);
    expect(Date.now() - Date.parse(String(other?.['lastSeenAt']))).toBeLessThan(60_000);
    expect(await isSignedIn(app.anyone.with({ cookie: `feedstock_sid=${String(other?.['id'])}` }))).toBe(false);
  });

  it('that ended are not listed', async () => {
    const { here, email } = await somebody();
    await logIn(email);
    await app.pool.query(
      `update session set last_seen_at = clock_timestamp() - interval '8 days' where user_agent = 'Elsewhere/1.0'`,
    );
    expect(await sessionsOf(here)).toHaveLength(1);
  });

  const END = 'mutation ($id: ID!) { endSession(id: $id) }';

  it('can be ended one by one by their owner only', async () => {
    const { here, email } = await somebody();
    const { there } = await logIn(email);
    const [, other] = await sessionsOf(here);
    const stranger = await somebody();
    expect((await stranger.here.refusal(END, { id: other?.['id'] })).code).toBe('NOT_FOUND');
    expect((await stranger.here.refusal(END, { id: '' })).code).toBe('NOT_FOUND');
    expect(await isSignedIn(there)).toBe(true);
    expect(await here.data(END, { id: other?.['id'] })).toEqual({ endSession: true });
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  });

  it('of a member can be ended all at once', async () => {
    const { here, email } = await somebody();
    const { there } = await logIn(email);
    const stranger = await somebody();
    const { headers } = await here.post('/graphql', { query: 'mutation { signOutEverywhere }' });
    expect(headers.getSetCookie()[0]).toMatch(/^feedstock_sid=; Max-Age=0/);
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(stranger.here)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('are visible to members only', async () => {
    expect((await app.anyone.refusal(SESSIONS)).code).toBe('UNAUTHENTICATED');
    expect((await app.anyone.refusal('mutation { signOutEverywhere }')).code).toBe('UNAUTHENTICATED');
  });
});
