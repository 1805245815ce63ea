// The documentation of the API: the guide and the reference, which Redoc renders from the market's own files.
import { joinMarket } from '../../test/market.ts';
import { barriersOn, complaintsOf, sticksOut } from '../../test/pageChecks.ts';

const market = joinMarket();

test('the documentation can be read by everyone, also on a phone', async () => {
  const visitor = await market.visit(375, 'dark');
  const page = await visitor.newPage();
  const complaints = complaintsOf(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));

  await page.goto('/api/docs');
  expect(await barriersOn(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);

  await page.getByRole('link', { name: 'REST', exact: true }).click();
  await page.getByRole('heading', { name: 'Feedstock', level: 1 }).waitFor();
  await page.getByText('"title": "Sulfuric acid 98 %"').first().waitFor();
  expect(
    await page.locator('[data-section-id^="operation/"], [id^="tag/"] [id*="/operation/"]').count(),
  ).toBeGreaterThan(30);
  expect(await sticksOut(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.fonts.check('15px Archivo') && getComputedStyle(document.body).fontFamily),
  ).toMatch(/^Archivo/);
  expect([...hosts].filter((host) => host !== '')).toEqual([new URL(page.url()).host]);
  expect(complaints).toEqual([]);
  await visitor.close();
});
