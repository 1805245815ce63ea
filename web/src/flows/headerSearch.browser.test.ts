// Suggestions while typing, in the header's search and in the box of the products page.
import { eventually } from '../../test/eventually.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { barriersOn, sticksOut } from '../../test/pageChecks.ts';
import { openTrader } from '../../test/trader.ts';

const market = joinMarket();
test("a member finds a material with the header's search", async () => {
  const { page, heading, complaints } = await openTrader(await market.enter(demo.both, 375, 'dark'));
  await page.goto('/orders');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search materials and companies' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Search materials and companies' });
  const box = dialog.getByRole('combobox', { name: 'Search materials and companies' });
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

test('the first letters are kept, and Escape closes the search, clears it, and gives the focus back', async () => {
  const { page, heading } = await openTrader(await market.enter(demo.both));
  await page.goto('/orders');
  await heading('Orders');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search materials and companies' });
  await opener.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('urea');
  const dialog = page.getByRole('dialog', { name: 'Search materials and companies' });
  const last = dialog.getByRole('option', { name: 'Search for “urea”' });
  await last.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () => expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true));
  await page.keyboard.press('Control+k');
  expect(await dialog.getByRole('combobox').inputValue()).toBe('');
  await page.context().close();
});
