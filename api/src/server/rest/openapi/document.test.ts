import { feedstockSchema } from '../../../schema/schema.ts';
import { routes } from '../routes.ts';
import { beyondTheTable } from './beyond.ts';
import { openApi } from './document.ts';
import type { OpenApi, Schema } from './openApi.ts';

let document: OpenApi;
beforeAll(async () => {
  document = openApi(await feedstockSchema(), 'feedstock_sid');
});

const calls = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
const call = (method: string, path: string) => document.paths[path]?.[method];
const schema = (name: string): Schema => document.components.schemas[name] ?? {};

/** Every object of the document, with its place. */
const walk = (value: unknown, place = '#'): [string, Record<string, unknown>][] => {
  if (value === null || typeof value !== 'object') return [];
  const below = Object.entries(value).flatMap(([key, each]) => walk(each, `${place}/${key}`));
  return Array.isArray(value) ? below : [[place, value as Record<string, unknown>], ...below];
};
const schemas = (): [string, Schema][] => walk(document).filter(([, each]) => 'type' in each && 'properties' in each);

describe('the document', () => {
  it('has every row of the routes table, and two calls beyond it', () => {
    const expected = routes.map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/, '{$1}')}`);
    for (const [path, methods] of Object.entries(beyondTheTable))
      expected.push(...Object.keys(methods).map((method) => `${method} ${path}`));
    expect(
      calls()
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual(expected.sort());
  });

  it('is JSON as it stands: nothing in it is undefined', () => {
    expect(JSON.parse(JSON.stringify(document))).toStrictEqual(document);
  });

  it('names each call once, in a group that there is', () => {
    const ids = calls().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const groups = document.tags.map(({ name }) => name);
    expect(new Set(calls().flatMap(({ operation }) => operation.tags))).toEqual(new Set(groups));
    for (const { operation } of calls()) expect(operation.summary).toMatch(/^[A-Z].+[^.]\.$/);
  });

  it('refers only to what it holds, and holds only what is referred to', () => {
    const held = Object.entries(document.components).flatMap(([kind, each]) =>
      kind === 'securitySchemes' ? [] : Object.keys(each).map((name) => `#/components/${kind}/${name}`),
    );
    const referred = walk(document).flatMap(([, each]) => (typeof each['$ref'] === 'string' ? [each['$ref']] : []));
    expect([...new Set(referred)].sort()).toEqual(held.sort());
  });

  it('has a parameter for each place in a path, and none else', () => {
    for (const { path, operation } of calls()) {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const parameters = (operation.parameters ?? []).filter((each) => each.in === 'path');
      expect([path, ...parameters.map(({ name }) => name)]).toEqual([path, ...places]);
      expect(parameters.every(({ required }) => required)).toBe(true);
    }
  });

  it('describes every field, and requires none that it does not have', () => {
    for (const [place, { properties = {}, required = [] }] of schemas()) {
      if (place.includes('/responses/')) continue;
      expect([place, required.filter((key) => !(key in properties))]).toEqual([place, []]);
      const silent = Object.entries(properties).filter(([, each]) => !each.$ref && !each.description);
      expect([place, silent.map(([key]) => key)]).toEqual([place, place.endsWith('Problem') ? ['type'] : []]);
    }
  });
});

describe('a call', () => {
  it('takes what its variables take from path, query, header and body', () => {
    expect(call('get', '/api/products')?.parameters).toEqual([
      expect.objectContaining({
        name: 'limit',
        in: 'query',
        required: false,
        schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 1_000, default: 1_000 },
      }),
      expect.objectContaining({
        name: 'offset',
        schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 10_000, default: 0 },
      }),
      expect.objectContaining({ name: 'categoryId', required: false, schema: { type: 'string' } }),
      expect.objectContaining({ name: 'search', required: false, schema: { type: 'string' } }),
    ]);
    const { parameters, requestBody } = call('post', '/api/rfps') ?? {};
    expect(parameters).toEqual([expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false })]);
    expect(requestBody?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/PostRfpInput' });
    expect(schema('PostRfpInput')).toMatchObject({
      required: ['title', 'description', 'quantity', 'unit'],
      properties: {
        quantity: { type: 'integer', description: 'Quantity, a positive whole number.' },
        targetPrice: { type: ['string', 'number', 'null'], format: 'decimal' },
        closingDate: { type: ['string', 'null'], format: 'date' },
      },
    });
    expect(schema('CreateAuctionInput').properties).toMatchObject({
      startTime: { type: 'string', format: 'date-time' },
      type: { anyOf: [{ $ref: '#/components/schemas/AuctionType' }, { type: 'null' }] },
    });
    expect(schema('AuctionType').enum).toEqual(['forward', 'reverse']);
    expect(schema('LoginInput').properties).toMatchObject({
      email: { format: 'email' },
      password: { format: 'password' },
    });
    expect(call('post', '/api/ai/search-suggestions')?.requestBody?.content['application/json']?.schema).toMatchObject({
      required: ['query'],
      properties: { query: { type: 'string' } },
    });
    for (const [method, path] of [
      ['post', '/api/logout'],
      ['put', '/api/messages/{id}/read'],
    ] as const)
      expect(call(method, path)?.requestBody).toBeUndefined();
  });

  it('answers in the shape that the routes table makes', () => {
    const answerOf = (method: string, path: string, status: number): unknown => {
      const answer = call(method, path)?.responses[status];
      return answer && 'content' in answer ? answer.content?.['application/json']?.schema : answer;
    };
    const User = { $ref: '#/components/schemas/User' };
    expect(answerOf('get', '/api/user', 200)).toEqual({ anyOf: [User, { type: 'null' }] });
    expect(answerOf('post', '/api/login', 200)).toEqual({
      type: 'object',
      required: ['user'],
      properties: { user: User },
    });
    expect(answerOf('post', '/api/logout', 200)).toEqual({ type: 'object', required: [], properties: {} });
    expect(answerOf('get', '/api/rfps', 200)).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Rfp' } });
    expect(answerOf('post', '/api/rfps', 201)).toEqual({ $ref: '#/components/schemas/Rfp' });
    expect(answerOf('get', '/api/products/{id}', 200)).toEqual({ $ref: '#/components/schemas/Product' });
    expect(answerOf('get', '/api/products/{id}/suppliers', 200)).toMatchObject({
      type: 'array',
      items: {
        required: ['user', 'companyProfile', 'offering'],
        properties: { companyProfile: { type: ['object', 'null'] } },
      },
    });
    expect(call('get', '/api/messages')?.responses[200]).toMatchObject({ headers: { 'X-Total-Count': {}, Link: {} } });
    expect(call('get', '/api/categories')?.responses[200]).not.toHaveProperty('headers');
  });

  it.each([
    ['get', '/api/user', '200 429'],
    ['get', '/api/products', '200 400 429'],
    ['get', '/api/products/{id}', '200 404 429'],
    ['get', '/api/messages', '200 400 401 429'],
    ['post', '/api/login', '200 400 401 403 413 429'],
    ['post', '/api/register', '201 400 403 409 413 429'],
    ['post', '/api/logout', '200 403 429'],
    ['post', '/api/rfps', '201 400 401 403 409 413 422 429'],
    ['post', '/api/bids', '201 400 401 403 404 409 413 422 429'],
    ['put', '/api/messages/{id}/read', '200 401 403 404 429'],
    ['put', '/api/company-profile', '200 400 401 403 409 413 429'],
  ])('%s %s fails in the ways it can', (method, path, statuses) => {
    expect(Object.keys(call(method, path)?.responses ?? {}).join(' ')).toBe(`${statuses} default`);
  });

  it('says who may make it, and what an error is', () => {
    expect(call('get', '/api/messages')?.security).toEqual([{ session: [] }]);
    expect(call('get', '/api/products')?.security).toEqual([{}, { session: [] }]);
    expect(document.components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: 'feedstock_sid' },
    });
    for (const answer of Object.values(document.components.responses))
      expect(Object.keys(answer.content ?? {})).toEqual(['text/plain', 'application/problem+json']);
    expect(document.components.responses['TooMany']).toHaveProperty('headers.Retry-After');
  });
});
