import { byName, MOST_RANKED, relevance } from '../catalogue/catalogue.reading.ts';
import { and, raw, render, sql } from '../../reading/sql.ts';
import { MAX_CANDIDATES, searchWords } from '../../reading/search.ts';
import type { Context } from '../../schema/context.ts';
import { validated } from '../../writing/validated.ts';
import { searchRules } from './rules.ts';
import type { SearchSuggestions } from './searchSuggestions.type.ts';
import { suggestedActions } from './suggestedActions.ts';

interface Found {
  suggestions: string[];
  alternatives: string[];
  categories: string[];
}

/** This many suggestions are shown. */
const MOST = 5;

/**
 * Answers from the catalogue: what matches the words, then what the model takes them to mean; alternatives from the categories of what
 * was named; the categories; then the three things one can do about it. A material that merely mentions the words in its description or
 * within a longer synonym, such as an ester of sulfuric acid, says nothing about what could replace the one that is named so.
 */
export const suggest = async (ctx: Context, input: { query: string }): Promise<SearchSuggestions> => {
  const { query } = validated(searchRules, input);
  const names = (await ctx.namesFor(query)).map((name) => name.toLowerCase());
  const product = sql`product`;
  const { indexed, short } = searchWords(sql`search_text`, query);
  const inName = searchWords(sql`lower(name)`, query);
  const inSynonyms = searchWords(
    sql`lower(concat_ws(' ', name, cas_number, formula, array_to_string(synonyms, ' ')))`,
    query,
  );
  const isSynonym = sql`lower(${query}) = any (array[lower(cas_number), lower(formula)] || lower(synonyms::text)::text[])`;
  const most = raw(String(short ? MAX_CANDIDATES : MOST_RANKED));
  const statement = render(sql`
    with candidate as (
      select * from product where ${and([indexed])} order by ${byName(product)}, id limit ${most}
    ), matching as (
      select id, row_number() over (order by ${relevance(sql`product`, query)}, id) as place
      from (select * from candidate where ${and([short ?? true])} limit ${raw(String(MOST_RANKED))}) product order by place limit ${MOST}
    ), meant as (
      select product.id, min(place) + ${MOST} as place
      from unnest(${names}::text[]) with ordinality named (name, place)
      join product on lower(product.name) = named.name or named.name = any (lower(product.synonyms::text)::text[])
      where product.id not in (select id from matching) group by product.id
    ), hit as (
      select id, name, category_id, place, case
        when id in (select id from meant) or ${and([inName.indexed, inName.short ?? true])} or ${isSynonym} then 2
        when ${and([inSynonyms.indexed, inSynonyms.short ?? true])} then 1
        else 0
      end as named
      from (table matching union all table meant) found join product using (id) order by place limit ${MOST}
    )
    select
      coalesce((select json_agg(name order by place) from hit), '[]') as suggestions,
      coalesce((select json_agg(name) from (
        select product.name from product where category_id in (select category_id from hit where named > 0 and named = (select max(named) from hit)) and id not in (select id from hit) order by offer_count desc, name collate "unicode" limit 4
      ) beside), '[]') as alternatives,
      coalesce((select json_agg(distinct category.name) from category where id in (select category_id from hit)), '[]') as categories`);
  const { rows } = await ctx.spending.inTurn(() => ctx.reader.pool.query<Found>(statement));
  return { ...rows[0]!, suggestedActions: suggestedActions(query) };
};
