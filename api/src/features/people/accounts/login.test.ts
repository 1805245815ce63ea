import { startApp, type TestApp } from '../../../../test/app.ts';
import { registration } from '../../../../test/bodies.ts';
import type { Answer } from '../../../../test/answer.ts';
import { SharedLimits } from '../../../limits/sharedLimits.ts';
import { LoginLimits } from './loginLimits.ts';

let app: TestApp;
beforeAll(async () => {
  // Limits apply to the tests' address too.
  app = await startApp({ RATE_LIMITS: 'on', LIMIT_LOGIN_FAILURES_PER_MINUTE: '1000' });
  await app.anyone.post('/api/register', registration);
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('delete from login_limit'));

const { email, password } = registration;
const logIn = (as = email, by = password): Promise<Answer> =>
  app.anyone.post('/api/login', { email: as, password: by });
const wrong = (as = email): Promise<Answer> => logIn(as, 'Not-the-passw0rd');
/** Ends the windows of all counts. */
const wait = () => app.pool.query('update login_limit set expire = 0');
const times = async (count: number, attempt: () => Promise<Answer>): Promise<number[]> => {
  const statuses = [];
  for (let nth = 1; nth <= count; nth++) statuses.push((await attempt()).status);
  return statuses;
};
const tenFailures = Array<number>(10).fill(401);

it('returns the user, and ignores the case of the address', async () => {
  for (const as of [email, email.toUpperCase(), ` ${email} `]) expect((await logIn(as)).status).toBe(200);
});

it('answers a wrong password and an unknown address alike', async () => {
  const [known, unknown] = [await wrong(), await wrong('nobody@acme.example')];
  for (const { status, text, headers } of [known, unknown]) {
    expect([status, text]).toEqual([401, 'Invalid email or password.']);
    expect(headers.getSetCookie()).toEqual([]);
  }
  const names = (answer: Answer) => [...answer.headers.keys()].sort();
  expect(names(known)).toEqual(names(unknown));
});

it('does not answer a wrong password as signed out, which would redirect the client', async () => {
  expect((await wrong()).text).not.toContain('Unauthorized');
});

it('works through GraphQL', async () => {
  const LOG_IN = 'mutation ($input: LoginInput!) { logIn(input: $input) { email } }';
  expect((await app.anyone.data(LOG_IN, { input: { email, password } }))['logIn']).toEqual({ email });
  expect(await app.anyone.refusal(LOG_IN, { input: { email, password: 'x' } })).toEqual({
    message: 'Invalid email or password.',
    code: 'INVALID_CREDENTIALS',
    status: 401,
  });
});

describe('After ten failures', () => {
  it.each([email, 'nobody@acme.example'])('further attempts have to wait for 15 minutes: %s', async (as) => {
    expect(await times(10, () => wrong(as))).toEqual(tenFailures);
    const { status, text, headers } = await wrong(as);
    expect([status, text]).toEqual([
      429,
      `Too many attempts. Please try again in ${headers.get('retry-after')} seconds.`,
    ]);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds > 14 * 60 && seconds <= 15 * 60).toBe(true);
    await wait();
    expect(await times(11, () => wrong(as))).toEqual([...tenFailures, 429]);
  });

  it('the right password has to wait too', async () => {
    await times(10, wrong);
    expect((await logIn()).status).toBe(429);
    await wait();
    expect((await logIn()).status).toBe(200);
  });

  it('refused attempts do not prolong the wait', async () => {
    const count = async () => (await app.pool.query(`select * from login_limit where key like 'account:%'`)).rows;
    await times(10, wrong);
    const before = await count();
    expect((await wrong()).status).toBe(429);
    expect(await count()).toEqual(before);
  });

  it('GraphQL reports the delay', async () => {
    await times(10, wrong);
    const query = 'mutation ($input: LoginInput!) { logIn(input: $input) { id } }';
    const { text, headers } = await app.anyone.post('/graphql', { query, variables: { input: { email, password } } });
    const retryAfter = Number(headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', status: 429, retryAfter } }],
    });
  });
});

it('Successful logins do not count, and leave the number of failures as it is', async () => {
  expect(await times(9, wrong)).toEqual(tenFailures.slice(1));
  expect(await times(11, logIn)).toEqual(Array(11).fill(200));
  expect(await times(2, wrong)).toEqual([401, 429]);
});

describe('The counts', () => {
  const limits = (): LoginLimits =>
    new LoginLimits(
      app.pool,
      {
        loginFailures: 10,
        loginFailuresPerMinute: 30,
        registrationsPerHour: 10,
        linkEmailsPerHour: 5,
        linkEmailsPerAddress: 20,
      },
      () => true,
      new SharedLimits(app.pool, () => undefined),
    );
  const points = async () =>
    (await app.pool.query<{ key: string; points: number }>('select key, points from login_limit order by key')).rows;

  it('of a window are not reduced by a success that was counted in the window before', async () => {
    const refund = await limits().beforeLogin('192.0.2.1', email, undefined);
    await wait();
    await limits().beforeLogin('192.0.2.1', email, undefined);
    const counted = await points();
    expect(counted).toEqual([
      { key: `account:${email}`, points: 1 },
      { key: 'address:192.0.2.1', points: 1 },
    ]);
    await refund();
    expect(await points()).toEqual(counted);
  });

  it('are deleted after the end of their window', async () => {
    await limits().beforeLogin('192.0.2.1', email, undefined);
    await wait();
    await limits().beforeLogin('192.0.2.1', 'ben@acme.example', undefined);
    await limits().purge();
    expect((await points()).map(({ key }) => key)).toEqual(['account:ben@acme.example', 'address:192.0.2.1']);
  });
});
