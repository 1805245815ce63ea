import { startApp, type TestApp } from '../../../../test/app.ts';
import { registration } from '../../../../test/bodies.ts';

const register = (app: TestApp, number: number) =>
  app.anyone.post('/api/register', { ...registration, email: `p${number}@acme.example` });
const wrong = (app: TestApp, number: number) =>
  app.anyone.post('/api/login', { email: `p${number}@acme.example`, password: 'x' });

describe('On the internet', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      RATE_LIMITS: 'on',
      LIMIT_LOGIN_FAILURES_PER_MINUTE: '3',
      LIMIT_REGISTRATIONS_PER_HOUR: '2',
      TRUST_PROXY: '1',
    });
  });
  afterAll(() => app.close());
  beforeEach(() => app.pool.query('delete from login_limit'));

  it('registrations per hour and failed logins per minute are limited by address', async () => {
    expect([(await register(app, 1)).status, (await register(app, 2)).status, (await register(app, 3)).status]).toEqual(
      [201, 201, 429],
    );
    // Successful logins do not count.
    for (let time = 1; time <= 5; time++)
      expect(
        (await app.anyone.post('/api/login', { email: 'p1@acme.example', password: registration.password })).status,
      ).toBe(200);
    const statuses = [];
    for (const number of [1, 2, 3, 4]) statuses.push((await wrong(app, number)).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    const { headers } = await wrong(app, 5);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds > 0 && seconds <= 60).toBe(true);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1', '192.0.2.2'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
  ])('failed logins of %s and %s count together, and those of %s apart', async (one, same, other) => {
    const wrongFrom = async (address: string, number: number) =>
      (
        await app.anyone.post(
          '/api/login',
          { email: `p${number}@acme.example`, password: 'x' },
          { 'x-forwarded-for': address },
        )
      ).status;
    const statuses = [];
    for (const number of [1, 2, 3, 4]) statuses.push(await wrongFrom(number % 2 ? one : same, number));
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect([await wrongFrom(one, 5), await wrongFrom(other, 5)]).toEqual([429, 401]);
  });

  it('weak passwords are limited by address before they are estimated, and do not count as registrations', async () => {
    const from = { 'x-forwarded-for': '192.0.2.9' };
    const registerWith = async (number: number, password: string) =>
      (
        await app.anyone.post(
          '/api/register',
          { ...registration, email: `weak${number}@acme.example`, password, confirmPassword: password },
          from,
        )
      ).status;
    const statuses = [];
    for (const number of [1, 2, 3, 4]) statuses.push(await registerWith(number, 'Feedstock1!'));
    expect(statuses).toEqual([400, 400, 400, 429]);
    await app.pool.query('delete from login_limit');
    expect([await registerWith(1, registration.password), await registerWith(2, registration.password)]).toEqual([
      201, 201,
    ]);
  });

  it('registrations of one IPv6 /64 count together', async () => {
    const registerFrom = async (address: string, number: number) =>
      (
        await app.anyone.post(
          '/api/register',
          { ...registration, email: `six${number}@acme.example` },
          { 'x-forwarded-for': address },
        )
      ).status;
    const statuses = [];
    for (const number of [1, 2, 3]) statuses.push(await registerFrom(`2001:db8:1:2::${number}`, number));
    expect(statuses).toEqual([201, 201, 429]);
    expect(await registerFrom('2001:db8:1:3::1', 4)).toBe(201);
  });
});

describe('On this machine outside production', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      LIMIT_LOGIN_FAILURES_PER_MINUTE: '3',
      LIMIT_REGISTRATIONS_PER_HOUR: '2',
      LIMIT_LOGIN_FAILURES: '1',
    });
  });
  afterAll(() => app.close());

  it('there are no such limits', async () => {
    for (const number of [1, 2, 3]) expect((await register(app, number)).status).toBe(201);
    for (const number of [1, 1, 1, 1]) expect((await wrong(app, number)).status).toBe(401);
  });
});
