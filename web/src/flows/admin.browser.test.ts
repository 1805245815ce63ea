// An operator makes an account an admin on the command line; the admin locks a member, who is refused, and unlocks them on a phone.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { market } from '../../test/mailedMarket.ts';
import { newAccount } from '../../test/newMember.ts';
import { pageLoaderOf } from '../../test/pageLoader.ts';
import { barriersOn } from '../../test/pageChecks.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

describe('an admin', () => {
  const command = join(import.meta.dirname, '../../../api/dist/admin.js');
  const operator = async (...args: string[]) => {
    const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', DATA_DIR: market.dataDir() };
    return (await promisify(execFile)(process.execPath, [command, ...args], { env })).stdout;
  };

  const reason = 'Offers goods that do not exist.';
  let account: { email: string; password: string };
  let admin: Trader;
  let locked: { email: string; password: string };
  let member: Trader;

  beforeAll(async () => {
    account = await newAccount(await market.visit(), { firstName: 'Olga', lastName: 'Admin' });
    locked = await newAccount(await market.visit(), { firstName: 'Zeno', lastName: 'Quick' });
    member = await openTrader(await market.enter(locked, 375));
  });

  test('the operator makes an account an admin, who signs in and finds the admin area', async () => {
    expect(await operator('grant', account.email)).toContain('now has the role admin');
    admin = await openTrader(await market.enter(account));
    await admin.page.goto('/orders');
    await admin.press('User menu');
    await admin.page.getByRole('menuitem', { name: 'Admin area' }).click();
    await admin.heading('Overview');
    await admin.follow('Members');
    await admin.heading('Members');
  });

  test('the admin finds a member and locks the account with a reason', async () => {
    const { page, heading, press, see, fill, toast } = admin;
    await page.getByRole('searchbox', { name: 'Search members' }).fill('zeno quick');
    // The rows move when the search has been answered.
    await page.getByRole('link', { name: 'Olga Admin' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Zeno Quick' }).click();
    await heading('Zeno Quick');
    await press(/^Lock$/);
    const dialog = page.getByRole('dialog', { name: 'Lock Zeno Quick' });
    await press('Lock', dialog);
    await see('Reason is required.', dialog);
    await fill({ Reason: reason }, dialog);
    await press('Lock', dialog);
    await toast('Success', 'Zeno Quick is locked.');
    await see('This account is locked');
    await see('The member is not signed in anywhere.');
    await see('The account was locked by an admin.');
  });

  test('the member is signed out, and the login says why', async () => {
    const { page, graphql, fill, press, see } = member;
    expect(await graphql('{ me { id } }')).toEqual({ me: null });
    await page.goto('/auth');
    const form = page.getByRole('tabpanel');
    await fill({ Email: locked.email, Password: locked.password }, form);
    await press('Login', form);
    await see(`This account is locked. Reason: ${reason} Please contact us about it.`, form);
  });

  test('on a phone the admin unlocks the account, and the member signs in again', async () => {
    const phone = await openTrader(await market.enter(account, 375));
    await phone.page.goto('/admin/members?show=locked');
    await phone.page.getByRole('link', { name: 'Zeno Quick' }).click();
    await phone.heading('Zeno Quick');
    await phone.press('Unlock');
    const dialog = phone.page.getByRole('dialog', { name: 'Unlock Zeno Quick' });
    await phone.fill({ Reason: 'A mistake.' }, dialog);
    await phone.press('Unlock', dialog);
    await phone.toast('Success', 'Zeno Quick is unlocked.');
    await member.press('Login', member.page.getByRole('tabpanel'));
    await member.page.getByRole('button', { name: 'User menu' }).waitFor();
    expect([...admin.complaints, ...phone.complaints]).toEqual([]);
  });

  test('the screens of the admin area have no problems', async () => {
    const { members } = await admin.graphql<{ members: { nodes: { id: string }[] } }>(
      '{ members(search: "zeno quick") { nodes { id } } }',
    );
    const sheets = [
      { path: '/admin', heading: 'Overview', texts: ['Members', 'Waiting for verification', 'Orders this week'] },
      { path: '/admin/members', heading: 'Members', texts: ['Registered', 'Olga Admin'] },
      {
        path: `/admin/members/${members.nodes[0]?.id}`,
        heading: 'Zeno Quick',
        texts: ['Account', 'Company', 'Sessions'],
      },
      {
        path: '/admin/companies',
        heading: 'Companies',
        texts: ['Waiting', 'Revision requested', 'Rejected', 'Approved', 'All', 'Review'],
      },
      { path: '/admin/companies?q=marmalade', heading: 'Companies', texts: ['No companies found'] },
      { path: '/admin/system', heading: 'System', texts: ['No failed jobs', 'Changed settings', 'Defaults'] },
    ];
    const [wide, narrow] = await Promise.all([
      pageLoaderOf(await market.enter(account)),
      pageLoaderOf(await market.enter(account, 375, 'dark')),
    ]);
    for (const [nth, sheet] of sheets.entries()) {
      const { page, open } = nth % 2 === 0 ? wide : narrow;
      await open(sheet);
      expect([sheet.path, await barriersOn(page)]).toEqual([sheet.path, []]);
    }
  });

  test('the former addresses of jobs and settings lead to the system', async () => {
    for (const path of ['/admin/jobs', '/admin/settings']) {
      await admin.page.goto(path);
      await admin.page.waitForURL(/\/admin\/system$/);
      await admin.heading('System');
    }
  });
});
