// A seller who posts and reprices as much as possible, so that watchers are flooded: what it costs them and the others.
import { aCategory, anOffering, aProduct, aUser } from '../test/factories.ts';
import { startInstances, type Instances } from '../test/instanceGroup.ts';
import { indexed } from '../test/searchIndex.ts';
import { announcePostings } from '../src/features/goods/search/announcePostings.ts';
import { openMarketOrm } from '../src/slices.ts';
import { quantile, timed, times } from './members.ts';
import { report, size } from './size.ts';

let market: Instances;
let orm: Awaited<ReturnType<typeof openMarketOrm>>;
beforeAll(async () => {
  market = await startInstances({ environments: [{ RATE_LIMITS: 'off' }] });
  const { host, port, user, password, database } = market.pool.options as Required<typeof market.pool.options>;
  orm = await openMarketOrm({ host, port, user, password: String(password), database });
});
afterAll(async () => {
  await orm.close();
  await market.close();
});

const WATCHERS = size(20, 2_000);
const OFFERS = size(200, 5_000);
/** Another server may announce at the same time; then that one counts. */
const announce = () => announcePostings(market.pool, () => orm.em.fork());
const noticesOf = async (): Promise<{ count: number; most: number }> =>
  (
    await market.pool.query<{ count: number; most: number }>(
      `select sum(count)::int as count, max(count)::int as most from (
         select count(*) from message where sending_user_id is null and link <> '' group by recipient_id) of_watcher`,
    )
  ).rows[0]!;

it('Thousands of offers, and an hour of a price and an offer each minute, are a handful of notices for each watcher', async () => {
  const seller = await aUser(market.pool);
  const category = await aCategory(market.pool, {});
  const products = await times(20, 4, () => aProduct(market.pool, { category_id: category.id }));
  const watchers = await times(WATCHERS, 8, () => aUser(market.pool));
  await market.pool.query(
    `insert into watch (id, user_id, category_id) select new_id(), watcher, $2 from unnest($1::uuid[]) watcher`,
    [watchers.map(({ id }) => id), category.id],
  );
  await market.pool.query(
    `insert into search_watch (id, user_id, text) select new_id(), watcher, 'sulphuric acid' from unnest($1::uuid[]) watcher`,
    [watchers.map(({ id }) => id)],
  );
  for (const { id } of products)
    await market.pool.query(
      `insert into watch (id, user_id, product_id) select new_id(), watcher, $2 from unnest($1::uuid[]) watcher`,
      [watchers.map((watcher) => watcher.id), id],
    );
  const [one] = await times(OFFERS, 8, (nth) =>
    anOffering(market.pool, { user_id: seller.id, product_id: products[nth % products.length]!.id, price: '1000' }),
  );
  await indexed(market.pool);

  const reader = await market.as(await aUser(market.pool));
  const reads: number[] = [];
  let isDone = false;
  const reading = (async () => {
    while (!isDone) reads.push(await timed(() => reader.data('{ products(first: 5) { nodes { name } } }')));
  })();
  const took = await timed(announce);
  isDone = true;
  await reading;
  const first = await noticesOf();
  expect(first).toEqual({ count: WATCHERS, most: 1 });
  report(
    `watching: ${OFFERS} offers to ${WATCHERS} watchers of 21 things, each with a saved search: ${took.toFixed(0)} ms, ${first.count} notices; others read in ${quantile(reads, 0.95).toFixed(0)} ms (p95)`,
  );

  for (let minute = 1; minute <= 60; minute++) {
    await market.pool.query(`update watch_notice set told_at = told_at - interval '1 minute'`);
    await market.pool.query('update offering set price = 1000 - $2::int where id = $1', [one!.id, minute]);
    await anOffering(market.pool, { user_id: seller.id, product_id: products[minute % products.length]!.id });
    if (minute % 5 === 0) {
      await indexed(market.pool);
      await announce();
    }
  }
  const { most } = await noticesOf();
  report(`watching: after an hour of a price and an offer each minute, ${most} notices for each watcher`);
  expect(most).toBeLessThanOrEqual(1 + 4 * 5);
}, 300_000);
