// The landing page's search and its ways in, for a visitor and for a member.
import { demo, joinMarket } from '../../test/market.ts';
import { sitDown, type Trader } from '../../test/trader.ts';

const market = joinMarket();
const placeholder = 'Search for raw materials...';
let visitor: Trader;
let member: Trader;

beforeAll(async () => {
  visitor = await sitDown(await market.visit());
  member = await sitDown(await market.enter(demo.both));
});
beforeEach(() => visitor.page.goto('/'));
afterEach(() => expect([...visitor.complaints, ...member.complaints]).toEqual([]));

test('a visitor who searches is sent to sign in; without a text there is no search', async () => {
  const { page } = visitor;
  const search = page.getByRole('button', { name: 'Search', exact: true });
  expect(await search.isDisabled()).toBe(true);
  await page.getByPlaceholder(placeholder).fill('   ');
  expect(await search.isDisabled()).toBe(true);
  await page.getByPlaceholder(placeholder).fill('Ammonia');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auth');
  await page.goto('/');
  await page.getByRole('button', { name: 'Titanium Dioxide' }).click();
  await page.waitForURL('**/auth');
});

test.each(['Start Buying', 'Start Selling'])('%s leads to signing in', async (way) => {
  await visitor.follow(way);
  await visitor.page.waitForURL('**/auth');
});

test('the typed e-mail stays in the browser and waits at the registration', async () => {
  const { page, press, choose } = visitor;
  const email = 'ada@moreau-minerals.example';
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`));
  await page.getByPlaceholder('Enter your business email').fill(email);
  await press('Get Started Free');
  await page.waitForURL('**/auth');
  await choose('Register');
  expect(await page.getByLabel('Business Email').inputValue()).toBe(email);
  expect(sent.filter((request) => request.includes('ada'))).toEqual([]);
});

test.each(['About', 'For Buyers', 'For Sellers'])('the header scrolls to %s', async (name) => {
  const { page, press } = visitor;
  await press(name, page.getByRole('banner'));
  const part = page.locator(`#${name.toLowerCase().replace(' ', '-')}`);
  await part.evaluate(
    (element) => new Promise((resolve) => new IntersectionObserver(resolve, { threshold: 0.1 }).observe(element)),
  );
  const top = await part.evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(200);
});

test('a member gets suggestions, closes them, comes back to them and acts on one', async () => {
  const { page, press, fill } = member;
  await page.goto('/landing');
  await fill({ 'Search for raw materials': 'soda ash' });
  const panel = page.getByRole('region', { name: 'Search suggestions' });
  expect(await panel.count()).toBe(0);
  await page.keyboard.press('Enter');
  await panel.waitFor();
  for (const action of ['Start RFP', 'Start eAuction', 'Marketplace Posting']) await panel.getByText(action).waitFor();
  await press('Close', panel);
  await panel.waitFor({ state: 'detached' });
  await page.getByPlaceholder(placeholder).blur();
  await page.getByPlaceholder(placeholder).focus();
  await panel.waitFor();
  await press(/^Start RFP/, panel);
  const dialog = page.getByRole('dialog', { name: 'Create RFP' });
  await dialog.waitFor();
  expect(await dialog.getByLabel('Title').inputValue()).toBe('soda ash');
});
