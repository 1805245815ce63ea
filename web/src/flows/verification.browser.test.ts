// The verified badge: a company requests it, an admin asks for a revision, the company corrects its profile and is
// approved; and the company's public page.
import { eventually } from '../../test/eventually.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

const market = joinMarket();

const company = 'Atlas Fine Salts';
const reason = 'The registration number belongs to another name.';

let owner: Trader;
let admin: Trader;

beforeAll(async () => {
  owner = await openTrader(await market.visit(375));
  admin = await openTrader(await market.visit());
  await admin.page.context().request.post('/api/login', { data: demo.admin });
  await owner.page.context().request.post('/api/register', {
    data: {
      ...{ email: 'ines@atlas-salts.example', password: 'Quartz-4711!', confirmPassword: 'Quartz-4711!' },
      ...{ firstName: 'Ines', lastName: 'Amari', companyName: company, position: 'Owner', role: 'seller' },
      ...{ mobileNumber: '+212 600 000000', country: 'Morocco', city: 'Safi' },
      ...{ acceptTerms: true, acceptPrivacy: true },
    },
  });
});

test('a company saves its profile and is pending', async () => {
  const { page, fill, press, toast, see } = owner;
  await page.goto('/company-profile');
  await fill({ Phone: '+212 524 000000', 'Business registration number': 'RC 1177' });
  await press('Save Profile');
  await toast('Success', 'Company profile saved successfully!');
  await see('Your profile waits for verification.');
});

test('the admin gets a message, reviews the profile and requests a revision with a reason', async () => {
  const { page, follow, heading, press, fill, see, toast } = admin;
  await page.goto('/messages?tab=notices');
  await page
    .getByRole('list', { name: 'Notices' })
    .getByRole('button', { name: `Waiting for verification: ${company}` })
    .click();
  await follow('View companies');
  await heading('Companies');
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('atlas');
  await press(`Review ${company}`);
  const dialog = page.getByRole('dialog', { name: company });
  await see('RC 1177', dialog);
  await see('ines@atlas-salts.example', dialog);
  await dialog.getByRole('radio', { name: 'Request revision' }).check();
  await press('Request revision', dialog);
  await see('Please say why, so that the company can act on it.', dialog);
  await fill({ Reason: reason }, dialog);
  await press('Request revision', dialog);
  await toast('Success', `The decision about ${company} is made, and the owner was notified.`);
  await dialog.waitFor({ state: 'hidden' });
});

test('the owner reads the reason and corrects the profile', async () => {
  const { page, follow, see, fill, press } = owner;
  await page.goto('/messages?tab=notices');
  await page
    .getByRole('list', { name: 'Notices' })
    .getByRole('button', { name: 'Your company profile needs a correction' })
    .click();
  await follow('View company profile');
  await see(`Reason: ${reason}`);
  await see('Revision requested');
  await fill({ 'Business registration number': 'RC 4711' });
  await press('Save Profile');
  await see('Your profile waits for verification.');
  await see(reason, page.getByRole('region', { name: 'Verification' }));
});

test('the admin sees the first decision beside the corrected profile, and approves it', async () => {
  const { page, press, see } = admin;
  await page.goto('/admin/companies?q=atlas');
  await press(`Review ${company}`);
  const dialog = page.getByRole('dialog', { name: company });
  await see('RC 4711', dialog);
  await see(reason, dialog);
  await press('Approve', dialog);
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: 'Approved' }).click();
  await see(company);
});

test("everyone sees the badge and the company's page, without private data", async () => {
  const { page, follow, heading } = owner;
  await page.goto('/company-profile');
  await follow('View public page');
  await heading(company);
  const visitor = await openTrader(await market.visit());
  await visitor.page.goto(new URL(page.url()).pathname);
  await visitor.heading(company);
  await visitor.see('Verified');
  await visitor.see('+212 524 000000');
  const text = await visitor.page.content();
  for (const secret of ['RC 4711', 'ines@atlas-salts.example', reason]) expect(text).not.toContain(secret);
  expect(visitor.complaints).toEqual([]);
});

test('the admin locks the company, which reads why and cannot trade, and unlocks it', async () => {
  const { page, press, see, fill, toast } = admin;
  const act = async (kind: 'Lock' | 'Unlock', given: string) => {
    await page.goto('/admin/companies?tab=all&q=atlas');
    await press(`Review ${company}`);
    const review = page.getByRole('dialog', { name: company, exact: true });
    await see('Ines Amari', review.getByRole('table', { name: 'People' }));
    await press(`${kind} company ${company}`, review);
    const dialog = page.getByRole('dialog', { name: `${kind} ${company}` });
    await fill({ Reason: given }, dialog);
    await press(kind, dialog);
    await toast('Success', `${company} is ${kind.toLowerCase()}ed.`);
  };
  await act('Lock', 'Unpaid fees.');
  await owner.page.goto('/company-profile');
  await owner.see('Your company is locked');
  await owner.see(/Reason: Unpaid fees\./);
  await owner.see('Your company is locked: it can read, but not trade.');
  expect(await owner.page.getByRole('button', { name: 'Save Profile' }).count()).toBe(0);
  await act('Unlock', 'Paid.');
  await owner.page.goto('/company-profile');
  await owner.press('Save Profile');
  await owner.toast('Success', 'Company profile saved successfully!');
});

test('only staff have the admin area and a link to it', async () => {
  const { page, heading, press } = owner;
  await page.goto('/admin/companies');
  await heading('404 Page Not Found');
  await page.goto('/orders');
  await press('User menu');
  await eventually(async () => expect(await page.getByRole('menuitem', { name: 'Admin area' }).count()).toBe(0));
});

test('no page reported errors', () => {
  expect([...owner.complaints, ...admin.complaints]).toEqual([]);
});
