import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sharedApp, type SharedApp } from '../../test/app.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

/** The bytes as sent; `fetch` would decompress them. */
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

it('Responses are compressed with Brotli, or with gzip for clients that accept only that', async () => {
  const plain = await raw(LONG);
  const br = await raw(LONG, 'gzip, deflate, br, zstd');
  const gzip = await raw(LONG, 'gzip');
  expect([plain.encoding, br.encoding, gzip.encoding]).toEqual([undefined, 'br', 'gzip']);
  // As text, because Jest compares buffers byte by byte.
  const text = plain.body.toString();
  expect(brotliDecompressSync(br.body).toString()).toBe(text);
  expect(gunzipSync(gzip.body).toString()).toBe(text);
  expect(br.body.length).toBeLessThan(plain.body.length / 4);
});

it('A text that does not change is compressed once: later requests take little of the server', async () => {
  await raw(LONG, 'br');
  const cpu = async () => {
    const text = await (await fetch(`${app.url}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
  };
  const before = await cpu();
  for (let nth = 0; nth < 40; nth++) await raw(LONG, 'br');
  // Compressing it took 25 ms each time.
  expect((await cpu()) - before).toBeLessThan(0.5);
});

it.each(['br;q=0', 'identity', 'brx', ''])(
  'A response is not compressed for a client that sends accept-encoding: %j',
  async (accepted) => {
    expect((await raw(LONG, accepted)).encoding).toBeUndefined();
  },
);

it('Responses tell caches that compressed and uncompressed responses differ', async () => {
  for (const accepted of [undefined, 'br']) expect((await raw(LONG, accepted)).vary).toBe('accept-encoding');
});

it('Short responses are not compressed', async () => {
  expect((await raw('/api/user', 'br')).encoding).toBeUndefined();
});
