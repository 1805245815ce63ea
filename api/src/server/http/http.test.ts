import { startApp, type TestApp } from '../../../test/app.ts';
import { answerTo, requestText } from '../../../test/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('A request with two Host headers is refused', async () => {
  const headers = { host: 'other.example', Connection: 'close' };
  const answer = await answerTo(app.url, requestText('GET /livez', headers));
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*A request must have one Host header\.$/);
});

describe('Every response', () => {
  it.each(['/', '/api/user', '/api/nope', '/livez', '/%zz'])('has the security headers: %s', async (path) => {
    const headers = Object.fromEntries((await app.anyone.get(path)).headers);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    const policy = headers['content-security-policy'] ?? '';
    // Pages of the web app also allow their inline script, by its hash.
    expect(policy).toMatch(/;script-src 'self'( 'sha256-[^' ]+')?;/);
    for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy.split(';')).toContain(rule);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('has a request id that the server chose, not the caller', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await app.anyone.get('/livez', { 'x-request-id': 'mine' })).headers.get('x-request-id')),
    );
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });

  it('of the API must not be cached', async () => {
    for (const path of ['/api/user', '/api/messages', '/api/nope', '/graphql?query={me{id}}']) {
      expect((await app.anyone.get(path)).headers.get('cache-control')).toBe('no-store');
    }
  });
});

it('On HTTPS, browsers are told to use HTTPS only', async () => {
  const secure = await startApp({ PUBLIC_URL: 'https://market.example' });
  try {
    const { headers } = await secure.anyone.get('/livez');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  } finally {
    await secure.close();
  }
});
