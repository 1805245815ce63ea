// §2 Auth page, except the registration that `mainJob.browser.test.ts` covers.
import { eventually } from '../../../test/eventually.ts';
import { holdResponses } from '../../../test/responses.ts';
import { demo, joinMarket } from '../../../test/market.ts';
import { registrationFields } from '../../../test/newMember.ts';
import { openTrader, type Trader } from '../../../test/trader.ts';

const market = joinMarket();
let visitor: Trader;

beforeAll(async () => {
  visitor = await openTrader(await market.visit());
});
beforeEach(() => visitor.page.goto('/auth'));
afterAll(() => expect(visitor.complaints).toEqual([]));

test('the card says Welcome, and has the tabs Login and Register', async () => {
  const { page, heading, see } = visitor;
  await heading('Welcome to Feedstock');
  await see('Sign in to your account or create a new one');
  await eventually(async () => expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Login', 'Register']));
  await eventually(async () => expect(await page.getByLabel('Email').getAttribute('type')).toBe('email'));
  await eventually(async () =>
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('password'),
  );
});

test('Register asks for person, company and account, and for two consents that link to the terms', async () => {
  const { page, choose } = visitor;
  await choose('Register');
  await page.getByRole('group', { name: 'Account Information' }).waitFor();
  const groups = () =>
    page
      .getByRole('group')
      .evaluateAll((all) =>
        all.map((group) => [
          group.querySelector('legend')?.textContent,
          [...group.querySelectorAll('label')].map(({ textContent }) => textContent),
        ]),
      );
  await eventually(async () =>
    expect((await groups()).slice(0, 3)).toEqual([
      ['Personal Information', ['First Name', 'Last Name', 'Business Email', 'Mobile Number']],
      ['Company Information', ['Company Name', 'Position', 'Country', 'City']],
      ['Account Information', ['Password', 'Confirm Password', 'I am a']],
    ]),
  );
  await eventually(async () =>
    expect(await page.getByLabel('I am a').locator('option').allInnerTexts()).toEqual([
      'Buyer',
      'Seller',
      'Both Buyer & Seller',
    ]),
  );
  const consents = page.getByRole('group').last();
  await eventually(async () => expect(await consents.getByRole('checkbox').count()).toBe(2));
  await eventually(async () =>
    expect(await consents.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ['/terms', '/privacy'],
    ),
  );
});

test.each(['Password', 'Confirm Password'])('%s can be shown and hidden', async (label) => {
  const { page, choose, press } = visitor;
  await choose('Register');
  const field = page.getByLabel(label, { exact: true });
  await field.fill('Quartz-4711!');
  await press(`Show ${label.toLowerCase()}`);
  await eventually(async () => expect(await field.getAttribute('type')).toBe('text'));
  await press(`Hide ${label.toLowerCase()}`);
  await eventually(async () => expect(await field.getAttribute('type')).toBe('password'));
});

test("the button says 'Logging in...' while busy, and success leads to /", async () => {
  const { page, complaints } = await openTrader(await market.visit());
  const letGo = await holdResponses(page, 'LogIn');
  await page.goto('/auth');
  await page.getByLabel('Email').fill(demo.both.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.both.password);
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'Logging in...' });
  await button.waitFor();
  await eventually(async () => expect(await button.isDisabled()).toBe(true));
  letGo();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(complaints).toEqual([]);
});

test("the button says 'Creating account...' while busy, and success leads to /", async () => {
  const { page, fill, complaints } = await openTrader(await market.visit());
  const letGo = await holdResponses(page, 'Register');
  await page.goto('/auth?tab=register');
  await fill(registrationFields());
  await page.getByRole('checkbox', { name: 'Terms and Conditions' }).check();
  await page.getByRole('checkbox', { name: 'Privacy Policy' }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  const button = page.getByRole('button', { name: 'Creating account...' });
  await button.waitFor();
  await eventually(async () => expect(await button.isDisabled()).toBe(true));
  letGo();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(complaints).toEqual([]);
});
