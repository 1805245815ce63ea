// The first page of a visit is complete: it sends no further requests.
import type { BrowserContext, Page } from 'playwright-core';
import { dropEmbeddedAnswers } from '../../test/responses.ts';
import { firstQueries } from '../app/firstQueries.ts';
import { addressOf, publicRows } from '../../test/addresses.ts';
import { demo, openMarket } from '../../test/market.ts';
import { complaintsOf } from '../../test/pageChecks.ts';
import { findShown } from '../../test/shown.ts';

// A market of its own: two openings of a page are compared, so its data must not change in between.
const market = openMarket();
let addresses: Record<string, string>;
let visitor: BrowserContext;

beforeAll(async () => {
  const shown = await findShown(await market.enter(demo.both));
  visitor = await market.visit();
  addresses = Object.fromEntries(publicRows.map((row) => [row.name, addressOf(row, shown)]));
});

/** Screens that always ask the server too, because others change what they show. */
const live = ['Rfp', 'Auction', 'Company'];
const complete = publicRows.filter(({ name, queries }) => queries && !live.includes(name)).map(({ name }) => name);

type Call = { operationName: string; query: string; variables: Record<string, unknown> };

/** Opens a page and returns its requests, the code that it had not preloaded, and its text. */
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

test.each(complete)('%s contains the data that it would request', async (screen) => {
  const page = await visitor.newPage();
  const complaints = complaintsOf(page);
  const asking = await visitor.newPage();
  await dropEmbeddedAnswers(asking);
  const [answered, asked] = await Promise.all([page, asking].map((each) => open(each, addresses[screen]!)));
  expect([...answered!.calls, ...answered!.unnamed]).toEqual([]);
  expect(asked!.shown).toBe(answered!.shown);
  const id = addresses[screen]!.split('/')[2];
  const known = [...firstQueries.everywhere, ...firstQueries.screens[screen]!].map(
    ({ operation, text, variables }) => ({
      operationName: operation,
      variables: Object.fromEntries(Object.entries(variables).map(([name, of]) => [name, of === ':id' ? id : of])),
      query: text,
    }),
  );
  expect(byName(asked!.calls)).toEqual(byName(known));
  expect(complaints).toEqual([]);
  await Promise.all([page.close(), asking.close()]);
});

/** The order of the operations, and of the fragments within one, does not matter. */
const byName = (calls: Call[]) =>
  calls
    .map((call) => ({ ...call, query: call.query.split('\n\n').toSorted() }))
    .toSorted((a, b) => a.operationName.localeCompare(b.operationName));

test('a visitor who signed in elsewhere is recognised on the next page', async () => {
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

test("a member's page requests its own data", async () => {
  const member = await market.enter(demo.both);
  const { calls } = await open(await member.newPage(), '/products');
  expect(calls.map(({ operationName }) => operationName)).toEqual(
    expect.arrayContaining(['Session', 'ProductListScreen', 'Categories']),
  );
  await member.close();
});
