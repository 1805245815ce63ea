import { startApp, type TestApp } from '../../../test/app.ts';
import type { Caller } from '../../../test/caller.ts';
import { Kind, parse, validate, type SelectionSetNode } from 'graphql';
import { subjectQuery } from '../../features/around/partners/webhooks/subjects.ts';
import type { WebhookEventType } from '../../rules/webhookEvents.ts';
import type { OpenApi } from '../rest/openapi/openApiTypes.ts';
import { contractSchema } from '../../../test/contract.ts';
import { guideSteps } from '../../../test/guide.ts';

let app: TestApp;
let browser: Caller;
let document: OpenApi;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://market.example' });
  browser = app.anyone.with({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  document = await app.anyone.read<OpenApi>('/api/openapi.json');
});
afterAll(() => app.close());

const attributes = (page: string, name: string): string[] =>
  [...page.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

describe.each(['/api/docs', '/api/docs/reference'])('%s', (path) => {
  it('loads nothing from other sites and has no inline script', async () => {
    const { status, headers, text } = await browser.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toMatch(/^<!doctype html>/);
    for (const address of [...attributes(text, 'href'), ...attributes(text, 'src')])
      expect(address).toMatch(/^(#|\/(?!\/))/);
    expect(text.match(/<script(?! (defer )?src="[^"]+"><\/script>)/)).toBeNull();
    expect(text.match(/<[^>]* on\w+="|\[object |>(undefined|NaN)</)).toBeNull();
  });

  it('has no dead links within the page', async () => {
    const { text } = await browser.get(path);
    const places = attributes(text, 'id');
    expect(new Set(places).size).toBe(places.length);
    for (const address of attributes(text, 'href'))
      if (address.startsWith('#')) expect(places).toContain(address.slice(1));
    for (const address of new Set(attributes(text, 'href').filter((each) => each.startsWith('/api'))))
      expect([address, (await browser.get(address)).status]).toEqual([address, 200]);
  });
});

describe('/api/docs', () => {
  it('names its address in the examples', async () => {
    const { text } = await browser.get('/api/docs');
    expect(text).toContain("export FEEDSTOCK_URL='https://market.example'");
    expect(document.servers).toEqual([{ url: 'https://market.example' }]);
    const samples = document.paths['/api/rfps']?.['get']?.['x-codeSamples'];
    expect(samples?.[0]?.source).toContain("curl 'https://market.example/api/rfps?limit=20'");
    expect(document.components.securitySchemes).toHaveProperty('session.name', '__Host-feedstock_sid');
  });
});

it('Every GraphQL document of the guide fits the contract', async () => {
  const schema = contractSchema();
  const documents = Object.values(guideSteps()).flatMap((step) =>
    (step?.blocks ?? []).filter(({ lang }) => lang === 'graphql'),
  );
  expect(documents.length).toBeGreaterThan(1);
  for (const { text } of documents) expect([text, validate(schema, parse(text))]).toEqual([text, []]);
});

it('The guide names the root fields whose failure takes the whole answer', async () => {
  const { text } = await browser.get('/api/docs');
  const named = /<li>Query: (.*)<\/li>/.exec(text)?.[1] ?? '';
  expect(named).toContain('<code>orders</code>');
  expect(named).not.toContain('<code>order</code>');
});

it('The sample of a webhook event has the fields that are sent', () => {
  const namesIn = (selection: SelectionSetNode | undefined): string[] =>
    (selection?.selections ?? []).flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []));
  const sample = guideSteps()['Webhooks']?.blocks.find(({ lang }) => lang === 'json')?.text ?? '';
  const { type, data } = JSON.parse(sample) as { type: WebhookEventType; data: { order: object } };
  const [query] = parse(subjectQuery(type)).definitions;
  const order = query?.kind === Kind.OPERATION_DEFINITION ? query.selectionSet.selections[0] : undefined;
  expect(order?.kind === Kind.FIELD && namesIn(order.selectionSet)).toEqual(Object.keys(data.order));
});
