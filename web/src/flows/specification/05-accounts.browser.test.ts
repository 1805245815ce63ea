// §5 Validation rules of login and registration. The API's part is tested in `sentences.test.ts`.
import { eventually } from '../../../test/eventually.ts';
import { joinMarket } from '../../../test/market.ts';
import { registrationFields } from '../../../test/newMember.ts';
import { openTrader, type Trader } from '../../../test/trader.ts';

const market = joinMarket();
let visitor: Trader;

beforeAll(async () => {
  visitor = await openTrader(await market.visit());
});
afterAll(() => expect(visitor.complaints).toEqual([]));

test('login requires a valid email and a password', async () => {
  const { page, press, see, fill } = visitor;
  await page.goto('/auth');
  await press('Login');
  await see('Email is required.');
  await see('Password is required.');
  await fill({ Email: 'nobody', Password: 'x' });
  await press('Login');
  await see('Please enter a valid email address.');
});

test('registration shows the password checklist with five lines, and whether both passwords match', async () => {
  const { page, fill, see } = visitor;
  await page.goto('/auth?tab=register');
  const lines = page.getByRole('list', { name: 'Password requirements' }).getByRole('listitem');
  await eventually(async () => expect(await lines.count()).toBe(0));
  for (const [typed, met] of [
    ['q', 1],
    ['Q', 1],
    ['4', 1],
    ['-', 1],
    ['quartzite', 2],
    ['Quartz-4711!', 5],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(typed);
    await lines.first().waitFor();
    expect([typed, await lines.filter({ hasText: ': met' }).count(), await lines.count()]).toEqual([typed, met, 5]);
  }
  await fill({ 'Confirm Password': 'Quartz' });
  await see('Passwords do not match');
  await fill({ 'Confirm Password': 'Quartz-4711!' });
  await see('Passwords match');
});

test('registration validates in order, and the button is disabled until both consents are given', async () => {
  const { page, fill, toast } = visitor;
  await page.goto('/auth?tab=register');
  const fields = registrationFields();
  const create = page.getByRole('button', { name: 'Create Account' });
  const [terms, privacy] = [page.getByRole('checkbox').first(), page.getByRole('checkbox').last()];
  await eventually(async () => expect(await page.getByLabel('I am a').inputValue()).toBe('buyer'));
  await eventually(async () => expect(await create.isDisabled()).toBe(true));
  await fill({ ...fields, Password: 'quartz', 'Confirm Password': 'other' });
  await eventually(async () => expect(await page.getByLabel('Mobile Number').getAttribute('type')).toBe('tel'));
  await terms.check();
  await eventually(async () => expect(await create.isDisabled()).toBe(true));
  await privacy.check();
  await create.click();
  await toast('Error', 'Please meet all password requirements');
  await fill({ Password: fields.Password ?? '' });
  await create.click();
  await toast('Error', 'Passwords do not match');
  await fill({ 'Confirm Password': fields.Password ?? '' });
  await terms.uncheck();
  // The button is disabled now; submitting in another way is rejected too.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await toast('Error', 'Please accept the Terms and Conditions and Privacy Policy');
  await page.getByText('All fields are mandatory. Please use your business email address.').waitFor();
});
