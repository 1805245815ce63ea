// §2 Industry and product family page, except the texts that `pages.browser.test.ts` covers.
import { eventually } from '../../../test/eventually.ts';
import { restoreResponses, changeResponse, holdResponses, failOperation } from '../../../test/responses.ts';
import { nothing, openCatalogue, type Listed } from '../../../test/openCatalogue.ts';

const market = openCatalogue();
const { crumbs, hrefsIn, part } = market;

type Level = { category: { children: unknown[] } };

test('an industry shows Home > Industries > name, its categories, the first 6 products and all of them', async () => {
  const { page, heading, press } = market.visitor;
  const { industry } = market.shown;
  await page.goto(`/industry/${industry.id}`);
  await heading(industry.name);
  await eventually(async () =>
    expect(await crumbs()).toEqual([
      ['Home', '/'],
      ['Industries', '/?browse=industries#browse'],
      [industry.name, null],
    ]),
  );
  const below = part(`Browse ${industry.name} Categories`);
  await eventually(async () => expect(await hrefsIn(below)).toContain(`/category/${market.shown.family.id}`));
  await below.getByRole('link', { name: 'Browse Products' }).first().waitFor();
  const featured = part('Featured Products');
  const cards = featured.getByRole('article');
  await featured
    .getByText(/^CAS: \d/)
    .first()
    .waitFor();
  await eventually(async () => expect(await cards.count()).toBe(6));
  expect((await hrefsIn(featured)).every((href) => href?.startsWith('/product/'))).toBe(true);
  const lines = await cards
    .first()
    .locator('p')
    .first()
    .evaluate((text) => getComputedStyle(text).webkitLineClamp);
  expect(lines).toBe('2');
  const all = page.getByRole('button', { name: /^View All [\d,]+ Products$/ });
  const total = Number((await all.innerText()).replace(/\D/g, ''));
  await press(/^View All/);
  await part('All Products').waitFor();
  await page.waitForFunction((least) => document.querySelectorAll('article').length > least, 6 + 6);
  expect(total).toBeGreaterThan(6);
});

test('a product family shows Home > Product Families > name', async () => {
  const { page, heading } = market.visitor;
  const { family, category } = market.shown;
  await page.goto(`/product-family/${family.id}`);
  await heading(family.name);
  await eventually(async () =>
    expect(await crumbs()).toEqual([
      ['Home', '/'],
      ['Product Families', '/?browse=families#browse'],
      [family.name, null],
    ]),
  );
  await eventually(async () =>
    expect(await hrefsIn(part(`Browse ${family.name} Categories`))).toContain(`/category/${category.id}`),
  );
});

test.each([
  ['industry', 'and market insights.'],
  ['family', 'and pricing data.'],
] as const)('an empty %s shows Coming Soon with two buttons', async (level, ending) => {
  const { page, see } = market.visitor;
  const { id, name } = market.shown[level];
  await changeResponse<Level>(page, 'Category', ({ category }) => ({ category: { ...category, children: [] } }));
  await changeResponse<Listed>(page, 'CategoryProducts', ({ products }) => ({ products: { ...products, ...nothing } }));
  await page.goto(`/${level === 'family' ? 'product-family' : level}/${id}`);
  await page.getByRole('heading', { name: 'Coming Soon' }).waitFor();
  await see(
    `We're building a comprehensive product catalog for ${name}. This will include detailed product specifications, supplier information, ${ending}`,
  );
  const other = page.getByRole('link', { name: 'Explore Other Categories' });
  await eventually(async () => expect(await other.getAttribute('href')).toBe('/'));
  await page.getByRole('button', { name: 'Notify Me When Available' }).click();
  await page.waitForURL('**/auth?next=*');
});

test('placeholders are shown while loading, and failed products are silently skipped', async () => {
  const { page } = market.visitor;
  const letGo = await holdResponses(page, 'Category');
  await page.goto(`/industry/${market.shown.industry.id}`);
  await page.locator('[data-skeleton-card]').first().waitFor();
  letGo();
  await part(/^Browse .* Categories/).waitFor();
  await restoreResponses(page);
  await failOperation(page, 'CategoryProducts');
  await page.reload();
  await part(/^Browse .* Categories/).waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-skeleton]'));
  await eventually(async () => expect(await part('Featured Products').count()).toBe(0));
  await eventually(async () => expect(await page.getByRole('alert').count()).toBe(0));
  expect(market.visitor.complaints.splice(0)).toEqual([expect.stringContaining('500')]);
});
