// §2 Category page, except the texts that `pages.browser.test.ts` covers.
import { eventually } from '../../../test/eventually.ts';
import { changeResponse, holdResponses } from '../../../test/responses.ts';
import { nothing, openCatalogue, type Listed } from '../../../test/openCatalogue.ts';

const market = openCatalogue();
const { crumbs, hrefsIn, part } = market;

test('a category shows its ancestors, 6 placeholders and its products', async () => {
  const { page, heading } = market.visitor;
  const { industry, family, category, product } = market.shown;
  const letGo = await holdResponses(page, 'CategoryProducts');
  await page.goto(`/category/${category.id}`);
  await heading(category.name);
  await eventually(async () =>
    expect(await crumbs()).toEqual([
      ['Home', '/'],
      ['Industries', '/?browse=industries#browse'],
      [industry.name, `/industry/${industry.id}`],
      [family.name, `/product-family/${family.id}`],
      [category.name, null],
    ]),
  );
  const list = part(`${category.name} Products`);
  await eventually(async () => expect(await list.locator('[data-skeleton-card]').count()).toBe(6));
  letGo();
  await list.getByRole('article').first().waitFor();
  await eventually(async () => expect(await hrefsIn(list)).toContain(`/product/${product.id}`));
});

test('a category with fewer than two ancestors is below Categories', async () => {
  const { page } = market.visitor;
  await changeResponse<{ category: { ancestors: unknown[] } }>(page, 'Category', ({ category }) => ({
    category: { ...category, ancestors: category.ancestors.slice(0, 1) },
  }));
  await page.goto(`/category/${market.shown.category.id}`);
  await eventually(async () =>
    expect((await crumbs()).map(([label]) => label)).toEqual([
      'Home',
      'Categories',
      market.shown.industry.name,
      market.shown.category.name,
    ]),
  );
});

test('the search matches name, description or CAS number in any case and shows the number of matches', async () => {
  const { page, see, press } = market.visitor;
  const { category, product } = market.shown;
  await page.goto(`/category/${category.id}`);
  const list = part(`${category.name} Products`).or(part('Search Results'));
  await list.getByRole('article').first().waitFor();
  const all = await list.getByRole('article').count();
  await page.getByPlaceholder(`Search ${category.name} products...`).fill('7664-93-9');
  await see('1 product found for "7664-93-9"');
  await part('Search Results').getByRole('link', { name: product.name }).waitFor();
  await page.getByRole('searchbox').fill('ACID');
  await see(/^\d+ products found for "ACID"$/);
  await page.getByRole('searchbox').fill('marmalade');
  await see('0 products found for "marmalade"');
  await see('No products found');
  await see('No products match your search "marmalade". Try adjusting your search terms.');
  await press('Clear Search', list);
  await list.getByRole('article').first().waitFor();
  await eventually(async () => expect(await list.getByRole('article').count()).toBe(all));
});

test('an empty category says so', async () => {
  const { page, see } = market.visitor;
  const { id, name } = market.shown.category;
  await changeResponse<Listed>(page, 'CategoryProducts', ({ products }) => ({ products: { ...products, ...nothing } }));
  await page.goto(`/category/${id}`);
  await see('No products available');
  await see(`We're currently building our product catalog for ${name}. Check back soon for updates.`);
});
