// The landing page's search and links, for visitors and members.
import type { Locator } from 'playwright-core';
import { eventually } from '../../test/eventually.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { barriersOn, sticksOut } from '../../test/pageChecks.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

const market = joinMarket();
const placeholder = 'Search for raw materials...';
let visitor: Trader;
let member: Trader;

beforeAll(async () => {
  visitor = await openTrader(await market.visit());
  member = await openTrader(await market.enter(demo.both));
});
beforeEach(() => visitor.page.goto('/'));

const signInFor = (next: string) => (url: URL) => url.pathname === '/auth' && url.searchParams.get('next') === next;
afterEach(() => expect([...visitor.complaints, ...member.complaints]).toEqual([]));

test('a visitor who searches is sent to the sign-in page; an empty search does nothing', async () => {
  const { page } = visitor;
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await eventually(async () => expect(await search.isDisabled()).toBe(true));
  await page.getByPlaceholder(placeholder).fill('   ');
  await eventually(async () => expect(await search.isDisabled()).toBe(true));
  await page.getByPlaceholder(placeholder).fill('Ammonia');
  await page.keyboard.press('Enter');
  await page.waitForURL(signInFor('/landing?ask=Ammonia'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Titanium Dioxide' }).click();
  await page.waitForURL(signInFor('/landing?ask=Titanium+Dioxide'));
});

/** Searches as a new visitor, up to the sign-in page. */
const searchFirst = async (text: string, width: number) => {
  const trader = await openTrader(await market.visit(width));
  await trader.page.goto('/');
  await trader.page.getByPlaceholder(placeholder).fill(text);
  await trader.page.keyboard.press('Enter');
  await trader.heading('Welcome to Feedstock');
  return trader;
};

/** The suggestions for the search are shown, and one of them is the material. */
const hasSuggestions = async ({ page, complaints }: Trader, text: string, material: string) => {
  const panel = page.getByRole('region', { name: 'Search suggestions' });
  await panel.getByRole('button', { name: material }).first().waitFor();
  expect(await page.getByPlaceholder(placeholder).inputValue()).toBe(text);
  expect(await sticksOut(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
};

test('a search is kept while signing in and shows its suggestions', async () => {
  const trader = await searchFirst('7664-93-9', 375);
  await trader.fill({ Email: demo.buyer.email, Password: demo.buyer.password });
  await trader.press('Login', trader.page.getByRole('tabpanel'));
  await hasSuggestions(trader, '7664-93-9', 'Sulfuric Acid 98 %');
});

test('the typed email stays in the browser and prefills the registration', async () => {
  const { page, press, choose } = visitor;
  const email = 'ada@moreau-minerals.example';
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`));
  await page.getByPlaceholder('Enter your business email').fill(email);
  await press('Get Started Free');
  await page.waitForURL('**/auth');
  await choose('Register');
  await eventually(async () => expect(await page.getByLabel('Business Email').inputValue()).toBe(email));
  expect(sent.filter((request) => request.includes('ada'))).toEqual([]);
});

test('the header scrolls to the parts of the page', async () => {
  for (const name of ['About', 'For Buyers', 'For Sellers']) await scrollsTo(name);
});

const scrollsTo = async (name: string) => {
  const { page, press } = visitor;
  await press(name, page.getByRole('banner'));
  const part = page.locator(`#${name.toLowerCase().replace(' ', '-')}`);
  await part.evaluate(
    (element) => new Promise((resolve) => new IntersectionObserver(resolve, { threshold: 0.1 }).observe(element)),
  );
  const top = () => part.evaluate((element) => element.getBoundingClientRect().top);
  await eventually(async () => expect(Math.abs(await top())).toBeLessThan(200));
};

test('what was understood of a request fills in the forms', async () => {
  const trader = await openTrader(await market.enter(demo.both, 375, 'dark'));
  const { page, press, complaints } = trader;
  await page.goto('/landing?ask=20+MT+sulfuric+acid+98%25+CIF+Mumbai+at+most+100+USD/MT');
  const panel = page.getByRole('region', { name: 'Search suggestions' });
  await panel.getByRole('heading', { name: 'Understood' }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);

  await press(/^Start RFP/, panel);
  await holds(page.getByRole('dialog', { name: 'Create RFP' }), {
    Title: /^Sulfuric Acid 98 %/,
    Product: /^Sulfuric Acid 98 %/,
    Quantity: /^20$/,
    Unit: /^MT$/,
    'Target budget': /^2000/,
    'Delivery location': /^CIF Mumbai$/,
  });

  await page.goBack();
  await page.goBack();
  await press(/^Remove place/, panel);
  await panel.getByRole('button', { name: /^Remove place/ }).waitFor({ state: 'detached' });
  await press(/^Start eAuction/, panel);
  await holds(page.getByRole('dialog', { name: 'Create Auction' }), {
    'Type of auction': /^reverse$/,
    Quantity: /^20$/,
    'Starting price': /^100/,
    'Delivery terms': /^CIF$/,
    'Delivery location': /^$/,
  });
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** The values of a form's fields by label. */
const holds = async (dialog: Locator, values: Record<string, RegExp>) => {
  for (const [label, value] of Object.entries(values)) {
    const field = dialog.getByLabel(label, { exact: true }).or(dialog.getByLabel(`${label} (optional)`));
    await eventually(async () => expect(await field.inputValue()).toMatch(value));
  }
};
