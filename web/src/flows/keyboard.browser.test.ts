// The main jobs by keyboard alone, and what screen readers announce.
import { eventually } from '../../test/eventually.ts';
import type { Locator, Page } from 'playwright-core';
import { focusOf, isFocused, pressOn, tabTo, typeInto } from '../../test/keyboardUser.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { newMember } from '../../test/newMember.ts';
import type { Trader } from '../../test/trader.ts';

const market = joinMarket();
let trader: Trader;
let page: Page;
/** The auction in which the trader leads. */
let auctionId = '';

beforeAll(async () => {
  trader = await newMember(await market.visit());
  page = trader.page;
});
afterEach(() => expect(trader.complaints).toEqual([]));

const button = (name: string | RegExp, within: Page | Locator = page) => within.getByRole('button', { name });

/** Waits for the heading of a page. */
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

test('the first tab stop skips the header', async () => {
  await page.goto('/products');
  await heading('Products');
  await page.keyboard.press('Tab');
  await eventually(async () => expect(await focusOf(page)).toBe('Skip to content'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await eventually(async () => expect(await isFocused(page.getByLabel('Search products'))).toBe(true));
});

test("the focus ring of the header's links is inside the window", async () => {
  // From the top, because a page has more stops than a user would go through.
  await page.goto('/products');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' });
  await tabTo(page, link);
  const ring = await link.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    return element.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth);
  });
  expect(ring).toBeGreaterThanOrEqual(0);
});

test('a link before the filters skips them', async () => {
  const skip = page.getByRole('link', { name: 'Skip to results' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.locator('#results :focus').waitFor();
});

test("from the landing page's search to the suppliers of a material", async () => {
  await page.goto('/landing');
  await typeInto(page, page.getByPlaceholder('Search for raw materials...'), 'sulfuric acid');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Search suggestions' });
  await pressOn(page, panel.getByRole('button', { name: /sulfuric acid/i }).first());
  await heading('Products');
  // A new page starts at its content, not at the previous focus.
  await eventually(async () => expect(await isFocused(page.getByRole('main'))).toBe(true));
  await pressOn(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /sulfuric acid/i })
      .first(),
  );
  await page.waitForURL('**/product/*');
  const tabs = page.getByRole('tablist', { name: 'About this product' });
  await tabTo(page, tabs.getByRole('tab', { name: 'Specifications' }));
  await page.keyboard.press('ArrowRight');
  await eventually(async () =>
    expect(await isFocused(tabs.getByRole('tab', { name: 'Safety Data', selected: true }))).toBe(true),
  );
  await page.keyboard.press('End');
  await eventually(async () =>
    expect(await isFocused(tabs.getByRole('tab', { name: /^Suppliers/, selected: true }))).toBe(true),
  );
  await page.getByRole('heading', { name: 'Available Suppliers' }).waitFor();
  await page.keyboard.press('Home');
  await tabs.getByRole('tab', { name: 'Specifications', selected: true }).waitFor();
});

test('posting an RFP: the dialog traps the focus, returns it, and posts', async () => {
  await page.goto('/marketplace?tab=requirements');
  await heading('Marketplace');
  const opener = button('Post RFP', page.getByRole('main')).first();
  await pressOn(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Create RFP' });
  await focusedField(dialog, 'Title');

  // A full round of tab stops never reaches the page behind.
  for (let steps = 0; steps < 30; steps++) {
    await page.keyboard.press('Tab');
    await eventually(async () =>
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true),
    );
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () => expect(await isFocused(opener)).toBe(true));

  await page.keyboard.press('Enter');
  await focusedField(dialog, 'Title');
  await page.keyboard.type('Potash by keyboard');
  await typeInto(page, dialog.getByLabel('Description', { exact: true }), 'Granular, in big bags.');
  await typeInto(page, dialog.getByLabel('Quantity', { exact: true }), '25');
  await typeInto(page, dialog.getByLabel('Unit', { exact: true }), 'MT');
  await pressOn(page, button('Post RFP', dialog));
  await dialog.waitFor({ state: 'detached' });
  await said(page, 'Your RFP has been created successfully!');
  await page.getByText('Potash by keyboard').first().waitFor();
});

test('placing a bid', async () => {
  const seller = await market.visit();
  await seller.request.post('/api/login', { data: demo.seller });
  const { id: userId } = (await (await seller.request.get('/api/user')).json()) as { id: string };
  const now = Date.now();
  const lot = {
    userId,
    title: 'Soda ash for a bid by keyboard',
    description: 'Dense, in bulk.',
    productId: 'none',
    quantity: 10,
    unit: 'MT',
    startingPrice: '1000.00',
    bidIncrement: '50.00',
    startTime: new Date(now - 1_000).toISOString(),
    endTime: new Date(now + 3_600_000).toISOString(),
  };
  const posted = await seller.request.post('/api/auctions', { data: lot });
  ({ id: auctionId } = (await posted.json()) as { id: string });
  await seller.close();

  await page.goto(`/auctions/${auctionId}`);
  await heading(lot.title);
  await pressOn(page, button('Place Bid', page.getByRole('main')).first());
  const dialog = page.getByRole('dialog');
  await focusedField(dialog, /amount/i);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1100.00');
  await pressOn(page, dialog.getByRole('checkbox', { name: /I have read the terms/ }), 'Space');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await said(page, 'Your bid has been placed successfully!');
  await page.getByText('You lead').first().waitFor();
});

test("the header's menus open, are navigated with arrow keys, close, and return the focus", async () => {
  await page.goto('/help');
  const trigger = button('User menu');
  await pressOn(page, trigger);
  const menu = page.getByRole('menu');
  await menu.waitFor();
  // The menu moves the focus after the key press.
  const focused = (name: string) => menu.getByRole('menuitem', { name }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('End');
  await focused('Log out');
  await page.keyboard.press('ArrowUp');
  await focused('Settings');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await eventually(async () => expect(await isFocused(trigger)).toBe(true));

  await pressOn(page, button(/^Notifications/, page.getByRole('banner')));
  await page.getByText('No notifications yet').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('No notifications yet').waitFor({ state: 'detached' });
});

test('a new page is announced by its title', async () => {
  await page.goto('/help');
  await heading('Help Center');
  await pressOn(page, page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }));
  await heading('Contact Us');
  await said(page, 'Contact Us · Feedstock');
});

test('being outbid is announced once', async () => {
  await page.goto(`/auctions/${auctionId}`);
  await page.getByText('You lead').first().waitFor();
  const timesSaid = await listenFor(page, 'You are outbid');
  const rival = await newMember(await market.visit(), { companyName: 'Okafor Farms' });
  const data = { userId: rival.id, auctionId, amount: '1200.00' };
  expect((await rival.page.context().request.post('/api/bids', { data })).ok()).toBe(true);
  await said(page, 'You are outbid');
  await page.getByText('At least $1,250.00').waitFor();
  await eventually(async () => expect(await timesSaid()).toBe(1));
});

/** Counts the live regions that announce a text, from now on. */
const listenFor = async (where: Page, text: string): Promise<() => Promise<number>> => {
  const count = await where.evaluateHandle((wanted) => {
    const saying = new Set<Element>();
    const listen = () => {
      for (const region of document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')) {
        if (region.textContent.includes(wanted)) saying.add(region);
      }
    };
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true, characterData: true });
    return saying;
  }, text);
  return () => count.evaluate(({ size }) => size);
};

/** In a live region, which screen readers announce. */
const said = (where: Page, text: string) =>
  where
    .locator('[role="status"], [role="alert"], [aria-live]')
    .filter({ hasText: text })
    .first()
    .waitFor({ state: 'attached' });

/** The field is focused when its form has loaded. */
const focusedField = async (dialog: Locator, label: string | RegExp) => {
  const field = dialog.getByLabel(label).first();
  await field.waitFor();
  await page.waitForFunction((element) => element === document.activeElement, await field.elementHandle());
};
