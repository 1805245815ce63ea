// Each page of the first release, wide and narrow: what it says, and what holds on every page.
import type { BrowserContext } from 'playwright-core';
import { lookAt } from '../../test/lookAt.ts';
import { demo, openMarket } from '../../test/market.ts';
import { memberPages, memberPaths, notFoundPages, publicPages, type PageSheet, type Shown } from './pages.ts';
import { findShown } from './shown.ts';

const market = openMarket();
const widths = [1280, 375];
let visitors: BrowserContext[];
let members: BrowserContext[];
let shown: Shown;

beforeAll(async () => {
  visitors = await Promise.all(widths.map((width) => market.visit(width)));
  members = await Promise.all(widths.map((width) => market.enter(demo.both, width)));
  shown = await findShown(members[0]!);
});

const look = (contexts: BrowserContext[], { path, heading, texts, fields }: PageSheet) =>
  Promise.all(
    contexts.map((context) =>
      lookAt(context, {
        path: path(shown),
        heading: typeof heading === 'string' ? heading : heading(shown),
        texts: texts(shown),
        fields: fields?.(shown),
      }),
    ),
  );

test.each(publicPages)('$name', async (page) => {
  expect(await look(visitors, page)).toEqual([200, 200]);
});

test.each(memberPages)('$name', async (page) => {
  expect(await look(members, page)).toEqual([200, 200]);
});

test.each(notFoundPages)('%s says %s', async (path, heading, status) => {
  const page = { name: path, path: () => path, heading, texts: () => ['Back to Home'] };
  expect(await look(visitors, page)).toEqual([status, status]);
});

test('signed out, the pages of members are none, with the way in', async () => {
  const [visitor] = visitors;
  const page = await visitor!.newPage();
  for (const path of memberPaths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    const way = page.getByRole('link', { name: 'Sign in to open this page' });
    expect(await way.getAttribute('href')).toBe(`/auth?next=${encodeURIComponent(path)}`);
  }
  await page.close();
});
