// The catalogue on a phone: an admin adds and imports materials; a member suggests one, it is accepted, and the member gets a notice.
import { demo, joinMarket } from '../../test/market.ts';
import { newMember, type NewMember } from '../../test/newMember.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

const market = joinMarket();

const industry = `Minerals 375`;
const material = `Barite 375`;
let admin: Trader;
let member: NewMember;

beforeAll(async () => {
  admin = await openTrader(await market.visit(375));
  await admin.page.context().request.post('/api/login', { data: demo.admin });
  member = await newMember(await market.visit(375), { firstName: 'Mina', companyName: `Mina Mills 375` });
});

test('an admin adds an industry and a material in it', async () => {
  const { page, press, fill, toast } = admin;
  await page.goto('/admin/catalogue?tab=categories');
  await press('Add category');
  await fill({ Name: industry });
  await page.getByRole('dialog').getByRole('button', { name: 'Add category' }).click();
  await toast('Success', 'The category was added.');
  await page.getByRole('rowheader', { name: industry, exact: true }).waitFor();
  await page.getByRole('tab', { name: /^Materials/ }).click();
  await press('Add material');
  await fill({ Name: material, 'CAS number (optional)': '13462-86-7' });
  await page.getByRole('dialog').getByLabel('Category').selectOption({ label: industry });
  await page.getByRole('dialog').getByRole('button', { name: 'Add material' }).click();
  await toast('Success', 'The material was added.');
  await page.getByRole('searchbox', { name: 'Search materials' }).fill(material);
  await page.getByRole('link', { name: material, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: material }).waitFor();
});

test('an admin gives the material another name and a function, by which both are found', async () => {
  const { page, press, fill, toast } = admin;
  await page.goto(`/admin/catalogue?q=${encodeURIComponent(material)}`);
  await press(`Actions for ${material}`);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await fill({
    'Names for the search (optional)': `Schwerspat375 | de | trade\nHeavy spar 375 | en | slang`,
  });
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await save.click();
  await page
    .getByRole('dialog')
    .getByText(/the kind must be one of common/)
    .first()
    .waitFor();
  await fill({ 'Names for the search (optional)': `Schwerspat375 | de | trade` });
  await save.click();
  await toast('Success', 'The material was changed.');
  await page.goto('/admin/catalogue?tab=functions');
  await press('Add function');
  await fill({
    Name: `weighting agent 375`,
    'Other names (optional)': `Beschwerungsmittel375 | de`,
    'Materials (optional)': material,
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Add function' }).click();
  await toast('Success', 'The function was added.');
  await page.getByLabel('Search functions').fill(`beschwerungsmittel375`);
  await page.getByRole('rowheader', { name: `weighting agent 375` }).waitFor();
});

test('an admin imports a file after a dry run, and a wrong file names its rows', async () => {
  const { page, press, see, toast } = admin;
  const choose = (...rows: string[]) =>
    page
      .getByRole('region', { name: 'Import materials' })
      .getByLabel('CSV file')
      .setInputFiles({
        name: 'list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['industry,name,cas_number', ...rows].join('\n')),
      });
  await page.goto('/admin/catalogue?tab=files');
  await choose(`${industry},Talc 375,14807-96-7`, `${industry},Chalk 375,471-34-2`);
  await see('list.csv: nothing was imported');
  await page.getByRole('rowheader', { name: 'Row 3' }).waitFor();
  await choose(`${industry},Talc 375,14807-96-6`, `${industry},Chalk 375,471-34-1`);
  await see('list.csv can be imported');
  await press('Import now');
  await toast('Success', 'Imported: list.csv.');
  await see('list.csv was imported');
});

test('a member suggests a material that is not found', async () => {
  const { page, press, fill, toast } = member;
  await page.goto(`/products?search=Unknownite375`);
  await press('Suggest a material');
  expect(await page.getByRole('dialog').getByLabel('Name', { exact: true }).inputValue()).toBe(`Unknownite375`);
  await fill({ Name: `Unknownite 375`, 'Why you need it': 'For our mill.' });
  await page.getByRole('dialog').getByRole('button', { name: 'Suggest', exact: true }).click();
  await toast('Success', 'Thank you. You get a message when your suggestion has been decided.');
});

test('the admin accepts it, and the member follows the notice to the material', async () => {
  const { page, press, toast } = admin;
  await page.goto('/admin/catalogue?tab=suggestions');
  await press(`Accept Unknownite 375`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Category').selectOption({ label: industry });
  await dialog.getByRole('button', { name: 'Add to the catalogue' }).click();
  await toast('Success', 'The material was added, and the member was notified.');
  await member.page.goto('/messages');
  await member.page
    .getByRole('list', { name: 'Inbox' })
    .getByRole('button', { name: `Now in the catalogue: Unknownite 375` })
    .click();
  await member.page
    .getByRole('link', { name: /^Open|^View|^Go/ })
    .first()
    .click();
  await member.page.getByRole('heading', { level: 1, name: `Unknownite 375` }).waitFor();
});
