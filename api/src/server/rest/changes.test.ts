import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { sharedApp, type SharedApp } from '../../../test/app.ts';
import type { Body, Caller } from '../../../test/caller.ts';
import { aBid, aCompanyProfile, anOffering, anOrder, anRfp, aUser } from '../../../test/factories.ts';
import { aWorld, day, type World } from '../../../test/world.ts';

let app: SharedApp;
let world: World;
beforeAll(async () => {
  app = await sharedApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const PROBLEM = { accept: 'application/json' };
const patch = async (caller: Caller, path: string, body: unknown, headers = {}) => {
  const { status, text } = await caller.call('PATCH', path, body, { ...PROBLEM, ...headers });
  return { status, ...(JSON.parse(text) as Body) };
};
const placed = (columns: Body = {}) =>
  anOrder(app.pool, { buyer_id: world.buyerUser.id, seller_id: world.sellerUser.id, ...columns });

interface Page {
  rows: Body[];
  next: string | undefined;
  total: string | null;
}
const pageOf = async (caller: Caller, path: string): Promise<Page> => {
  const { status, text, headers } = await caller.get(path);
  expect([status, path]).toEqual([200, path]);
  const [, next] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
  return { rows: JSON.parse(text) as Body[], next, total: headers.get('x-total-count') };
};
/** All ids, page by page. */
const walk = async (caller: Caller, path: string): Promise<unknown[]> => {
  const ids: unknown[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const page: Page = await pageOf(caller, next);
    ids.push(...page.rows.map(({ id }) => id));
    next = page.next;
  }
  return ids;
};

describe('Lists of own records', () => {
  it('of orders have filters, and pages by cursor to the end', async () => {
    const [me, seller] = [await aUser(app.pool), await aUser(app.pool)];
    const caller = await app.as(me);
    const bought = { buyer_id: me.id, seller_id: seller.id };
    const orders = [
      await anOrder(app.pool, bought),
      await anOrder(app.pool, { ...bought, status: 'confirmed' }),
      await anOrder(app.pool, { buyer_id: seller.id, seller_id: me.id }),
    ].map(({ id }) => id);
    expect(await walk(caller, '/api/orders?limit=1')).toEqual(orders.toReversed());
    expect(await pageOf(caller, '/api/orders')).toMatchObject({ total: '3', next: undefined });
    expect(await walk(caller, '/api/orders?side=seller')).toEqual([orders[2]]);
    expect(await walk(caller, '/api/orders?status=confirmed')).toEqual([orders[1]]);
    expect(await walk(await app.as(await aUser(app.pool)), '/api/orders')).toEqual([]);

    const since = '/api/orders?limit=2&updatedSince=2001-01-01T00:00:00Z';
    expect(await walk(caller, since)).toEqual(orders);
    const first = await pageOf(caller, since);
    expect(await patch(await app.as(seller), `/api/orders/${orders[0]}`, { status: 'confirmed' })).toMatchObject({
      status: 'confirmed',
    });
    // A change during the walk moves a record to the end, and hides none.
    expect(await walk(caller, first.next!)).toEqual([orders[2], orders[0]]);
  });

  it('of bids are those of the member', async () => {
    const caller = await app.as(await aUser(app.pool));
    const { rfpId, ids } = { rfpId: world.rfp.id, ids: [] as unknown[] };
    for (const amount of ['950.00', '940.00', '930.00']) {
      const { status, text } = await caller.post('/api/bids', { rfpId, amount });
      expect(status).toBe(201);
      ids.push((JSON.parse(text) as Body)['id']);
    }
    expect(await walk(caller, '/api/bids?limit=2')).toEqual(ids.toReversed());
    expect(await walk(caller, '/api/bids?limit=2&updatedSince=2001-01-01T00:00:00Z')).toEqual(ids);
    expect(await walk(caller, '/api/bids?status=awarded')).toEqual([]);
    const [bid] = (await pageOf(caller, '/api/bids')).rows;
    expect(bid).toMatchObject({
      amount: '930.00',
      rfpId,
      auctionId: null,
      status: 'active',
      updatedAt: bid?.['createdAt'],
    });
    const others = await walk(world.seller, '/api/bids?limit=1000');
    expect(others.filter((id) => ids.includes(id))).toEqual([]);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['after=nonsense', 'after'],
    ['updatedSince=yesterday', 'updatedSince'],
    ['updatedSince=', 'updatedSince'],
    ['status=lost', 'status'],
  ])('refuse %s and name the parameter', async (query, field) => {
    for (const path of ['/api/orders', '/api/bids']) {
      const { status, text } = await world.buyer.get(`${path}?${query}`, PROBLEM);
      expect([status, (JSON.parse(text) as Body)['fields']]).toEqual([400, { [field]: expect.any(String) }]);
    }
  });
});

it.each([
  ['offerings', anOffering],
  ['rfps', anRfp],
] as const)('GET /api/%s has what changed since a time, by cursor', async (noun, make) => {
  const owner = await aUser(app.pool);
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) ids.push((await make(app.pool, { user_id: owner.id })).id);
  const { rows } = await app.pool.query<{ at: Date }>(
    `select updated_at as at from ${noun.slice(0, -1)} where id = $1`,
    [ids[0]],
  );
  const since = rows[0]!.at.toISOString();
  const found = await walk(app.anyone, `/api/${noun}?limit=2&updatedSince=${since}`);
  expect(found.filter((id) => ids.includes(String(id)))).toEqual(ids);
  const { next } = await pageOf(app.anyone, `/api/${noun}?limit=2`);
  expect(next).toBe(`/api/${noun}?limit=2&offset=2`);
});

it('GET /api/messages and /api/conversations have what was written since a time, by cursor; read marks do not count', async () => {
  const [reader, writer] = [await aUser(app.pool), await aUser(app.pool)];
  const [me, them] = [await app.as(reader), await app.as(writer)];
  const write = async (offeringId: string) => {
    const { text } = await them.post('/api/messages', { offeringId, content: 'Purity?' });
    const { id, conversation, createdAt } = JSON.parse(text) as Record<'id' | 'createdAt', string> & {
      conversation: { id: string };
    };
    return { id, conversation: conversation.id, createdAt };
  };
  const [one, two] = [
    await anOffering(app.pool, { user_id: reader.id }),
    await anOffering(app.pool, { user_id: reader.id }),
  ];
  const written = [await write(one.id), await write(two.id), await write(one.id)] as const;
  const messages = (since: string) => walk(me, `/api/messages?limit=1&updatedSince=${since}`);
  const conversations = (since: string) => walk(me, `/api/conversations?limit=1&updatedSince=${since}`);
  const [first, second, third] = written;
  expect(await messages(first.createdAt)).toEqual(written.map(({ id }) => id));
  expect(await conversations(first.createdAt)).toEqual([second.conversation, first.conversation]);
  expect(await conversations(third.createdAt)).toEqual([first.conversation]);
  expect((await me.put(`/api/conversations/${second.conversation}/read`)).status).toBe(200);
  expect(await messages(third.createdAt)).toEqual([third.id]);
  expect(await conversations(third.createdAt)).toEqual([first.conversation]);
});

describe('PATCH /api/orders/:id', () => {
  it('takes the next step of the order; a retry with the same key takes none', async () => {
    const { id } = await placed();
    const path = `/api/orders/${id}`;
    const key = { 'idempotency-key': `step of ${id}` };
    const step = { status: 'confirmed', note: 'Leaves on Monday.' };
    const confirmed = await patch(world.seller, path, step, key);
    expect(confirmed).toMatchObject({ id, status: 'confirmed', sellerId: world.sellerUser.id });
    expect(await patch(world.seller, path, step, key)).toEqual(confirmed);
    expect(await world.buyer.read(path)).toEqual(confirmed);
    expect(await patch(world.seller, path, step)).toMatchObject({ status: 409, code: 'ORDER_STATE' });
    expect(await patch(world.buyer, path, { status: 'shipped' })).toMatchObject({ status: 403 });
    expect(await patch(world.seller, path, { status: 'cancelled' }, key)).toMatchObject({
      status: 400,
      fields: { note: expect.any(String) },
    });
  });

  it('names wrong fields, and does not find orders of others', async () => {
    const { id } = await placed();
    const path = `/api/orders/${id}`;
    for (const [body, fields] of [
      [{}, { status: expect.any(String) }],
      [{ status: 'lost' }, { status: expect.stringContaining('pending, confirmed') }],
      [{ status: 'cancelled' }, { note: expect.any(String) }],
    ] as const)
      expect(await patch(world.seller, path, body)).toMatchObject({ status: 400, fields });
    expect(await patch(world.seller, path, [])).toMatchObject({ message: 'The body must be a JSON object.' });
    expect(await patch(world.other, path, { status: 'confirmed' })).toMatchObject({ status: 404 });
    expect((await world.other.get(path)).status).toBe(404);
    expect((await app.anyone.get(path)).status).toBe(401);
    expect(await world.seller.read(path)).toMatchObject({ status: 'pending' });
  });
});

describe('PATCH /api/offerings/:id', () => {
  it('changes the given terms only, takes it off the market and puts it there again', async () => {
    const { id } = await anOffering(app.pool, { user_id: world.sellerUser.id, available_until: day(9) });
    const path = `/api/offerings/${id}`;
    const change = (body: Body) => patch(world.seller, path, body);
    const terms = { price: '90.00', quantity: 20, availableUntil: day(9) };
    expect(await change({ price: '90.00' })).toMatchObject({ id, ...terms, status: 'active' });
    expect(await app.anyone.read(path)).toMatchObject(terms);
    expect(await change({ availableUntil: null })).toMatchObject({ ...terms, availableUntil: null });
    for (const _time of [1, 2]) expect(await change({ status: 'withdrawn' })).toMatchObject({ status: 'withdrawn' });
    expect(await change({ price: '80.00' })).toMatchObject({ status: 409, code: 'OFFERING_CLOSED' });
    for (const _time of [1, 2])
      expect(await change({ status: 'active', price: '80.00' })).toMatchObject({ status: 'active', price: '80.00' });
    expect(await change({ quantity: 3, expectedQuantity: 19 })).toMatchObject({ status: 409 });
  });

  it('has no effect for terms that are the same, written differently', async () => {
    const { id } = await anOffering(app.pool, {
      user_id: world.sellerUser.id,
      price: '10.00',
      available_until: day(9),
    });
    await aCompanyProfile(app.pool, { user_id: world.sellerUser.id, verification_status: 'approved' });
    const path = `/api/offerings/${id}`;
    const confirmed = 'update offering set price_confirmed_at = now(), price_check = $2 where id = $1';
    await app.pool.query(confirmed, [id, 'unusual']);
    const rowOf = async () => (await app.pool.query('select * from offering where id = $1', [id])).rows;
    const before = await rowOf();
    for (const price of ['10', '010.0', 10])
      expect(await patch(world.seller, path, { price, availableUntil: `${day(9)}T00:00:00+05:30` })).toMatchObject({
        id,
      });
    // Not in the format that the REST document names.
    const EDIT = 'mutation ($input: EditOfferingInput!) { editOffering(input: $input) { id } }';
    await world.seller.data(EDIT, { input: { offeringId: id, price: '10.000' } });
    expect(await rowOf()).toEqual(before);
  });

  it('puts no expired or sold-out offering on the market as it was', async () => {
    const expired = await anOffering(app.pool, { user_id: world.sellerUser.id, available_until: day(-1) });
    const sold = await anOffering(app.pool, { user_id: world.sellerUser.id, status: 'sold_out' });
    const status = 'active';
    expect(await patch(world.seller, `/api/offerings/${expired.id}`, { status })).toMatchObject({
      fields: { availableUntil: expect.any(String) },
    });
    expect(await patch(world.seller, `/api/offerings/${sold.id}`, { status })).toMatchObject({
      fields: { quantity: expect.any(String) },
    });
    expect(await patch(world.seller, `/api/offerings/${sold.id}`, { status, quantity: 7 })).toMatchObject({
      status,
      quantity: 7,
    });
  });

  it.each([
    [{ price: '-1' }, 'price'],
    [{ price: null }, 'price'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ availableUntil: day(-1) }, 'availableUntil'],
    [{ status: 'sold_out' }, 'status'],
  ])('refuses %j and names the field', async (body, field) => {
    const { id } = await anOffering(app.pool, { user_id: world.sellerUser.id });
    const path = `/api/offerings/${id}`;
    const before = await app.anyone.read(path);
    expect(await patch(world.seller, path, body)).toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
    expect(await patch(world.other, path, { price: '1.00' })).toMatchObject({ status: 404 });
    expect(await app.anyone.read(path)).toEqual(before);
  });
});

describe('PATCH /api/rfps/:id', () => {
  const posted = (columns: Body = {}) => anRfp(app.pool, { user_id: world.buyerUser.id, ...columns });

  it('changes the given terms; once there is a bid only the closing date, to a later one', async () => {
    const { id } = await posted({ closing_date: day(5), target_price: '900.00' });
    const change = (body: Body) => patch(world.buyer, `/api/rfps/${id}`, body);
    const terms = { title: 'Strong acid', quantity: 30, targetPrice: null, closingDate: day(4) };
    expect(await change(terms)).toMatchObject({ id, ...terms, unit: 'MT' });
    await aBid(app.pool, { user_id: world.sellerUser.id, rfp_id: id });
    for (const body of [{ quantity: 31 }, { closingDate: day(3) }, { title: 'Acid', closingDate: day(9) }])
      expect(await change(body)).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await change({ ...terms, closingDate: day(9) })).toMatchObject({ ...terms, closingDate: day(9) });
    const described = await change({ description: 'Free of metals.\nIn drums.' });
    expect(described).toMatchObject({ status: 409, fields: { description: expect.any(String) } });
    expect(await change({ closingDate: null })).toMatchObject({ closingDate: null });
    expect(await change({ closingDate: day(99) })).toMatchObject({ status: 409 });
  });

  it('cancels with a reason, which repeats without effect', async () => {
    const { id } = await posted();
    const path = `/api/rfps/${id}`;
    expect(await patch(world.buyer, path, { status: 'cancelled' })).toMatchObject({
      fields: { reason: expect.any(String) },
    });
    const cancel = { status: 'cancelled', reason: 'Moved to next year.' };
    expect(await patch(world.buyer, path, { ...cancel, title: 'Acid' })).toMatchObject({
      fields: { title: expect.any(String) },
    });
    for (const _time of [1, 2]) expect(await patch(world.buyer, path, cancel)).toMatchObject({ status: 'cancelled' });
    expect(await patch(world.buyer, path, { title: 'Acid' })).toMatchObject({ status: 409, code: 'RFP_CLOSED' });
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ quantity: 0 }, 'quantity'],
    [{ unit: 'Barrels' }, 'unit'],
    [{ closingDate: day(-1) }, 'closingDate'],
    [{ status: 'awarded' }, 'status'],
  ])('refuses %j and names the field', async (body, field) => {
    const { id } = await posted();
    const path = `/api/rfps/${id}`;
    const before = await app.anyone.read(path);
    expect(await patch(world.buyer, path, body)).toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
    expect(await patch(world.other, path, { title: 'Acid' })).toMatchObject({ status: 404 });
    expect(await app.anyone.read(path)).toEqual(before);
  });
});

it('POST /api/messages sends a message once per key', async () => {
  const message = { recipientId: world.otherUser.id, subject: 'Packaging', content: 'In drums?' };
  const key = { 'idempotency-key': `message to ${world.otherUser.id}` };
  const sent = await world.buyer.post('/api/messages', message, key);
  expect([sent.status, JSON.parse(sent.text)]).toEqual([
    201,
    expect.objectContaining({ subject: 'Packaging', isNotice: false }),
  ]);
  expect((await world.buyer.post('/api/messages', message, key)).text).toBe(sent.text);
  expect(await world.other.read('/api/messages')).toHaveLength(1);
  const { status, text } = await world.buyer.post('/api/messages', { ...message, subject: ' ' }, PROBLEM);
  expect([status, JSON.parse(text)]).toEqual([
    400,
    expect.objectContaining({ fields: { subject: expect.any(String) } }),
  ]);
});

/** Over a plain connection, without the caching and decompression of `fetch`. */
const raw = (path: string, headers: Record<string, string>) =>
  new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(app.url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('Public reads of visitors', () => {
  it.each(['/api/products/:product', '/api/offerings/:offering', '/api/rfps/:rfp', '/api/auctions/:auction'])(
    '%s is answered with 304 until it changes',
    async (pattern) => {
      const path = pattern.replace(/:(\w+)/, (_match, noun: 'product') => world[noun].id);
      const first = await raw(path, {});
      const tag = String(first.headers['etag']);
      expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache' } });
      expect(tag).toMatch(/^W\/"[\w-]+"$/);
      for (const known of [tag, `"other", ${tag}`, tag.slice(2), '*']) {
        const again = await raw(path, { 'if-none-match': known, 'accept-encoding': 'gzip' });
        expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, tag]);
        expect(again.headers['content-encoding']).toBeUndefined();
      }
      expect((await raw(path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
      const [, , noun] = path.split('/');
      const column = noun === 'products' ? 'description' : 'title';
      await app.pool.query(`update ${noun!.slice(0, -1)} set ${column} = 'Changed' where id = $1`, [
        path.split('/')[3],
      ]);
      expect((await raw(path, { 'if-none-match': tag })).status).toBe(200);
    },
  );

  it('of lists have one tag for compressed and plain responses', async () => {
    const path = '/api/products?limit=1000';
    const plain = await raw(path, {});
    const small = await raw(path, { 'accept-encoding': 'gzip' });
    expect(small.headers['etag']).toBe(plain.headers['etag']);
    const text = small.headers['content-encoding'] === 'gzip' ? gunzipSync(small.body) : small.body;
    expect(text).toEqual(plain.body);
    expect(plain.headers['etag']).toBe(`W/"${createHash('sha1').update(plain.body).digest('base64url')}"`);
  });

  it('have no tag for members or for errors', async () => {
    const path = `/api/offerings/${world.offering.id}`;
    const tag = String((await raw(path, {})).headers['etag']);
    const { status, headers } = await world.buyer.get(path, { 'if-none-match': tag });
    expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([200, null, 'no-store']);
    for (const missing of ['/api/offerings/none', '/api/user', '/api/orders']) {
      const answer = await raw(missing, { 'if-none-match': '*' });
      expect([answer.headers['etag'], answer.headers['cache-control']]).toEqual([undefined, 'no-store']);
    }
  });
});
