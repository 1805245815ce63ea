// A row in api/src/pages/screens.ts is all that the server, the sitemap, the sweep and the screenshots need for a screen.
import { screenRows } from '../api/src/pages/screens.ts';
import { pageAt } from '../api/src/server/web/pages.ts';
import { newSession, sharedApp, type SharedApp } from '../api/test/app.ts';
import { aProduct, aUser } from '../api/test/factories.ts';
import { indexed } from '../api/test/searchIndex.ts';
import { addressOf, publicRows, staffRows } from '../web/test/addresses.ts';
import type { Shown } from '../web/test/pages.ts';
import { memberSteps, visitorSteps } from '../web/test/sweepSteps.ts';
import { pagesOf } from './screens/pages.mjs';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});

const kinds = [
  'industry',
  'family',
  'category',
  'product',
  'rfp',
  'offering',
  'auction',
  'order',
  'quote',
  'commodity',
  'company',
  'member',
] as const;
const shown = Object.fromEntries(
  kinds.map((kind) => [kind, { id: `id-of-${kind}`, name: kind, description: kind }]),
) as Shown;
const pathsOf = (steps: { path: string }[]) => steps.map(({ path }) => path);

test('the server knows the path of every screen', () => {
  for (const row of screenRows) expect(pageAt(addressOf(row, shown))?.screen.path).toBe(row.path);
});

test('the sitemap lists every public screen that is about no record', async () => {
  const { text } = await app.anyone.get('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path);
  const [fixed, hidden] = [false, true].map((isHidden) =>
    publicRows
      .filter(({ path, head }) => !path.includes(':id') && Boolean(head.isHidden) === isHidden)
      .map(({ path }) => path),
  );
  expect(listed).toEqual(expect.arrayContaining(fixed ?? []));
  expect(listed.filter((path) => hidden?.includes(String(path)))).toEqual([]);
});

test('the sweep opens every screen for visitors and members', () => {
  expect(pathsOf(visitorSteps(shown, 'all'))).toEqual(
    expect.arrayContaining(publicRows.map((row) => addressOf(row, shown))),
  );
  expect(pathsOf(memberSteps(shown, true, 'all'))).toEqual(
    expect.arrayContaining(
      screenRows.filter((row) => !staffRows.slice(1).includes(row)).map((row) => addressOf(row, shown)),
    ),
  );
});

test('a screenshot is taken of every screen', async () => {
  await aProduct(app.pool, { cas_number: '7664-93-9' });
  await indexed(app.pool);
  const [name = '', value = ''] = (await newSession(app.pool, await aUser(app.pool))).split('=');
  const { visitor, member, admin } = await pagesOf(app.url, [{ name, value }]);
  const fixed = screenRows.filter(({ path }) => !path.includes(':id')).map(({ path }) => path);
  expect(Object.values({ ...member, ...admin })).toEqual(expect.arrayContaining(fixed));
  expect(Object.keys(visitor)).toEqual(expect.arrayContaining(['landing', 'product-list', 'product']));
});
