// The first page of a visit is complete: it sends no further requests.
import type { BrowserContext, Page, Request } from 'playwright-core';
import { addressOf, publicRows } from '../../test/addresses.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { complaintsOf } from '../../test/pageChecks.ts';
import { findShown } from '../../test/shown.ts';

const market = joinMarket();
let addresses: Record<string, string>;
let visitor: BrowserContext;

beforeAll(async () => {
  const shown = await findShown(await market.enter(demo.both));
  // On a phone, because the front page has a panel for wide screens that loads after it.
  visitor = await market.visit(375);
  addresses = Object.fromEntries(publicRows.map((row) => [row.name, addressOf(row, shown)]));
});

/** Screens that always ask the server too, because others change what they show. */
const live = ['Rfp', 'Auction', 'Company'];
const complete = publicRows.filter(({ name, queries }) => queries && !live.includes(name)).map(({ name }) => name);

const operationOf = (request: Request): string | undefined =>
  new URL(request.url()).pathname === '/graphql'
    ? (request.postDataJSON() as { operationName: string }).operationName
    : undefined;

/** Opens a page and returns its requests and the code that it had not preloaded. */
const open = async (page: Page, path: string) => {
  const operations: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation) operations.push(operation);
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const html = (await (await page.goto(path))?.text()) ?? '';
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[data-skeleton]'));
  await page.waitForLoadState('networkidle');
  return { operations, unnamed: scripts.filter((script) => !html.includes(script)) };
};

test.each(complete)('%s contains the data that it would request', async (screen) => {
  const page = await visitor.newPage();
  const complaints = complaintsOf(page);
  const answered = await open(page, addresses[screen]!);
  expect([...answered.operations, ...answered.unnamed]).toEqual([]);
  expect(complaints).toEqual([]);
  await page.close();
});

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
  const page = await member.newPage();
  const requests = ['Session', 'ProductListScreen', 'Categories'].map((name) =>
    page.waitForRequest((request) => operationOf(request) === name),
  );
  await page.goto('/products');
  await Promise.all(requests);
  await member.close();
});
