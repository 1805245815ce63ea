// §2 Terms, privacy and pages that are not found.
import { eventually } from '../../../test/eventually.ts';
import { joinMarket } from '../../../test/market.ts';
import { openTrader, type Trader } from '../../../test/trader.ts';
import { unknown } from '../../../test/pages.ts';

const market = joinMarket();
let visitor: Trader;

beforeAll(async () => {
  visitor = await openTrader(await market.visit());
});
afterAll(() => expect(visitor.complaints).toEqual([]));

test.each([
  ['/terms', 'General Terms and Conditions', ['12 months preceding', 'subscription', 'transaction', 'service fees']],
  ['/privacy', 'Privacy Policy', ['at least 18']],
])('%s is static text of September 29, 2025, with Back to Registration to /auth', async (path, title, words) => {
  const { page, heading, see } = visitor;
  await page.goto(path);
  await heading(title);
  await see('Last updated: September 29, 2025');
  for (const word of words) await see(new RegExp(word));
  await eventually(async () =>
    expect(await page.getByRole('link', { name: 'Back to Registration' }).getAttribute('href')).toBe(
      '/auth?tab=register',
    ),
  );
});

test("any other path shows a page titled '404 Page Not Found'", async () => {
  const { page, heading } = visitor;
  for (const path of ['/nowhere', '/category', '/product/1/2', '/admin']) {
    const answer = await page.goto(path);
    await heading('404 Page Not Found');
    expect(answer?.status()).toBe(404);
  }
});

test.each([
  ['/industry', 'Industry Not Found'],
  ['/product-family', 'Product Family Not Found'],
  ['/category', 'Category Not Found'],
  ['/product', 'Product Not Found'],
])('%s/{unknown id} shows %s, with Back to Home', async (path, title) => {
  const { page, heading } = visitor;
  await page.goto(`${path}/${unknown}`);
  await heading(title);
  await eventually(async () =>
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/'),
  );
});
