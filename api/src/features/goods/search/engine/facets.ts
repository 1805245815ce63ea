import { firstRow } from '../../../../database/firstRow.ts';
import { and, join, raw, render, sql, type Sql } from '../../../../reading/sql.ts';
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

type Source = (columns: Sql, condition: Sql) => Sql;

/** The columns that facets read; not the words, which are long. */
const COLUMNS = raw(
  'product_id, rank, category_ids, forms, grades, countries, has_verified_supplier, is_in_stock, comparable_unit',
);

/**
 * The documents that `source` reads inside the filter, those with the highest rank first, and how many of them have each value. The counts
 * of a facet ignore what is selected in it, so that another value can be chosen; `others` reads what they count below other facets.
 */
export const readFacets = async (
  db: Queryable,
  filter: Facets,
  source: Source,
  others: Source = source,
): Promise<{ productIds: string[]; facets: Facet[] }> => {
  const conditions = facetConditions(filter);
  const read = conditions.size > 1 ? others : source;
  const counts = facetKeys.map(
    (key) => sql`
      select ${key}::text as key, value, count(*)::int as count
      from ${conditions.has(key) ? sql`(${read(COLUMNS, selected(filter, key))})` : raw('inside')} document, unnest(${raw(VALUES[key])}) value group by value`,
  );
  const { text, values } = render(sql`
    with inside as materialized (${source(COLUMNS, selected(filter))})
    select array(select product_id from inside order by rank desc, product_id) as "productIds", array(
      select json_build_object('key', key, 'value', value, 'label', coalesce(name, value), 'count', count)
      from (${join(counts, ' union all ')}) counted
        left join category on category.id = case when key in ('industry', 'family', 'category') then value::uuid end
      order by count desc, coalesce(name, value) collate "unicode"
    ) as counts`);
  const { rows } = await db.query<{ productIds: string[]; counts: (Facet['values'][number] & { key: FacetKey })[] }>(
    text,
    values,
  );
  const { productIds, counts: all } = firstRow(rows);
  return {
    productIds,
    facets: facetKeys.map((key) => ({
      key,
      values: all.flatMap(({ key: of, ...value }) => (of === key ? [value] : [])),
    })),
  };
};
