import { array, boolean, object, string, type InferType } from 'yup';
import type { Condition } from '../../../reading/reading.ts';
import { and, sql, type Sql } from '../../../reading/sql.ts';
import { isId } from '../../../rules/id.ts';
import { readCountry } from '../../../rules/values/readCountry.ts';
import { validated } from '../../../writing/validated.ts';
import type { MaterialFilter } from './materialFilter.inputs.ts';

const COMPARABLE_UNITS = ['KG', 'L', 'Units'] as const;
const MAX_VALUES = 50;
const LONGEST_VALUE = 100;
const PRICE = /^\d{1,16}(\.\d{1,8})?$/;

const values = (label: string) =>
  array(string().max(LONGEST_VALUE, `${label} must be at most ${LONGEST_VALUE} characters each.`).required())
    .max(MAX_VALUES, `${label} must be at most ${MAX_VALUES}.`)
    .test(
      'nul',
      `${label} contain a character that cannot be stored.`,
      (all) => !all?.some((each) => each.includes('\0')),
    )
    .nullable();
const ids = (label: string) =>
  values(label).test('ids', `${label} must be ids.`, (all) => all?.every((id) => isId(id)) ?? true);
const price = (label: string) =>
  string()
    .matches(PRICE, `${label} must be a decimal number.`)
    .nullable()
    .when('comparableUnit', {
      is: (unit: unknown) => typeof unit !== 'string',
      then: (rule) => rule.test('unit', `${label} needs a unit.`, (given) => given === undefined || given === null),
    });

const rules = object({
  industryIds: ids('Industries'),
  familyIds: ids('Product families'),
  categoryIds: ids('Categories'),
  forms: values('Forms'),
  grades: values('Grades'),
  // Accounts that are older than the list of countries may have other names.
  countries: values('Countries').transform((all: unknown) =>
    Array.isArray(all) ? all.map((each: string) => readCountry(each) ?? each) : all,
  ),
  verifiedSupplier: boolean().nullable(),
  inStock: boolean().nullable(),
  comparableUnit: string()
    .nullable()
    .oneOf([...COMPARABLE_UNITS, null], 'The unit must be KG, L or Units.'),
  minComparablePrice: price('The least price'),
  maxComparablePrice: price('The greatest price'),
});

export type Facets = InferType<typeof rules>;

/** The facets of a list, checked; errors name them below `filter`. */
export const checkedFacets = (filter: MaterialFilter): Facets =>
  validated(object({ filter: rules }), { filter }).filter;

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

/** The condition of each facet in which something is selected, on the search index. An empty list narrows nothing. */
export const facetConditions = (filter: Facets): Map<FacetKey, Sql> => {
  const overlap = (column: Sql, type: Sql, wanted: readonly string[] | null | undefined): Sql[] =>
    wanted && wanted.length > 0 ? [sql`${column} && ${wanted}::${type}`] : [];
  const { comparableUnit, minComparablePrice, maxComparablePrice } = filter;
  const conditions: Record<FacetKey, Sql[]> = {
    industry: overlap(sql`category_ids`, sql`uuid[]`, filter.industryIds),
    family: overlap(sql`category_ids`, sql`uuid[]`, filter.familyIds),
    category: overlap(sql`category_ids`, sql`uuid[]`, filter.categoryIds),
    form: overlap(sql`forms`, sql`text[]`, filter.forms),
    grade: overlap(sql`grades`, sql`text[]`, filter.grades),
    country: overlap(sql`countries`, sql`text[]`, filter.countries),
    verified_supplier: filter.verifiedSupplier ? [sql`has_verified_supplier`] : [],
    in_stock: filter.inStock ? [sql`is_in_stock`] : [],
    comparable_price: [
      ...(comparableUnit ? [sql`comparable_unit = ${comparableUnit}`] : []),
      ...(minComparablePrice ? [sql`comparable_price >= ${minComparablePrice}::numeric`] : []),
      ...(maxComparablePrice ? [sql`comparable_price <= ${maxComparablePrice}::numeric`] : []),
    ],
  };
  return new Map(facetKeys.flatMap((key) => (conditions[key].length > 0 ? [[key, and(conditions[key])]] : [])));
};

/** Condition: a material meets every facet, as the search index knows them. */
export const hasFacets = (row: Sql, filter: MaterialFilter): Condition => {
  const conditions = facetConditions(checkedFacets(filter));
  if (conditions.size === 0) return true;
  return sql`${row}.id in (select product_id from search_document where ${and([...conditions.values()])})`;
};
