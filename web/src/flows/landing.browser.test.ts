// The landing page's search and its ways in, for a visitor and for a member.
import { eventually } from '../../test/eventually.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { registrationFields } from '../../test/newMember.ts';
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

const signInFor = (next: string) => (url: URL) => url.pathname === '/auth' && url.searchParams.get('next') === next;
afterEach(() => expect([...visitor.complaints, ...member.complaints]).toEqual([]));

test('a visitor who searches is sent to sign in; without a text there is no search', async () => {
  const { page } = visitor;
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await eventually(async () => expect(await search.isDisabled()).toBe(true));
  await page.getByPlaceholder(placeholder).fill('   ');
  await eventually(async () => expect(await search.isDisabled()).toBe(true));
  await page.getByPlaceholder(placeholder).fill('Ammonia');
  await page.keyboard.press('Enter');
  await page.waitForURL(signInFor('/products?search=Ammonia'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Titanium Dioxide' }).click();
  await page.waitForURL(signInFor('/products?search=Titanium+Dioxide'));
});

/** Searches as a visitor of a browser of their own, up to the page for signing in. */
async function searchFirst(text: string, width: number) {
  const trader = await sitDown(await market.visit(width));
  await trader.page.goto('/');
  await trader.page.getByPlaceholder(placeholder).fill(text);
  await trader.page.keyboard.press('Enter');
  await trader.heading('Welcome to Feedstock');
  return trader;
}

async function hasResults({ page, heading, see, complaints }: Trader, text: string, material: string) {
  await heading('Products');
  expect(new URL(page.url()).search).toBe(`?${new URLSearchParams({ search: text })}`);
  await eventually(async () => expect(await page.getByRole('searchbox').first().inputValue()).toBe(text));
  await see(material);
  expect(complaints).toEqual([]);
  await page.context().close();
}

test.each([375, 1280])('a search survives the login and shows its results (width %i)', async (width) => {
  const trader = await searchFirst('7664-93-9', width);
  await trader.fill({ Email: demo.buyer.email, Password: demo.buyer.password });
  await trader.press('Login', trader.page.getByRole('tabpanel'));
  await hasResults(trader, '7664-93-9', 'Sulfuric Acid 98 %');
});

test('a search survives the registration, also by way of the legal texts', async () => {
  const trader = await searchFirst('titanium dioxide', 1280);
  const { page, choose, follow, heading, fill, press } = trader;
  await choose('Register');
  await follow('Terms and Conditions', page.getByRole('tabpanel'));
  await heading('General Terms and Conditions');
  await follow('Back to Registration');
  await choose('Register');
  await fill(registrationFields());
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await press('Create Account');
  await hasResults(trader, 'titanium dioxide', 'Titanium Dioxide');
});

test('a visitor comes from the header to the products, on a small screen by the menu', async () => {
  await visitor.follow('Products', visitor.page.getByRole('banner'));
  await visitor.heading('Products');
  const { page, press, follow, heading } = await sitDown(await market.visit(375));
  await page.goto('/');
  await press('Open menu');
  await follow('Products', page.getByRole('dialog'));
  await heading('Products');
  await page.context().close();
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
  await eventually(async () => expect(await page.getByLabel('Business Email').inputValue()).toBe(email));
  expect(sent.filter((request) => request.includes('ada'))).toEqual([]);
});

test.each(['About', 'For Buyers', 'For Sellers'])('the header scrolls to %s', async (name) => {
  const { page, press } = visitor;
  await press(name, page.getByRole('banner'));
  const part = page.locator(`#${name.toLowerCase().replace(' ', '-')}`);
  await part.evaluate(
    (element) => new Promise((resolve) => new IntersectionObserver(resolve, { threshold: 0.1 }).observe(element)),
  );
  const top = () => part.evaluate((element) => element.getBoundingClientRect().top);
  await eventually(async () => expect(Math.abs(await top())).toBeLessThan(200));
});

test('a member gets suggestions, closes them, comes back to them and acts on one', async () => {
  const { page, press, fill } = member;
  await page.goto('/landing');
  await fill({ 'Search for raw materials': 'soda ash' });
  const panel = page.getByRole('region', { name: 'Search suggestions' });
  await eventually(async () => expect(await panel.count()).toBe(0));
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
  await eventually(async () => expect(await dialog.getByLabel('Title').inputValue()).toBe('soda ash'));
});
