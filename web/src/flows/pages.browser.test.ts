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
  members = await Promise.all(widths.map((width) => market.visit(width)));
  for (const member of members) await member.request.post('/api/login', { data: demo.both });
  shown = await findShown(members[0]!);
});

const look = (contexts: BrowserContext[], { path, heading, texts, placeholders }: PageSheet) =>
  Promise.all(
    contexts.map((context) =>
      lookAt(context, {
        path: path(shown),
        heading: typeof heading === 'string' ? heading : heading(shown),
        texts: texts(shown),
        placeholders: placeholders?.(shown),
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

test.each(memberPaths)('%s is no page to a visitor, who can sign in to open it', async (path) => {
  const texts = () => ['Sign in to open this page', 'Back to Home'];
  await look(visitors, { name: path, path: () => path, heading: '404 Page Not Found', texts });
});
