import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Answer, Body } from '../../../../test/caller.ts';
import { aCompanyProfile } from '../../../../test/factories.ts';
import { schemaErrors } from '../../../../test/jsonSchema.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../test/world.ts';
import { routes } from '../routes.ts';
import type { OpenApi, Schema } from './openApi.ts';
import { sampleBodies } from './sampleBodies.ts';
import { ids } from './samples.ts';

let app: TestApp;
let world: World;
let document: OpenApi;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
  await aCompanyProfile(app.pool, { user_id: world.sellerUser.id });
  document = await app.anyone.read<OpenApi>('/api/openapi.json');
});
afterAll(() => app.close());

const documented = (method: string, path: string, status: number): Schema => {
  const answer = document.paths[path.replace(/:(\w+)/, '{$1}')]?.[method.toLowerCase()]?.responses[status];
  const schema = answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
  if (!schema) throw new Error(`${method} ${path} is not documented to answer ${status}.`);
  return schema;
};

const expectAsDocumented = (method: string, path: string, { status, text }: Answer): void => {
  const found = schemaErrors(JSON.parse(text), documented(method, path, status), document.components.schemas);
  expect([path, found]).toEqual([path, []]);
};

const idOf = (path: string): string => (path.includes('messages') ? world.message.id : world.product.id);

describe('The response of GET matches the document', () => {
  it.each(routes.filter(({ method }) => method === 'GET'))('$path', async ({ path }) => {
    for (const caller of [world.seller, world.buyer, world.other, app.anyone]) {
      const answer = await caller.get(path.replace(':id', idOf(path)));
      if (answer.status === 401) expect(document.paths[path]?.['get']?.security).toEqual([{ session: [] }]);
      else expectAsDocumented('GET', path, answer);
    }
  });

  it('for lists, with paging headers', async () => {
    const { headers } = await world.buyer.get('/api/categories');
    expect(headers.get('x-total-count')).toBeNull();
    expect((await world.buyer.get('/api/products')).headers.get('x-total-count')).toBe('1');
  });

  it('for the log of a closed auction', async () => {
    const { text } = await world.seller.post('/api/auctions', ours(sampleBodies['CreateAuction']));
    const { id } = JSON.parse(text) as { id: string };
    const path = `/api/auctions/${id}/log`;
    expect((await app.anyone.get(path)).status).toBe(409);
    await app.pool.query(`update auction set closed_at = clock_timestamp(), outcome = 'no_bids' where id = $1`, [id]);
    expectAsDocumented('GET', '/api/auctions/:id/log', await app.anyone.get(path));
  });
});

/** The example with ids of the test's records. */
const ours = (example: unknown): Body => {
  const real: Record<string, string> = {
    [ids.productId]: world.product.id,
    [ids.offeringId]: world.offering.id,
    [ids.auctionId]: world.auction.id,
  };
  const text = JSON.stringify(example).replace(/0198f2a4-[\da-f-]{27}/g, (id) => real[id] ?? UNKNOWN_ID);
  return JSON.parse(text) as Body;
};

describe('The example', () => {
  // Registering comes first, because the login example uses that account.
  const writing = [...routes]
    // The second step of a login has no lasting example: its challenge is valid for five minutes.
    .filter(({ method, operation }) => method !== 'GET' && operation !== 'CompleteLogin')
    .sort((a, b) => Number(b.operation === 'Register') - Number(a.operation === 'Register'));

  it.each(writing)('of $method $path is accepted, and answered as documented', async ({ method, path }) => {
    const operation = document.paths[path.replace(/:(\w+)/, '{$1}')]?.[method.toLowerCase()];
    const content = operation?.requestBody?.content['application/json'];
    const body = content && ours(content.example);
    if (content) expect(schemaErrors(content.example, content.schema, document.components.schemas)).toEqual([]);
    const caller = await app.as(world.buyerUser);
    const answer = await caller.call(method, path.replace(':id', world.message.id), body);
    expect([answer.status, answer.text]).toEqual([expect.any(Number), expect.stringMatching(/^\{/)]);
    expectAsDocumented(method, path, answer);
  });
});

it('Problem details match the document', async () => {
  const json = { accept: 'application/json' };
  for (const { text } of [
    await world.buyer.post('/api/rfps', {}, json),
    await app.anyone.get('/api/messages', json),
    await app.anyone.get(`/api/products/${UNKNOWN_ID}`, json),
  ])
    expect(
      schemaErrors(JSON.parse(text), { $ref: '#/components/schemas/Problem' }, document.components.schemas),
    ).toEqual([]);
});

it('The comparison detects missing, additional, null and wrongly typed properties', async () => {
  const [rfp] = await app.anyone.read<Body[]>('/api/rfps');
  const { title: _title, ...rest } = rfp ?? {};
  const spoiled = { ...rest, more: 1, userId: 'me', unit: null, status: 'open', quantity: '20' };
  expect(schemaErrors(spoiled, { $ref: '#/components/schemas/Rfp' }, document.components.schemas).sort()).toEqual([
    '/ must NOT have additional properties more',
    "/ must have required property 'title'",
    '/quantity must be integer',
    '/status must be equal to one of the allowed values',
    '/unit must be string',
    '/userId must match format "uuid"',
  ]);
});
