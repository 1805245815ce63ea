// §8 Error catalogue: login, logout, ended sessions, searches and lists. Forms are in `08-toasts.browser.test.ts`.
import { eventually } from '../../../test/eventually.ts';
import { restoreResponses, failOperation } from '../../../test/responses.ts';
import { joinMarket } from '../../../test/market.ts';
import { newMember, registrationFields, type NewMember } from '../../../test/newMember.ts';
import { openTrader, type Trader } from '../../../test/trader.ts';

const market = joinMarket();
let visitor: Trader;
let ada: NewMember;

beforeAll(async () => {
  visitor = await openTrader(await market.visit());
  ada = await newMember(await market.visit());
});
afterEach(async () => {
  for (const { page } of [visitor, ada]) await restoreResponses(page);
});

test("a failed registration shows the server's message or 'Failed to register'", async () => {
  const { page, fill, press, toast } = visitor;
  const { email } = await ada.rest<{ email: string }>('/api/user');
  await page.goto('/auth?tab=register');
  await fill(registrationFields(email));
  for (const box of await page.getByRole('checkbox', { name: /^I accept/ }).all()) await box.check();
  await press('Create Account');
  await toast('Error', 'An account with this email already exists.');
  await failOperation(page, 'Register');
  await press('Create Account');
  await toast('Error', 'Failed to register');
});

test("the 'Unauthorized' toast is still visible when /auth has opened", async () => {
  const context = await market.visit();
  const { page, toast, follow, heading } = await newMember(context);
  // Once when the page opens and once when its subscription has started: a later read would say it in other words.
  let asked = 0;
  const isRead = page.waitForResponse(
    (response) =>
      Boolean(response.request().postData()?.includes('"operationName":"Notifications"')) && (asked += 1) === 2,
  );
  await page.goto('/products');
  await heading('Products');
  await isRead;
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
