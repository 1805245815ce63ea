// A seller imports offerings from a file, sees its problems by row, and exports a file that can be imported again.
import { text } from 'node:stream/consumers';
import { joinMarket } from '../../test/market.ts';
import { newMember } from '../../test/newMember.ts';
import { barriersOn, sticksOut } from '../../test/pageChecks.ts';

const market = joinMarket();

const file = (text: string) => ({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('the dry run says what would happen, and the import does it', async () => {
  const context = await market.visit(375);
  const { page, heading, press, complaints } = await newMember(context);
  await page.goto('/inventory');
  await heading('Inventory');
  await press('Import');
  const dialog = page.getByRole('dialog', { name: 'Import offerings' });
  const rows = [
    'sku,title,description,quantity,unit,price,material',
    '=A-1,Citric acid,Food grade.,5,MT,900,Unobtainate',
    'A-2,Salt,,x,KG,1,',
  ];
  await dialog.getByLabel('CSV or Excel file').setInputFiles(file(rows.join('\n')));
  await dialog.getByText('2 rows: 0 new, 0 changed, 0 unchanged, 2 with problems.').waitFor();
  await dialog.getByLabel('Material for “Unobtainate”').selectOption('Not in the catalogue');
  await press('Use these materials', dialog);
  await dialog.getByText('2 rows: 1 new, 0 changed, 0 unchanged, 1 with problems.').waitFor();
  await dialog.getByText('New: 5 MT, $900.00 / MT').waitFor();
  await dialog.getByText('Quantity must be a positive whole number.').waitFor();
  expect([await barriersOn(page), await sticksOut(page)]).toEqual([[], []]);
  await press('Import 1 row', dialog);
  await dialog.getByText('stock.csv was imported').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('SKU =A-1').waitFor();
  expect([await barriersOn(page), await sticksOut(page)]).toEqual([[], []]);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Export CSV').click()]);
  const exported = await text(await download.createReadStream());
  expect(exported).toContain(",'=A-1,Citric acid,Food grade.,");
  await press('Import');
  await dialog.getByLabel('CSV or Excel file').setInputFiles(file(exported));
  await dialog.getByText('1 row: 0 new, 0 changed, 1 unchanged, 0 with problems.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
