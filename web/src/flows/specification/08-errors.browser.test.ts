// §8 Error catalogue: login, logout, ended sessions, searches and lists. Forms are in `08-toasts.browser.test.ts`.
import { eventually } from '../../../test/eventually.ts';
import { restoreResponses, dropOperation, failOperation, blockNavigation } from '../../../test/responses.ts';
import { demo, joinMarket } from '../../../test/market.ts';
import { newMember, registrationFields, type NewMember } from '../../../test/newMember.ts';
import { openTrader, type Trader } from '../../../test/trader.ts';
import { findShown } from '../../../test/shown.ts';
import type { Shown } from '../../../test/pages.ts';

const market = joinMarket();
let visitor: Trader;
let ada: NewMember;
let shown: Shown;

beforeAll(async () => {
  visitor = await openTrader(await market.visit());
  ada = await newMember(await market.visit());
  shown = await findShown(await market.enter(demo.both));
});
afterEach(async () => {
  for (const { page } of [visitor, ada]) await restoreResponses(page);
});

test("a failed login shows the server's message or 'Failed to login'", async () => {
  const { page, fill, press, toast } = visitor;
  await page.goto('/auth');
  await fill({ Email: 'nobody@moreau-minerals.example', Password: 'Quartz-4711!' });
  await press('Login');
  await toast('Error', 'Invalid email or password.');
  await failOperation(page, 'LogIn');
  await press('Login');
  await toast('Error', 'Failed to login');
  await restoreResponses(page);
  await press('Login');
  await toast('Error', 'Invalid email or password.');
  await dropOperation(page, 'LogIn');
  await press('Login');
  await toast('Error', 'Failed to login');
});

test("a failed registration shows the server's message or 'Failed to register'", async () => {
  const { page, fill, press, toast } = visitor;
  const { email } = await ada.rest<{ email: string }>('/api/user');
  await page.goto('/auth?tab=register');
  await fill(registrationFields(email));
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press('Create Account');
  await toast('Error', 'An account with this email already exists.');
  await failOperation(page, 'Register');
  await press('Create Account');
  await toast('Error', 'Failed to register');
});

test('any mutation with an ended session shows one toast and leads to /auth', async () => {
  const context = await market.visit();
  const { page, fill, press, toast } = await newMember(context);
  await page.goto('/marketplace?tab=requirements&new=rfp');
  const dialog = page.getByRole('dialog', { name: 'Create RFP' });
  await fill({ Title: 'Soda ash', Description: 'Light', Quantity: '12', Unit: 'MT' }, dialog);
  const { asked } = await blockNavigation(page, '/auth');
  await context.clearCookies();
  await press('Post RFP', dialog);
  await toast('Unauthorized', 'You are logged out. Logging in again...');
  await asked;
});

test("the 'Unauthorized' toast is still visible when /auth has opened", async () => {
  const context = await market.visit();
  const { page, toast, follow, heading } = await newMember(context);
  await page.goto('/products');
  await heading('Products');
  await context.clearCookies();
  const opened = page.waitForResponse((response) => new URL(response.url()).pathname === '/auth');
  await follow('Dashboard');
  await opened;
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await toast('Unauthorized', 'You are logged out. Logging in again...');
});

test('the session is requested once; a failure counts as signed out', async () => {
  const { page, heading } = await openTrader(await market.visit());
  let asked = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"Session"')) asked++;
  });
  await failOperation(page, 'Session');
  await page.goto('/products');
  await heading('Products');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  await page.getByRole('article').first().waitFor();
  expect(asked).toBe(1);
});

test('a member whose session cannot be loaded sees that the server does not respond, not the sign-in page', async () => {
  const { page, press, heading } = ada;
  await page.goto('/orders');
  await heading('Orders');
  await failOperation(page, 'Session');
  for (const path of ['/orders', '/']) {
    await page.goto(path);
    await heading('Feedstock could not be reached');
  }
  await restoreResponses(page);
  await press('Retry');
  await heading('Dashboard');
});

test('a failed logout is only logged', async () => {
  const { page, press } = ada;
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto('/products');
  await failOperation(page, 'LogOut');
  await press('User menu');
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await logged;
  await eventually(async () => expect(await page.getByRole('region', { name: 'Notifications (F8)' }).count()).toBe(0));
  expect(new URL(page.url()).pathname).toBe('/products');
});

test('failed suggestions are logged and replaced by the fallback', async () => {
  const { page, fill } = ada;
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto('/landing');
  await dropOperation(page, 'SearchSuggestions');
  await fill({ 'Search for raw materials': 'soda ash' });
  await page.keyboard.press('Enter');
  await logged;
  const panel = page.getByRole('region', { name: 'Search suggestions' });
  await panel.waitFor();
  await eventually(async () => {
    const words = await panel.getByRole('button').allInnerTexts();
    expect(words.map((text) => text.split('\n')[0]).filter(Boolean)).toEqual([
      'Close',
      ...['Sulfuric Acid', 'Titanium Dioxide', 'Ammonia', 'Urea', 'Chemicals', 'Fertilizers'],
      ...['Start RFP', 'Start eAuction', 'Marketplace Posting'],
    ]);
    expect(words.filter((text) => text.includes('soda ash'))).toHaveLength(3);
  });
  await eventually(async () => expect(await panel.getByText('Alternatives').count()).toBe(0));
});

test('a category whose products fail shows Failed to fetch products and can be retried', async () => {
  const { page, press } = visitor;
  await failOperation(page, 'CategoryProducts');
  await page.goto(`/category/${shown.category.id}`);
  await page.getByRole('alert').getByText('Failed to fetch products').waitFor();
  await restoreResponses(page);
  await press('Retry');
  await page.getByRole('article').first().waitFor();
});
