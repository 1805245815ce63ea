import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { startApp, type TestApp } from '../../../test/app.ts';
import { aCompanyProfile, anOffering, aProduct, aUser } from '../../../test/factories.ts';
import { addSearchEngines } from './searchEngines.ts';

const SITE = 'https://market.example';

let app: TestApp;
let paths: string[];
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: SITE });
  const products = [await aProduct(app.pool), await aProduct(app.pool)];
  const { id: userId } = await aUser(app.pool);
  const company = await aCompanyProfile(app.pool, { user_id: userId });
  paths = products.flatMap(({ id, ...row }) => [
    `/product/${id}`,
    `/industry/${String((row as Record<string, unknown>)['category_id'])}`,
  ]);
  paths.push(`/company/${company.id}`);
  const offering = await anOffering(app.pool, { user_id: userId });
  paths.push(`/offerings/${offering.id}`);
  // Not on the market any more, so not in the map.
  await anOffering(app.pool, { user_id: userId, status: 'withdrawn' });
  await anOffering(app.pool, { user_id: userId, available_until: '2020-01-01' });
});
afterAll(() => app.close());

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);

it('robots.txt names the sitemap and disallows the API, except the paths that pages read', async () => {
  const { text, headers } = await app.anyone.get('/robots.txt');
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(text).toContain('Disallow: /api/\nAllow: /api/docs');
  expect(text).not.toContain('graphql');
});

it('the sitemap lists every public page once, and each responds', async () => {
  const { text, headers, status } = await app.anyone.get('/sitemap.xml');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const found = addresses(text);
  expect(new Set(found).size).toBe(found.length);
  const fixed = ['/', '/products', '/auth', '/terms', '/privacy', '/help', '/contact'];
  expect(found.toSorted()).toEqual([...fixed, ...paths].map((path) => SITE + path).toSorted());
});

describe('a sitemap that exceeds the size limit', () => {
  let crawled: FastifyInstance;
  beforeAll(() => {
    crawled = Fastify();
    addSearchEngines(crawled, { pool: app.pool, originOf: () => SITE, charge: async () => undefined, max: 4 });
  });
  afterAll(() => crawled.close());
  const read = async (url: string) => (await crawled.inject({ url })).body;

  it('is split into parts, which an index lists', async () => {
    const index = await read('/sitemap.xml');
    expect(index).toContain('<sitemapindex');
    expect(addresses(index)).toEqual([1, 2, 3, 4].map((part) => `${SITE}/sitemap.xml?part=${part}`));
    const parts = await Promise.all(addresses(index).map((address) => read(address.slice(SITE.length))));
    expect(parts.map((part) => addresses(part).length)).toEqual([4, 4, 4, 1]);
    expect(new Set(parts.flatMap(addresses)).size).toBe(13);
  });

  it.each(['0', '5', 'x', '1.5', ''])('responds with 404 for part %j', async (part) => {
    expect((await crawled.inject({ url: `/sitemap.xml?part=${part}` })).statusCode).toBe(404);
  });
});

it('without PUBLIC_URL, no cacheable response contains the Host header of a caller', async () => {
  const local = await startApp();
  try {
    const { port } = new URL(local.url);
    // `fetch` does not let its caller choose the host.
    const textAt = (path: string) =>
      new Promise<string>((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path, headers: { host: 'evil.example' } }, (answer) => {
          text(answer).then(resolve, reject);
        });
        asked.on('error', reject).end();
      });
    for (const path of ['/robots.txt', '/sitemap.xml']) {
      const answer = await textAt(path);
      expect(answer).toContain(`http://localhost:${port}/`);
      expect(answer).not.toContain('evil.example');
    }
  } finally {
    await local.close();
  }
});
