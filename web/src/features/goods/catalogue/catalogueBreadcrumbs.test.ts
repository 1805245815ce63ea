import type { CategoryTrailFragment } from './Category.generated.ts';
import {
  categoryBreadcrumbs,
  familyBreadcrumbs,
  industryBreadcrumbs,
  productBreadcrumbs,
} from './catalogueBreadcrumbs.ts';

const step = (id: string, level: CategoryTrailFragment['level']) =>
  ({ __typename: 'Category', id, name: id.toUpperCase(), level }) as const;

const industry = { ...step('i', 'industry'), ancestors: [] };
const family = { ...step('f', 'product_family'), ancestors: [step('i', 'industry')] };
const category = { ...step('c', 'category'), ancestors: [step('i', 'industry'), step('f', 'product_family')] };
const deeper = { ...step('d', 'category'), ancestors: [...category.ancestors, step('c', 'category')] };

const home = { label: 'Home', to: '/' };

test('an industry or product family is below its tab of the landing page', () => {
  expect(industryBreadcrumbs(industry, false)).toEqual([
    home,
    { label: 'Industries', to: '/?browse=industries#browse' },
    { label: 'I' },
  ]);
  expect(familyBreadcrumbs(family, true)).toEqual([
    home,
    { label: 'Product Families', to: '/landing?browse=families#browse' },
    { label: 'F' },
  ]);
});

test('the first ancestor links to the industry, the second to the product family, deeper ones to categories', () => {
  expect(categoryBreadcrumbs(deeper, false)).toEqual([
    home,
    { label: 'Industries', to: '/?browse=industries#browse' },
    { label: 'I', to: '/industry/i' },
    { label: 'F', to: '/product-family/f' },
    { label: 'C', to: '/category/c' },
    { label: 'D' },
  ]);
});

test('a category with fewer than two ancestors is below Categories', () => {
  const labels = categoryBreadcrumbs(family, false).map(({ label }) => label);
  expect(labels).toEqual(['Home', 'Categories', 'I', 'F']);
});

test('a product is below its category', () => {
  expect(productBreadcrumbs(category, 'Urea')).toEqual([
    home,
    { label: 'I', to: '/industry/i' },
    { label: 'F', to: '/product-family/f' },
    { label: 'C', to: '/category/c' },
    { label: 'Urea' },
  ]);
});
