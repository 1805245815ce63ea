// §2 Marketplace, products page and directory, except the trade that `mainJob.browser.test.ts` covers.
import { eventually } from '../../../test/eventually.ts';
import { demo, joinMarket } from '../../../test/market.ts';
import { changeResponse, restoreResponses } from '../../../test/responses.ts';
import { openTrader, type Trader } from '../../../test/trader.ts';

const market = joinMarket();
let member: Trader;
let visitor: Trader;
let total = 0;
/** Other tests add and hide a few products meanwhile. */
const FEW = 10;

beforeAll(async () => {
  member = await openTrader(await market.enter(demo.both));
  visitor = await openTrader(await market.visit());
  ({
    products: { totalCount: total },
  } = await member.graphql<{ products: { totalCount: number } }>('{ products(first: 1) { totalCount } }'));
});
afterAll(() => expect([...member.complaints, ...visitor.complaints]).toEqual([]));

const countOf = async ({ page }: Trader, tab: string) =>
  Number((await page.getByRole('tab', { name: tab }).innerText()).replace(/\D/g, ''));

test('the marketplace has three tabs with counts, and a category filter on products', async () => {
  const { page, heading, choose } = member;
  await page.goto('/marketplace');
  await heading('Marketplace');
  await page.getByRole('tab', { name: /Products\s*\d/ }).waitFor();
  await eventually(async () =>
    expect((await page.getByRole('tab').allInnerTexts()).map((tab) => tab.replace(/[\s\d,]/g, ''))).toEqual([
      'Products',
      'Requirements',
      'Offerings',
    ]),
  );
  await eventually(async () => expect(Math.abs((await countOf(member, 'Products')) - total)).toBeLessThan(FEW));
  await eventually(async () => expect(await page.getByLabel('Category').inputValue()).toBe('all'));
  await choose('Requirements');
  await page.getByRole('button', { name: 'Submit Bid' }).first().waitFor();
  await eventually(async () => expect(await page.getByLabel('Category').count()).toBe(0));
  await choose('Offerings');
  await page.getByRole('button', { name: 'Inquire' }).first().waitFor();
});

test('the category filter narrows the products', async () => {
  const { page, choose } = member;
  await choose('Products');
  await page.getByLabel('Category').selectOption({ label: 'Agrochemicals' });
  await page.waitForURL(/category=/);
  await eventually(async () => {
    const narrowed = await countOf(member, 'Products');
    expect(narrowed).toBeGreaterThan(0);
    expect(narrowed).toBeLessThan(total - FEW);
  });
});

test('the products page needs no login; its cards link to the product and show at most 6 specifications', async () => {
  const { page, heading } = visitor;
  await page.goto('/products');
  await heading('Products');
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  const lines = () => cards.evaluateAll((all) => all.map((card) => card.querySelectorAll('dt').length));
  await eventually(async () => expect(Math.max(...(await lines()))).toBe(4));
  await eventually(async () =>
    expect(await cards.first().getByRole('link').first().getAttribute('href')).toMatch(/^\/product\//),
  );
});

test('an empty catalogue uses the whole width', async () => {
  const { page, see } = member;
  await changeResponse<{ products: object }>(page, 'ProductListScreen', (data) => ({
    ...data,
    products: { ...data.products, totalCount: 0, nodes: [] },
  }));
  await page.goto('/products');
  await see('No products available');
  expect((await page.locator('#results').boundingBox())!.width).toBeGreaterThan(900);
  await restoreResponses(page);
});

test('Clear Filters shows all products again', async () => {
  const { page, see } = visitor;
  await eventually(async () =>
    expect(await page.getByRole('button', { name: 'Clear Filters' }).isDisabled()).toBe(true),
  );
  await page.getByLabel('Search products').fill('7664-93-9');
  await page.getByLabel('Category').selectOption({ label: 'Agrochemicals' });
  await see('No products found');
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await eventually(async () => {
    const [, shown] = /([\d,]+) products/.exec(await page.getByRole('main').innerText()) ?? [];
    expect(Math.abs(Number(shown?.replace(',', '')) - total)).toBeLessThan(FEW);
  });
  await eventually(async () => expect(await page.getByLabel('Search products').inputValue()).toBe(''));
  await page.waitForURL((url) => url.search === '');
});

test('the directory has four tiles with sample counts, hidden by a filter; Browse sets the category', async () => {
  const { page, heading } = member;
  await page.goto('/directory');
  await heading('Directory');
  const tiles = page.getByRole('article').filter({ hasText: '(sample)' });
  await tiles.first().waitFor();
  await eventually(async () =>
    expect(await tiles.evaluateAll((all) => all.map((tile) => tile.querySelector('h2')?.textContent))).toEqual([
      'Agrochemicals',
      'Base Chem & Intermediates',
      'Plastics',
      'Pharma & Nutraceuticals',
    ]),
  );
  await tiles.nth(2).getByRole('button', { name: 'Browse' }).click();
  await tiles.first().waitFor({ state: 'detached' });
  const category = page.getByLabel('Category');
  await eventually(async () =>
    expect(
      await category.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent?.trim()),
    ).toMatch(/Plastics$/),
  );
});

test("Create RFP in the directory says 'Feature Coming Soon' and links to the existing form", async () => {
  const { page, toast, graphql } = member;
  const { products } = await graphql<{ products: { nodes: [{ name: string }] } }>(
    '{ products(first: 1, sort: name) { nodes { name } } }',
  );
  const [{ name }] = products.nodes;
  await page.goto(`/directory?q=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await card.getByRole('button', { name: 'Create RFP' }).click();
  await toast('Feature Coming Soon', 'RFP creation from directory will be available soon!');
  await page.getByRole('button', { name: 'Open RFP form' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create RFP' });
  await dialog.waitFor();
  await eventually(async () => expect(await dialog.getByLabel('Title').inputValue()).toBe(name));
});
