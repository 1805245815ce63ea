// §8 Error catalogue: signing in and out, ended sessions, searches and lists. The forms: `08-forms.browser.test.ts`.
import { eventually } from '../../../test/eventually.ts';
import { answerAgain, cutOff, refuse, stayHere } from '../../../test/answers.ts';
import { demo, joinMarket } from '../../../test/market.ts';
import { newMember, registrationFields, type NewMember } from '../../../test/newMember.ts';
import { sitDown, type Trader } from '../../../test/trader.ts';
import { findShown } from '../shown.ts';
import type { Shown } from '../pages.ts';

const market = joinMarket();
let visitor: Trader;
let ada: NewMember;
let shown: Shown;

beforeAll(async () => {
  visitor = await sitDown(await market.visit());
  ada = await newMember(await market.visit());
  shown = await findShown(await market.enter(demo.both));
});
afterEach(async () => {
  for (const { page } of [visitor, ada]) await answerAgain(page);
});

test("Login: the server's message, or 'Failed to login'", async () => {
  const { page, fill, press, toast } = visitor;
  await page.goto('/auth');
  await fill({ Email: 'nobody@moreau-minerals.example', Password: 'Quartz-4711!' });
  await press('Login');
  await toast('Error', 'Invalid email or password.');
  await refuse(page, 'LogIn');
  await press('Login');
  await toast('Error', 'Failed to login');
  await answerAgain(page);
  await press('Login');
  await toast('Error', 'Invalid email or password.');
  await cutOff(page, 'LogIn');
  await press('Login');
  await toast('Error', 'Failed to login');
});

test("Registration: the server's message, or 'Failed to register'", async () => {
  const { page, fill, press, toast } = visitor;
  const { email } = await ada.rest<{ email: string }>('/api/user');
  await page.goto('/auth?tab=register');
  await fill(registrationFields(email));
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press('Create Account');
  await toast('Error', 'An account with this email already exists.');
  await refuse(page, 'Register');
  await press('Create Account');
  await toast('Error', 'Failed to register');
});

test('any change that finds the session ended says so once, and leads to /auth', async () => {
  const context = await market.visit();
  const { page, fill, press, toast } = await newMember(context);
  await page.goto('/marketplace?tab=requirements&new=rfp');
  const dialog = page.getByRole('dialog', { name: 'Create RFP' });
  await fill({ Title: 'Soda ash', Description: 'Light', Quantity: '12', Unit: 'MT' }, dialog);
  const { asked } = await stayHere(page, '/auth');
  await context.clearCookies();
  await press('Post RFP', dialog);
  await toast('Unauthorized', 'You are logged out. Logging in again...');
  await asked;
});

test("the 'Unauthorized' toast is still there once /auth has opened", async () => {
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

test('who is signed in is asked once: a failure counts as signed out', async () => {
  const { page, heading } = await sitDown(await market.visit());
  let asked = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"Session"')) asked++;
  });
  await refuse(page, 'Session');
  await page.goto('/products');
  await heading('Products');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  await page.getByRole('article').first().waitFor();
  expect(asked).toBe(1);
});

test('who was signed in here is told that the server does not answer, not to sign in', async () => {
  const { page, press, heading } = ada;
  await page.goto('/orders');
  await heading('Orders');
  await refuse(page, 'Session');
  for (const path of ['/orders', '/']) {
    await page.goto(path);
    await heading('Feedstock could not be reached');
  }
  await answerAgain(page);
  await press('Retry');
  await heading('Dashboard');
});

test('a failed logout is only logged', async () => {
  const { page, press } = ada;
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto('/products');
  await refuse(page, 'LogOut');
  await press('User menu');
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await logged;
  await eventually(async () => expect(await page.getByRole('region', { name: 'Notifications (F8)' }).count()).toBe(0));
  expect(new URL(page.url()).pathname).toBe('/products');
});

test('failed suggestions are logged, and the fallback stands in their place', async () => {
  const { page, fill } = ada;
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto('/landing');
  await cutOff(page, 'SearchSuggestions');
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

test('a category whose products fail says Failed to fetch products, and can be tried again', async () => {
  const { page, press } = visitor;
  await refuse(page, 'CategoryProducts');
  await page.goto(`/category/${shown.category.id}`);
  await page.getByRole('alert').getByText('Failed to fetch products').waitFor();
  await answerAgain(page);
  await press('Retry');
  await page.getByRole('article').first().waitFor();
});
