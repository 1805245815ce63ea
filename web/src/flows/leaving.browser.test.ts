// Typed input is never lost without a question: Back, Escape, links and tabs while a form or a dialog is open.
import type { Page } from 'playwright-core';
import { eventually } from '../../test/eventually.ts';
import { joinMarket } from '../../test/market.ts';
import { newAccount, newMember, registrationFields, write, type NewMember } from '../../test/newMember.ts';
import { openTrader } from '../../test/trader.ts';

const market = joinMarket();
let ada: NewMember;
let ben: NewMember;

beforeAll(async () => {
  ada = await newMember(await market.visit(375));
  ben = await newMember(await market.visit(), { firstName: 'Ben', companyName: 'Okafor Farms' });
});
afterAll(() => expect(ada.complaints).toEqual([]));

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard changes?' });
const addressIs = (page: Page, address: string) => page.waitForURL((url) => url.pathname + url.search === address);

/** Reloads the page, and stays when the browser asks. */
const reloadIsAskedAbout = async (page: Page) => {
  const [dialog] = await Promise.all([
    page.waitForEvent('dialog'),
    page.evaluate(() => setTimeout(() => window.location.reload())),
  ]);
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
};

/** Playwright can go back before the browser has rendered the dialog and added its history entry. */
const hasDialogEntry = (page: Page) =>
  page.waitForFunction(() => (window.history.state as { usr?: { isDialog?: boolean } } | null)?.usr?.isDialog === true);

/** Opens a page by its URL and then one of its dialogs by a button. */
const openForm = async (path: string, button: string, name: string) => {
  await ada.page.goto(path);
  await ada.press(button);
  const dialog = ada.page.getByRole('dialog', { name, includeHidden: true });
  await dialog.waitFor();
  return dialog;
};

test('on a phone, Back closes an open form and stays on the page', async () => {
  const { page } = ada;
  await page.goto('/');
  const dialog = await openForm('/marketplace?tab=requirements', 'Post RFP', 'Create RFP');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await addressIs(page, '/marketplace?tab=requirements');
  await page.goBack();
  await addressIs(page, '/');
});

test('on a phone, Back closes the menu and stays on the page', async () => {
  const { page, press, heading } = ada;
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.goto('/');
  await page.goto('/products');
  await press('Open menu');
  await menu.waitFor();
  await hasDialogEntry(page);
  await page.goBack();
  await menu.waitFor({ state: 'detached' });
  await addressIs(page, '/products');
  await press('Open menu');
  await menu.getByRole('link', { name: 'Marketplace' }).click();
  await heading('Marketplace');
  await page.goBack();
  await heading('Products');
  await menu.waitFor({ state: 'detached' });
  await page.goBack();
  await addressIs(page, '/');
});

test('Back closes a form opened by a link from another page before it returns to that page', async () => {
  const { page, follow, heading } = ada;
  await page.goto('/');
  await follow('Create New RFP');
  await page.getByRole('dialog', { name: 'Create RFP' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await heading('Marketplace');
  await page.goBack();
  await addressIs(page, '/');
});

test.each([['/auctions', 'Create Auction', 'Create Auction']])(
  '%s: Back, Escape and Cancel ask before the text in %s is lost',
  async (path, button, name) => {
    const { page, fill, press } = ada;
    const dialog = await openForm(path, button, name);
    await fill({ Title: 'Soda ash' }, dialog);
    for (const leave of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => press('Cancel', dialog),
      () => press('Close', dialog),
    ]) {
      await leave();
      await question(page).waitFor();
      await press('Keep editing');
      await question(page).waitFor({ state: 'detached' });
      await eventually(async () =>
        expect(await dialog.getByLabel('Title', { exact: true }).inputValue()).toBe('Soda ash'),
      );
    }
    await page.goBack();
    await question(page).waitFor();
    await press('Discard');
    await dialog.waitFor({ state: 'detached' });
    await addressIs(page, path);
  },
);

test('leaving a changed company profile asks first; after saving it does not', async () => {
  const { page, fill, press, heading, toast } = ada;
  await page.goto('/');
  await press('Open menu');
  await page.getByRole('dialog').getByRole('link', { name: 'Products' }).click();
  await heading('Products');
  await press('User menu');
  await page.getByRole('menuitem', { name: 'Company Profile' }).click();
  await heading('Company Profile');
  await fill({ 'Company name': 'Moreau Minerals', Phone: '+33 1 23 45 67 89', Address: 'Lyon' });
  await page.goBack();
  await question(page).waitFor();
  await press('Keep editing');
  await addressIs(page, '/company-profile');
  await page.getByRole('link', { name: 'Feedstock' }).first().click();
  await question(page).waitFor();
  await press('Keep editing');
  await eventually(async () => expect(await page.getByLabel('Address (optional)').inputValue()).toBe('Lyon'));
  await press('Save Profile');
  await toast('Success', 'Company profile saved successfully!');
  await page.goBack();
  await heading('Products');
});

test('closing the tab with typed text asks for confirmation', async () => {
  const { page, fill } = ada;
  await page.goto('/settings');
  await fill({ Position: 'Chief buyer' });
  await reloadIsAskedAbout(page);
  await eventually(async () => expect(await page.getByLabel('Position').inputValue()).toBe('Chief buyer'));
  await page.getByRole('link', { name: 'Feedstock' }).first().click();
  await question(page).waitFor();
  await ada.press('Discard');
  await addressIs(page, '/');
});

test('leaving a conversation keeps an unfinished message until confirmed', async () => {
  const { page, press, fill, see } = ada;
  await write(ben, ada, 'Feldspar, first lot');
  await page.goto('/messages');
  await page.getByRole('button', { name: /Feldspar, first lot/ }).click();
  await fill({ 'Your message': 'Two trucks' });
  await press('All conversations');
  await question(page).waitFor();
  await press('Keep editing');
  await eventually(async () => expect(await page.getByLabel('Your message').inputValue()).toBe('Two trucks'));
  await press('All conversations');
  await press('Discard');
  await see('Feldspar, first lot', page.getByRole('list', { name: 'Conversations' }));
});

test('on a phone, registration in three steps keeps its fields while reading the terms, after Back and on the other tab', async () => {
  const { page, fill, press, choose, follow, heading } = await openTrader(await market.visit(375));
  await page.goto('/auth');
  await choose('Register');
  const fields = registrationFields();
  const [you, company, account] = [
    ['First Name', 'Last Name', 'Business Email', 'Mobile Number'],
    ['Company Name', 'Position', 'Country', 'City'],
    ['Password', 'Confirm Password', 'I am a'],
  ].map((labels) => Object.fromEntries(labels.map((label) => [label, fields[label] ?? '']))) as [
    object,
    object,
    object,
  ];
  const step = (nth: number, title: string) =>
    page.getByText(`Step ${nth} of 3: ${title}`).waitFor({ state: 'attached' });
  const holds = (values: object) =>
    eventually(async () => {
      for (const [label, value] of Object.entries(values)) {
        const field = page.getByLabel(label, { exact: true });
        expect(await (label === 'I am a' ? field.locator('option:checked').innerText() : field.inputValue())).toBe(
          value,
        );
      }
    });

  await step(1, 'Personal Information');
  await press('Next');
  await page.getByText('First name is required.').waitFor();
  await fill({ ...you });
  await page.keyboard.press('Enter');
  await step(2, 'Company Information');
  await fill({ ...company });
  await page.goBack();
  await step(1, 'Personal Information');
  await holds(you);
  await press('Next');
  await step(2, 'Company Information');
  await holds(company);
  await press('Next');
  await step(3, 'Account Information');
  await fill({ ...account });

  await page.getByRole('tabpanel').getByRole('link', { name: 'Terms and Conditions' }).click();
  await heading('General Terms and Conditions');
  await page.goBack();
  await step(3, 'Account Information');
  await holds(account);
  await page.getByRole('tabpanel').getByRole('link', { name: 'Privacy Policy' }).click();
  await heading('Privacy Policy');
  await follow('Back to Registration');
  await step(3, 'Account Information');
  await holds(account);
  await reloadIsAskedAbout(page);
  await choose('Login');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await choose('Register');
  await step(3, 'Account Information');
  await holds(account);

  // A reloaded page has everything but the passwords.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await step(3, 'Account Information');
  await holds({ Password: '', 'Confirm Password': '', 'I am a': fields['I am a'] });
  await fill({ ...account });
  for (const terms of ['Terms and Conditions', 'Privacy Policy'])
    await page.getByRole('checkbox', { name: terms }).check();
  await press('Create Account');
  await addressIs(page, '/');
});

/** Two tabs of one browser, the first one of Cora; signs in as Dan in the second. */
const twoTabs = async (width?: number) => {
  const [cora, dan] = [
    { firstName: 'Cora', companyName: 'Haug Salts' },
    { firstName: 'Dan', companyName: 'Dan Ores' },
  ];
  const context = await market.visit(width);
  const account = await newAccount(context, dan);
  const first = await newMember(context, cora);
  const signInAsDan = async () => {
    const second = await openTrader(context);
    await second.page.goto('/');
    await second.press('User menu');
    await second.page.getByRole('menuitem', { name: 'Log out' }).click();
    await second.follow('Sign In');
    await second.fill({ Email: account.email, Password: account.password });
    await second.press('Login');
    await second.press('User menu');
    await second.see('Dan Moreau');
    return second;
  };
  const told = () =>
    first.toast('You are signed in as Dan Moreau (Dan Ores) now', 'what you typed stays until you reload');
  const reload = () => first.page.getByRole('button', { name: 'Reload', includeHidden: true }).click();
  return { context, first, signInAsDan, told, reload };
};

test('an offering that was filled in as one member is not posted as another one, and both tabs say who is signed in', async () => {
  const { context, first, signInAsDan, told, reload } = await twoTabs();
  const { page, press, fill, see } = first;
  await page.goto('/marketplace?tab=offerings');
  await press('Post Offering');
  const dialog = page.getByRole('dialog', { name: 'Post Offering' });
  const title = 'Rock salt, filled in by Cora';
  await fill({ Title: title, Product: 'sulfuric acid 98' }, dialog);
  await dialog.getByRole('option', { name: 'Sulfuric Acid 98 % · 7664-93-9' }).click();
  await fill({ Description: 'Bagged.', Quantity: '10', Unit: 'MT', Price: '90.00', Location: 'Bergen' }, dialog);
  const second = await signInAsDan();
  await told();
  await press('Close', page.getByRole('listitem', { includeHidden: true }));
  await press('Post Offering', dialog);
  await see('You are signed in as somebody else now, so nothing was done. Please reload the page.', dialog);
  await told();
  expect(await dialog.getByLabel('Title').inputValue()).toBe(title);
  expect(await second.rest('/api/offerings?mine=true')).toEqual([]);

  await reload();
  await dialog.waitFor();
  await second.page.goto('/products');
  await second.page.getByRole('button', { name: 'User menu' }).waitFor();
  await page.goto('/');
  await press('User menu');
  await see('Dan Moreau', page.getByRole('menu'));
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  // Or a read of its own finds the ended session before the other tab has told.
  await second.page
    .getByText(/^You (are signed out now|were signed out)$/)
    .first()
    .waitFor();
  await context.close();
});

test('a profile is not saved over that of another company, also in a browser whose tabs cannot tell each other', async () => {
  const { context, first, signInAsDan, told, reload } = await twoTabs(375);
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const { page, press, fill } = first;
  await page.goto('/company-profile');
  await fill({ 'Company name': 'Haug Salts and Brines', Phone: '+47 55 00 00 00' });
  const second = await signInAsDan();
  await press('Save Profile');
  await told();
  expect(await page.getByLabel('Company name').inputValue()).toBe('Haug Salts and Brines');
  expect(await second.rest('/api/company-profile')).toBeNull();
  await reload();
  await eventually(async () => expect(await page.getByLabel('Company name').inputValue()).toBe('Dan Ores'));
  await context.close();
});
