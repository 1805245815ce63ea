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

/** An empty list narrows nothing. */
const values = (list: string[] | null | undefined): string[] | null => (list && list.length > 0 ? list : null);

/** The values of the parameters that FAILED refers to. */
export const filterValues = (filter: MaterialFilter): unknown[] => [
  values(filter.industryIds),
  values(filter.familyIds),
  values(filter.categoryIds),
  values(filter.forms),
  values(filter.grades),
  values(filter.countries),
  filter.verifiedSupplier ?? false,
  filter.inStock ?? false,
  filter.comparableUnit ?? null,
  filter.minComparablePrice ?? null,
  filter.maxComparablePrice ?? null,
];

export const isFiltered = (filter: MaterialFilter): boolean =>
  filterValues(filter).some((value) => value !== null && value !== false);

/**
 * The facets whose selection a document does not meet, as a list of booleans in the order of `facetKeys`. Parameters are numbered from
 * `first`.
 */
export const failedFacets = (first: number): string => {
  const at = (offset: number, type: string): string => `$${first + offset}::${type}`;
  const overlaps = (column: string, offset: number, type: string): string =>
    `(${at(offset, type)} is not null and not coalesce(${column} && ${at(offset, type)}, false))`;
  const price = `(${at(8, 'text')} is not null and comparable_unit is distinct from ${at(8, 'text')}
    or ${at(9, 'numeric')} is not null and not coalesce(comparable_price >= ${at(9, 'numeric')}, false)
    or ${at(10, 'numeric')} is not null and not coalesce(comparable_price <= ${at(10, 'numeric')}, false))`;
  return `array[${[
    overlaps('category_ids', 0, 'uuid[]'),
    overlaps('category_ids', 1, 'uuid[]'),
    overlaps('category_ids', 2, 'uuid[]'),
    overlaps('forms', 3, 'text[]'),
    overlaps('grades', 4, 'text[]'),
    overlaps('countries', 5, 'text[]'),
    `(${at(6, 'boolean')} and not has_verified_supplier)`,
    `(${at(7, 'boolean')} and not is_in_stock)`,
    price,
  ].join(', ')}]`;
};
