import { readFileSync } from 'node:fs';
import { print } from 'graphql';
import { startApp, type TestApp } from '../../../test/app.ts';
import { bodies, registration } from '../../../test/bodies.ts';
import { anOrder, aQuote, aUser } from '../../../test/factories.ts';
import type { Body } from '../../../test/caller.ts';
import { aWorld, day, UNKNOWN_ID, type World } from '../../../test/world.ts';
import { operations } from './operations.ts';
import { routes } from './routes.ts';

let app: TestApp;
let world: World;
let order: { id: string };
let quote: { id: string };
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
  const sides = { buyer_id: world.buyerUser.id, seller_id: world.sellerUser.id };
  order = await anOrder(app.pool, sides);
  quote = await aQuote(app.pool, { ...sides, offering_id: world.offering.id });
});
afterAll(() => app.close());

/** Every REST call, and who may make it. */
const calls: [string, string, 'anyone' | 'members'][] = [
  ['GET', '/api/user', 'anyone'],
  ['POST', '/api/login', 'anyone'],
  ['POST', '/api/login/second-step', 'anyone'],
  ['POST', '/api/register', 'anyone'],
  ['POST', '/api/logout', 'anyone'],
  ['POST', '/api/ai/search-suggestions', 'members'],
  ['GET', '/api/categories', 'anyone'],
  ['GET', '/api/products', 'anyone'],
  ['GET', '/api/products/:id', 'anyone'],
  ['GET', '/api/products/:id/suppliers', 'anyone'],
  ['GET', '/api/rfps', 'anyone'],
  ['GET', '/api/offerings', 'anyone'],
  ['GET', '/api/auctions', 'anyone'],
  ['GET', '/api/rfps/:id', 'anyone'],
  ['GET', '/api/rfps/:id/bids', 'anyone'],
  ['GET', '/api/offerings/:id', 'anyone'],
  ['GET', '/api/offerings/by-sku/:sku', 'members'],
  ['GET', '/api/auctions/:id', 'anyone'],
  ['PATCH', '/api/rfps/:id', 'members'],
  ['PATCH', '/api/offerings/:id', 'members'],
  ['POST', '/api/rfps', 'members'],
  ['POST', '/api/offerings', 'members'],
  ['PUT', '/api/offerings/by-sku/:sku', 'members'],
  ['GET', '/api/imports/:id', 'members'],
  ['POST', '/api/auctions', 'members'],
  ['POST', '/api/bids', 'members'],
  ['POST', '/api/orders', 'members'],
  ['GET', '/api/bids', 'members'],
  ['GET', '/api/orders', 'members'],
  ['GET', '/api/orders/:id', 'members'],
  ['PUT', '/api/orders/:id/purchase-order-number', 'members'],
  ['PATCH', '/api/orders/:id', 'members'],
  ['GET', '/api/quotes', 'members'],
  ['GET', '/api/quotes/:id', 'members'],
  ['GET', '/api/quotes/:id/revisions', 'members'],
  ['POST', '/api/quotes', 'members'],
  ['POST', '/api/quotes/:id/revisions', 'members'],
  ['POST', '/api/conversations/:id/quotes', 'members'],
  ['PATCH', '/api/quotes/:id', 'members'],
  ['GET', '/api/dashboard/stats', 'members'],
  ['GET', '/api/dashboard/needs-you', 'members'],
  ['GET', '/api/messages', 'members'],
  ['POST', '/api/messages', 'members'],
  ['PUT', '/api/messages/:id/read', 'members'],
  ['GET', '/api/conversations', 'members'],
  ['GET', '/api/conversations/:id', 'members'],
  ['PUT', '/api/conversations/:id/read', 'members'],
  ['GET', '/api/conversations/:id/messages', 'members'],
  ['POST', '/api/conversations/:id/messages', 'members'],
  ['GET', '/api/price-index', 'anyone'],
  ['GET', '/api/commodity-prices', 'anyone'],
  ['GET', '/api/companies', 'anyone'],
  ['GET', '/api/company-profile', 'members'],
  ['POST', '/api/company-profile', 'members'],
  ['PUT', '/api/company-profile', 'members'],
  ['GET', '/api/company-members', 'members'],
  ['DELETE', '/api/company-members/:id', 'members'],
  ['GET', '/api/company-invitations', 'members'],
  ['POST', '/api/company-invitations', 'members'],
  ['DELETE', '/api/company-invitations/:id', 'members'],
];

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
  };
  return (records[path.split('/')[2] ?? ''] ?? product).id;
};
const bodyOf = (path: string) =>
  ({
    ...bodies(world),
    '/api/offerings/by-sku/:sku': bodies(world)['/api/offerings'],
    '/api/login': { email: registration.email, password: registration.password },
    '/api/login/second-step': { challenge: 'x', code: '000000' },
    '/api/register': registration,
    '/api/ai/search-suggestions': { query: 'acid' },
    '/api/rfps/:id': { title: 'Strong acid' },
    '/api/offerings/:id': { price: '90.00' },
    '/api/orders/:id': { status: 'cancelled', note: 'Ordered twice.' },
    '/api/orders/:id/purchase-order-number': { purchaseOrderNumber: 'PO-7' },
    '/api/quotes/:id/revisions': { revision: 1, price: '85.00' },
    '/api/quotes/:id': { status: 'withdrawn', revision: 2 },
    '/api/messages': { recipientId: world.otherUser.id, subject: 'Acid', content: 'How strong?' },
    '/api/conversations/:id/quotes': { offeringId: world.offering.id, price: '88.00' },
    '/api/conversations/:id/messages': { content: 'How strong?' },
    '/api/company-invitations': { email: 'colleague@acme.example', role: 'trader' },
  })[path];

it('The routes table contains exactly these calls, each once', () => {
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    calls.map(([method, path]) => `${method} ${path}`).sort(),
  );
});

it('Each row says where all variables of its operation come from', () => {
  const known = operations();
  for (const { path, operation, from = {} } of routes) {
    const variables = known.get(operation)?.definition.variableDefinitions ?? [];
    expect([path, ...Object.keys(from).sort()]).toEqual([
      path,
      ...variables.map((each) => each.variable.name.value).sort(),
    ]);
  }
});

describe('For visitors', () => {
  it.each(calls.filter(([, , who]) => who === 'members'))(
    '%s %s is refused before its body is read',
    async (method, path) => {
      const before = await app.fingerprint();
      for (const body of [undefined, {}, bodyOf(path)]) {
        const { status, text, headers } = await app.anyone.call(
          method,
          path.replace(':id', idOf(path)),
          method === 'GET' ? undefined : body,
        );
        expect([status, text]).toEqual([401, 'Unauthorized']);
        expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      }
      expect(await app.fingerprint()).toEqual(before);
    },
  );

  it.each(calls.filter(([method, , who]) => method === 'GET' && who === 'anyone'))(
    '%s %s is answered',
    async (method, path) => {
      const { status, headers } = await app.anyone.call(method, path.replace(':id', idOf(path)));
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    },
  );

  it('GET /api/user answers null', async () => {
    expect((await app.anyone.get('/api/user')).text).toBe('null');
  });
});

describe('For members', () => {
  const expected: Record<string, number> = {
    '/api/login': 401,
    '/api/login/second-step': 401,
    '/api/imports/:id': 404,
    '/api/company-members/:id': 404,
    '/api/company-invitations/:id': 404,
    'GET /api/offerings/by-sku/:sku': 404,
  };

  it.each(calls)('%s %s works', async (method, path) => {
    // A member with a separate session, because logging in or out ends it.
    const caller = await app.as(
      path.includes('bids') || ['/api/offerings/:id', '/api/conversations/:id/quotes'].includes(path)
        ? world.sellerUser
        : world.buyerUser,
    );
    const body = method === 'GET' ? undefined : bodyOf(path);
    const { status, text } = await caller.call(method, path.replace(':id', idOf(path)), body);
    const creates =
      (method === 'POST' &&
        path in
          {
            ...bodies(world),
            '/api/register': 1,
            '/api/messages': 1,
            '/api/conversations/:id/messages': 1,
            '/api/company-invitations': 1,
            '/api/quotes/:id/revisions': 1,
            '/api/conversations/:id/quotes': 1,
          }) ||
      (method === 'PUT' && path.endsWith('by-sku/:sku'));
    expect([status, text.slice(0, 80)]).toEqual([
      expected[`${method} ${path}`] ?? expected[path] ?? (creates ? 201 : 200),
      expect.any(String),
    ]);
  });

  it.each([
    ['POST', '/api/rfps', '/api/rfps/'],
    ['POST', '/api/offerings', '/api/offerings/'],
    ['POST', '/api/auctions', '/api/auctions/'],
    ['POST', '/api/orders', '/api/orders/'],
    ['POST', '/api/quotes', '/api/quotes/'],
    ['PUT', '/api/offerings/by-sku/A%2F7', '/api/offerings/'],
    ['PUT', '/api/company-profile', '/api/company-profile'],
    ['POST', '/api/company-profile', '/api/company-profile'],
  ])(
    '%s %s says with 201 where the new record is read, and with 200 that one was changed',
    async (method, path, at) => {
      const caller = await app.as(await aUser(app.pool));
      const send = () => caller.call(method, path, bodyOf(path.includes('by-sku') ? '/api/offerings' : path));
      const { status, headers, text } = await send();
      const location = headers.get('location') ?? '';
      expect([status, location.startsWith(at)]).toEqual([201, true]);
      expect(await caller.read(location)).toMatchObject({ id: (JSON.parse(text) as { id: string }).id });
      if (path.includes('by-sku') || path.includes('profile')) {
        const again = await send();
        expect([again.status, again.headers.get('location')]).toEqual([200, null]);
      }
    },
  );

  it.each(['/api/rfps/:id', '/api/offerings/:id'])('PATCH %s without a known field is refused', async (path) => {
    const caller = path.includes('rfps') ? world.buyer : world.seller;
    for (const body of [{}, { qty: 7 }, undefined]) {
      const { status, text } = await caller.beyondDocument().call('PATCH', path.replace(':id', idOf(path)), body);
      expect([status, text]).toEqual([400, 'The body has no field that this call can change.']);
    }
  });
});

describe('What a call does not know', () => {
  const as = async (path: string) =>
    app.as(
      path.includes('bids') || path.includes('/offerings') || path === '/api/conversations/:id/quotes'
        ? world.sellerUser
        : world.buyerUser,
    );
  const at = (path: string) => path.replace(':id', idOf(path)).replace(':sku', 'A-7');
  const JSON_ACCEPTED = { accept: 'application/json' };
  const fieldsOf = (text: string) => (JSON.parse(text) as { fields?: Record<string, string> }).fields ?? {};

  it.each(calls.filter(([method]) => method === 'GET'))(
    '%s %s refuses another parameter by name',
    async (_get, path) => {
      const caller = (await as(path)).beyondDocument();
      const known = Object.entries(routes.find((each) => each.method === 'GET' && each.path === path)?.from ?? {})
        .filter(([, source]) => source === 'query')
        .map(([name]) => name);
      for (const name of ['productsId', 'updatedsince', 'q']) {
        const { status, text } = await caller.get(`${at(path)}?${name}=1`, JSON_ACCEPTED);
        const rule = `is not a parameter of this call, which has ${known.join(', ') || 'none'}`;
        expect([status, fieldsOf(text)]).toEqual([400, { [name]: rule }]);
      }
    },
  );

  it.each(['/api/offerings/export', '/api/imports/:id/problems', '/api/auctions/:id/log'])(
    'GET %s, too',
    async (path) => {
      const { status, text } = await (await as(path)).beyondDocument().get(`${at(path)}?stauts=active`, JSON_ACCEPTED);
      expect([status, Object.keys(fieldsOf(text))]).toEqual([400, ['stauts']]);
    },
  );

  const withBody = calls.filter(([method, path]) =>
    Object.values(routes.find((each) => each.method === method && each.path === path)?.from ?? {}).includes('body'),
  );
  /** Values that no record of the test has. */
  const vocabulary = {
    ...{ quantity: 61, unit: 'Units', price: '7.77', amount: '7.77', totalAmount: '7.77', targetPrice: '7.77' },
    ...{ deliveryTerms: 'CIP', paymentTerms: 'net_60', deliveryLocation: 'Ghent', sku: 'Z-9', rfpId: UNKNOWN_ID },
    ...{ offeringId: UNKNOWN_ID, terms: { quantity: 62, price: '7.77' }, status: 'shipped', currency: 'EUR' },
    ...{ content: 'Acid', priceBasis: 'lot', orderId: UNKNOWN_ID, validUntil: day(3) },
  };
  const takenBy = (method: string, path: string): string[] => {
    const route = routes.find((each) => each.method === method && each.path === path);
    const schema = readFileSync('schema.graphql', 'utf8').replaceAll(/"""[^]*?"""|"[^"\n]*"/g, '');
    return (operations().get(route?.operation ?? '')?.definition.variableDefinitions ?? []).flatMap(
      ({ variable, type }) => {
        const input = new RegExp(`input ${print(type).replace('!', '')} {([^}]*)}`).exec(schema)?.[1];
        return (input?.match(/\w+(?=:)/g) ?? [variable.name.value]).filter((name) => name !== route?.idField);
      },
    );
  };

  it.each(withBody)('%s %s refuses the fields of other calls by name', async (method, path) => {
    const caller = (await as(path)).beyondDocument();
    const taken = takenBy(method, path);
    const before = await app.fingerprint();
    for (const [name, value] of Object.entries(vocabulary)) {
      if (taken.includes(name)) continue;
      const { status, text } = await caller.call(method, at(path), { ...bodyOf(path), [name]: value }, JSON_ACCEPTED);
      const named = Object.keys(fieldsOf(text)).map((each) => each.split('.')[0]);
      expect([name, status, [...new Set(named)]]).toEqual([name, 400, [name]]);
    }
    expect(await app.fingerprint()).toEqual(before);
  });

  it.each(withBody)('%s %s ignores what no call knows, and bookkeeping', async (method, path) => {
    const caller = (await as(path)).beyondDocument();
    // A record has its own id and time, a new one gets others than the copy that it is made of.
    const isOfRecord = method !== 'POST' || /revisions|profile/.test(path);
    const copied = { id: UNKNOWN_ID, createdAt: '2020-01-01T00:00:00.000Z' };
    const extra = { colour: 'blue', currency: 'USD', ...(!isOfRecord && copied) };
    const { text } = await caller.call(method, at(path), { ...bodyOf(path), ...extra }, JSON_ACCEPTED);
    expect(Object.keys(fieldsOf(text))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/colour|id|At|currency/)]),
    );
  });

  const changes = calls.filter(([method, path]) => ['PUT', 'PATCH'].includes(method) && !path.endsWith('/read'));
  it.each(changes)('%s %s takes a record back as it was read', async (method, path) => {
    const caller = (await as(path)).beyondDocument();
    if (path.includes('by-sku')) expect((await caller.call('PUT', at(path), bodyOf(path))).status).toBeLessThan(300);
    if (path === '/api/company-profile') await caller.call('PUT', path, bodyOf(path));
    const from = at(path).replace('/purchase-order-number', '');
    const record = await caller.read<Body>(from);
    const before = await app.fingerprint();
    const { status, text } = await caller.call(method, at(path), record);
    expect([status, JSON.parse(text)]).toEqual([200, record]);
    expect(await app.fingerprint()).toEqual(before);
  });

  /** What changes without the one who sends the record back. */
  const moving =
    'updatedAt bidCount hasOtherGrade materialName isExpired awaiting claimedName verificationStatus asksFor';
  const otherThan = (value: unknown, name: string): unknown => {
    if (name === 'id') return UNKNOWN_ID;
    if (name.endsWith('At')) return '2020-01-01T00:00:00.000Z';
    return typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${String(value)}7`;
  };

  it.each(changes)('%s %s refuses another value of what it only shows', async (method, path) => {
    const caller = (await as(path)).beyondDocument();
    await caller.call('PUT', at(path), bodyOf(path));
    const record = await caller.read<Body>(at(path).replace('/purchase-order-number', ''));
    const taken = takenBy(method, path);
    const before = await app.fingerprint();
    const shown = Object.entries(record).filter(
      ([name, value]) => !taken.includes(name) && (value === null || typeof value !== 'object'),
    );
    expect(shown.length).toBeGreaterThan(1);
    for (const [name, value] of shown) {
      const sent = { ...record, [name]: otherThan(value, name) };
      const { status, text } = await caller.call(method, at(path), sent, JSON_ACCEPTED);
      const expected = moving.split(' ').includes(name)
        ? [200, {}]
        : [400, { [name]: 'cannot be set there by this call' }];
      expect([name, status, fieldsOf(text)]).toEqual([name, ...expected]);
    }
    expect(await app.fingerprint()).toEqual(before);
  });

  it('A quote that was read can be answered with other terms of it', async () => {
    const buyer = (await app.as(world.buyerUser)).beyondDocument();
    const made = await buyer.post('/api/quotes', bodies(world)['/api/quotes']);
    const quote = JSON.parse(made.text) as Body;
    const path = `/api/quotes/${quote['id'] as string}/revisions`;
    const answer = { ...quote, revision: 1, quantity: 3, createdAt: String(quote['createdAt']).replace('Z', '+00:00') };
    const { status, text } = await buyer.post(path, { ...answer, status: 'accepted' }, JSON_ACCEPTED);
    expect([status, fieldsOf(text)]).toEqual([400, { status: 'cannot be set there by this call' }]);
    expect((await buyer.post(path, answer)).status).toBe(201);
  });

  it('A record that was read can be sent back with a change of what the call takes, but of nothing else', async () => {
    const seller = (await app.as(world.sellerUser)).beyondDocument();
    const path = `/api/offerings/${world.offering.id}`;
    const record = await seller.read<Body>(path);
    expect(await seller.call('PATCH', path, { ...record, price: '91.00' })).toMatchObject({ status: 200 });
    const read = await seller.read<Body>(path);
    for (const [change, named] of [
      [{ terms: { ...(read['terms'] as Body), price: '92.00' } }, 'terms.price'],
      [{ location: 'Gdansk' }, 'location'],
      [{ offeringId: UNKNOWN_ID }, 'offeringId'],
    ] as const) {
      const { status, text } = await seller.call('PATCH', path, { ...read, ...change }, JSON_ACCEPTED);
      expect([status, fieldsOf(text)]).toEqual([400, { [named]: 'cannot be set there by this call' }]);
    }
    expect(await seller.read(path)).toEqual(read);
    const buyer = (await app.as(world.buyerUser)).beyondDocument();
    expect(await buyer.call('PATCH', path, read)).toMatchObject({ status: 404 });
  });

  it('The status of a new record may be named, but no other', async () => {
    const buyer = (await app.as(world.buyerUser)).beyondDocument();
    const rfp = bodies(world)['/api/rfps'];
    expect((await buyer.post('/api/rfps', { ...rfp, status: 'active' })).status).toBe(201);
    expect(await buyer.post('/api/rfps', { ...rfp, status: 'awarded' })).toMatchObject({
      status: 400,
      text: '"status" cannot be set there by this call.',
    });
  });
});

describe('An unknown id is answered with 404:', () => {
  it.each(['/api/products/:id', '/api/products/:id/suppliers'])('GET %s', async (path) => {
    for (const id of [UNKNOWN_ID, 'abc', '%00', "1'--", world.rfp.id, 'x'.repeat(90)]) {
      const { status, text } = await app.anyone.get(path.replace(':id', id));
      expect([id, status, text]).toEqual([id, 404, 'Product not found.']);
    }
  });

  it.each([
    ['RFP', '/api/rfps/:id', { title: 'Acid' }],
    ['Offering', '/api/offerings/:id', { price: '90.00' }],
    ['Order', '/api/orders/:id', { status: 'confirmed' }],
    ['Quote', '/api/quotes/:id', { status: 'withdrawn', revision: 1 }],
    ['Auction', '/api/auctions/:id', undefined],
  ])('%s, when reading or changing it', async (noun, path, change) => {
    const before = await app.fingerprint();
    for (const id of [UNKNOWN_ID, 'abc', '%00', world.product.id]) {
      const refused = { status: 404, text: `${noun} not found.` };
      expect(await world.buyer.get(path.replace(':id', id))).toMatchObject(refused);
      if (change) expect(await world.buyer.call('PATCH', path.replace(':id', id), change)).toMatchObject(refused);
    }
    expect(await app.fingerprint()).toEqual(before);
  });

  it('PUT /api/messages/:id/read', async () => {
    const before = await app.fingerprint();
    for (const id of [UNKNOWN_ID, 'abc', '%00', world.rfp.id]) {
      const { status, text } = await world.buyer.put(`/api/messages/${id}/read`);
      expect([id, status, text]).toEqual([id, 404, 'Message not found.']);
    }
    expect(await app.fingerprint()).toEqual(before);
  });
});
