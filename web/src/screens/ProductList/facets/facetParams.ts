// The chosen facets in the URL, and what the API is asked for them.
import { isId } from 'api/rules/id';
import { EVERY_CATEGORY } from '../../../features/goods/catalogue/categoryOptions.ts';
import type { ListedCategory } from '../../../features/goods/catalogue/useCategories.ts';
import type { ProductListScreenQueryVariables } from '../ProductListScreen.generated.ts';

type MaterialFilter = NonNullable<ProductListScreenQueryVariables['filter']>;

/** Most values of one facet that the API takes. */
const MAX_VALUES = 50;

/** Facets whose values are chosen from a list, with their parameter. Industries, families and categories share one. */
export const listParams = ['category', 'form', 'grade', 'country'] as const;
const switchParams = ['verified', 'stock'] as const;
const priceParams = ['unit', 'min', 'max'] as const;
export const facetParams: readonly string[] = [...listParams, ...switchParams, ...priceParams];

export type ListParam = (typeof listParams)[number];
export type SwitchParam = (typeof switchParams)[number];

export const comparableUnits = ['KG', 'L', 'Units'];

export type Chosen = Record<ListParam, readonly string[]> &
  Record<SwitchParam, boolean> & { unit: string; min: string; max: string };

const isAmount = (text: string) => /^\d{1,9}(\.\d{1,4})?$/.test(text);

export const readChosen = (params: URLSearchParams): Chosen => {
  const listOf = (name: ListParam) =>
    [...new Set(params.getAll(name))].filter((value) => value !== '' && value !== EVERY_CATEGORY).slice(0, MAX_VALUES);
  const unit = params.get('unit') ?? '';
  return {
    category: listOf('category').filter(isId),
    form: listOf('form'),
    grade: listOf('grade'),
    country: listOf('country'),
    verified: params.get('verified') === 'true',
    stock: params.get('stock') === 'true',
    unit: comparableUnits.includes(unit) ? unit : '',
    min: params.get('min') ?? '',
    max: params.get('max') ?? '',
  };
};

/** The unit of the price facet: a limit without one is for a kilogram. */
export const unitOf = ({ unit, min, max }: Chosen): string => unit || (isAmount(min) || isAmount(max) ? 'KG' : '');

export const countOf = (chosen: Chosen): number =>
  listParams.reduce((sum, name) => sum + chosen[name].length, 0) +
  switchParams.filter((name) => chosen[name]).length +
  (unitOf(chosen) ? 1 : 0);

const filled = <Value>(list: readonly Value[]) => (list.length > 0 ? [...list] : undefined);

/** The filter of the API; undefined without a choice. */
export const filterOf = (chosen: Chosen, categories: readonly ListedCategory[]): MaterialFilter | undefined => {
  if (countOf(chosen) === 0) return undefined;
  const levels = new Map(categories.map(({ id, level }) => [id, level]));
  const ofLevel = (level: ListedCategory['level']) =>
    filled(chosen.category.filter((id) => (levels.get(id) ?? 'category') === level));
  const unit = unitOf(chosen);
  const filter: MaterialFilter = {
    industryIds: ofLevel('industry'),
    familyIds: ofLevel('product_family'),
    categoryIds: ofLevel('category'),
    forms: filled(chosen.form),
    grades: filled(chosen.grade),
    countries: filled(chosen.country),
    verifiedSupplier: chosen.verified || undefined,
    inStock: chosen.stock || undefined,
    comparableUnit: unit || undefined,
    minComparablePrice: isAmount(chosen.min) ? chosen.min : undefined,
    maxComparablePrice: isAmount(chosen.max) ? chosen.max : undefined,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
};
