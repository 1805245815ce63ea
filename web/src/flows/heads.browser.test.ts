// What each page says of itself: the same in the HTML that a crawler gets, after the app has started, and for somebody
// who came there from another page.
import { eventually } from '../../test/eventually.ts';
import type { Page } from 'playwright-core';
import { demo, joinMarket } from '../../test/market.ts';
import { findShown } from './shown.ts';

const market = joinMarket();
let page: Page;
let addresses: string[];

beforeAll(async () => {
  const member = await market.visit();
  await member.request.post('/api/login', { data: demo.both });
  const { industry, family, category, product, rfp, offering, auction } = await findShown(member);
  addresses = [
    ...['/', '/products', '/auth', '/terms', '/privacy', '/help', '/contact'],
    ...[`/industry/${industry.id}`, `/product-family/${family.id}`, `/category/${category.id}`],
    ...[`/product/${product.id}`, `/rfps/${rfp.id}`, `/offerings/${offering.id}`, `/auctions/${auction.id}`],
  ];
  page = await (await market.visit()).newPage();
});

const headOf = (document: { querySelectorAll: Document['querySelectorAll'] }) =>
  [...document.querySelectorAll('head [data-head]')].map((element) => element.outerHTML);

const shown = () => page.evaluate(`(${headOf})(document)`) as Promise<string[]>;
const sent = (path: string) =>
  page.evaluate(
    `fetch(${JSON.stringify(path)}).then((answer) => answer.text()).then((html) => (${headOf})(new DOMParser().parseFromString(html, 'text/html')))`,
  ) as Promise<string[]>;

/** Goes there as a link would, without loading the page anew. */
async function goTo(path: string) {
  await page.evaluate((to) => {
    // With the index that the router gives its own entries; it warns of any other.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as object }));
  }, path);
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[data-skeleton]'));
}

test('crawlers, first visitors and those who come from another page are told the same', async () => {
  for (const path of addresses) {
    await page.goto(path);
    const head = await sent(path);
    expect(head.length).toBeGreaterThan(8);
    await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[data-skeleton]'));
    await expectHead(head);
    await goTo('/nowhere');
    await expectHead([
      '<title data-head="">404 Page Not Found · Feedstock</title>',
      '<meta name="robots" content="noindex" data-head="">',
    ]);
    await goTo(path);
    await expectHead(head);
  }
});

/** The head follows the page, in a file of its own. */
async function expectHead(head: string[]) {
  const wanted = JSON.stringify(head);
  for (let tries = 100; tries > 0 && JSON.stringify(await shown()) !== wanted; tries--) await page.waitForTimeout(50);
  await eventually(async () => expect(await shown()).toEqual(head));
}
