import { and, join, raw, render, sql, type Sql } from '../../../reading/sql.ts';
import { facetConditions, facetKeys, type FacetKey, type Facets } from '../../catalogue/materialFilter.reading.ts';
import type { Queryable } from '../index/productSource.ts';

export interface Facet {
  key: FacetKey;
  values: { value: string; label: string; count: number }[];
}

/** The values of a document in each facet, as an array. */
const VALUES: Record<FacetKey, string> = {
  industry: 'category_ids[1:1]::text[]',
  family: 'category_ids[2:2]::text[]',
  category: 'category_ids[3:]::text[]',
  form: 'forms',
  grade: 'grades',
  country: 'countries',
  verified_supplier: `array_remove(array[has_verified_supplier::text], 'false')`,
  in_stock: `array_remove(array[is_in_stock::text], 'false')`,
  comparable_price: 'array_remove(array[comparable_unit], null)',
};

/** What is selected, except in one facet. */
export const selected = (filter: Facets, except?: FacetKey): Sql =>
  and([...facetConditions(filter)].filter(([key]) => key !== except).map(([, condition]) => condition));

/**
 * How many of the documents that `source` reads have each value. The counts of a facet ignore what is selected in it, so that another value
 * can be chosen.
 */
export const countFacets = async (db: Queryable, filter: Facets, source: (condition: Sql) => Sql): Promise<Facet[]> => {
  const conditions = facetConditions(filter);
  const counts = facetKeys.map(
    (key) => sql`
      select ${key}::text as key, value, count(*)::int as count
      from ${conditions.has(key) ? sql`(${source(selected(filter, key))})` : raw('inside')} document, unnest(${raw(VALUES[key])}) value group by value`,
  );
  const { text, values } = render(sql`
    with inside as materialized (${source(selected(filter))})
    select key, value, coalesce(name, value) as label, count
    from (${join(counts, ' union all ')}) counted
      left join category on category.id = case when key in ('industry', 'family', 'category') then value::uuid end
    order by count desc, coalesce(name, value) collate "unicode"`);
  const { rows } = await db.query<Facet['values'][number] & { key: FacetKey }>(text, values);
  return facetKeys.map((key) => ({
    key,
    values: rows.flatMap(({ key: of, ...value }) => (of === key ? [value] : [])),
  }));
};
