// Facets, reasons, nearest materials and views of the products page, for visitors on desktops and phones.
import { eventually } from '../../test/eventually.ts';
import { joinMarket } from '../../test/market.ts';
import { barriersOn, sticksOut } from '../../test/pageChecks.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

const market = joinMarket();
const countShown = async ({ page }: Trader) =>
  Number(
    (
      await page
        .getByRole('status')
        .filter({ hasText: /^[\d,]+\+? products?$/ })
        .innerText()
    ).replace(/\D/g, ''),
  );

test('a visitor narrows the products with facets, and Back undoes each step', async () => {
  const context = await market.visit(1280);
  const visitor = await openTrader(context);
  const { page, heading, complaints } = visitor;
  await page.goto('/products');
  await heading('Products');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const form = filters.getByRole('group', { name: 'Form' });
  await form.getByRole('checkbox').first().waitFor();
  const all = await countShown(visitor);
  const first = form.getByRole('checkbox').first();
  await first.click();
  await page.waitForURL(/form=/);
  // The facet says how many products a value leads to. Other tests add products, so both numbers are read again.
  const expectCounted = () =>
    eventually(async () => {
      const label = await first.evaluate((box) => box.closest('label')?.textContent ?? '');
      const counted = Number(/(\d+) products?$/.exec(label)?.[1]);
      expect(await countShown(visitor)).toBe(counted);
      expect(counted).toBeLessThan(all);
    });
  await expectCounted();

  await filters.getByRole('checkbox', { name: /^In stock/ }).click();
  await page.waitForURL(/stock=true/);
  // The former results are dimmed until the new ones are there.
  await eventually(async () => expect(await barriersOn(page)).toEqual([]));
  await page.goBack();
  await expectCounted();
  await page.reload();
  await expectCounted();
  await page.getByRole('button', { name: /^Remove filter / }).click();
  await eventually(async () => expect(await countShown(visitor)).toBeGreaterThanOrEqual(all));

  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('table', { name: 'Results' }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.goto('/products');
  await page.getByRole('table', { name: 'Results' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone, the filters are a sheet that Back closes without a change', async () => {
  const context = await market.visit(375, 'dark');
  const visitor = await openTrader(context);
  const { page, press, complaints } = visitor;
  await page.goto('/products');
  await press(/^Filters/);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const boxes = sheet.getByRole('group', { name: 'Form' }).getByRole('checkbox');
  const all = await sheet.getByRole('button', { name: /^Show [\d,]+\+? results?$/ }).innerText();
  await boxes.first().click();
  await page.waitForURL(/form=/);
  await sheet
    .getByRole('button', { name: /^Show [\d,]+\+? results?$/ })
    .filter({ hasNotText: all })
    .waitFor();
  expect(await barriersOn(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await page.waitForURL((url) => url.search === '');

  await press(/^Filters/);
  await boxes.first().click();
  await page.waitForURL(/form=/);
  await press(/^Show [\d,]+ results?$/);
  await press(/^Filters \(1\)/);
  await sheet.waitFor();
  await press('Close');
  await sheet.waitFor({ state: 'detached' });
  expect(await sticksOut(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
