// Materials and offers are selected where they are listed, and compared side by side.
import { eventually } from '../../test/eventually.ts';
import { joinMarket } from '../../test/market.ts';
import { barriersOn, sticksOut } from '../../test/pageChecks.ts';
import { openTrader } from '../../test/trader.ts';

const market = joinMarket();
test('a visitor compares two materials', async () => {
  const context = await market.visit(375, 'dark');
  const { page, heading, follow, see, complaints } = await openTrader(context);
  await page.goto('/products');
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.nth(0).check();
  await see('Select another material to compare.');
  await boxes.nth(1).check();
  expect(await sticksOut(page)).toEqual([]);
  await follow('Compare 2 materials');
  await heading('Compare');
  const table = page.getByRole('table', { name: 'Materials side by side' });
  await table.waitFor();
  const rows = table.locator('tbody tr');
  const all = await rows.count();
  expect(await barriersOn(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);

  // The names of the rows stay while the values scroll.
  const label = table.getByRole('rowheader', { name: /^CAS number/ });
  const before = (await label.boundingBox())?.x;
  await page.getByRole('region', { name: 'Materials side by side' }).evaluate((region) => (region.scrollLeft = 120));
  expect((await label.boundingBox())?.x).toBe(before);

  await page.getByRole('checkbox', { name: 'Only differences' }).click();
  await page.waitForURL(/rows=different/);
  await eventually(async () => expect(await rows.count()).toBeLessThan(all));
  await page.reload();
  await table.waitFor();
  expect(await page.getByRole('checkbox', { name: 'Only differences' }).isChecked()).toBe(true);
  await page.goBack();
  await heading('Products');
  await eventually(async () => expect(await boxes.nth(1).isChecked()).toBe(true));
  expect(complaints).toEqual([]);
  await context.close();
});

test('a visitor compares offers of a material', async () => {
  const context = await market.visit();
  const { page, heading, follow, graphql, complaints } = await openTrader(context);
  const { products } = await graphql<{ products: { nodes: { id: string }[] } }>(
    '{ products(first: 1, sort: offers) { nodes { id } } }',
  );
  await page.goto(`/product/${products.nodes[0]!.id}?tab=suppliers`);
  const menus = page.getByRole('button', { name: /^More about the offer of/ });
  for (const at of [0, 1]) {
    await menus.nth(at).click();
    await page.getByRole('menuitem', { name: 'Compare', exact: true }).click();
  }
  expect(await barriersOn(page)).toEqual([]);
  await follow('Compare 2 offers');
  await heading('Compare');
  const table = page.getByRole('table', { name: 'Offers side by side' });
  await table.getByRole('row', { name: /^Price \$/ }).waitFor();
  await table
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.getByText('Select another one to see what differs.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
