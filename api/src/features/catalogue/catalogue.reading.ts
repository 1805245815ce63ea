import { isId } from '../../rules/id.ts';
import { searchWords } from '../../reading/search.ts';
import { TopNPerKey } from '../../reading/topNPerKey.ts';
import { column, everyone, many, plainDecimal, reads, value } from '../../reading/reading.ts';
import { raw, sql, type Sql } from '../../reading/sql.ts';
import { isWatched, watchedFilter } from '../watching/watching.reading.ts';
import { Category } from './category.entity.ts';
import { Product } from './product.entity.ts';

const below = (category: Sql): Sql =>
  sql`select branch.id from category branch where branch.path @> array[${category}]::uuid[]`;

/** The category and everything below it. */
export const inBranch = (categoryId: Sql, branch: string): Sql =>
  isId(branch) ? sql`${categoryId} in (${below(sql`${branch}`)})` : raw('false');

const position = (row: Sql): Sql => sql`${row}.position, ${row}.id`;

reads(Category, {
  visible: everyone,
  fields: {
    parentId: column('parent_id'),
    isWatched: isWatched('category'),
    level: value(
      (row) =>
        sql`case cardinality(${row}.path) when 1 then 'industry' when 2 then 'product_family' else 'category' end`,
    ),
    ancestors: many(
      () => Category,
      (row, above) => sql`${above}.id = any(${row}.path) and ${above}.id <> ${row}.id`,
      { order: (above) => sql`cardinality(${above}.path)`, most: 10 },
    ),
    children: many(
      () => Category,
      (row, child) => sql`${child}.parent_id = ${row}.id`,
      { order: position, most: 200 },
    ),
    products: many(
      () => Product,
      (row) => new TopNPerKey('category_id', below(sql`${row}.id`)),
    ),
  },
});

/** Of a search that finds more, the first by name are ranked. */
export const MOST_RANKED = 1_000;

export const byName = (row: Sql): Sql => sql`${row}.name collate "unicode"`;

/**
 * How well a product answers a search, the best first, as text: a class, how unlike the name is in thousandths, and the
 * name, so that what is equally good stands by name.
 */
export const relevance = (row: Sql, search: string): Sql => {
  const wanted = search.trim().replace(/\s+/g, ' ');
  const begins = `${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  const name = sql`lower(${row}.name)`;
  const grade = sql`case when ${name} = lower(${wanted}) or ${row}.cas_number = ${wanted} then '0' when ${name} like lower(${begins}) then '1' else '2' end`;
  const unlike = sql`to_char(1000 - floor(similarity(${row}.name, ${wanted})::numeric * 1000), 'FM0000')`;
  return sql`(${grade} || ${unlike} || ' ' || ${row}.name) collate "unicode"`;
};

const form = (row: Sql): Sql =>
  sql`coalesce(${row}.specifications->>'form', ${row}.specifications->>'physical_form', ${row}.specifications->>'appearance')`;

reads(Product, {
  visible: everyone,
  fields: {
    categoryId: column('category_id'),
    form: value(form),
    isWatched: isWatched('product'),
    lowestComparablePrice: value((row) => plainDecimal(sql`${row}.lowest_comparable_price`)),
    lowestComparableUnit: column('lowest_comparable_unit'),
  },
  sorts: {
    name: { by: byName, type: 'text' },
    relevance: {
      by: (row, _viewer, { search }) => relevance(row, String(search ?? '')),
      type: 'text',
      among: { by: byName, most: MOST_RANKED },
    },
    name_descending: { by: byName, type: 'text', descending: true },
    lowest_price: { by: (row) => sql`${row}.price_order`, type: 'numeric' },
    offers: { by: (row) => sql`${row}.offer_count`, type: 'integer', descending: true },
    newest: { by: (row) => sql`${row}.created_at`, type: 'timestamptz', descending: true },
  },
  filters: {
    categoryId: (_row, id: string) => isId(id) && new TopNPerKey('category_id', below(sql`${id}`)),
    search: (row, text: string) => searchWords(sql`${row}.search_text`, text),
    watched: watchedFilter('product'),
  },
});

/** Every category, parents before children, in the catalogue's order. */
export const inCatalogueOrder = (row: Sql): Sql =>
  sql`cardinality(${row}.path), ${row}.position, ${row}.name collate "unicode", ${row}.id`;
