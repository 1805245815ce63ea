// §2 Industry, product family, category and product page, beyond the texts that `pages.browser.test.ts` goes through.
import { answerAgain, change, hold, refuse } from '../../../test/answers.ts';
import { demo, joinMarket } from '../../../test/market.ts';
import { sitDown, type Trader } from '../../../test/trader.ts';
import { unknown, type Shown } from '../pages.ts';
import { findShown } from '../shown.ts';

const market = joinMarket();
let visitor: Trader;
let shown: Shown;

type Level = { category: { children: unknown[] } };
type Listed = { products: { totalCount: number; nodes: unknown[] } };
type Sheet = { product: object };
const nothing = { totalCount: 0, nodes: [], pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null } };

beforeAll(async () => {
  visitor = await sitDown(await market.visit());
  shown = await findShown(await market.enter(demo.both));
});
afterEach(() => answerAgain(visitor.page));
afterAll(() => expect(visitor.complaints).toEqual([]));

const crumbs = async () => {
  const trail = visitor.page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.waitFor();
  return trail
    .getByRole('listitem')
    .evaluateAll((all) => all.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null]));
};
const hrefsIn = (place: ReturnType<Trader['page']['locator']>) =>
  place.getByRole('article').evaluateAll((all) => all.map((card) => card.querySelector('a')?.getAttribute('href')));
const part = (name: string | RegExp) =>
  visitor.page.locator('section', { has: visitor.page.getByRole('heading', { name }) });

test('an industry: Home > Industries > name, its categories, the first 6 products and all of them', async () => {
  const { page, heading, press } = visitor;
  const { industry } = shown;
  await page.goto(`/industry/${industry.id}`);
  await heading(industry.name);
  expect(await crumbs()).toEqual([
    ['Home', '/'],
    ['Industries', '/?browse=industries#browse'],
    [industry.name, null],
  ]);
  const below = part(`Browse ${industry.name} Categories`);
  expect(await hrefsIn(below)).toContain(`/product-family/${shown.family.id}`);
  await below.getByRole('link', { name: 'Browse Products' }).first().waitFor();
  const featured = part('Featured Products');
  const cards = featured.getByRole('article');
  await featured
    .getByText(/^CAS: \d/)
    .first()
    .waitFor();
  expect(await cards.count()).toBe(6);
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

test('a product family: Home > Product Families > name', async () => {
  const { page, heading } = visitor;
  const { family, category } = shown;
  await page.goto(`/product-family/${family.id}`);
  await heading(family.name);
  expect(await crumbs()).toEqual([
    ['Home', '/'],
    ['Product Families', '/?browse=families#browse'],
    [family.name, null],
  ]);
  expect(await hrefsIn(part(`Browse ${family.name} Categories`))).toContain(`/category/${category.id}`);
});

test.each([
  ['industry', 'and market insights.'],
  ['family', 'and pricing data.'],
] as const)('an empty %s is Coming Soon, with two ways on', async (level, ending) => {
  const { page, see } = visitor;
  const { id, name } = shown[level];
  await change<Level>(page, 'Category', ({ category }) => ({ category: { ...category, children: [] } }));
  await change<Listed>(page, 'CategoryProducts', ({ products }) => ({ products: { ...products, ...nothing } }));
  await page.goto(`/${level === 'family' ? 'product-family' : level}/${id}`);
  await page.getByRole('heading', { name: 'Coming Soon' }).waitFor();
  await see(
    `We're building a comprehensive product catalog for ${name}. This will include detailed product specifications, supplier information, ${ending}`,
  );
  const other = page.getByRole('link', { name: 'Explore Other Categories' });
  expect(await other.getAttribute('href')).toBe('/');
  await page.getByRole('button', { name: 'Notify Me When Available' }).click();
  await page.waitForURL('**/auth?next=*');
});

test('a branch shows placeholders while it loads, and passes over products that fail', async () => {
  const { page } = visitor;
  const letGo = await hold(page, 'Category');
  await page.goto(`/industry/${shown.industry.id}`);
  await page.locator('[data-skeleton-card]').first().waitFor();
  letGo();
  await part(/^Browse .* Categories/).waitFor();
  await answerAgain(page);
  await refuse(page, 'CategoryProducts');
  await page.reload();
  await part(/^Browse .* Categories/).waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-skeleton]'));
  expect(await part('Featured Products').count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(visitor.complaints.splice(0)).toEqual([expect.stringContaining('500')]);
});

test('a category: its ancestors, 6 placeholders, its products', async () => {
  const { page, heading } = visitor;
  const { industry, family, category, product } = shown;
  const letGo = await hold(page, 'CategoryProducts');
  await page.goto(`/category/${category.id}`);
  await heading(category.name);
  expect(await crumbs()).toEqual([
    ['Home', '/'],
    ['Industries', '/?browse=industries#browse'],
    [industry.name, `/industry/${industry.id}`],
    [family.name, `/product-family/${family.id}`],
    [category.name, null],
  ]);
  const list = part(`${category.name} Products`);
  expect(await list.locator('[data-skeleton-card]').count()).toBe(6);
  letGo();
  await list.getByRole('article').first().waitFor();
  expect(await hrefsIn(list)).toContain(`/product/${product.id}`);
});

test('with fewer than two levels above, a category stands below Categories', async () => {
  const { page } = visitor;
  await change<{ category: { ancestors: unknown[] } }>(page, 'Category', ({ category }) => ({
    category: { ...category, ancestors: category.ancestors.slice(0, 1) },
  }));
  await page.goto(`/category/${shown.category.id}`);
  expect((await crumbs()).map(([label]) => label)).toEqual([
    'Home',
    'Categories',
    shown.industry.name,
    shown.category.name,
  ]);
});

test('its search is by name, description or CAS number in any case; what fits is counted, or said not to be', async () => {
  const { page, see, press } = visitor;
  const { category, product } = shown;
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
  expect(await list.getByRole('article').count()).toBe(all);
});

test('an empty category says so', async () => {
  const { page, see } = visitor;
  const { id, name } = shown.category;
  await change<Listed>(page, 'CategoryProducts', ({ products }) => ({ products: { ...products, ...nothing } }));
  await page.goto(`/category/${id}`);
  await see('No products available');
  await see(`We're currently building our product catalog for ${name}. Check back soon for updates.`);
});

test('a product: its ancestors, its codes, its tabs; signed out, the ways to a quote lead to signing in', async () => {
  const { page, heading, choose, see } = visitor;
  const { industry, family, category, product } = shown;
  await page.goto(`/product/${product.id}`);
  await heading(product.name);
  expect(await crumbs()).toEqual([
    ['Home', '/'],
    [industry.name, `/industry/${industry.id}`],
    [family.name, `/product-family/${family.id}`],
    [category.name, `/category/${category.id}`],
    [product.name, null],
  ]);
  await see('CAS: 7664-93-9');
  expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Specifications');
  await page.getByRole('heading', { name: 'Technical Specifications' }).waitFor();
  expect(await page.getByRole('tabpanel').locator('dt').filter({ hasText: '_' }).count()).toBe(0);
  await choose('Safety Data');
  await page.getByRole('heading', { name: 'Safety & Handling Information' }).waitFor();
  const asked = page.getByRole('complementary');
  for (const way of ['Request Quote', 'Start RFP', 'Contact Suppliers']) {
    expect(await asked.getByRole('link', { name: way }).getAttribute('href')).toBe('/api/login');
  }
  const related = asked
    .locator('div, section')
    .filter({ has: page.getByRole('heading', { name: 'Related Categories' }) });
  expect(
    await related
      .last()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.textContent)),
  ).toEqual([category.name, family.name, industry.name]);
});

test('3 placeholders, then the suppliers: name, verification, price per unit, quantity', async () => {
  const { page } = visitor;
  const letGo = await hold(page, 'ProductSuppliers');
  await page.goto(`/product/${shown.product.id}?tab=suppliers`);
  const panel = page.getByRole('tabpanel');
  await panel.locator('[data-skeleton-card]').first().waitFor();
  expect(await panel.locator('[data-skeleton-card]').count()).toBe(3);
  letGo();
  const row = panel.getByRole('row').filter({ hasText: 'Verified Supplier' }).first();
  await row.getByText(/^\$[\d,]+\.\d\d \/ (MT|KG|L|Tons|Units)$/).waitFor();
  await row.getByText(/^Available: [\d,]+ (MT|KG|L|Tons|Units)$/).waitFor();
  for (const way of ['Contact Supplier', 'Get Quote']) {
    expect(await row.getByRole('link', { name: way }).getAttribute('href')).toBe('/auth');
  }
});

test('what is not known of a product yet is announced; without suppliers one can ask for some', async () => {
  const { page, choose, see } = visitor;
  await change<Sheet>(page, 'ProductScreen', ({ product }) => ({
    product: { ...product, specifications: {}, safetyData: {} },
  }));
  await change<{ offerings: object }>(page, 'ProductSuppliers', ({ offerings }) => ({
    offerings: { ...offerings, ...nothing },
  }));
  await page.goto(`/product/${shown.product.id}`);
  await see('Detailed specifications will be available soon.');
  await choose('Safety Data');
  await see('Safety data sheet and handling information will be available soon.');
  await choose('Suppliers');
  await see('No Suppliers Available');
  await see('Currently no suppliers are offering this product. Be the first to request a quote!');
  const ask = page.getByRole('link', { name: 'Request from Suppliers' });
  expect(await ask.getAttribute('href')).toBe('/api/login');
});

test('failed suppliers are an empty list', async () => {
  const { page, see } = visitor;
  await refuse(page, 'ProductSuppliers');
  await page.goto(`/product/${shown.product.id}?tab=suppliers`);
  await see('No Suppliers Available');
  expect(visitor.complaints.splice(0)).toEqual([expect.stringContaining('500')]);
});

test.each([
  ['/industry', 'Industry Not Found'],
  ['/product-family', 'Product Family Not Found'],
  ['/category', 'Category Not Found'],
  ['/product', 'Product Not Found'],
])('%s/{unknown id}: %s, with Back to Home', async (path, title) => {
  const { page, heading } = visitor;
  await page.goto(`${path}/${unknown}`);
  await heading(title);
  expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});
