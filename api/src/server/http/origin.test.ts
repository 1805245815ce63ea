import { startApp, type TestApp } from '../../../test/app.ts';
import { aUser } from '../../../test/factories.ts';
import type { Caller } from '../../../test/caller.ts';
import { refuseOtherOrigins } from './origin.ts';

const HOST = 'market.example:8080';
const PUBLIC = 'https://market.example';

/** Origin, Sec-Fetch-Site, whether the request is accepted. */
const table: [string | undefined, string | undefined, boolean][] = [
  [undefined, undefined, true],
  [undefined, 'same-origin', true],
  [undefined, 'none', true],
  [undefined, 'same-site', false],
  [undefined, 'cross-site', false],
  [undefined, '', false],
  [`http://${HOST}`, undefined, true],
  [`http://${HOST}`, 'same-origin', true],
  [PUBLIC, undefined, true],
  [PUBLIC, 'same-origin', true],
  ['http://market.example', undefined, false],
  ['http://market.example:8081', 'same-site', false],
  ['https://market.example:8081', undefined, false],
  ['https://evil.example', undefined, false],
  ['https://evil.example', 'cross-site', false],
  ['https://market.example.evil.example', 'cross-site', false],
  ['https://evil.example/https://market.example', undefined, false],
  ['null', 'cross-site', false],
  ['null', undefined, false],
  ['', undefined, false],
  ['nonsense', undefined, false],
];

it.each(table)('A request with Origin %p and Sec-Fetch-Site %p is accepted: %p', (origin, site, isLetIn) => {
  const ask = () =>
    refuseOtherOrigins(
      { host: HOST, ...(origin !== undefined && { origin }), ...(site !== undefined && { 'sec-fetch-site': site }) },
      PUBLIC,
    );
  if (isLetIn) expect(ask).not.toThrow();
  else expect(ask).toThrow('This request came from another site and was refused.');
});

it('The scheme counts at the host of the public address', () => {
  const ask = (origin: string) => () => refuseOtherOrigins({ host: 'market.example', origin }, PUBLIC);
  expect(ask(PUBLIC)).not.toThrow();
  expect(ask('http://market.example')).toThrow();
});

describe('The origin check', () => {
  let app: TestApp;
  let member: Caller;
  beforeAll(async () => {
    app = await startApp();
    member = await app.as(await aUser(app.pool));
  });
  afterAll(() => app.close());

  const REFUSED = 'This request came from another site and was refused.';
  const profile = { companyName: 'A', phone: '+34 91 123 45 67' };
  const graphql = { query: 'mutation { saveCompanyProfile(input: { companyName: "A", phone: "1" }) { id } }' };

  it.each([
    ['POST', '/api/company-profile', profile],
    ['PUT', '/api/company-profile', profile],
    ['POST', '/api/logout', undefined],
    ['POST', '/api/login', { email: 'a@b.example', password: 'x' }],
    ['POST', '/graphql', graphql],
    ['DELETE', '/anything', undefined],
  ])('%s %s', async (method, path, body) => {
    const before = await app.fingerprint();
    for (const headers of <Record<string, string>[]>[
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const { status, text } = await member.call(method, path, body, headers);
      expect([status, text]).toEqual([403, REFUSED]);
    }
    expect(await app.fingerprint()).toEqual(before);
    expect((await member.read<{ id: string }>('/api/user')).id).toBeDefined();
  });

  it('accepts the market’s own pages and programs of partners', async () => {
    const own = { origin: app.url };
    // The first saves a new profile, the others change it.
    for (const [headers, status] of <[Record<string, string>, number][]>[
      [own, 201],
      [{ ...own, 'sec-fetch-site': 'same-origin' }, 200],
      [{}, 200],
    ]) {
      expect((await member.put('/api/company-profile', profile, headers)).status).toBe(status);
      expect((await member.post('/graphql', graphql, headers)).status).toBe(200);
    }
  });

  it('compares origins including the port', async () => {
    const origin = 'http://127.0.0.1:1';
    expect((await member.put('/api/company-profile', profile, { origin })).status).toBe(403);
  });

  it('does not restrict reading, but gives no other site permission to read', async () => {
    const { status, headers } = await member.get('/api/user', {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(status).toBe(200);
    const preflight = await app.anyone.beyondDocument().send('OPTIONS', '/api/rfps', undefined, {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
    });
    expect(preflight.status).toBe(204);
    const permissions = [...headers.keys(), ...preflight.headers.keys()].filter((name) =>
      name.startsWith('access-control'),
    );
    expect(permissions).toEqual([]);
  });
});
