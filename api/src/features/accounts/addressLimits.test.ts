import { startApp, type TestApp } from '../../../test/app.ts';
import { registration } from '../../../test/bodies.ts';

const register = (app: TestApp, number: number) =>
  app.anyone.post('/api/register', { ...registration, email: `p${number}@acme.example` });
const wrong = (app: TestApp, number: number) =>
  app.anyone.post('/api/login', { email: `p${number}@acme.example`, password: 'x' });

describe('on the internet', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      RATE_LIMITS: 'on',
      LIMIT_LOGIN_FAILURES_PER_MINUTE: '3',
      LIMIT_REGISTRATIONS_PER_HOUR: '2',
    });
  });
  afterAll(() => app.close());

  it('an address has so many registrations an hour, and so many failed logins a minute', async () => {
    expect([(await register(app, 1)).status, (await register(app, 2)).status, (await register(app, 3)).status]).toEqual(
      [201, 201, 429],
    );
    // Those that succeed do not count.
    for (let time = 1; time <= 5; time++)
      expect(
        (await app.anyone.post('/api/login', { email: 'p1@acme.example', password: registration.password })).status,
      ).toBe(200);
    const statuses = [];
    for (const number of [1, 2, 3, 4]) statuses.push((await wrong(app, number)).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    const { headers } = await wrong(app, 5);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('on this machine, outside production', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      LIMIT_LOGIN_FAILURES_PER_MINUTE: '3',
      LIMIT_REGISTRATIONS_PER_HOUR: '2',
      LIMIT_LOGIN_FAILURES: '1',
    });
  });
  afterAll(() => app.close());

  it('there are none', async () => {
    for (const number of [1, 2, 3]) expect((await register(app, number)).status).toBe(201);
    for (const number of [1, 1, 1, 1]) expect((await wrong(app, number)).status).toBe(401);
  });
});
