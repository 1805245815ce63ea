import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Body } from '../../../../test/caller.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('delete from search_watch'));

const WATCH = 'mutation ($input: WatchSearchInput!) { watchSearch(input: $input) { id text } }';
const UNWATCH = 'mutation ($id: ID!) { unwatchSearch(id: $id) }';
const save = async (text: string, who: 'buyer' | 'seller' | 'other' = 'buyer') =>
  (await world[who].data<{ watchSearch: { id: string; text: string } }>(WATCH, { input: { text } })).watchSearch;
const saved = async (who: 'buyer' | 'other' = 'buyer') => {
  const { watchedSearches } = await world[who].data<{ watchedSearches: Body[] }>('{ watchedSearches { text } }');
  return watchedSearches.map(({ text }) => text);
};

it('Members save searches and remove them, each for themselves', async () => {
  const { id } = await save('  gallium metal ');
  expect(await save('Gallium Metal')).toEqual({ id, text: 'gallium metal' });
  await save('indium');
  expect(await saved()).toEqual(['indium', 'gallium metal']);
  expect(await saved('other')).toEqual([]);
  await world.other.data(UNWATCH, { id });
  expect(await saved()).toHaveLength(2);
  for (const removed of [id, id, UNKNOWN_ID, 'none']) await world.buyer.data(UNWATCH, { id: removed });
  expect(await saved()).toEqual(['indium']);
  expect((await app.anyone.refusal('{ watchedSearches { id } }', {})).code).toBe('UNAUTHENTICATED');
});

it('A member can save 50 searches, also at the same time', async () => {
  await Promise.allSettled(Array.from({ length: 52 }, (_, at) => save(`material ${at}`)));
  expect(await saved()).toHaveLength(50);
  const { code, fields } = await world.buyer.refusal(WATCH, { input: { text: 'one more' } });
  expect([code, fields]).toEqual(['BAD_USER_INPUT', { text: 'at most 50 searches can be saved' }]);
});

it.each(['', '  ', 'x'.repeat(201), 'a b c d e f g h i j k'])(
  'A saved search has the limits of a search: "%s"',
  async (text) => {
    expect(await world.buyer.refusal(WATCH, { input: { text } })).toMatchObject({ code: 'BAD_USER_INPUT' });
  },
);
