import { isId } from '../../../rules/id.ts';
import { foundIn, placeIn } from './matchedProducts.ts';
import { hasFacets } from './materialFilter.reading.ts';
import { TopNPerKey } from '../../../reading/topNPerKey.ts';
import {
  always,
  column,
  many,
  manyBy,
  oneBy,
  plainDecimal,
  defineType,
  value,
  type Rule,
  newest,
} from '../../../reading/reading.ts';
import { raw, sql, type Sql } from '../../../reading/sql.ts';
import { isWatched, watchedFilter } from '../../people/watchlist/watching.reading.ts';
import { CommodityPrice } from './prices/commodity.entity.ts';
import { Category } from './category.entity.ts';
import type { MaterialFilter } from './materialFilter.inputs.ts';
import { Product } from './product.entity.ts';

const below = (category: Sql): Sql =>
  sql`select branch.id from category branch where branch.path @> array[${category}]::uuid[]`;

/** The category and its descendants. */
export const inBranch = (categoryId: Sql, branch: string): Sql =>
  isId(branch) ? sql`${categoryId} in (${below(sql`${branch}`)})` : raw('false');

const position = (row: Sql): Sql => sql`${row}.position, ${row}.id`;

/** Merged entries are visible to nobody, hidden ones only to who edits the catalogue. */
const shown: Rule = (row, { isEditor }) => (isEditor ? sql`${row}.merged_into_id is null` : sql`${row}.is_shown`);

const levelOf = (row: Sql): Sql =>
  sql`case cardinality(${row}.path) when 1 then 'industry' when 2 then 'product_family' else 'category' end`;

defineType(Category, {
  visible: shown,
  fields: {
    parentId: column('parent_id'),
    isWatched: isWatched('category'),
    level: value(levelOf),
    ancestors: many(
      () => Category,
      (row, above) => sql`${above}.id = any(${row}.path) and ${above}.id <> ${row}.id`,
      { order: (above) => sql`cardinality(${above}.path)`, max: 10 },
    ),
    children: manyBy(() => Category, 'parent_id', { order: position, max: 200 }),
    products: many(
      () => Product,
      (row) => new TopNPerKey('category_id', below(sql`${row}.id`)),
    ),
  },
});

export const byName = (row: Sql): Sql => sql`${row}.name collate "unicode"`;

/** Greek letters, locants and signs in front do not count: α-Pinene stands under P. */
const asLookedFor = (row: Sql): Sql => sql`sort_name(${row}.name) collate "unicode"`;

const form = (row: Sql): Sql =>
  sql`coalesce(${row}.specifications->>'form', ${row}.specifications->>'physical_form', ${row}.specifications->>'appearance')`;

defineType(Product, {
  visible: shown,
  fields: {
    // Whoever sees a material sees its category.
    category: always(oneBy(() => Category, 'category_id')),
    categoryId: column('category_id'),
    commodity: oneBy(() => CommodityPrice, 'commodity_id'),
    form: value(form),
    isWatched: isWatched('product'),
    lowestComparablePrice: value((row) => plainDecimal(sql`${row}.lowest_comparable_price`)),
    lowestComparableUnit: column('lowest_comparable_unit'),
  },
  sorts: {
    name: { by: asLookedFor, type: 'text' },
    relevance: { by: (row, _viewer, args) => placeIn(row, args) ?? asLookedFor(row), type: 'text' },
    name_descending: { by: asLookedFor, type: 'text', descending: true },
    lowest_price: { by: (row) => sql`${row}.price_order`, type: 'numeric' },
    offers: { by: (row) => sql`${row}.offer_count`, type: 'integer', descending: true },
    newest,
  },
  filters: {
    categoryId: (_row, id: string) => isId(id) && new TopNPerKey('category_id', below(sql`${id}`)),
    search: (row, _text: string, _viewer, args) => foundIn(row, args),
    filter: (row, filter: MaterialFilter) => hasFacets(row, filter),
    watched: watchedFilter('product'),
  },
});

/** Every category, parents before children, in the catalogue's order. */
export const inCatalogueOrder = (row: Sql): Sql =>
  sql`cardinality(${row}.path), ${row}.position, ${row}.name collate "unicode", ${row}.id`;
