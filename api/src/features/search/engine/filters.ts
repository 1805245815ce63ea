import type { MaterialFilter } from '../../catalogue/materialFilter.input.ts';

export const facetKeys = [
  'industry',
  'family',
  'category',
  'form',
  'grade',
  'country',
  'verified_supplier',
  'in_stock',
  'comparable_price',
] as const;
export type FacetKey = (typeof facetKeys)[number];

export interface Selection {
  /** For each facet in order a condition on a document, or null if nothing is selected. */
  conditions: (string | null)[];
  /** Of the parameters in the conditions. */
  values: unknown[];
}

/** What is selected in a filter, except in one facet. Parameters are numbered from `first`. */
export const selectionOf = (filter: MaterialFilter, first: number, except?: FacetKey): Selection => {
  const parameters: unknown[] = [];
  const parameter = (value: unknown, type: string): string => `$${first + parameters.push(value) - 1}::${type}`;
  /** An empty list narrows nothing. */
  const overlaps = (column: string, list: string[] | null | undefined, type: string) =>
    list && list.length > 0 ? `${column} && ${parameter(list, type)}` : null;
  const compares = (comparison: string, value: string | null | undefined, type: string) =>
    value == null ? [] : [`${comparison} ${parameter(value, type)}`];
  const conditions: Record<FacetKey, () => string | null> = {
    industry: () => overlaps('category_ids', filter.industryIds, 'uuid[]'),
    family: () => overlaps('category_ids', filter.familyIds, 'uuid[]'),
    category: () => overlaps('category_ids', filter.categoryIds, 'uuid[]'),
    form: () => overlaps('forms', filter.forms, 'text[]'),
    grade: () => overlaps('grades', filter.grades, 'text[]'),
    country: () => overlaps('countries', filter.countries, 'text[]'),
    verified_supplier: () => (filter.verifiedSupplier ? 'has_verified_supplier' : null),
    in_stock: () => (filter.inStock ? 'is_in_stock' : null),
    comparable_price: () =>
      [
        ...compares('comparable_unit =', filter.comparableUnit, 'text'),
        ...compares('comparable_price >=', filter.minComparablePrice, 'numeric'),
        ...compares('comparable_price <=', filter.maxComparablePrice, 'numeric'),
      ].join(' and ') || null,
  };
  return { conditions: facetKeys.map((key) => (key === except ? null : conditions[key]())), values: parameters };
};

/** The facets in which something is selected. */
export const selectedFacets = (filter: MaterialFilter): FacetKey[] => {
  const { conditions } = selectionOf(filter, 1);
  return facetKeys.filter((_, at) => conditions[at] !== null);
};

/** Whether a document meets everything that is selected. */
export const meetsAll = ({ conditions }: Selection): string =>
  conditions.filter((condition) => condition !== null).join(' and ') || 'true';

/** Whether a document fails each facet, as a list of booleans in the order of `facetKeys`; null if nothing is selected. */
export const failedFacets = ({ conditions }: Selection): string =>
  conditions.every((condition) => condition === null)
    ? 'null::boolean[]'
    : `array[${conditions.map((condition) => (condition === null ? 'false' : `(${condition}) is not true`)).join(', ')}]`;
