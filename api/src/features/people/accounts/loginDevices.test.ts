import { jest } from '@jest/globals';
import { newSession, startApp, type TestApp, type Twin } from '../../../../test/app.ts';
import { registration } from '../../../../test/bodies.ts';
import type { Answer } from '../../../../test/answer.ts';
import type { Caller } from '../../../../test/caller.ts';
import { SECRET_KEY } from '../../../../test/secretKey.ts';
import { KnownDevices } from './knownDevices.ts';

/** Fewer than by default, because checking a password is slow on purpose. */
const MAX = 4;

let app: TestApp;
let twin: Twin;
beforeAll(async () => {
  app = await startApp({
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    LIMIT_LOGIN_FAILURES: String(MAX),
    LIMIT_REGISTRATIONS_PER_HOUR: '1000',
  });
  twin = await app.twin();
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('delete from login_limit'));

const { password } = registration;
const DEVICES = 'feedstock_devices';
let people = 0;
let callers = 0;

/** Another address for each attempt, so that only limits of accounts and devices apply. */
const anAddress = () => ({ 'x-forwarded-for': `10.${++callers >> 16}.${(callers >> 8) & 255}.${callers & 255}` });
const cookieOf = ({ headers }: Answer, name: string): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

/** A new member, and the browser that registered. */
const somebody = async () => {
  const email = `trader${++people}@acme.example`;
  const answer = await app.anyone.post('/api/register', { ...registration, email });
  const { id } = (JSON.parse(answer.text) as { user: { id: string } }).user;
  const device = cookieOf(answer, DEVICES);
  return { id, email, device, session: cookieOf(answer, 'feedstock_sid') };
};

const logIn = (email: string, cookie: string, by = password, from: Caller = app.anyone): Promise<Answer> =>
  from.with({ ...anAddress(), cookie }).post('/api/login', { email, password: by });
const guess = (email: string, cookie = '', from: Caller = app.anyone): Promise<Answer> =>
  logIn(email, cookie, 'Not-the-passw0rd', from);

/** Uses up the failures of all unknown devices, at both instances. */
const attack = async (email: string): Promise<void> => {
  for (let nth = 1; nth <= MAX / 2; nth++)
    for (const from of [app.anyone, twin.as(app.anyone)]) expect((await guess(email, '', from)).status).toBe(401);
  for (const from of [app.anyone, twin.as(app.anyone)])
    expect((await logIn(email, '', password, from)).status).toBe(429);
};

const changePassword = async (session: string, newPassword: string): Promise<Answer> =>
  app.anyone.with({ cookie: session }).post('/graphql', {
    query: 'mutation ($input: PasswordChangeInput!) { changePassword(input: $input) { id } }',
    variables: { input: { currentPassword: password, newPassword, confirmPassword: newPassword } },
  });

describe('The device cookie', () => {
  it('is set by registration and login, is hidden from scripts, and lasts 180 days', async () => {
    const { email } = await somebody();
    const { headers } = await logIn(email, '');
    const flags = headers.getSetCookie().find((cookie) => cookie.startsWith(DEVICES));
    expect(flags).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(headers.getSetCookie()).toHaveLength(2);
  });

  it('is Secure and has the __Host- prefix if the market has an https address', async () => {
    const secure = await app.twin({ PUBLIC_URL: 'https://market.example' });
    const { email } = await somebody();
    const { headers } = await logIn(email, '', password, secure.as(app.anyone));
    expect(headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, ''))).toEqual([
      '__Host-feedstock_sid; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-feedstock_devices; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    await secure.stop();
  });

  it('is not set by failures, and stays after signing out', async () => {
    const { email, device, session } = await somebody();
    expect((await guess(email, device)).headers.getSetCookie()).toEqual([]);
    const out = await app.anyone.with({ cookie: `${session}; ${device}` }).post('/api/logout');
    expect(out.headers.getSetCookie().join()).not.toContain(DEVICES);
    expect((await logIn(email, device)).status).toBe(200);
  });

  it('is set by GraphQL too', async () => {
    const { email } = await somebody();
    const query = 'mutation ($input: LoginInput!) { logIn(input: $input) { id } }';
    const answer = await app.anyone.post('/graphql', { query, variables: { input: { email, password } } });
    await attack(email);
    expect((await logIn(email, cookieOf(answer, DEVICES))).status).toBe(200);
  });
});

describe('While attackers have used up the failures of unknown devices', () => {
  it('the owner signs in on a known device, at every instance and by GraphQL', async () => {
    const { email, device } = await somebody();
    await attack(email);
    expect((await logIn(email, device)).status).toBe(200);
    expect((await logIn(email, device, password, twin.as(app.anyone))).status).toBe(200);
    const query = 'mutation ($input: LoginInput!) { logIn(input: $input) { email } }';
    const here = app.anyone.with({ cookie: device });
    expect(await here.data(query, { input: { email, password } })).toEqual({ logIn: { email } });
    // That does not help the attackers.
    expect((await guess(email)).status).toBe(429);
  });

  it('an open session continues, and its browser may sign in again without a device cookie', async () => {
    const { id, email } = await somebody();
    const session = await newSession(app.pool, { id });
    await attack(email);
    const here = app.anyone.with({ cookie: session });
    expect(await here.read('/api/user')).toMatchObject({ email });
    expect((await logIn(email, session)).status).toBe(200);
  });

  it('the session of another member does not help', async () => {
    const { email } = await somebody();
    const attacker = await somebody();
    await attack(email);
    expect((await logIn(email, attacker.session)).status).toBe(429);
  });

  it('the device cookie of another account does not help', async () => {
    const { email } = await somebody();
    const attacker = await somebody();
    await attack(email);
    expect((await logIn(email, attacker.device)).status).toBe(429);
  });

  it('a changed cookie does not help', async () => {
    const { email, id, device } = await somebody();
    const attacker = await somebody();
    await attack(email);
    const [value = '', signature = ''] = decodeURIComponent(attacker.device.slice(DEVICES.length + 1)).split('.');
    const forged = Buffer.from(value, 'base64url').toString().replace(attacker.id, id);
    expect(forged).toContain(id);
    const cookies = [
      `${DEVICES}=${Buffer.from(forged).toString('base64url')}.${encodeURIComponent(signature)}`,
      device.slice(0, -8),
      `${DEVICES}=`,
      `${DEVICES}=%`,
    ];
    for (const cookie of cookies) expect((await logIn(email, cookie)).status).toBe(429);
  });

  it('a cookie of 180 days ago does not help', async () => {
    const { id, email } = await somebody();
    await attack(email);
    const { rows } = await app.pool.query<{ passwordHash: string }>(
      'select password_hash as "passwordHash" from "user" where id = $1',
      [id],
    );
    const account = { id, passwordHash: rows[0]?.passwordHash ?? '' };
    const made = (daysAgo: number): string => {
      jest.useFakeTimers({ now: Date.now() - daysAgo * 24 * 60 * 60 * 1_000, doNotFake: ['nextTick'] });
      const cookie = new KnownDevices(SECRET_KEY).add(undefined, account);
      jest.useRealTimers();
      return `${DEVICES}=${encodeURIComponent(cookie)}`;
    };
    expect((await logIn(email, made(180))).status).toBe(429);
    expect((await logIn(email, made(179))).status).toBe(200);
  });

  it('a cookie from before a password change does not help; the browser that made the change stays known', async () => {
    const { email, device, session } = await somebody();
    const changed = cookieOf(await changePassword(`${session}; ${device}`, 'An0ther-secret!'), DEVICES);
    await attack(email);
    expect((await logIn(email, device, 'An0ther-secret!')).status).toBe(429);
    expect((await logIn(email, changed, 'An0ther-secret!')).status).toBe(200);
  });

  it('a visitor without an account gets the same answers', async () => {
    const known = await somebody();
    const attacker = await somebody();
    const answersFor = async (email: string) => {
      const answers = [];
      for (let nth = 1; nth <= MAX + 1; nth++) answers.push(await guess(email, attacker.device));
      return answers.map(({ status, text, headers }) => [
        status,
        text.replace(/\d+ seconds/, '… seconds'),
        [...headers.keys()].sort(),
      ]);
    };
    const answers = await answersFor(known.email);
    expect(answers.map(([status]) => status)).toEqual([...Array<number>(MAX).fill(401), 429]);
    expect(await answersFor('nobody@acme.example')).toEqual(answers);
    const { rows } = await app.pool.query(`select points from login_limit where key like 'account:%'`);
    expect(rows).toEqual([{ points: MAX }, { points: MAX }]);
  });
});

describe('A known device', () => {
  it('has failures of its own, which other devices and other accounts do not share', async () => {
    const { email, device } = await somebody();
    const other = cookieOf(await logIn(email, ''), DEVICES);
    for (let nth = 1; nth <= MAX; nth++) expect((await guess(email, device)).status).toBe(401);
    const refused = await logIn(email, device, password, twin.as(app.anyone));
    expect([refused.status, refused.text]).toEqual([
      429,
      `Too many attempts. Please try again in ${refused.headers.get('retry-after')} seconds.`,
    ]);
    expect((await logIn(email, other)).status).toBe(200);
    expect((await logIn(email, '')).status).toBe(200);
    await app.pool.query('update login_limit set expire = 0');
    expect((await logIn(email, device)).status).toBe(200);
  });

  it('keeps its count through a successful login', async () => {
    const { email, device } = await somebody();
    for (let nth = 1; nth < MAX; nth++) await guess(email, device);
    const renewed = cookieOf(await logIn(email, device), DEVICES);
    expect(renewed).not.toBe(device);
    expect([(await guess(email, renewed)).status, (await guess(email, renewed)).status]).toEqual([401, 429]);
  });

  it('is known to each of several members who use one browser', async () => {
    const [ana, ben] = [await somebody(), await somebody()];
    const shared = cookieOf(await logIn(ben.email, ana.device), DEVICES);
    for (const { email } of [ana, ben]) {
      await attack(email);
      expect((await logIn(email, shared)).status).toBe(200);
    }
  });
});
