import { newId } from '../../../database/id.ts';
import { badInput } from '../../../common/errors.ts';
import { checkSearch } from '../../../reading/search.ts';
import { isId } from '../../../rules/id.ts';
import type { Context } from '../../../schema/context.ts';
import { memberOf } from '../../../writing/command.ts';
import { transact } from '../../../writing/transact.ts';
import { validated } from '../../../writing/validated.ts';
import { watchSearchRules } from './rules.ts';
import type { WatchSearchInput } from './watchedSearch.type.ts';

/** Each is searched once a day at least. */
export const MAX_SEARCHES = 50;

const FIND = 'select id from search_watch where user_id = ? and lower(text) = lower(?)';
const SAVE = 'insert into search_watch (id, user_id, text) values (?, ?, ?)';

/** Saves a search, if it is not saved, and returns its id. */
export const watchSearch = async (ctx: Context, input: WatchSearchInput): Promise<string> => {
  const member = memberOf(ctx);
  const { text } = validated(watchSearchRules, input);
  checkSearch(text, 'text');
  return transact(ctx.em, async (em) => {
    // Saved one after another, so that together they stay within the limit.
    await em.execute('select from "user" where id = ? for update', [member]);
    const [existing] = await em.execute<{ id: string }[]>(FIND, [member, text]);
    if (existing) return existing.id;
    const [saved] = await em.execute<{ count: number }[]>(
      'select count(*)::int as count from search_watch where user_id = ?',
      [member],
    );
    if ((saved?.count ?? 0) >= MAX_SEARCHES)
      throw badInput(`You can save at most ${MAX_SEARCHES} searches.`, {
        text: `at most ${MAX_SEARCHES} searches can be saved`,
      });
    const id = newId();
    await em.execute(SAVE, [id, member, text]);
    return id;
  });
};

/** Removes a saved search; idempotent. */
export const unwatchSearch = async (ctx: Context, id: string): Promise<string> => {
  const member = memberOf(ctx);
  if (isId(id))
    await transact(ctx.em, (em) => em.execute('delete from search_watch where id = ? and user_id = ?', [id, member]));
  return id;
};
