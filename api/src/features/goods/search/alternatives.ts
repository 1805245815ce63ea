import { render, sql } from '../../../reading/sql.ts';
import type { Context } from '../../../schema/context.ts';

export interface Alternative {
  id: string;
  name: string;
  /** The shared function. */
  text: string;
}

const MAX = 4;

/**
 * Materials that share a function with a material: those that share most come first, and the rarest function is the reason given,
 * because it says more. If a function was searched for, it goes first.
 */
export const alternativesTo = async (
  ctx: Context,
  productId: string,
  asked: string | null,
  without: readonly string[],
): Promise<Alternative[]> => {
  const statement = render(sql`
    with own as (
      select function_id, count(*) as materials from function_material
      where function_id in (select function_id from function_material where product_id = ${productId}) group by function_id
    ), function as (
      select id, name, materials, id in (select function_id from function_name where lower(text) = lower(${asked})) or lower(name) = lower(${asked}) as is_asked
      from own join material_function on id = function_id
    ), shared as (
      select product_id, count(*) as functions, min(materials) as rarest, coalesce(bool_or(is_asked), false) as has_asked,
        (array_agg(name order by coalesce(is_asked, false) desc, materials, name))[1] as text
      from function_material join function on id = function_id group by product_id
    )
    select id, name, text from shared join product on id = product_id
    where is_shown and id <> ${productId} and id <> all (${without}::uuid[])
    order by has_asked desc, functions desc, rarest, offer_count desc, name collate "unicode", id limit ${MAX}`);
  return ctx.reader.rows<Alternative>(ctx, statement);
};
