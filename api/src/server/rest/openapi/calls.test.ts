import { manualRoutes } from '../routes.ts';
import { openApi } from './document.ts';
import type { OpenApi, Schema } from './openApiTypes.ts';
import { sampleIds } from '../../docs/samples.ts';
import { marketSchema } from '../../../slices.ts';

describe('server/rest/openapi/calls', () => {
  let document: OpenApi;
  beforeAll(async () => {
    document = openApi(await marketSchema(), { cookie: 'feedstock_sid', address: 'https://market.example' });
  });

  const call = (method: string, path: string) => document.paths[path]?.[method];
  const schema = (name: string): Schema => document.components.schemas[name] ?? {};

  describe('A documented call', () => {
    it('has the parameters and the body that its operation reads', () => {
      expect(call('get', '/api/products')?.parameters).toEqual([
        expect.objectContaining({
          name: 'limit',
          in: 'query',
          required: false,
          schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 1_000, default: 1_000, examples: [20] },
        }),
        expect.objectContaining({
          name: 'offset',
          schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 10_000, default: 0, examples: [0] },
        }),
        expect.objectContaining({
          name: 'categoryId',
          required: false,
          schema: { type: 'string', examples: [sampleIds.categoryId] },
        }),
        expect.objectContaining({
          name: 'search',
          required: false,
          schema: { type: 'string', examples: ['sulfuric acid'] },
        }),
        expect.objectContaining({ name: 'If-None-Match', in: 'header', required: false }),
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
      expect(
        call('post', '/api/ai/search-suggestions')?.requestBody?.content['application/json']?.schema,
      ).toMatchObject({
        required: ['query'],
        properties: { query: { type: 'string' } },
      });
      for (const [method, path] of [
        ['post', '/api/logout'],
        ['put', '/api/messages/{id}/read'],
      ] as const)
        expect(call(method, path)?.requestBody).toBeUndefined();
    });

    it('has the id of a changed record in the path, and not in the body', () => {
      expect(call('patch', '/api/orders/{id}')?.parameters).toEqual([
        expect.objectContaining({ name: 'id', in: 'path', required: true, description: 'The order.' }),
        expect.objectContaining({ name: 'Idempotency-Key' }),
      ]);
      expect(schema('ChangeOrderInput').required).toEqual(['status']);
      expect(schema('ChangeOrderInput').properties).not.toHaveProperty('orderId');
    });

    it('of a list with pages by cursor has no offset', () => {
      const names = call('get', '/api/orders')?.parameters?.map(({ name }) => name);
      expect(names).toEqual(['limit', 'updatedSince', 'after', 'status', 'side', 'search']);
    });

    it('has the response schema that its route produces', () => {
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
      expect(answerOf('get', '/api/rfps', 200)).toMatchObject({
        type: 'array',
        items: { $ref: '#/components/schemas/Rfp' },
      });
      expect(answerOf('post', '/api/rfps', 201)).toEqual({ $ref: '#/components/schemas/Rfp' });
      expect(answerOf('get', '/api/products/{id}', 200)).toEqual({ $ref: '#/components/schemas/Product' });
      expect(answerOf('get', '/api/products/{id}/suppliers', 200)).toMatchObject({
        type: 'array',
        items: {
          required: ['user', 'companyProfile', 'offering'],
          properties: { companyProfile: { type: ['object', 'null'] } },
        },
      });
      expect(call('get', '/api/messages')?.responses[200]).toMatchObject({
        headers: { 'X-Total-Count': {}, Link: {} },
      });
      expect(call('get', '/api/categories')?.responses[200]).toHaveProperty('headers', {
        ETag: { $ref: '#/components/headers/ETag' },
      });
      expect(call('get', '/api/company-profile')?.responses[200]).not.toHaveProperty('headers');
    });

    it('says in words what it does, who may call it and what it answers', () => {
      for (const methods of Object.values(document.paths))
        for (const { operationId, description, responses } of Object.values(methods)) {
          expect([operationId, description]).toEqual([operationId, expect.stringMatching(/\S.*\.$/s)]);
          for (const answer of Object.values(responses))
            if ('description' in answer)
              expect([operationId, answer.description]).toEqual([
                operationId,
                expect.not.stringMatching(/^The response/),
              ]);
        }
      expect(call('post', '/api/orders')?.description).toContain('with the scope `trade`');
      expect(call('delete', '/api/company-members/{id}')?.description).toContain('no API key can do this');
      expect(schema('PlaceOrderInput').properties?.['sellerId']?.description).toContain('REST requires it');
    });

    it.each([
      ['get', '/api/user', '200 401 403 429'],
      ['get', '/api/products', '200 304 400 401 429'],
      ['get', '/api/products/{id}', '200 304 400 401 404 429'],
      ['get', '/api/orders', '200 400 401 403 429'],
      ['patch', '/api/orders/{id}', '200 400 401 403 404 409 413 415 422 429'],
      ['patch', '/api/offerings/{id}', '200 400 401 403 404 409 413 415 429'],
      ['get', '/api/messages', '200 400 401 403 429'],
      ['post', '/api/login', '200 400 401 403 413 415 429'],
      ['post', '/api/login/second-step', '200 400 401 403 413 415 429'],
      ['post', '/api/register', '201 400 401 403 409 413 415 429'],
      ['post', '/api/logout', '200 401 403 429'],
      ['post', '/api/rfps', '201 400 401 403 409 413 415 422 429'],
      ['post', '/api/bids', '201 400 401 403 404 409 413 415 422 429'],
      ['put', '/api/messages/{id}/read', '200 400 401 403 404 429'],
      ['put', '/api/offerings/by-sku/{sku}', '200 201 400 401 403 404 409 413 415 429'],
      ['put', '/api/company-profile', '200 201 400 401 403 409 413 415 429'],
    ])('%s %s lists the errors it can have', (method, path, statuses) => {
      expect(Object.keys(call(method, path)?.responses ?? {}).join(' ')).toBe(`${statuses} default`);
    });

    it('names the required rights and the form of errors', () => {
      expect(call('get', '/api/messages')?.security).toEqual([{ session: [] }, { apiKey: ['read'] }]);
      expect(call('get', '/api/products')?.security).toEqual([{}, { session: [] }, { apiKey: [] }]);
      expect(call('post', '/api/rfps')?.security).toEqual([{ session: [] }, { apiKey: ['trade'] }]);
      expect(call('post', '/api/login')?.security).toEqual([{}, { session: [] }]);
      expect(document.components.securitySchemes).toMatchObject({
        session: { type: 'apiKey', in: 'cookie', name: 'feedstock_sid' },
        apiKey: { type: 'http', scheme: 'bearer' },
      });
      for (const answer of Object.values(document.components.responses))
        expect(Object.keys(answer.content ?? {})).toEqual(['application/problem+json']);
      expect(document.components.responses['TooMany']).toHaveProperty('headers.Retry-After');
    });

    it.each(manualRoutes.map(({ method, path, scope }) => ({ method, path, scope })))(
      '$method $path names the scope that its route checks',
      ({ method, path, scope }) => {
        const { security = [] } = call(method.toLowerCase(), path.replace(/:(\w+)/g, '{$1}')) ?? {};
        const scopes = { public: [], account: undefined, staff: undefined, read: ['read'], trade: ['trade'] }[scope];
        expect(security.find((each) => 'apiKey' in each)?.['apiKey']).toEqual(scopes);
      },
    );

    it('has an example that sends a file where the call takes one', () => {
      const [sample] = call('post', '/api/offerings/import')?.['x-codeSamples'] ?? [];
      expect(sample?.source).toBe(`curl 'https://market.example/api/offerings/import' \\
  -H 'Accept: application/json' \\
  -H "Authorization: Bearer $FEEDSTOCK_KEY" \\
  -H 'Content-Type: text/csv' --data-binary @offerings.csv`);
    });
  });
});
