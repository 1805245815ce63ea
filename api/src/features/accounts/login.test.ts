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
/** So many attempts failed; the next is allowed in so many seconds. */
const failedBefore = (points: number, seconds: number, as = email) =>
  app.pool.query(
    `insert into login_limit (key, points, expire) values ($1, $2, (extract(epoch from clock_timestamp()) + $3) * 1000)
     on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [as, points, seconds],
  );
/** The delay that an attempt brings, as far as the time it took lets that be known. */
const delayAfter = async (attempt: () => Promise<Answer>): Promise<(seconds: number) => boolean> => {
  const began = Date.now();
  expect((await attempt()).status).toBe(401);
  const { rows } = await app.pool.query<{ wait: number }>(
    'select (expire - extract(epoch from clock_timestamp()) * 1000)::float8 as wait from login_limit',
  );
  const wait = rows[0]?.wait ?? 0;
  return (seconds) => wait <= seconds * 1000 + 1 && wait >= seconds * 1000 - (Date.now() - began) - 1;
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
  it.each([email, 'nobody@acme.example'])('attempts have to wait: %s', async (as) => {
    for (let failure = 1; failure <= 4; failure++) expect((await delayAfter(() => wrong(as)))(0)).toBe(true);
    expect((await delayAfter(() => wrong(as)))(1)).toBe(true);
    await failedBefore(5, 60, as);
    const { status, text, headers } = await wrong(as);
    expect([status, text]).toEqual([
      429,
      `Too many attempts. Please try again in ${headers.get('retry-after')} seconds.`,
    ]);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds > 0 && seconds <= 60).toBe(true);
  });

  it.each([
    [5, 2],
    [6, 4],
    [7, 8],
    [13, 512],
    [14, 900],
    [1_000, 900],
  ])('the one after %d failures brings a delay of %d seconds', async (points, seconds) => {
    await failedBefore(points, 0);
    expect((await delayAfter(wrong))(seconds)).toBe(true);
  });

  it('the right password has to wait too, then starts anew', async () => {
    await failedBefore(9, 60);
    expect((await logIn()).status).toBe(429);
    await failedBefore(9, 0);
    expect((await logIn()).status).toBe(200);
    for (let failure = 1; failure <= 4; failure++) expect((await delayAfter(wrong))(0)).toBe(true);
  });

  it('what is a day old is forgotten', async () => {
    await failedBefore(40, -24 * 60 * 60 - 1);
    for (let failure = 1; failure <= 4; failure++) expect((await delayAfter(wrong))(0)).toBe(true);
  });

  it('many at once get no further than one', async () => {
    await failedBefore(12, 0);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await wrong()).status));
    expect(statuses.sort()).toEqual([401, ...Array<number>(19).fill(429)]);
  });

  it('says so in GraphQL', async () => {
    await failedBefore(9, 60);
    const query = 'mutation ($input: LoginInput!) { logIn(input: $input) { id } }';
    const { text, headers } = await app.anyone.post('/graphql', { query, variables: { input: { email, password } } });
    const retryAfter = Number(headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', status: 429, retryAfter } }],
    });
  });
});
