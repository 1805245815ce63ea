import { newId } from '../../database/id.ts';
import { badInput } from '../../errors.ts';
import { checkSearch } from '../../reading/search.ts';
import { isId } from '../../rules/id.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { watchSearchRules } from './rules.ts';
import type { WatchedSearch, WatchSearchInput } from './watchedSearch.type.ts';

/** Each saved search is compared with every new offer. */
const MAX = 50;
const COLUMNS = 'id, text, created_at as "createdAt"';

const FIND = `select ${COLUMNS} from search_watch where user_id = ? and lower(text) = lower(?)`;
const SAVE = `insert into search_watch (id, user_id, text) values (?, ?, ?) returning ${COLUMNS}`;

/** Saves a search; idempotent. */
export const watchSearch = async (ctx: Context, input: WatchSearchInput): Promise<WatchedSearch> => {
  const member = memberOf(ctx);
  const { text } = validated(watchSearchRules, input);
  checkSearch(text, 'text');
  return transact(ctx.em, async (em) => {
    // Saved one after another, so that together they stay within the limit.
    await em.execute('select from "user" where id = ? for update', [member]);
    const [known] = await em.execute<WatchedSearch[]>(FIND, [member, text]);
    if (known) return known;
    const [saved] = await em.execute<{ count: number }[]>(
      'select count(*)::int as count from search_watch where user_id = ?',
      [member],
    );
    if ((saved?.count ?? 0) >= MAX)
      throw badInput(`You can save at most ${MAX} searches.`, { text: `at most ${MAX} searches can be saved` });
    const [made] = await em.execute<[WatchedSearch]>(SAVE, [newId(), member, text]);
    return made;
  });
};

/** Removes a saved search; idempotent. */
export const unwatchSearch = async (ctx: Context, id: string): Promise<boolean> => {
  const member = memberOf(ctx);
  if (isId(id))
    await transact(ctx.em, (em) => em.execute('delete from search_watch where id = ? and user_id = ?', [id, member]));
  return true;
};

export const watchedSearches = async (ctx: Context): Promise<WatchedSearch[]> => {
  const text = `select ${COLUMNS} from search_watch where user_id = $1 order by created_at desc, id`;
  const { rows } = await ctx.spending.inTurn(() => ctx.reader.pool.query<WatchedSearch>(text, [memberOf(ctx)]));
  return rows;
};
