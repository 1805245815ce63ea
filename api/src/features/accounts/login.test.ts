import { startApp, type TestApp } from '../../../test/app.ts';
import { registration } from '../../../test/bodies.ts';
import type { Answer } from '../../../test/caller.ts';

let app: TestApp;
beforeAll(async () => {
  // As on the internet: the tests' own address has no privileges.
  app = await startApp({ RATE_LIMITS: 'on', LIMIT_LOGIN_FAILURES_PER_MINUTE: '1000' });
  await app.anyone.post('/api/register', registration);
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('delete from login_limit'));

const { email, password } = registration;
const logIn = (as = email, by = password): Promise<Answer> =>
  app.anyone.post('/api/login', { email: as, password: by });
const wrong = (as = email): Promise<Answer> => logIn(as, 'Not-the-passw0rd');
/** The waiting is over. */
const later = () =>
  app.pool.query('update login_limit set expire = 0 + (extract(epoch from clock_timestamp()) * 1000)::bigint');
const wait = async (): Promise<number> => {
  const { rows } = await app.pool.query<{ wait: number }>(
    'select (expire - extract(epoch from clock_timestamp()) * 1000)::float8 as wait from login_limit',
  );
  return Math.ceil((rows[0]?.wait ?? 0) / 1000);
};

it('answers with the user, whatever the case of the address', async () => {
  for (const as of [email, email.toUpperCase(), ` ${email} `]) expect((await logIn(as)).status).toBe(200);
});

it('says the same of a wrong password and an unknown address', async () => {
  const [known, unknown] = [await wrong(), await wrong('nobody@acme.example')];
  for (const { status, text, headers } of [known, unknown]) {
    expect([status, text]).toEqual([401, 'Invalid email or password.']);
    expect(headers.getSetCookie()).toEqual([]);
  }
  const names = (answer: Answer) => [...answer.headers.keys()].sort();
  expect(names(known)).toEqual(names(unknown));
});

it('must not read as signed out: the client would send people away', async () => {
  expect((await wrong()).text).not.toContain('Unauthorized');
});

it('through GraphQL', async () => {
  const LOG_IN = 'mutation ($input: LoginInput!) { logIn(input: $input) { email } }';
  expect((await app.anyone.data(LOG_IN, { input: { email, password } }))['logIn']).toEqual({ email });
  expect(await app.anyone.refusal(LOG_IN, { input: { email, password: 'x' } })).toEqual({
    message: 'Invalid email or password.',
    code: 'INVALID_CREDENTIALS',
    status: 401,
  });
});

describe('after five failures', () => {
  it.each([email, 'nobody@acme.example'])('attempts have to wait, longer each time: %s', async (as) => {
    for (let failure = 1; failure <= 5; failure++) expect((await wrong(as)).status).toBe(401);
    for (const seconds of [1, 2, 4, 8]) {
      expect(await wait()).toBe(seconds);
      const { status, text, headers } = await wrong(as);
      expect([status, text, headers.get('retry-after')]).toEqual([
        429,
        `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
        String(seconds),
      ]);
      await later();
      expect((await wrong(as)).status).toBe(401);
    }
  });

  it('the right password has to wait too, then starts anew', async () => {
    for (let failure = 1; failure <= 5; failure++) await wrong();
    expect((await logIn()).status).toBe(429);
    await later();
    expect((await logIn()).status).toBe(200);
    expect((await wrong()).status).toBe(401);
    expect((await wrong()).status).toBe(401);
  });

  it('at most a quarter of an hour, and forgotten after a day', async () => {
    await wrong();
    await app.pool.query('update login_limit set points = 40');
    await wrong();
    expect(await wait()).toBe(900);
    await app.pool.query('update login_limit set expire = expire - 1000 * (86400 + 901)::bigint');
    for (let failure = 1; failure <= 5; failure++) expect((await wrong()).status).toBe(401);
    expect((await wrong()).status).toBe(429);
  });

  it('also where they come all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrong()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('says so in GraphQL', async () => {
    for (let failure = 1; failure <= 5; failure++) await wrong();
    const query = 'mutation ($input: LoginInput!) { logIn(input: $input) { id } }';
    const { text, headers } = await app.anyone.post('/graphql', { query, variables: { input: { email, password } } });
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', status: 429, retryAfter: 1 } }],
    });
    expect(headers.get('retry-after')).toBe('1');
  });
});
