import type { CategoryTrailFragment } from './Category.generated.ts';
import { categoryTrail, familyTrail, industryTrail, productTrail } from './trail.ts';

const step = (id: string, level: CategoryTrailFragment['level']) =>
  ({ __typename: 'Category', id, name: id.toUpperCase(), level }) as const;

const industry = { ...step('i', 'industry'), ancestors: [] };
const family = { ...step('f', 'product_family'), ancestors: [step('i', 'industry')] };
const category = { ...step('c', 'category'), ancestors: [step('i', 'industry'), step('f', 'product_family')] };
const deeper = { ...step('d', 'category'), ancestors: [...category.ancestors, step('c', 'category')] };

const home = { label: 'Home', to: '/' };

test('an industry and a family stand below the tabs of the landing page', () => {
  expect(industryTrail(industry, false)).toEqual([
    home,
    { label: 'Industries', to: '/?browse=industries#browse' },
    { label: 'I' },
  ]);
  expect(familyTrail(family, true)).toEqual([
    home,
    { label: 'Product Families', to: '/landing?browse=families#browse' },
    { label: 'F' },
  ]);
});

test('the first level above leads to the industry, the second to the family, deeper ones to categories', () => {
  expect(categoryTrail(deeper, false)).toEqual([
    home,
    { label: 'Industries', to: '/?browse=industries#browse' },
    { label: 'I', to: '/industry/i' },
    { label: 'F', to: '/product-family/f' },
    { label: 'C', to: '/category/c' },
    { label: 'D' },
  ]);
});

test('with fewer than two levels above, a category stands below Categories', () => {
  const labels = categoryTrail(family, false).map(({ label }) => label);
  expect(labels).toEqual(['Home', 'Categories', 'I', 'F']);
});

test('a product stands below its category', () => {
  expect(productTrail(category, 'Urea')).toEqual([
    home,
    { label: 'I', to: '/industry/i' },
    { label: 'F', to: '/product-family/f' },
    { label: 'C', to: '/category/c' },
    { label: 'Urea' },
  ]);
});
