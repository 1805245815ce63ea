import { startApp, type TestApp } from '../../../test/app.ts';
import type { Body } from '../../../test/caller.ts';
import { aMessage, anAuction, anOffering, anRfp, aProduct, aUser } from '../../../test/factories.ts';
import { indexed } from '../../../test/searchIndex.ts';

let app: TestApp;
let owner: { id: string };
beforeAll(async () => {
  app = await startApp();
  owner = await aUser(app.pool);
  const sender = await aUser(app.pool);
  const make = {
    '/api/products': (columns: object) => aProduct(app.pool, { ...columns }),
    '/api/rfps': (columns: object) => anRfp(app.pool, { user_id: owner.id, ...columns }),
    '/api/offerings': (columns: object) => anOffering(app.pool, { user_id: owner.id, ...columns }),
    '/api/auctions': (columns: object) => anAuction(app.pool, { user_id: owner.id, ...columns }),
    '/api/messages': (columns: object) =>
      aMessage(app.pool, { recipient_id: owner.id, sending_user_id: sender.id, ...columns }),
  };
  // Inserted in another order than their dates.
  for (const [path, one] of Object.entries(make)) {
    ids[path] = [];
    for (const age of [2, 4, 1, 0, 3])
      ids[path][age] = (await one({ created_at: new Date(Date.UTC(2026, 0, 10 - age)) })).id;
  }
});
afterAll(() => app.close());

/** Newest first. */
const ids: Record<string, string[]> = {};
const lists = ['/api/products', '/api/rfps', '/api/offerings', '/api/auctions', '/api/messages'];

describe.each(lists)('GET %s', (path) => {
  const page = async (query: string) => {
    const { status, text, headers } = await (await app.as(owner)).get(`${path}${query}`);
    expect(status).toBe(200);
    return {
      found: (JSON.parse(text) as Body[]).map(({ id }) => id),
      total: headers.get('x-total-count'),
      link: headers.get('link'),
    };
  };

  it('answers an array, newest first, with the total count', async () => {
    expect(await page('')).toEqual({ found: ids[path], total: '5', link: null });
  });

  it('has pages', async () => {
    expect(await page('?limit=2')).toEqual({
      found: ids[path]?.slice(0, 2),
      total: '5',
      link: `<${path}?limit=2&offset=2>; rel="next"`,
    });
    expect(await page('?limit=2&offset=2')).toEqual({
      found: ids[path]?.slice(2, 4),
      total: '5',
      link: `<${path}?limit=2&offset=4>; rel="next", <${path}?limit=2&offset=0>; rel="prev"`,
    });
    expect(await page('?offset=4&limit=2')).toEqual({
      found: ids[path]?.slice(4),
      total: '5',
      link: `<${path}?offset=2&limit=2>; rel="prev"`,
    });
    expect(await page('?offset=9')).toMatchObject({ found: [], total: '5' });
  });

  it.each([
    ['limit=0', '"limit" must be a whole number from 1 to 1000.'],
    ['limit=1001', '"limit" must be a whole number from 1 to 1000.'],
    ['limit=', '"limit" must be a whole number.'],
    ['limit=-1', '"limit" must be a whole number.'],
    ['limit=1e2', '"limit" must be a whole number.'],
    ['limit=1&limit=2', '"limit" must be a whole number.'],
    ['offset=-1', '"offset" must be a whole number.'],
    ['offset=10001', '"offset" must be a whole number from 0 to 10000.'],
  ])('refuses %s', async (query, sentence) => {
    const { status, text } = await (await app.as(owner)).get(`${path}?${query}`);
    expect([status, text]).toEqual([400, sentence]);
  });
});

describe('GET /api/products', () => {
  const named = async (query: string) =>
    (await app.anyone.read<Body[]>(`/api/products?${query}`)).map(({ name }) => name);

  it('filters by category and search', async () => {
    const { rows } = await app.pool.query<{ id: string; parent: string }>(
      `insert into category (id, name, description, parent_id, path, position)
       select gen_random_uuid(), 'Below', '', id, path, 1 from category limit 1 returning id, parent_id as parent`,
    );
    const [below] = rows as [{ id: string; parent: string }];
    await app.pool.query('update category set path = array[parent_id, id] where id = $1', [below.id]);
    const urea = await aProduct(app.pool, { name: 'Urea 46%', cas_number: '57-13-6', category_id: below.id });
    await indexed(app.pool);
    expect(await named(`categoryId=${below.id}`)).toEqual([urea.name]);
    expect(await named(`categoryId=${below.parent}`)).toContain(urea.name);
    expect(await named('search=UREA%2046%25')).toEqual([urea.name]);
    expect(await named('search=57-13-6')).toEqual([urea.name]);
    expect(await named(`search=urea&categoryId=${below.parent}`)).toEqual([urea.name]);
    expect(await named('search=urea&categoryId=')).toEqual([urea.name]);
    expect(await named('search=%25')).toEqual([]);
    expect(await named('categoryId=none')).toEqual([]);
    const { link } = Object.fromEntries((await app.anyone.get('/api/products?search=acid&limit=1')).headers);
    expect(link).toBe('</api/products?search=acid&limit=1&offset=1>; rel="next"');
  });

  it.each(['search=a&search=b', `search=${'x'.repeat(201)}`, 'search=%00'])('refuses %s', async (query) => {
    const { status, text } = await app.anyone.get(`/api/products?${query}`);
    expect([status, text]).toEqual([400, expect.stringContaining('"search"')]);
  });
});

it('A market with a public address links with it', async () => {
  const twin = await app.twin({ PUBLIC_URL: 'https://market.example' });
  const linkOf = async (path: string) => (await twin.as(app.anyone).get(path)).headers.get('link');
  expect(await linkOf('/api/rfps?limit=2&offset=2')).toBe(
    '<https://market.example/api/rfps?limit=2&offset=4>; rel="next", <https://market.example/api/rfps?limit=2&offset=0>; rel="prev"',
  );
  expect(await linkOf('/api/rfps?limit=2&updatedSince=2001-01-01T00:00:00Z')).toMatch(
    /^<https:\/\/market\.example\/api\/rfps\?limit=2&updatedSince=[^>]+&after=[^>]+>; rel="next"$/,
  );
});
