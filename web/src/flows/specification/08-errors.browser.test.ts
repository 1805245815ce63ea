// §8 Error catalogue: each failure by its toast. The server is made to fail on the way; what it answers when it works is
// real. Successes that other flows go through are not repeated here.
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

/** Fills and sends the form of `path`; what it says is the test's business. */
type Form = {
  operation: string;
  path: (shown: Shown) => string;
  /** The form's dialog; none where it stands on the page itself. */
  dialog?: string;
  values: Record<string, string>;
  send: string;
  product?: boolean;
  failure: string;
  success?: string;
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
const goods = { Title: 'Soda ash', Description: 'Light', Quantity: '12', Unit: 'MT' };

const forms: Form[] = [
  {
    operation: 'CreateRfp',
    path: () => '/marketplace?tab=requirements&new=rfp',
    dialog: 'Create RFP',
    values: goods,
    send: 'Post RFP',
    failure: 'Failed to create RFP. Please try again.',
  },
  {
    operation: 'CreateOffering',
    path: () => '/marketplace?tab=offerings&new=offering',
    dialog: 'Post Offering',
    values: { ...goods, Price: '412.50' },
    send: 'Post Offering',
    failure: 'Failed to create offering. Please try again.',
  },
  {
    operation: 'CreateAuction',
    path: () => '/auctions?new=auction',
    dialog: 'Create Auction',
    values: {
      ...goods,
      'Starting price': '4000',
      'Start date': inDays(1),
      'End date': inDays(2),
      Product: 'Not in the catalogue',
    },
    product: true,
    send: 'Create Auction',
    failure: 'Failed to create auction. Please try again.',
  },
  {
    operation: 'PlaceBid',
    path: ({ rfp }) => `/marketplace?tab=requirements&bid=${rfp.id}`,
    dialog: 'Submit Bid',
    values: { 'Bid amount': '4000' },
    send: 'Submit Bid',
    failure: 'Failed to place bid. Please try again.',
  },
  {
    operation: 'OrderOffering',
    path: ({ offering }) => `/marketplace?tab=offerings&inquire=${offering.id}`,
    dialog: 'Inquire',
    values: { Quantity: '1' },
    send: 'Place order',
    failure: 'Failed to create order. Please try again.',
    success: 'Your order has been created successfully. You will receive updates via email.',
  },
  {
    operation: 'SaveCompanyProfile',
    path: () => '/company-profile',
    values: { 'Company name': 'Moreau Minerals', Phone: '+33 4 72 00 00 00' },
    send: 'Save Profile',
    failure: 'Failed to save company profile. Please try again.',
    success: 'Company profile saved successfully!',
  },
];

async function fillIn({ path, dialog, values, product }: Form) {
  const { page, fill } = ada;
  await page.goto(path(shown));
  const place = dialog ? page.getByRole('dialog', { name: dialog }) : page.getByRole('main');
  await fill(values, place);
  if (product) await place.getByRole('option', { name: 'Not in the catalogue' }).click();
  return place;
}

test.each(forms)('$operation: $failure', async (form) => {
  const { page, press, toast, see } = ada;
  await refuse(page, form.operation, { message: 'The scales are out of order.' });
  const place = await fillIn(form);
  await press(form.send, place);
  await toast('Error', form.failure);
  // The fixed text stands in the toast; why it failed stands in the form.
  await see('The scales are out of order.', place);
  if (!form.success) return;
  await answerAgain(page);
  await press(form.send, place);
  await toast('Success', form.success);
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
  await fill(goods, dialog);
  const { asked } = await stayHere(page, '/auth');
  await context.clearCookies();
  await press('Post RFP', dialog);
  await toast('Unauthorized', 'You are logged out. Logging in again...');
  await asked;
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

test('a failed logout is only logged', async () => {
  const { page, press } = ada;
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto('/products');
  await refuse(page, 'LogOut');
  await press('User menu');
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await logged;
  expect(await page.getByRole('region', { name: 'Notifications (F8)' }).count()).toBe(0);
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
  const words = await panel.getByRole('button').allInnerTexts();
  expect(words.map((text) => text.split('\n')[0]).filter(Boolean)).toEqual([
    'Close',
    ...['Sulfuric Acid', 'Titanium Dioxide', 'Ammonia', 'Urea', 'Chemicals', 'Fertilizers'],
    ...['Start RFP', 'Start eAuction', 'Marketplace Posting'],
  ]);
  expect(words.filter((text) => text.includes('soda ash'))).toHaveLength(3);
  expect(await panel.getByText('Alternatives').count()).toBe(0);
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
