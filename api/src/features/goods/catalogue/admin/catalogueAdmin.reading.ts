import { admins, extendType, hidden, value } from '../../../../reading/reading.ts';
import { sql, type Sql } from '../../../../reading/sql.ts';
import { Category } from '../category.entity.ts';
import { Product } from '../product.entity.ts';

const visibility = {
  isHidden: hidden((row) => sql`${row}.is_hidden`, admins),
  isShown: hidden((row) => sql`${row}.is_shown`, admins),
};

extendType(Category, {
  ...visibility,
  materialCount: value(
    (row) =>
      sql`(select count(*)::int from product material where material.merged_into_id is null and material.category_id in (select branch.id from category branch where branch.path @> array[${row}.id]))`,
    admins,
  ),
});

/** The form of `writeSearchNames`. */
const searchNameLines = (row: Sql): Sql =>
  sql`coalesce((
    select string_agg(
      concat_ws(' | ', search.text, search.language, search.kind, case when search.is_whole then 'whole' end), e'\\n'
      order by search.language <> 'en', search.language, search.kind, search.text collate "C"
    ) from material_name search where search.product_id = ${row}.id
  ), '')`;

extendType(Product, { ...visibility, searchNames: value(searchNameLines, admins) });
