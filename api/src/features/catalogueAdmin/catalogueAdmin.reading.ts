import { column, one, reads, value, type Rule } from '../../reading/reading.ts';
import { searchWords } from '../../reading/search.ts';
import { sql, type Sql } from '../../reading/sql.ts';
import { byName, inBranch, levelOf } from '../catalogue/catalogue.reading.ts';
import { Category } from '../catalogue/category.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import { ManagedCategory, ManagedMaterial } from './managed.type.ts';

/** Merged entries are visible to nobody. */
const admins: Rule = (row, viewer) => viewer.admin && sql`${row}.merged_into_id is null`;

reads(ManagedCategory, {
  table: () => Category,
  visible: admins,
  fields: {
    parentId: column('parent_id'),
    level: value(levelOf),
    materialCount: value(
      (row) =>
        sql`(select count(*)::int from product material where material.merged_into_id is null and material.category_id in (select branch.id from category branch where branch.path @> array[${row}.id]))`,
    ),
  },
});

/** Names and values as lines of text, in the order of the stored JSON. */
const asLines = (json: Sql): Sql =>
  sql`coalesce((
    select string_agg(pair.key || ': ' || regexp_replace(line.value, '\\s*[\\r\\n]+\\s*', ' ', 'g'), e'\\n' order by pair.place, line.place)
    from json_each(${json}) with ordinality pair (key, value, place)
    cross join lateral (
      select element.value, element.place from json_array_elements_text(case when json_typeof(pair.value) = 'array' then pair.value else '[]' end) with ordinality element (value, place)
      union all select case when json_typeof(pair.value) = 'string' then pair.value #>> '{}' else pair.value::text end, 0
      where json_typeof(pair.value) <> 'array'
    ) line
  ), '')`;

/** The form of `writeSearchNames`. */
const searchNameLines = (row: Sql): Sql =>
  sql`coalesce((
    select string_agg(
      concat_ws(' | ', search.text, search.language, search.kind, case when search.is_whole then 'whole' end), e'\\n'
      order by search.language <> 'en', search.language, search.kind, search.text collate "C"
    ) from material_name search where search.product_id = ${row}.id
  ), '')`;

reads(ManagedMaterial, {
  table: () => Product,
  visible: admins,
  fields: {
    categoryId: column('category_id'),
    category: one(
      () => ManagedCategory,
      (row, category) => sql`${category}.id = ${row}.category_id`,
    ),
    synonyms: value((row) => sql`array_to_string(${row}.synonyms, e'\\n')`),
    searchNames: value(searchNameLines),
    specifications: value((row) => asLines(sql`${row}.specifications`)),
    safetyData: value((row) => asLines(sql`${row}.safety_data`)),
  },
  sorts: { name: { by: byName, type: 'text' } },
  filters: {
    search: (row, text: string) => searchWords(sql`${row}.search_text`, text),
    categoryId: (row, id: string) => inBranch(sql`${row}.category_id`, id),
    isHidden: (row, isHidden: boolean) => sql`${row}.is_hidden = ${isHidden}`,
  },
});
