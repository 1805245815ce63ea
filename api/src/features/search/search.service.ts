import { relevance } from '../catalogue/catalogue.reading.ts';
import { render, sql } from '../../reading/sql.ts';
import { searchWords } from '../../reading/search.ts';
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

/** Answers from the catalogue: what matches, what stands beside it, and where; then the three things one can do about it. */
export const suggest = async (ctx: Context, input: { query: string }): Promise<SearchSuggestions> => {
  const { query } = validated(searchRules, input);
  const statement = render(sql`
    with hit as (
      select id, name, category_id, offer_count from product where ${searchWords(sql`search_text`, query)}
      order by ${relevance(sql`product`, query)}, id limit 5
    )
    select
      coalesce((select json_agg(name) from hit), '[]') as suggestions,
      coalesce((select json_agg(name) from (
        select product.name from product where category_id in (select category_id from hit) and id not in (select id from hit) order by offer_count desc, name collate "unicode" limit 4
      ) beside), '[]') as alternatives,
      coalesce((select json_agg(distinct category.name) from category where id in (select category_id from hit)), '[]') as categories`);
  const { rows } = await ctx.reader.pool.query<Found>(statement);
  return { ...rows[0]!, suggestedActions: suggestedActions(query) };
};
