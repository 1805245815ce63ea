// The head of each page: the same in the HTML that a crawler gets, after the app has started, and after a navigation.
import { ownHead } from 'api/pages/screens';
import type { Page } from 'playwright-core';
import { addressOf, publicRows } from '../../test/addresses.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { findShown } from '../../test/shown.ts';

const market = joinMarket();
let visitor: Page;
let member: Page;
let publicPaths: string[];
let memberPaths: string[];
/** One page of each kind: static, about a record, a list. */
let firstPaths: string[];

beforeAll(async () => {
  const context = await market.enter(demo.both);
  const shown = await findShown(context);
  publicPaths = publicRows.filter((row) => !ownHead(row).isHidden).map((row) => addressOf(row, shown));
  memberPaths = ['/', '/marketplace', `/orders/${shown.order.id}`, `/product/${shown.product.id}`, '/orders'];
  firstPaths = ['/terms', `/product/${shown.product.id}`, '/products'];
  member = await context.newPage();
  visitor = await (await market.visit()).newPage();
});

const headOf = (document: { querySelectorAll: Document['querySelectorAll'] }) =>
  [
    ...document.querySelectorAll(
      'title:not(svg *), meta[name], meta[property], link[rel=canonical], script[type="application/ld+json"]',
    ),
  ]
    .filter((element) => !/^(viewport|color-scheme|theme-color)$/.test(element.getAttribute('name') ?? ''))
    .map((element) => {
      element.removeAttribute('data-head');
      return element.outerHTML;
    });

const headIn = (page: Page) => page.evaluate(`(${headOf})(document.cloneNode(true))`) as Promise<string[]>;
const sent = (page: Page, path: string) =>
  page.evaluate(
    `fetch(${JSON.stringify(path)}).then((answer) => answer.text()).then((html) => (${headOf})(new DOMParser().parseFromString(html, 'text/html')))`,
  ) as Promise<string[]>;
const served = (page: Page) => page.locator('[data-head]').count();

const isLoaded = (page: Page) =>
  page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[data-skeleton]'));

/** Navigates as a link would, without loading the page again. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => {
    // With the index that the router gives its own entries; it warns of any other.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as object }));
  }, path);
  await isLoaded(page);
}

/** Waits for the router, which renders a navigation after it has changed the address. */
async function expectHead(page: Page, path: string, title: RegExp) {
  const isThere = (head: string[]) =>
    head.some((element) => /rel="canonical"/.test(element) && element.includes(`${path}"`)) &&
    head.some((element) => element.startsWith('<title') && title.test(element));
  for (let tries = 100; tries > 0 && !isThere(await headIn(page)); tries--) await page.waitForTimeout(50);
  const head = await headIn(page);
  expect(head.filter((element) => element.startsWith('<title'))).toEqual([expect.stringMatching(title)]);
  expect(head.filter((element) => element.includes('name="description"'))).toHaveLength(1);
  expect(head.filter((element) => element.includes('rel="canonical"'))).toEqual([expect.stringContaining(`${path}"`)]);
  expect(await served(page)).toBe(0);
  return head;
}

const exactTitle = ([title = '']: string[]) => new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

test('each public page has the same head for crawlers and for visitors who open it by a link', async () => {
  await visitor.goto('/nowhere');
  await isLoaded(visitor);
  for (const path of publicPaths) {
    const head = await sent(visitor, path);
    expect(head.length).toBeGreaterThan(8);
    await goTo(visitor, path);
    expect((await expectHead(visitor, path, exactTitle(head))).toSorted()).toEqual(head.toSorted());
  }
});

test('the first page of a visit keeps its head while the app starts, and gives it up to the next page', async () => {
  for (const path of firstPaths) {
    await visitor.goto(path);
    await isLoaded(visitor);
    const head = await sent(visitor, path);
    expect((await expectHead(visitor, path, exactTitle(head))).toSorted()).toEqual(head.toSorted());
    await goTo(visitor, '/nowhere');
    expect(await expectHead(visitor, '/nowhere', /404 Page Not Found/)).toContain(
      '<meta name="robots" content="noindex">',
    );
  }
});

test('a member gets one title, one description and one canonical link on every page, first or later', async () => {
  for (const [nth, path] of memberPaths.entries()) {
    await member.goto(path);
    await isLoaded(member);
    await expectHead(member, path, / · Feedstock</);
    const next = memberPaths[(nth + 1) % memberPaths.length]!;
    await goTo(member, next);
    await expectHead(member, next, / · Feedstock</);
  }
});
