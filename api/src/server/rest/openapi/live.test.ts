import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Body } from '../../../../test/caller.ts';
import { aCompanyProfile, anAuction, anOrder, aQuote, aUser } from '../../../../test/factories.ts';
import { restContract, type RestContract } from '../../../../test/restContract.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../test/world.ts';
import { manualRoutes, routes } from '../routes.ts';
import { newId } from '../../../database/id.ts';
import { sampleIds } from '../../docs/samples.ts';

let app: TestApp;
let world: World;
let contract: RestContract;
let order: { id: string };
let quote: { id: string };
let auctionId: string;
const [colleague, invitation] = [{ id: newId() }, { id: newId() }];
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
  // The order of the example states the total of this price, and the quotes ask for as much again.
  await app.pool.query('update offering set price = 210.50, quantity = 500 where id = $1', [world.offering.id]);
  // The bid of the example is near this price.
  await app.pool.query('update auction set starting_price = 4000 where id = $1', [world.auction.id]);
  const company = await aCompanyProfile(app.pool, { user_id: world.sellerUser.id });
  await aUser(app.pool, colleague);
  await app.pool.query(`insert into company_member (company_id, user_id, role) values ($1, $2, 'trader')`, [
    company.id,
    colleague.id,
  ]);
  await app.pool.query(
    `insert into company_invitation (id, company_id, email, role, token_hash, invited_by_id) values ($1, $2, 'a@acme.example', 'reader', '', $3)`,
    [invitation.id, company.id, world.sellerUser.id],
  );
  const sides = { buyer_id: world.buyerUser.id, seller_id: world.sellerUser.id };
  order = await anOrder(app.pool, sides);
  quote = await aQuote(app.pool, { ...sides, offering_id: world.offering.id });
  // The bid of the example is no jump from this price.
  auctionId = (await anAuction(app.pool, { user_id: world.sellerUser.id, starting_price: '4000.00' })).id;
  contract = await restContract(app.url);
});
afterAll(() => app.close());

const idOf = (path: string): string => {
  const { message, conversation, rfp, offering, auction, product } = world;
  const records: Record<string, { id: string }> = {
    messages: message,
    conversations: conversation,
    rfps: rfp,
    offerings: offering,
    auctions: auction,
    orders: order,
    quotes: quote,
    'company-members': colleague,
    'company-invitations': invitation,
  };
  return (records[path.split('/')[2] ?? ''] ?? product).id;
};

// The test client compares each call with the document.
describe('The response of GET matches the document', () => {
  it.each(routes.filter(({ method }) => method === 'GET'))('$path', async ({ path }) => {
    for (const caller of [world.seller, world.buyer, world.other, app.anyone]) {
      const { status } = await caller.get(path.replace(':id', idOf(path)));
      const isPublic = contract.operation('GET', path)?.security.some((each) => Object.keys(each).length === 0);
      const isForeign =
        ['/api/imports/:id', '/api/offerings/by-sku/:sku'].includes(path) ||
        (/^\/api\/(orders|quotes|conversations)\/:id/.test(path) && caller === world.other);
      expect([path, status]).toEqual([path, caller === app.anyone && !isPublic ? 401 : isForeign ? 404 : 200]);
    }
  });

  it('for visitors, with entity tags', async () => {
    for (const { path } of [...routes, ...manualRoutes].filter(({ method }) => method === 'GET')) {
      const address = path.replace(':id', idOf(path));
      const { headers } = await app.anyone.beyondDocument().get(address);
      const tag = headers.get('etag');
      const { parameters = [], responses } = contract.operation('GET', address) ?? {};
      const described = [
        responses?.[200] && 'headers' in responses[200] && responses[200].headers?.['ETag'],
        responses?.[304] && 'headers' in responses[304] && responses[304].headers?.['ETag'],
        parameters.find((each) => each.in === 'header' && each.name === 'If-None-Match'),
      ];
      expect([path, ...described.map(Boolean)]).toEqual([path, ...described.map(() => tag !== null)]);
      if (tag !== null)
        expect([path, (await app.anyone.get(address, { 'if-none-match': tag })).status]).toEqual([path, 304]);
    }
  });

  it('for lists, with paging headers', async () => {
    const { headers } = await world.buyer.get('/api/categories');
    expect(headers.get('x-total-count')).toBeNull();
    expect((await world.buyer.get('/api/products')).headers.get('x-total-count')).toBe('1');
  });

  it('for the log of a closed auction', async () => {
    const { text } = await world.seller.post(
      '/api/auctions',
      ours(contract.operation('POST', '/api/auctions')?.requestBody?.content['application/json']?.example),
    );
    const { id } = JSON.parse(text) as { id: string };
    const path = `/api/auctions/${id}/log`;
    expect((await app.anyone.get(path)).status).toBe(409);
    await app.pool.query(`update auction set closed_at = clock_timestamp(), outcome = 'no_bids' where id = $1`, [id]);
    expect((await app.anyone.get(path)).status).toBe(200);
  });
});

/** The example with ids of the test's records. */
const ours = (example: unknown): Body => {
  const real: Record<string, string> = {
    [sampleIds.productId]: world.product.id,
    [sampleIds.offeringId]: world.offering.id,
    [sampleIds.auctionId]: auctionId,
    [sampleIds.sellerId]: world.sellerUser.id,
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
    const content = contract.operation(method, path.replace(/:\w+/, 'x'))?.requestBody?.content['application/json'];
    const isOfSeller =
      /^\/api\/(offerings\/:id|orders\/:id$|quotes\/:id\/revisions|conversations\/:id\/quotes|company-)/.test(path) &&
      path !== '/api/company-profile';
    const caller = await app.as(isOfSeller ? world.sellerUser : world.buyerUser);
    const { status, text } = await caller.call(
      method,
      path.replace(':id', idOf(path)),
      content && ours(content.example),
    );
    expect([status, text]).toEqual([expect.any(Number), expect.stringMatching(/^\{/)]);
  });
});

it('Every response in JSON has an example that matches its schema', () => {
  const { paths, components } = contract.document;
  for (const [path, methods] of Object.entries(paths))
    for (const { responses } of Object.values(methods))
      for (const answer of [...Object.values(responses), ...Object.values(components.responses)])
        for (const [type, { schema, example }] of Object.entries('content' in answer ? (answer.content ?? {}) : {}))
          if (type.endsWith('json')) expect([path, contract.schemas.answerErrors(example, schema)]).toEqual([path, []]);
});

it('Problem details match the document', async () => {
  const json = { accept: 'application/json' };
  for (const { status, headers } of [
    await world.buyer.post('/api/rfps', {}, json),
    await app.anyone.get('/api/messages', json),
    await app.anyone.get(`/api/products/${UNKNOWN_ID}`, json),
  ])
    expect([status, headers.get('content-type')]).toEqual([
      expect.any(Number),
      'application/problem+json; charset=utf-8',
    ]);
});

describe('The comparison detects', () => {
  it('missing, additional, null and wrongly typed properties of answers', async () => {
    const [rfp] = await app.anyone.read<Body[]>('/api/rfps');
    const { title: _title, ...rest } = rfp ?? {};
    const spoiled = { ...rest, more: 1, userId: 'me', unit: null, status: 'open', quantity: '20' };
    expect(contract.schemas.answerErrors(spoiled, { $ref: '#/components/schemas/Rfp' }).sort()).toEqual([
      '/ must NOT have additional properties more',
      "/ must have required property 'title'",
      '/quantity must be integer',
      '/unit must be string',
      '/userId must match format "uuid"',
    ]);
  });

  it('undocumented calls, statuses, types, headers and parameters', async () => {
    const { headers } = await app.anyone.get('/api/rfps');
    const list = { status: 200, headers, text: '[]' };
    const problemOf = (path: string, change: Partial<typeof list> = {}): string => {
      try {
        contract.check({ method: 'GET', path, body: undefined, headers: {} }, { ...list, ...change });
        return '';
      } catch (error) {
        return (error as Error).message.split('\n').slice(1).join('; ');
      }
    };
    expect(problemOf('/api/rfps?limit=5')).toBe('');
    expect(problemOf('/api/rfps?size=5')).toBe('the parameter size is not documented');
    expect(problemOf('/api/rfps?limit=2000')).toBe('limit: /value must be <= 1000');
    expect(problemOf('/api/nothing')).toBe('the call is not documented');
    expect(problemOf('/api/rfps', { status: 404 })).toBe('the status is not documented');
    expect(problemOf('/api/rfps', { headers: new Headers({ 'content-type': 'application/json' }) })).toBe(
      'the header X-Total-Count is missing',
    );
    expect(problemOf('/api/categories', { headers: new Headers({ 'content-type': 'text/html' }) })).toBe(
      'the content type text/html is not documented',
    );
  });
});
