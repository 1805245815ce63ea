import type { ListedCategory } from '../../../features/goods/catalogue/useCategories.ts';
import { countOf, filterOf, readChosen } from './facetParams.ts';

const id = (at: number) => `0195849e-0000-7000-8000-00000000000${at}`;
const category = (at: number, level: ListedCategory['level']): ListedCategory => ({
  __typename: 'Category',
  id: id(at),
  name: `Category ${at}`,
  description: '',
  parentId: null,
  level,
});
const categories = [category(1, 'industry'), category(2, 'product_family'), category(3, 'category')];
const filterAt = (search: string) => filterOf(readChosen(new URLSearchParams(search)), categories);

test('categories of every level share a parameter of the address', () => {
  expect(filterAt(`category=${id(1)}&category=${id(2)}&category=${id(3)}`)).toEqual({
    industryIds: [id(1)],
    familyIds: [id(2)],
    categoryIds: [id(3)],
  });
});

test('several values of a facet, suppliers and a price range are read from the address', () => {
  expect(filterAt('form=Powder&form=Liquid&country=Germany&verified=true&stock=true&unit=L&min=1.5&max=20')).toEqual({
    forms: ['Powder', 'Liquid'],
    countries: ['Germany'],
    verifiedSupplier: true,
    inStock: true,
    comparableUnit: 'L',
    minComparablePrice: '1.5',
    maxComparablePrice: '20',
  });
});

test('a price without a unit is for a kilogram', () => {
  expect(filterAt('max=3')).toEqual({ comparableUnit: 'KG', maxComparablePrice: '3' });
});

test('what is not a value of a facet is ignored', () => {
  for (const search of ['', 'category=all', 'category=nonsense', 'verified=no', 'unit=stone', 'min=cheap', 'form='])
    expect(filterAt(search)).toBeUndefined();
});

test('a price range counts as one filter', () => {
  expect(countOf(readChosen(new URLSearchParams('min=1&max=2&unit=KG&form=Powder&form=Liquid')))).toBe(3);
});
