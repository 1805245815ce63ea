// §2 Product page, except the texts that `pages.browser.test.ts` covers.
import { eventually } from '../../../test/eventually.ts';
import { changeResponse, holdResponses, failOperation } from '../../../test/responses.ts';
import { nothing, openCatalogue } from '../../../test/openCatalogue.ts';

const market = openCatalogue();
const { crumbs } = market;

type Sheet = { product: object };

test('a product shows its ancestors, codes and tabs; for visitors, quotes lead to signing in', async () => {
  const { page, heading, choose, see } = market.visitor;
  const { industry, family, category, product } = market.shown;
  await page.goto(`/product/${product.id}`);
  await heading(product.name);
  await eventually(async () =>
    expect(await crumbs()).toEqual([
      ['Home', '/'],
      [industry.name, `/industry/${industry.id}`],
      [family.name, `/product-family/${family.id}`],
      [category.name, `/category/${category.id}`],
      [product.name, null],
    ]),
  );
  await see('CAS: 7664-93-9');
  await eventually(async () =>
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Specifications'),
  );
  await page.getByRole('heading', { name: 'Technical Specifications' }).waitFor();
  await eventually(async () =>
    expect(await page.getByRole('tabpanel').locator('dt').filter({ hasText: '_' }).count()).toBe(0),
  );
  await choose('Safety Data');
  await page.getByRole('heading', { name: 'Safety & Handling Information' }).waitFor();
  const asked = page.getByRole('complementary');
  for (const way of ['Request Quote', 'Start RFP', 'Contact Suppliers']) {
    await eventually(async () =>
      expect(await asked.getByRole('link', { name: way }).getAttribute('href')).toBe('/api/login'),
    );
  }
  const related = asked
    .locator('div, section')
    .filter({ has: page.getByRole('heading', { name: 'Related Categories' }) });
  await eventually(async () =>
    expect(
      await related
        .last()
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.textContent)),
    ).toEqual([category.name, family.name, industry.name]),
  );
});

test('suppliers: 3 placeholders, then name, verification, price per unit and quantity', async () => {
  const { page } = market.visitor;
  const letGo = await holdResponses(page, 'ProductSuppliers');
  await page.goto(`/product/${market.shown.product.id}?tab=suppliers`);
  const panel = page.getByRole('tabpanel');
  await panel.locator('[data-skeleton-card]').first().waitFor();
  await eventually(async () => expect(await panel.locator('[data-skeleton-card]').count()).toBe(3));
  letGo();
  const row = panel.getByRole('row').filter({ hasText: 'Verified Supplier' }).first();
  await row.getByText(/^\$[\d,]+\.\d\d \/ (MT|KG|L|Tons|Units)$/).waitFor();
  await row.getByText(/^Available: [\d,]+ (MT|KG|L|Tons|Units)$/).waitFor();
  for (const way of ['Contact Supplier', 'Get Quote']) {
    await eventually(async () => expect(await row.getByRole('link', { name: way }).getAttribute('href')).toBe('/auth'));
  }
});

test('missing data is announced; without suppliers a visitor can request some', async () => {
  const { page, choose, see } = market.visitor;
  await changeResponse<Sheet>(page, 'ProductScreen', ({ product }) => ({
    product: { ...product, specifications: {}, safetyData: {} },
  }));
  await changeResponse<{ offerings: object }>(page, 'ProductSuppliers', ({ offerings }) => ({
    offerings: { ...offerings, ...nothing },
  }));
  await page.goto(`/product/${market.shown.product.id}`);
  await see('Detailed specifications will be available soon.');
  await choose('Safety Data');
  await see('Safety data sheet and handling information will be available soon.');
  await choose('Suppliers');
  await see('No Suppliers Available');
  await see('Currently no suppliers are offering this product. Be the first to request a quote!');
  const ask = page.getByRole('link', { name: 'Request from Suppliers' });
  await eventually(async () => expect(await ask.getAttribute('href')).toBe('/api/login'));
});

test('failed suppliers are an empty list', async () => {
  const { page, see } = market.visitor;
  await failOperation(page, 'ProductSuppliers');
  await page.goto(`/product/${market.shown.product.id}?tab=suppliers`);
  await see('No Suppliers Available');
  expect(market.visitor.complaints.splice(0)).toEqual([expect.stringContaining('500')]);
});
