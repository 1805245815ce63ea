// A member's account: personal data, password, sessions, appearance, watchlist and analytics.
import type { BrowserContext } from 'playwright-core';
import { eventually } from '../../test/eventually.ts';
import { joinMarket } from '../../test/market.ts';
import { newAccount, newMember } from '../../test/newMember.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

const market = joinMarket();
const password = 'Quartz-4711!';
const next = 'Feldspar-1815!';

let email = '';
let here: Trader;
let there: Trader;

beforeAll(async () => {
  const context = await market.visit();
  ({ email } = await newAccount(context, { firstName: 'Nora', lastName: 'Lindqvist', companyName: 'Lindqvist Salts' }));
  here = await signIn(context, password);
  there = await signIn(await market.visit(375), password);
});
afterAll(() => expect([...here.complaints, ...there.complaints]).toEqual([]));

const signIn = async (context: BrowserContext, by: string): Promise<Trader> => {
  const answer = await context.request.post('/api/login', { data: { email, password: by } });
  if (!answer.ok()) throw new Error(await answer.text());
  return openTrader(context);
};

const me = ({ rest }: Trader) => rest<{ firstName: string; companyName: string } | null>('/api/user');

test("'Settings' in the user menu opens the settings", async () => {
  const { page, press, heading } = here;
  await page.goto('/');
  await press('User menu');
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await heading('Settings');
});

test('a changed name appears everywhere on the page', async () => {
  const { page, fill, press, toast, see } = here;
  await fill({ 'First Name': '' });
  await press('Save Changes');
  await see('First name is required.');
  await fill({ 'First Name': 'Nora Maria' });
  await press('Save Changes');
  await toast('Success', 'Your details have been saved successfully!');
  await press('User menu');
  await see('Nora Maria Lindqvist', page.getByRole('menu'));
  await page.keyboard.press('Escape');
  expect(await me(here)).toMatchObject({ firstName: 'Nora Maria' });
});

test('changing the password requires the old one and ends the other session', async () => {
  const { page, fill, press, toast, see } = here;
  await page.goto('/settings?part=security');
  expect(await me(there)).not.toBeNull();
  await fill({ 'Current Password': 'Granite-1', 'New Password': next, 'Confirm New Password': next });
  await eventually(async () =>
    expect(await page.getByRole('list', { name: 'Password requirements' }).getByText(': met').count()).toBe(5),
  );
  await press('Change Password');
  await see('Your current password is not right.');
  await fill({ 'Current Password': password });
  await press('Change Password');
  await toast('Success', 'Your password has been changed. You are signed out everywhere else.');
  await eventually(async () => expect(await page.getByLabel('New Password', { exact: true }).inputValue()).toBe(''));
  expect([await me(here), await me(there)]).toEqual([expect.anything(), null]);
});

test('sessions are listed; one is ended, then all of them', async () => {
  const { page, press, see, toast } = here;
  const [first, second] = [await signIn(await market.visit(375), next), await signIn(await market.visit(375), next)];
  await page.reload();
  await see('This session');
  const end = page.getByRole('button', { name: /^End session in Chrome on / });
  await eventually(async () => expect(await end.count()).toBe(2));
  await end.first().click();
  await toast('Success', 'The session has been ended.');
  await end.nth(1).waitFor({ state: 'detached' });
  expect([await me(first), await me(second)].filter((user) => user === null)).toHaveLength(1);

  await press('Sign out everywhere');
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  expect([await me(here), await me(first), await me(second)]).toEqual([null, null, null]);
});

test('the chosen theme is kept', async () => {
  const { page, heading } = here;
  await here.page.context().request.post('/api/login', { data: { email, password: next } });
  await page.goto('/settings');
  await heading('Settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  await heading('Settings');
  await eventually(async () => expect(await page.locator('html').getAttribute('data-theme')).toBe('dark'));
  await page.getByRole('radio', { name: 'As the system' }).check();
});

/** The text of a heading. Cards outside the window are not rendered, so their inner text would be empty. */
/** Presses the star of a record in a list. */
const watch = async ({ page }: Trader, path: string, name: string): Promise<void> => {
  await page.goto(path);
  const star = page.getByRole('button', { name: `Watch ${name}`, exact: true }).first();
  await star.click();
  await eventually(async () => expect(await star.getAttribute('aria-pressed')).toBe('true'));
  await page
    .getByRole('status')
    .filter({ hasText: `Watching ${name}` })
    .waitFor({ state: 'attached' });
};

test('starred records are on the watchlist, by kind, and counted on the dashboard', async () => {
  const { page, heading, see } = here;
  await page.goto('/watchlist');
  await heading('Watchlist');
  await see('You watch nothing yet');

  const trader = (await newMember(await market.visit())).page.context().request;
  const goods = { description: 'In big bags.', productId: 'none', quantity: 40, unit: 'MT' };
  const [startTime, endTime] = [-1, 3_600].map((seconds) => new Date(Date.now() + seconds * 1_000).toISOString());
  const watched = {
    Products: 'Sulfuric Acid 98 %',
    Requirements: 'Feldspar wanted, for Lindqvist',
    Offerings: 'Feldspar offered, for Lindqvist',
    Auctions: 'Feldspar by auction, for Lindqvist',
  };
  for (const [path, more] of [
    ['/api/rfps', { title: watched.Requirements }],
    ['/api/offerings', { title: watched.Offerings, price: '90.00' }],
    ['/api/auctions', { title: watched.Auctions, startingPrice: '900.00', startTime, endTime }],
  ] as const)
    expect((await trader.post(path, { data: { ...goods, ...more } })).status()).toBe(201);
  await watch(here, '/products?search=7664-93-9', watched.Products);
  await watch(here, '/marketplace?tab=requirements&q=Lindqvist', watched.Requirements);
  await watch(here, '/marketplace?tab=offerings&q=Lindqvist', watched.Offerings);
  await watch(here, '/auctions?q=Lindqvist', watched.Auctions);
  await page.goto('/');
  await page.locator('dl > div', { hasText: 'Watchlist' }).getByText('4', { exact: true }).waitFor();
  await page.goto('/watchlist');
  const heads = page.getByRole('article').getByRole('heading');
  await eventually(async () => expect(await heads.allInnerTexts()).toEqual(Object.values(watched)));
  await page.getByLabel('Show').selectOption('Auctions (1)');
  await eventually(async () => expect(await heads.allInnerTexts()).toEqual([watched.Auctions]));

  await page.getByRole('button', { name: `Watch ${watched.Auctions}` }).click();
  await see('No watched auctions');
  await page.getByRole('option', { name: 'Auctions (0)' }).waitFor({ state: 'attached' });
});
