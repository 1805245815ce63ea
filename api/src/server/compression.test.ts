import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startApp, type TestApp } from '../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** As it comes over the wire: `fetch` would unpack it. */
const raw = (path: string, accepted?: string) =>
  new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>((resolve, reject) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    request(app.url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () => {
        const { 'content-encoding': encoding, vary } = response.headers;
        resolve({ encoding, vary, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });

const LONG = '/api/openapi.json';

it('goes to whoever takes it, the smaller way first', async () => {
  const plain = await raw(LONG);
  const br = await raw(LONG, 'gzip, deflate, br, zstd');
  const gzip = await raw(LONG, 'gzip');
  expect([plain.encoding, br.encoding, gzip.encoding]).toEqual([undefined, 'br', 'gzip']);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(br.body.length).toBeLessThan(plain.body.length / 4);
});

it.each(['br;q=0', 'identity', 'brx', ''])('is not sent to who asks for %j', async (accepted) => {
  expect((await raw(LONG, accepted)).encoding).toBeUndefined();
});

it('tells what lies between to keep the kinds apart', async () => {
  for (const accepted of [undefined, 'br']) expect((await raw(LONG, accepted)).vary).toBe('accept-encoding');
});

it('is not worth it for a short answer', async () => {
  expect((await raw('/api/user', 'br')).encoding).toBeUndefined();
});
