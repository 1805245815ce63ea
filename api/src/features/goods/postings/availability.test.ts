import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Body } from '../../../../test/caller.ts';
import { aCategory, aProduct } from '../../../../test/factories.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { announceAvailability } from './availability.ts';
import { openMarketOrm } from '../../../slices.ts';

describe('features/goods/postings/availability', () => {
  let app: TestApp;
  let world: World;
  let orm: Awaited<ReturnType<typeof openMarketOrm>>;
  beforeAll(async () => {
    app = await startApp();
    world = await aWorld(app);
    const { host, port, user, password, database } = app.pool.options as Required<TestApp['pool']['options']>;
    orm = await openMarketOrm({ host, port, user, password: String(password), database });
  });
  afterAll(async () => {
    await orm.close();
    await app.close();
  });
  beforeEach(() => app.pool.query('delete from watch; delete from message'));

  const announce = () => announceAvailability(orm.em.fork());
  const watch = (input: Body, who: 'buyer' | 'other' = 'buyer') =>
    world[who].data('mutation ($input: WatchInput!) { watch(input: $input) }', { input });
  const inbox = async (who: 'buyer' | 'other' = 'buyer') =>
    (await world[who].read<Body[]>('/api/messages')).map(({ subject, content, link }) => ({ subject, content, link }));

  it.each([
    [0, 'industry'],
    [1, 'product-family'],
    [2, 'category'],
  ])('The first product of a branch is announced, with %d levels above it', async (above, path) => {
    const line: string[] = [];
    for (let level = 0; level <= above; level++) line.push((await aCategory(app.pool, { path: line })).id);
    for (const [at, id] of line.entries())
      await app.pool.query('update category set path = $2 where id = $1', [id, line.slice(0, at + 1)]);
    const branch = line.at(-1) as string;
    await app.pool.query(`update category set name = 'Rare Earths' where id = $1`, [branch]);
    const below = await aCategory(app.pool, {});
    await app.pool.query('update category set path = $2 where id = $1', [below.id, [...line, below.id]]);

    await watch({ categoryId: branch });
    await announce();
    expect(await inbox()).toEqual([]);
    await aProduct(app.pool, { category_id: below.id });
    await announce();
    await announce();
    expect(await inbox()).toEqual([
      {
        subject: 'Now available: Rare Earths',
        content: 'The first products of Rare Earths, which you asked about, are in the catalogue.',
        link: `/${path}/${branch}`,
      },
    ]);
  });

  it('Ended watches are not announced', async () => {
    const category = await aCategory(app.pool, {});
    await watch({ categoryId: category.id });
    await world.buyer.data('mutation ($input: WatchInput!) { unwatch(input: $input) }', {
      input: { categoryId: category.id },
    });
    await aProduct(app.pool, { category_id: category.id });
    await announce();
    expect(await inbox()).toEqual([]);
  });
});
