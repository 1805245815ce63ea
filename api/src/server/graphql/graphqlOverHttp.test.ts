// The audit of the GraphQL over HTTP specification, by the package graphql-http.
import { auditServer } from 'graphql-http';
import { sharedApp, type SharedApp } from '../../../test/app.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

it('GraphQL over HTTP follows its specification without a warning', async () => {
  const results = await auditServer({ url: `${app.url}/graphql`, fetchFn: fetch });
  const notOk = results.filter(({ status }) => status !== 'ok').map(({ name, status }) => `${status}: ${name}`);
  expect(notOk).toEqual([]);
  expect(results).toHaveLength(61);
});
