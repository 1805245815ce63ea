// The catalogue on a phone: an admin adds and imports materials; a member suggests one, it is accepted, and the member gets a notice.
import { text } from 'node:stream/consumers';
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

test('an admin gives the material another name, by which it is found', async () => {
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
});

test('an admin hides the material with a reason and shows it again', async () => {
  const { page, press, fill, toast } = admin;
  for (const [item, verb, result] of [
    ['Hide', 'Hide', 'is hidden.'],
    ['Show again', 'Show', 'is shown again.'],
  ] as const) {
    await press(`Actions for ${material}`);
    await page.getByRole('menuitem', { name: item }).click();
    await fill({ Reason: 'A check.' });
    await page.getByRole('dialog').getByRole('button', { name: verb }).click();
    await toast('Success', `${material} ${result}`);
  }
});

test('an admin imports a file after a dry run, and a wrong file names its rows', async () => {
  const { page, press, see, toast } = admin;
  const choose = (...rows: string[]) =>
    page
      .getByRole('region', { name: 'File of materials' })
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

test('an admin exports the functions of the search, adds one and imports the list', async () => {
  const { page, press, see, toast } = admin;
  await page.goto('/admin/catalogue?tab=files');
  await page.getByLabel('File', { exact: true }).selectOption({ label: 'Functions' });
  const downloading = page.waitForEvent('download');
  await press('Download the file');
  const list = await text(await (await downloading).createReadStream());
  await page
    .getByRole('region', { name: 'File of functions' })
    .getByLabel('CSV file')
    .setInputFiles({
      name: 'functions.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${list}weighting agent 375,Beschwerungsmittel375 | de,${material}\r\n`),
    });
  await see('functions.csv can be imported');
  await see(/1 new, 0 changed, \d+ unchanged\./);
  await press('Import now');
  await toast('Success', 'Imported: functions.csv.');
});

test('an admin adds a commodity with a price and corrects it', async () => {
  const { page, press, fill, see, toast } = admin;
  await page.goto('/admin/prices');
  await press('Add commodity');
  await fill({ Name: 'Barite 375', Symbol: 'BAR-375', Source: 'Weekly report' });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await toast('Success', 'The commodity was saved.');
  await press('Open Barite 375');
  await press('Add price');
  await fill({ Price: '310.00' });
  await page.getByRole('dialog').getByRole('button', { name: 'Add price' }).click();
  await toast('Success', 'The price was added.');
  await press(/^Correct the price of/);
  await fill({ 'Price (optional)': '130.00', Reason: 'Digits swapped.' });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await toast('Success', 'The price was corrected.');
  await see('Digits swapped.');
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
  await member.page.goto('/messages?tab=notices');
  await member.page
    .getByRole('list', { name: 'Notices' })
    .getByRole('button', { name: `Now in the catalogue: Unknownite 375` })
    .click();
  await member.page
    .getByRole('link', { name: /^Open|^View|^Go/ })
    .first()
    .click();
  await member.page.getByRole('heading', { level: 1, name: `Unknownite 375` }).waitFor();
});
