// Suggestions while typing, in the header's search and in the box of the products page.
import { eventually } from '../../test/eventually.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { barriersOn, sticksOut } from '../../test/pageChecks.ts';
import { openTrader } from '../../test/trader.ts';

const market = joinMarket();
const looks = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
] as const;

test.each(looks)("a member finds a material with the header's search (width $width)", async ({ width, theme }) => {
  const { page, heading, complaints } = await openTrader(await market.enter(demo.both, width, theme));
  await page.goto('/orders');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search materials' });
  await opener.waitFor();
  if (width > 600) await page.keyboard.press('Control+k');
  else await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Search materials' });
  const box = dialog.getByRole('combobox', { name: 'Search materials' });
  await box.fill('sulfuric ac');
  await dialog
    .getByRole('option', { name: /^Sulfuric Acid/ })
    .first()
    .waitFor();
  expect(await barriersOn(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await heading(/^Sulfuric Acid/);
  await dialog.waitFor({ state: 'detached' });
  // Back leads to the page before, not to the dialog.
  await page.goBack();
  await heading('Orders');
  expect(await dialog.count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('Escape closes the list and then the search, and the focus returns', async () => {
  const { page, heading } = await openTrader(await market.enter(demo.both));
  await page.goto('/orders');
  await heading('Orders');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search materials' });
  await opener.focus();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search materials' });
  await dialog.getByRole('combobox').fill('urea');
  const last = dialog.getByRole('option', { name: 'Search for “urea”' });
  await last.waitFor();
  await page.keyboard.press('Escape');
  await last.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () => expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true));
  await page.context().close();
});

test.each(looks)('the box of the products page suggests while typing (width $width)', async ({ width, theme }) => {
  const { page, heading, complaints } = await openTrader(await market.visit(width, theme));
  await page.goto('/products');
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.fill('sulfuric ac');
  const material = page.getByRole('option', { name: /^Sulfuric Acid/ }).first();
  await material.waitFor();
  expect(await barriersOn(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await material.waitFor({ state: 'hidden' });
  await page.waitForURL('**/products?search=sulfuric+ac');
  await box.fill('sulfuric aci');
  await material.click();
  await heading(/^Sulfuric Acid/);
  expect(complaints).toEqual([]);
  await page.context().close();
});
