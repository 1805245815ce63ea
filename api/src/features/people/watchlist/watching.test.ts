import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Body } from '../../../../test/caller.ts';
import { aCategory, aCompanyProfile, aProduct } from '../../../../test/factories.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../test/world.ts';

let app: TestApp;
let world: World;
let targets: Record<string, string>;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
  targets = {
    productId: world.product.id,
    offeringId: world.offering.id,
    rfpId: world.rfp.id,
    auctionId: world.auction.id,
    categoryId: (await aCategory(app.pool, { name: 'Rare Earths' })).id,
    companyId: (await aCompanyProfile(app.pool, { user_id: world.sellerUser.id })).id,
  };
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('delete from watch'));

const WATCH = 'mutation ($input: WatchInput!) { watch(input: $input) }';
const UNWATCH = 'mutation ($input: WatchInput!) { unwatch(input: $input) }';
const kinds = ['productId', 'offeringId', 'rfpId', 'auctionId', 'categoryId', 'companyId'];

const LISTS = `{
  dashboardStats { watchlistCount }
  products(watched: true) { totalCount nodes { id isWatched } }
  offerings(watched: true) { totalCount nodes { id isWatched } }
  rfps(watched: true) { totalCount nodes { id isWatched } }
  auctions(watched: true) { totalCount nodes { id isWatched } }
  categories(watched: true) { id isWatched }
  companies(watched: true) { totalCount nodes { id isWatched } }
}`;
interface Lists {
  dashboardStats: { watchlistCount: number };
  categories: Body[];
  [list: string]: unknown;
}

/** The ids on a member's watchlist. */
const watchlist = async (who: 'buyer' | 'seller' | 'other'): Promise<string[]> => {
  const { dashboardStats, categories, ...lists } = await world[who].data<Lists>(LISTS);
  const nodes = Object.values(lists as Record<string, { nodes: Body[]; totalCount: number }>).flatMap((list) => {
    expect(list.totalCount).toBe(list.nodes.length);
    return list.nodes;
  });
  const all = [...nodes, ...categories];
  expect(all.every(({ isWatched }) => isWatched)).toBe(true);
  expect(dashboardStats.watchlistCount).toBe(all.length);
  return all.map(({ id }) => String(id));
};

it.each(kinds)('adds a record and removes it again: %s', async (field) => {
  const input = { [field]: targets[field] };
  expect(await world.buyer.data(WATCH, { input })).toEqual({ watch: true });
  expect(await world.buyer.data(WATCH, { input })).toEqual({ watch: true });
  expect(await watchlist('buyer')).toEqual([targets[field]]);
  expect(await watchlist('seller')).toEqual([]);

  // Removing it from one's own list does not change other lists.
  expect(await world.seller.data(UNWATCH, { input })).toEqual({ unwatch: true });
  expect(await watchlist('buyer')).toEqual([targets[field]]);
  for (let time = 1; time <= 2; time++) expect(await world.buyer.data(UNWATCH, { input })).toEqual({ unwatch: true });
  expect(await watchlist('buyer')).toEqual([]);
});

it('contains a record once, even after simultaneous commands', async () => {
  const input = { productId: targets['productId'] };
  await Promise.all(Array.from({ length: 5 }, () => world.buyer.data(WATCH, { input })));
  expect((await app.pool.query('select from watch')).rowCount).toBe(1);
});

it('has at most 1,000 records of all kinds, also after simultaneous commands', async () => {
  await app.pool.query(
    `with made as (insert into category (id, name, description, path, position)
       select id, n, n, array[id], n from (select new_id() as id, n from generate_series(1, 996) n) ids returning id)
     insert into watch (id, user_id, category_id) select id, $1, id from made`,
    [world.buyerUser.id],
  );
  const watchAll = () =>
    Promise.allSettled(kinds.map((field) => world.buyer.data(WATCH, { input: { [field]: targets[field] } })));
  await watchAll();
  expect((await app.pool.query('select from watch')).rowCount).toBe(1_000);
  // What is on the list already is no addition.
  const isWatched = (await watchAll()).map(({ status }) => status === 'fulfilled');
  expect(isWatched.filter(Boolean)).toHaveLength(4);
  const field = kinds[isWatched.indexOf(false)]!;
  const input = { [field]: targets[field] };
  expect(await world.buyer.refusal(WATCH, { input })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: 'at most 1,000 records can be watched' },
  });
  expect(await world.seller.data(WATCH, { input })).toEqual({ watch: true });
});

it('is empty for visitors, who cannot add records', async () => {
  const input = { productId: targets['productId'] };
  await world.buyer.data(WATCH, { input });
  expect((await app.anyone.refusal(WATCH, { input })).code).toBe('UNAUTHENTICATED');
  expect((await app.anyone.refusal(UNWATCH, { input })).code).toBe('UNAUTHENTICATED');
  const query = `{ watched: products(watched: true) { totalCount } product(id: "${targets['productId']}") { isWatched } }`;
  expect(await app.anyone.data(query)).toEqual({ watched: { totalCount: 0 }, product: { isWatched: false } });
});

it('filters lists by records that are not watched', async () => {
  const product = await aProduct(app.pool);
  await world.buyer.data(WATCH, { input: { productId: product.id } });
  const { products } = await world.buyer.data<{ products: { nodes: Body[] } }>(
    '{ products(watched: false) { nodes { id isWatched } } }',
  );
  expect(products.nodes).toEqual([{ id: world.product.id, isWatched: false }]);
});

it.each([
  [{}, 'productId'],
  [{ productId: null }, 'productId'],
  [{ productId: UNKNOWN_ID, rfpId: UNKNOWN_ID }, 'rfpId'],
  [{ auctionId: 'soon' }, 'auctionId'],
])('refuses %j', async (input, field) => {
  const { code, fields } = await world.buyer.refusal(WATCH, { input });
  expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
});

it.each(kinds)('refuses unknown ids: %s', async (field) => {
  const { code } = await world.buyer.refusal(WATCH, { input: { [field]: UNKNOWN_ID } });
  expect(code).toBe('NOT_FOUND');
  // Nor is it found as another kind.
  const elsewhere = field === 'rfpId' ? 'offeringId' : 'rfpId';
  expect((await world.buyer.refusal(WATCH, { input: { [elsewhere]: targets[field] } })).code).toBe('NOT_FOUND');
});
