import { gzipSync } from 'node:zlib';
import { startApp, type TestApp } from '../../../test/app.ts';
import { answerTo, requestText } from '../../../test/wire.ts';
import { aWorld, type World } from '../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const paths = ['/api/rfps', '/api/offerings', '/api/auctions', '/api/bids', '/api/orders', '/api/company-profile'];

describe.each(paths)('POST %s', (path) => {
  it.each([
    ['{"title":', 'The body must be JSON.'],
    ['title=Acid', 'The body must be JSON.'],
    ['{"__proto__":{"admin":true}}', 'The body must be JSON.'],
    [String.raw`{"\u005f_proto__":{"admin":true}}`, 'The body must be JSON.'],
    ['{"constructor":{"prototype":{"admin":true}}}', 'The body must be JSON.'],
    ['[]', 'The body must be a JSON object.'],
    ['"text"', 'The body must be a JSON object.'],
    ['5', 'The body must be a JSON object.'],
  ])('%s', async (body, sentence) => {
    const before = await app.fingerprint();
    const { status, text } = await world.buyer.send('POST', path, body, JSON_TYPE);
    expect([status, text]).toEqual([400, sentence]);
    expect(await app.fingerprint()).toEqual(before);
  });

  it('refuses a body of 12 MB', async () => {
    const before = await app.fingerprint();
    const headers = { ...world.buyer.headers, ...JSON_TYPE, 'content-length': String(12 * 1024 * 1024) };
    const answer = await answerTo(app.url, requestText(`POST ${path}`, { ...headers, connection: 'close' }));
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toMatch(/\r\n\r\nThe body is larger than 1024 KiB\.$/);
    expect(await app.fingerprint()).toEqual(before);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'application/xml'])('refuses %s', async (type) => {
    const { status, text } = await world.buyer.send('POST', path, '{}', { 'content-type': type });
    expect([status, text]).toEqual([415, 'The Content-Type must be application/json.']);
  });

  it('refuses a compressed body, and bytes that are no UTF-8', async () => {
    const before = await app.fingerprint();
    const send = (body: Uint8Array<ArrayBuffer>, headers: object) =>
      fetch(`${app.url}${path}`, {
        method: 'POST',
        body,
        headers: { ...world.buyer.headers, ...JSON_TYPE, ...headers },
      });
    const compressed = await send(new Uint8Array(gzipSync('{}')), { 'content-encoding': 'gzip' });
    expect([compressed.status, await compressed.text()]).toEqual([415, 'The body must not be compressed.']);
    const broken = await send(new Uint8Array(Buffer.from('{"title":"a\xffb"}', 'latin1')), {});
    expect([broken.status, await broken.text()]).toEqual([400, 'The body must be in UTF-8.']);
    expect(await app.fingerprint()).toEqual(before);
  });
});

it('accepts an empty body of type JSON', async () => {
  const { status } = await world.buyer.send('PUT', `/api/messages/${world.message.id}/read`, undefined, JSON_TYPE);
  expect(status).toBe(200);
  expect(await world.buyer.send('POST', '/api/rfps', undefined, JSON_TYPE)).toMatchObject({
    status: 400,
    text: 'Please fill in all required fields.',
  });
  expect(await app.anyone.send('POST', '/api/logout', undefined, JSON_TYPE)).toMatchObject({ status: 200, text: '{}' });
});

describe('An error', () => {
  it('is plain text, or RFC 9457 for callers that accept JSON', async () => {
    const wanted = {
      title: 'Not Found',
      status: 404,
      detail: 'Product not found.',
      code: 'NOT_FOUND',
      message: 'Product not found.',
      type: 'about:blank',
    };
    for (const accept of [
      'application/json',
      'application/problem+json',
      'text/html, application/json;q=0.9',
      'Application/JSON; charset=utf-8',
    ]) {
      const { status, headers, text } = await app.anyone.get('/api/products/none', { accept });
      expect(status).toBe(404);
      expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(JSON.parse(text)).toEqual({ ...wanted, requestId: headers.get('x-request-id') });
    }
    for (const accept of [
      '*/*',
      'application/*',
      'text/plain',
      'text/html',
      'application/json;q=0',
      'application/json;q=0, */*',
      'application/jsonp',
      'text/plain;x="application/json"',
    ]) {
      const { headers, text } = await app.anyone.get('/api/products/none', { accept });
      expect([headers.get('content-type'), text]).toEqual(['text/plain; charset=utf-8', 'Product not found.']);
    }
  });

  it.each(['/api/nope', '/api', '/api/', '/api/rfps/1/2', '/api/products/a/b'])(
    'for an unknown path is not the web app: %s',
    async (path) => {
      const { status, headers, text } = await app.anyone.get(path, { accept: 'text/html' });
      expect([status, headers.get('content-type'), text]).toEqual([404, 'text/plain; charset=utf-8', 'Not found.']);
    },
  );

  it('for an unknown path has the form that the caller accepts', async () => {
    const { status, headers, text } = await app.anyone.get('/api/nope', { accept: 'application/json' });
    expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(JSON.parse(text)).toMatchObject({ status: 404, code: 'NOT_FOUND', message: 'Not found.' });
  });

  it.each([
    ['/api/rfps/', '/api/rfps'],
    ['/api/user/', '/api/user'],
    ['/API/rfps', '/api/rfps'],
    ['/Api/RFPs?limit=1', '/api/rfps'],
  ])('says how %s is written', async (path, usual) => {
    const { status, text } = await app.anyone.beyondDocument().get(path);
    expect([status, text]).toEqual([404, `Not found. Addresses have no capitals and no slash at the end: ${usual}`]);
  });

  it.each([
    [
      'headers that are too large',
      requestText('GET /livez', { 'X-Long': 'x'.repeat(20_000) }),
      431,
      'HEADERS_TOO_LARGE',
    ],
    ['a broken request line', 'GET /livez HTP/1.1\r\n\r\n', 400, 'BAD_USER_INPUT'],
    ['another protocol', 'HELO market.example\r\n', 400, 'BAD_USER_INPUT'],
  ])('for %s is a problem, too', async (_what, request, status, code) => {
    const [head = '', body = ''] = (await answerTo(app.url, request)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\nContent-Type: application/problem\\+json`));
    expect(JSON.parse(body)).toMatchObject({ status, code, detail: expect.any(String), requestId: expect.any(String) });
  });

  it.each([
    ['DELETE', '/api/rfps', 'GET, HEAD, POST, OPTIONS'],
    ['PUT', '/api/rfps/x', 'GET, HEAD, PATCH, OPTIONS'],
    ['POST', '/api/auctions/x/log', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/offerings/import', 'POST, OPTIONS'],
    ['PATCH', '/graphql', 'GET, HEAD, POST, OPTIONS'],
    ['GET', '/graphql/import', 'POST, OPTIONS'],
    ['POST', '/livez', 'GET, HEAD, OPTIONS'],
    ['POST', '/readyz', 'GET, HEAD, OPTIONS'],
    ['POST', '/metrics', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/schema.graphql', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/docs', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/docs/reference', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('for a method that a path does not have names those it has: %s %s', async (method, path, allowed) => {
    const refused = await app.anyone.send(method, path);
    expect([refused.status, refused.headers.get('allow'), refused.text]).toEqual([
      405,
      allowed,
      `${method} is not possible here, only ${allowed}.`,
    ]);
    const asked = await app.anyone.beyondDocument().send('OPTIONS', path);
    expect([asked.status, asked.headers.get('allow'), asked.text]).toEqual([204, allowed, '']);
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('for an address that is malformed or too long', async () => {
    expect(await app.anyone.get('/api/products/%E0%A4%A')).toMatchObject({
      status: 400,
      text: 'The address cannot be read.',
    });
    expect(await app.anyone.get(`/api/products/${'x'.repeat(300)}`)).toMatchObject({
      status: 404,
      text: 'Not found.',
    });
  });
});

describe('GET /api/login', () => {
  it('leads to the sign-in page, never to another host', async () => {
    for (const [path, location] of [
      ['/api/login', '/auth'],
      ['/api/login?returnTo=https://evil.example', '/auth'],
      ['/api/login?next=/a&next=/b', '/auth'],
      // The page opens only paths of its own site.
      ['/api/login?next=//evil.example', '/auth?next=%2F%2Fevil.example'],
      ['/api/login?next=/product/p%0d%0aX: y', '/auth?next=%2Fproduct%2Fp%0D%0AX%3A+y'],
    ] as const) {
      const { status, headers } = await app.anyone.beyondDocument().get(path, {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      });
      expect([status, headers.get('location')]).toEqual([302, location]);
    }
  });

  it('leads members to the home page', async () => {
    const { status, headers } = await world.buyer.get('/api/login');
    expect([status, headers.get('location')]).toEqual([302, '/']);
  });
});
