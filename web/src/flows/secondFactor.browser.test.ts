// The second factor: setting it up, logging in with a code and with a recovery code, and turning it off.
import { generate } from 'otplib';
import { demo, joinMarket } from '../../test/market.ts';
import { newMember } from '../../test/newMember.ts';
import { eventually } from '../../test/eventually.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

const market = joinMarket();
const password = 'Quartz-4711!';
const STEP_SECONDS = 30;

const now = () => Math.floor(Date.now() / 1_000);
const emailOf = async ({ rest }: Trader) => (await rest<{ email: string }>('/api/user')).email;

const logIn = async ({ page, fill, press, heading }: Trader, email: string) => {
  await page.goto('/auth?next=/settings?part=security');
  await heading('Welcome to Feedstock');
  await fill({ Email: email, Password: password });
  await press('Login');
  await page.getByLabel('Code', { exact: true }).waitFor();
};

test('is set up, used and turned off on a phone', async () => {
  const member = await newMember(await market.visit(375));
  const { page, fill, press, see, toast, heading } = member;
  const email = await emailOf(member);
  await page.goto('/settings?part=security');
  await press('Set up an authenticator app');
  const dialog = page.getByRole('dialog');
  await fill({ 'Your password': 'Granite-1815!' }, dialog);
  await press('Continue', dialog);
  await see('Your current password is not right.', dialog);
  await fill({ 'Your password': password }, dialog);
  await press('Continue', dialog);
  await page.getByRole('img', { name: 'QR code of the key' }).waitFor();
  const secret = (await page.getByLabel('Key', { exact: true }).innerText()).replaceAll(' ', '');
  const enrolledAt = now();
  await fill({ 'Code from the app': await generate({ secret, epoch: enrolledAt }) }, dialog);
  await press('Confirm', dialog);
  await toast('Success', 'Your authenticator app is set up.');
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await press('I have saved them', dialog);
  await see('10 left');

  // The session goes on; after signing out, a later code is accepted, that of the next 30 seconds already now.
  await page.context().request.post('/api/logout');
  await logIn(member, email);
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('one-time-code'),
  );
  await fill({ Code: '000000' });
  await press('Continue');
  await see('This code is not right, or it was used before.');
  await fill({ Code: await generate({ secret, epoch: Math.max(enrolledAt + STEP_SECONDS, now()) }) });
  await press('Continue');
  await heading('Settings');
  await see('10 left');

  await page.context().request.post('/api/logout');
  await logIn(member, email);
  await press('Use a recovery code');
  await fill({ 'Recovery code': codes[0] ?? '' });
  await press('Continue');
  await heading('Settings');
  await see('9 left');

  await press('Turn off');
  await fill({ 'Your password': password, Code: codes[1] ?? '' }, dialog);
  await press('Turn off', dialog);
  await toast('Success', 'Your second factor is off.');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).waitFor();
  expect(member.complaints).toEqual([]);
});

test('staff without one are sent to the settings', async () => {
  const { page, heading, see } = await openTrader(await market.enter(demo.admin));
  const refused = {
    data: null,
    errors: [{ message: 'No.', extensions: { code: 'SECOND_FACTOR_REQUIRED', status: 403 } }],
  };
  await page.route('/graphql', (route) =>
    route.request().postData()?.includes('companyProfiles') ? route.fulfill({ json: refused }) : route.continue(),
  );
  await page.goto('/admin/companies');
  await heading('Settings');
  await see('Your role needs a second factor. Please set one up first.');
});

test('a passkey is added, signs in, is a second step and is removed', async () => {
  const member = await newMember(await market.visit());
  const { page, fill, press, see, toast, heading } = member;
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = await emailOf(member);
  await page.goto('/settings?part=security');
  await press('Add a passkey');
  const dialog = page.getByRole('dialog');
  await fill({ 'Your password': password, 'Name of the passkey': 'Blue key' }, dialog);
  await press('Continue', dialog);
  await toast('Success', 'The passkey has been added.');
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  await press('I have saved them', dialog);
  await see('Blue key');
  await press('Set up an app');
  await fill({ 'Your password': password, Code: codes[0] ?? '' }, dialog);
  await press('Continue', dialog);
  await page.getByRole('img', { name: 'QR code of the key' }).waitFor();
  await page.keyboard.press('Escape');

  await page.context().request.post('/api/logout');
  await page.goto('/auth?next=/settings?part=security');
  await press('Sign in with a passkey');
  await heading('Settings');

  await page.context().request.post('/api/logout');
  await logIn(member, email);
  await press('Use a passkey');
  await heading('Settings');

  await press('Remove Blue key');
  await fill({ 'Your password': password }, dialog);
  await press('Remove', dialog);
  await see(/^This is your only way to pass the second step\./, dialog);
  expect(member.complaints).toEqual([]);
});
