// API keys on a phone: creating one, using it, and revoking it.
import { joinMarket } from '../../test/market.ts';
import { newMember } from '../../test/newMember.ts';
import { barriersOn } from '../../test/pageChecks.ts';

const market = joinMarket();
const password = 'Quartz-4711!';

test('a key is created, used and revoked', async () => {
  const { page, fill, press, choose, see, heading } = await newMember(await market.visit(375));
  const statusWith = async (secret: string): Promise<number> => {
    const url = new URL('/api/messages', page.url());
    return (await fetch(url, { headers: { authorization: `Bearer ${secret}` } })).status;
  };
  await page.goto('/settings');
  await choose('API keys');
  await heading('Settings');
  await see('You have no API keys');
  expect(await barriersOn(page)).toEqual([]);

  await press('New API key');
  const dialog = page.getByRole('dialog');
  await fill({ Name: 'Inventory sync', Expires: 'In a year', 'Your password': 'Granite-1815!' }, dialog);
  await press('Create key', dialog);
  await see('Your current password is not right.', dialog);
  await fill({ 'Your password': password }, dialog);
  expect(await barriersOn(page)).toEqual([]);
  await press('Create key', dialog);
  await see('It is shown only now. Keep it like a password.', dialog);
  const secret = await dialog.getByLabel('API key', { exact: true }).innerText();
  expect(secret).toMatch(/^fsk_\w{36}$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press('Copy', dialog);
  await see('API key is in your clipboard.', dialog);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  expect(await barriersOn(page)).toEqual([]);
  await press('I have saved it', dialog);
  expect(await statusWith(secret)).toBe(200);

  const row = page.getByRole('row').filter({ hasText: 'Inventory sync' });
  await see(`${secret.slice(0, 10)}…`, row);
  expect(await barriersOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await press('Revoke Inventory sync', row);
  await press('Revoke key', dialog);
  await see('You have no API keys');
  expect(await statusWith(secret)).toBe(401);
});
