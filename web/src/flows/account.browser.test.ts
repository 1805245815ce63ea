// A member's own things: who they are, how they sign in, where they are signed in, and what they watch.
import type { Locator } from 'playwright-core';
import { eventually } from '../../test/eventually.ts';
import { openMarket } from '../../test/market.ts';
import { sitDown, type Trader } from '../../test/trader.ts';

const market = openMarket();
const password = 'Quartz-4711!';
const next = 'Feldspar-1815!';
const email = 'nora@lindqvist.example';

let here: Trader;
let there: Trader;

beforeAll(async () => {
  const context = await market.visit();
  const answer = await context.request.post('/api/register', {
    data: {
      email,
      password,
      confirmPassword: password,
      firstName: 'Nora',
      lastName: 'Lindqvist',
      companyName: 'Lindqvist Salts',
      position: 'Purchasing',
      mobileNumber: '+46 8 123 45 67',
      country: 'Sweden',
      city: 'Malmö',
      role: 'both',
      acceptTerms: true,
      acceptPrivacy: true,
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  here = await sitDown(context);
  there = await signInElsewhere(password);
});
afterAll(() => expect([...here.complaints, ...there.complaints]).toEqual([]));

async function signInElsewhere(by: string): Promise<Trader> {
  const context = await market.visit(375);
  const answer = await context.request.post('/api/login', { data: { email, password: by } });
  if (!answer.ok()) throw new Error(await answer.text());
  return sitDown(context);
}

const me = ({ rest }: Trader) => rest<{ firstName: string; companyName: string } | null>('/api/user');

test("'Settings' in the user's menu leads to the settings", async () => {
  const { page, press, heading } = here;
  await page.goto('/');
  await press('User menu');
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await heading('Settings');
});

test('who somebody is changes, everywhere on the page', async () => {
  const { page, fill, press, toast, see } = here;
  await fill({ 'First Name': '' });
  await press('Save Changes');
  await see('First name is required.');
  await fill({ 'First Name': 'Nora Maria', 'Company Name': 'Lindqvist & Daughters' });
  await press('Save Changes');
  await toast('Success', 'Your details have been saved successfully!');
  await press('User menu');
  await see('Nora Maria Lindqvist', page.getByRole('menu'));
  await page.keyboard.press('Escape');
  expect(await me(here)).toMatchObject({ firstName: 'Nora Maria', companyName: 'Lindqvist & Daughters' });
});

test('a new password asks for the old one, and ends the other session', async () => {
  const { page, fill, press, toast, see } = here;
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

test('the sessions stand there; one is ended, then all of them', async () => {
  const { page, press, see, toast } = here;
  const [first, second] = [await signInElsewhere(next), await signInElsewhere(next)];
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

test('the theme is chosen, and stays', async () => {
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

/**
 * The text of a heading once it has any. Not its inner text, which is empty while a card outside the window is not rendered.
 */
const titleOf = async (heading: Locator): Promise<string> =>
  ((await heading.filter({ hasText: /\S/ }).textContent()) ?? '').trim();

/** The first thing of a list that has a star, by name; the star is pressed. */
async function watchFirst({ page }: Trader, path: string): Promise<string> {
  await page.goto(path);
  const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Watch / }) });
  const name = await titleOf(card.first().getByRole('heading'));
  const star = page.getByRole('button', { name: `Watch ${name}`, exact: true }).first();
  await star.click();
  await eventually(async () => expect(await star.getAttribute('aria-pressed')).toBe('true'));
  await page
    .getByRole('status')
    .filter({ hasText: `Watching ${name}` })
    .waitFor({ state: 'attached' });
  return name;
}

test('what gets a star is on the watchlist, by kind, and counts on the dashboard', async () => {
  const { page, heading, see, choose } = here;
  await page.goto('/watchlist');
  await heading('Watchlist');
  await see('No watched products');

  const watched = {
    Products: await watchFirst(here, '/products'),
    Requirements: await watchFirst(here, '/marketplace?tab=requirements'),
    Offerings: await watchFirst(here, '/marketplace?tab=offerings'),
    Auctions: await watchFirst(here, '/auctions'),
  };
  await page.goto('/');
  await page.locator('dl > div', { hasText: 'Watchlist' }).getByText('4', { exact: true }).waitFor();
  await page.goto('/watchlist');
  for (const [kind, name] of Object.entries(watched)) {
    await choose(kind);
    await page.getByRole('tab', { name: `${kind} 1` }).waitFor();
    await page.getByRole('article').getByRole('heading', { name, exact: true }).waitFor();
  }

  await page.getByRole('button', { name: `Watch ${watched.Auctions}` }).click();
  await see('No watched auctions');
  await page.getByRole('tab', { name: 'Auctions 0' }).waitFor();
});

test('the star on the page of a thing is the same one', async () => {
  const { page, see, press, follow, heading } = here;
  await page.goto('/watchlist');
  const name = await titleOf(page.getByRole('article').first().getByRole('heading'));
  await follow(name);
  await heading(name);
  await press(`Watching ${name}`);
  await page.getByRole('button', { name: `Watch ${name}`, exact: true }).waitFor();
  await page.goto('/watchlist');
  await see('No watched products');
});

test('who has not traded yet is told what will stand in the analytics, and where to begin', async () => {
  const { page, heading, see, follow } = here;
  await page.goto('/analytics');
  await heading('Analytics');
  await see('No purchases yet');
  await page.getByRole('main').getByRole('radio', { name: 'Seller' }).check();
  await see('No sales yet');
  await follow('Post an offering');
  await page.getByRole('dialog').waitFor();
});

test('a visitor who presses a star signs in first', async () => {
  const visitor = await sitDown(await market.visit());
  await visitor.page.goto('/products');
  await visitor.page
    .getByRole('button', { name: /^Watch / })
    .first()
    .click();
  await visitor.heading('Welcome to Feedstock');
  expect(new URL(visitor.page.url()).searchParams.get('next')).toBe('/products');
});
