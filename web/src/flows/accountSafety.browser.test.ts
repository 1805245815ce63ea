// How members keep, move, download and delete their accounts, with the emails that this takes, on a phone and on a desktop.
import { json } from 'node:stream/consumers';
import type { Locator } from 'playwright-core';
import { eventually } from '../../test/eventually.ts';
import { emailsTo, linkTo, market } from '../../test/mailedMarket.ts';
import { newAccount, newMember } from '../../test/newMember.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

describe('an account', () => {
  const PHONE = 375;
  const DESKTOP = 1280;
  const password = 'Quartz-4711!';
  const next = 'Feldspar-1815!';
  const usedUp = 'This link has expired or was already used. Please request a new one.';

  const emailOf = async ({ rest }: Trader) => (await rest<{ email: string }>('/api/user')).email;
  const isSignedIn = async ({ rest }: Trader) => (await rest<object | null>('/api/user')) !== null;

  const signInAt = async (width: number, email: string, by = password): Promise<Trader> => {
    const trader = await openTrader(await market.visit(width));
    const answer = await trader.page.context().request.post('/api/login', { data: { email, password: by } });
    if (!answer.ok()) throw new Error(await answer.text());
    return trader;
  };

  const chooseNew = ({ fill }: Trader, password: string) =>
    fill({ 'New Password': password, 'Confirm New Password': password });

  /** Creates an API key and returns a function that tells the status of a request with it. */
  const aKeyOf = async ({ graphql, page }: Trader, name: string): Promise<() => Promise<number>> => {
    const { createApiKey } = await graphql<{ createApiKey: { secret: string } }>(
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }',
      { input: { name, scopes: ['read'], password } },
    );
    const headers = { authorization: `Bearer ${createApiKey.secret}` };
    return async () => (await page.context().request.get('/api/messages', { headers })).status();
  };

  const noticeIn = ({ page }: Trader, subject: string): Locator =>
    page.getByRole('list', { name: 'Notices' }).getByRole('button', { name: subject });

  test('a new member confirms the email address with the link that was sent', async () => {
    const member = await newMember(await market.visit(PHONE));
    const { page, press, see, follow, heading } = member;
    await page.goto('/settings');
    await see('Please confirm your email address');
    await page.goto(await linkTo(await emailOf(member), 'Confirm your email address for Feedstock'));
    await press('Confirm email address');
    await see('Your email address is confirmed');
    await follow('Go to the dashboard');
    await heading('Dashboard');
    await page.goto('/settings?part=security');
    await page.getByRole('heading', { name: 'Security activity' }).waitFor();
    expect(await page.getByText('Please confirm your email address').count()).toBe(0);
    expect(member.complaints).toEqual([]);
  });

  test('a forgotten password is replaced with a link, once, and other browsers are signed out', async () => {
    const visitor = await openTrader(await market.visit(PHONE));
    const { page, fill, press, see, follow, heading } = visitor;
    const { email } = await newAccount(page.context());
    const elsewhere = await signInAt(DESKTOP, email);
    const statusOfKey = await aKeyOf(elsewhere, 'Stock sync');
    await elsewhere.graphql('mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }', {
      input: { url: 'https://erp.example/', events: ['order.placed'], password },
    });
    await page.goto('/auth');
    await follow('Forgot password?');
    await heading('Forgot your password?');
    await fill({ Email: email });
    await press('Send link');
    await see('Please look into your inbox');

    const link = await linkTo(email, 'Choose a new password for Feedstock');
    await page.goto(link);
    await heading('Choose a new password');
    expect(await page.getByLabel('Also revoke older API keys').isChecked()).toBe(false);
    await chooseNew(visitor, 'Password1!');
    const checks = page.getByRole('list', { name: 'Password requirements' }).getByRole('listitem');
    await eventually(async () => expect(await checks.filter({ hasText: ': met' }).count()).toBe(5));
    await press('Set new password');
    await checks.nth(5).waitFor();
    expect(await isSignedIn(elsewhere)).toBe(true);
    await chooseNew(visitor, next);
    await press('Set new password');
    await see('Your password is changed');
    await see(/what was undone and what still gives access to your account: webhook to erp\.example, disabled\.$/);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await statusOfKey()).toBe(401);
    await elsewhere.page.goto('/');
    await elsewhere.page.getByRole('link', { name: 'Sign In' }).waitFor();

    await follow('Sign in');
    await fill({ Email: email, Password: next });
    await press('Login');
    await heading('Dashboard');
    await page.goto('/messages?tab=notices');
    await noticeIn(visitor, 'Your password was changed').waitFor();
    await page.goto(link);
    await chooseNew(visitor, 'Basalt-and-brine-1642!');
    await press('Set new password');
    await see(usedUp);
    expect(await isSignedIn(visitor)).toBe(true);

    const statusOfOther = await aKeyOf(await newMember(await market.visit(DESKTOP)), 'Of another member');
    await page.goto('/reset-password');
    await fill({ Email: email });
    await press('Send link');
    await see('Please look into your inbox');
    await page.goto(await linkTo(email, 'Choose a new password for Feedstock', link));
    await chooseNew(visitor, 'Basalt-and-brine-1642!');
    await page.getByLabel('Also revoke older API keys').check();
    await press('Set new password');
    await see('Your password is changed');
    expect([await statusOfKey(), await statusOfOther()]).toEqual([401, 200]);
  });

  test('a sign-in on a new device is reported by notice and by email', async () => {
    const owner = await newMember(await market.visit(DESKTOP));
    const address = await emailOf(owner);
    await owner.page.goto('/messages?tab=notices');
    await owner.heading('Messages');
    await signInAt(PHONE, address);
    const notice = noticeIn(owner, 'New sign-in to your account');
    await notice.click();
    await owner.see(/^Your account was signed in to on a new device: Chrome on /, owner.page.getByRole('article'));
    await eventually(async () =>
      expect(emailsTo(address).map(({ subject }) => subject)).toContain('New sign-in to your account'),
    );
    expect(owner.complaints).toEqual([]);
  });

  test('a changed email address is used once its link is opened, and the former one can take the account back', async () => {
    const member = await newMember(await market.visit(DESKTOP));
    const former = await emailOf(member);
    const moved = `moved.${former}`;
    const { page, fill, press, see } = member;
    await page.goto('/settings');
    await fill({ 'New Email': moved, 'Your Password': 'Granite-1815!' });
    await press('Change Email');
    await see('Your current password is not right.');
    await fill({ 'Your Password': password });
    await press('Change Email');
    await see(`We have sent a link to ${moved}.`);
    expect(await emailOf(member)).toBe(former);

    const reader = await openTrader(await market.visit(PHONE));
    await reader.page.goto(await linkTo(moved, 'Confirm your new email address for Feedstock'));
    await reader.press('Use this address');
    await reader.see('Your email address is changed');
    expect(await emailOf(member)).toBe(moved);

    await reader.page.goto(await linkTo(former, 'Your email address for Feedstock was changed'));
    await reader.heading('Restore your email address');
    await chooseNew(reader, next);
    await reader.press('Restore my address');
    await reader.see('Your email address is restored');
    expect(await isSignedIn(member)).toBe(false);
    const restored = await signInAt(DESKTOP, former, next);
    await restored.page.goto('/messages?tab=notices');
    await noticeIn(restored, 'Your former email address was restored').waitFor();
  });

  test('a member downloads all their data', async () => {
    const member = await newMember(await market.visit(PHONE));
    const { page, press } = member;
    await page.goto('/settings');
    await press('Prepare download');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download your data (JSON)' }).click(),
    ]);
    expect(await json(await download.createReadStream())).toMatchObject({
      account: [{ email: await emailOf(member), company_name: 'Moreau Minerals' }],
    });
    expect(member.complaints).toEqual([]);
  });

  test('an account is deleted after its orders are closed, the password and a typed word', async () => {
    const member = await newMember(await market.visit(DESKTOP));
    const email = await emailOf(member);
    const { page, press, fill, see, graphql } = member;
    await page.goto(await linkTo(email, 'Confirm your email address for Feedstock'));
    await press('Confirm email address');
    await see('Your email address is confirmed');
    const { offerings } = await graphql<{ offerings: { nodes: { id: string; title: string; price: string }[] } }>(
      '{ offerings(first: 1) { nodes { id title price } } }',
    );
    const [stock] = offerings.nodes;
    const { placeOrder } = await graphql<{ placeOrder: { id: string } }>(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
      { input: { offeringId: stock?.id, quantity: 1, totalAmount: stock?.price } },
    );

    await page.goto('/settings');
    await press('Delete Account');
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await fill({ 'Your password': password, 'Type DELETE to confirm': 'delete' }, dialog);
    await press('Delete Account', dialog);
    await see('Please type DELETE to confirm.', dialog);
    await fill({ 'Type DELETE to confirm': 'DELETE' }, dialog);
    await press('Delete Account', dialog);
    await see('Still open', dialog);
    await dialog.getByRole('link', { name: stock?.title }).waitFor();

    await graphql('mutation ($input: ChangeOrderInput!) { changeOrder(input: $input) { id } }', {
      input: { orderId: placeOrder.id, status: 'cancelled', note: 'The season is over.' },
    });
    await press('Delete Account', dialog);
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    await eventually(() => Promise.resolve(expect(new URL(page.url()).pathname).toBe('/')));
    const answer = await page.context().request.post('/api/login', { data: { email, password } });
    expect(answer.status()).toBe(401);
  });
});
