// §5 Validation rules of signing in and registering. The API's half of the same sentences: `sentences.test.ts`.
import { eventually } from '../../../test/eventually.ts';
import { joinMarket } from '../../../test/market.ts';
import { registrationFields } from '../../../test/newMember.ts';
import { sitDown, type Trader } from '../../../test/trader.ts';

const market = joinMarket();
let visitor: Trader;

beforeAll(async () => {
  visitor = await sitDown(await market.visit());
});
afterAll(() => expect(visitor.complaints).toEqual([]));

test('Login: an email in the form of one, and a password', async () => {
  const { page, press, see, fill } = visitor;
  await page.goto('/auth');
  await press('Login');
  await see('Email is required.');
  await see('Password is required.');
  await fill({ Email: 'nobody', Password: 'x' });
  await press('Login');
  await see('Please enter a valid email address.');
});

test('Registration: the live checklist of the password, its five lines, and whether both match', async () => {
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

test('Registration: the submit checks in order, and the button waits for both consents', async () => {
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
  // The button is disabled now: a form that is sent otherwise is refused all the same.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await toast('Error', 'Please accept the Terms and Conditions and Privacy Policy');
  await page.getByText('All fields are mandatory. Please use your business email address.').waitFor();
});
