import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type TestApp } from '../../../../test/app.ts';

const folder = mkdtempSync(join(tmpdir(), 'feedstock-graphiql-'));
const PAGE = '<!doctype html><head><title>GraphiQL</title></head><body></body>';

let app: TestApp;
beforeAll(async () => {
  writeFileSync(join(folder, 'graphiql.html'), PAGE);
  app = await startApp({ WEB_DIR: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it('/schema.graphql is the contract, and unchanged it is not sent again', async () => {
  const { status, headers, text } = await app.anyone.get('/schema.graphql');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  expect(text).toContain('type Query {');
  const etag = headers.get('etag') ?? '';
  for (const tags of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const again = await app.anyone.get('/schema.graphql', { 'if-none-match': tags });
    expect([tags, again.status, again.text]).toEqual([tags, 304, '']);
  }
});

it('/graphql answers browsers with GraphiQL and runs nothing, and programs with GraphQL', async () => {
  const browser = app.anyone.with({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  const { headers, text } = await browser.get(`/graphql?query=${encodeURIComponent('{ me { id } }')}`);
  expect(text).toContain('<title>GraphiQL</title>');
  expect(text).toContain('<a href="/graphql" aria-current="page">GraphQL</a>');
  expect(headers.get('vary')).toBe('accept, accept-encoding');
  const ask = { query: '{ me { id } }' };
  expect((await browser.post('/graphql', ask)).text).toMatch(/^\{"data":\{"me":null\}/);
});

it('The address of a former page leads there', async () => {
  const { status, headers } = await app.anyone.get('/api/docs/graphql');
  expect([status, headers.get('location')]).toEqual([301, '/graphql']);
});
