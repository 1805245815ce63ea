import type { FastifyReply, FastifyRequest } from 'fastify';
import { jest } from '@jest/globals';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sharedApp, type SharedApp } from '../../../test/app.ts';
import { staticDocument } from './staticDocument.ts';

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

it.each(['br', 'gzip'])('A text that does not change is compressed once, with %s too', async (accepted) => {
  const document = staticDocument('text/plain', () => 'Sulfuric acid. '.repeat(100));
  const sent = async (): Promise<unknown> => {
    const send = jest.fn();
    const reply = { send } as Record<string, unknown>;
    for (const name of ['headers', 'header', 'type']) reply[name] = () => reply;
    const request = { headers: { 'accept-encoding': accepted } };
    await document(request as unknown as FastifyRequest, reply as unknown as FastifyReply);
    return send.mock.calls[0]?.[0];
  };
  const first = await sent();
  expect(first).toBeInstanceOf(Buffer);
  // The same bytes, not only equal ones.
  expect(await sent()).toBe(first);
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
