// What visitors come to first is whole with the page: it asks the server for nothing more.
import type { Page } from 'playwright-core';
import { unanswered } from '../../test/answers.ts';
import { firstQueries } from '../app/firstQueries.ts';
import { demo, openMarket } from '../../test/market.ts';
import { complaintsOf } from '../../test/pageChecks.ts';
import { findShown } from './shown.ts';

// A market of its own: both openings of a page are compared, so nobody may trade in between.
const market = openMarket();
let addresses: Record<string, string>;

beforeAll(async () => {
  const member = await market.visit();
  await member.request.post('/api/login', { data: demo.both });
  const { industry, family, category, product, offering } = await findShown(member);
  addresses = {
    Landing: '/',
    Products: '/products',
    Product: `/product/${product.id}`,
    Offering: `/offerings/${offering.id}`,
    Industry: `/industry/${industry.id}`,
    ProductFamily: `/product-family/${family.id}`,
    Category: `/category/${category.id}`,
  };
});

type Call = { operationName: string; query: string; variables: Record<string, unknown> };

/** Opens a page and tells what it asked for, which code it had not named, and what it then showed. */
async function open(page: Page, path: string) {
  const calls: Call[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql') calls.push(request.postDataJSON() as Call);
    if (request.resourceType() === 'script') scripts.push(pathname);
  });
  const html = (await (await page.goto(path))?.text()) ?? '';
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[data-skeleton]'));
  await page.waitForLoadState('networkidle');
  return {
    calls,
    unnamed: scripts.filter((script) => !html.includes(script)),
    shown: await page.getByRole('main').innerText(),
  };
}

test.each(Object.keys(firstQueries.screens))('%s has its answers, to what it would ask', async (screen) => {
  const visitor = await market.visit();
  const page = await visitor.newPage();
  const complaints = complaintsOf(page);
  const answered = await open(page, addresses[screen]!);
  expect([...answered.calls, ...answered.unnamed]).toEqual([]);

  const asking = await visitor.newPage();
  await unanswered(asking);
  const asked = await open(asking, addresses[screen]!);
  expect(asked.shown).toBe(answered.shown);
  const id = addresses[screen]!.split('/')[2];
  const known = [...firstQueries.everywhere, ...firstQueries.screens[screen]!].map(
    ({ operation, text, variables }) => ({
      operationName: operation,
      variables: Object.fromEntries(Object.entries(variables).map(([name, of]) => [name, of === ':id' ? id : of])),
      query: text,
    }),
  );
  expect(byName(asked.calls)).toEqual(byName(known));
  expect(complaints).toEqual([]);
  await visitor.close();
});

const byName = (calls: { operationName?: string }[]) =>
  calls.toSorted((a, b) => (a.operationName ?? '').localeCompare(b.operationName ?? ''));

test('a visitor who comes back to a page after signing in elsewhere is known', async () => {
  const context = await market.visit();
  const page = await context.newPage();
  await page.goto('/products');
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  await page.goto('/api/docs');
  await context.request.post('/api/login', { data: demo.both });
  await page.goBack();
  await page.getByRole('button', { name: 'User menu' }).waitFor();
  await context.close();
});

test('a member’s page asks by itself', async () => {
  const member = await market.enter(demo.both);
  const { calls } = await open(await member.newPage(), '/products');
  expect(calls.map(({ operationName }) => operationName)).toEqual(
    expect.arrayContaining(['Session', 'ProductsScreen', 'Categories']),
  );
  await member.close();
});
