import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql';
import { startApp, type TestApp } from '../../../../test/app.ts';
import { MAX_PER_OPERATION, MAX_PER_SUBSCRIPTION } from '../../../limits/costTable.ts';
import type { PricedExample } from './examples.ts';

const folder = mkdtempSync(join(tmpdir(), 'feedstock-graphiql-'));
const PAGE = '<!doctype html><title>GraphiQL</title>';

let app: TestApp;
let schema: GraphQLSchema;
let examples: PricedExample[];
beforeAll(async () => {
  writeFileSync(join(folder, 'graphiql.html'), PAGE);
  app = await startApp({ WEB_DIR: folder });
  schema = buildSchema((await app.anyone.get('/schema.graphql')).text);
  ({ examples } = await app.anyone.read<{ examples: PricedExample[] }>('/graphql/examples.json'));
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
  expect([text, headers.get('vary')]).toEqual([PAGE, 'accept, accept-encoding']);
  const ask = { query: '{ me { id } }' };
  expect((await browser.post('/graphql', ask)).text).toMatch(/^\{"data":\{"me":null\}/);
});

it('Every root field has a valid example within the limits', async () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
  expect(examples.map(({ field }) => field).sort()).toEqual(fields.sort());
  for (const { field, kind, query, points } of examples) {
    const problems = validate(schema, parse(query)).map(({ message }) => message);
    expect([field, problems]).toEqual([field, []]);
    const limit = kind === 'subscription' ? MAX_PER_SUBSCRIPTION : MAX_PER_OPERATION;
    expect([field, points > 0 && points <= limit]).toEqual([field, true]);
  }
  const { status, headers } = await app.anyone.get('/api/docs/graphql');
  expect([status, headers.get('location')]).toEqual([301, '/graphql']);
});
