import { newId } from '../../../database/id.ts';
import { badInput, notFound } from '../../../common/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { memberOf } from '../../../writing/command.ts';
import { transact } from '../../../writing/transact.ts';
import { validated } from '../../../writing/validated.ts';
import { watchKinds, watchRules, type WatchKind } from './rules.ts';
import type { WatchInput } from './watching.inputs.ts';

const targetOf = (input: WatchInput): { kind: WatchKind; id: string } => {
  const given = validated(watchRules, input);
  const [target, ...more] = watchKinds.flatMap((kind) => {
    const id = given[`${kind}Id`];
    return id ? { kind, id } : [];
  });
  if (target && more.length === 0) return target;
  throw badInput('Please name exactly one thing to watch.', {
    [more[0] ? `${more[0].kind}Id` : 'productId']: 'must be the only one of its kind, and there must be one',
  });
};

/** What can be watched: no hidden entries of the catalogue, and no closed companies. */
const RECORDS: Record<WatchKind, { noun: string; source: string }> = {
  product: { noun: 'Product', source: 'product where is_shown' },
  offering: { noun: 'Offering', source: 'offering where true' },
  rfp: { noun: 'RFP', source: 'rfp where true' },
  auction: { noun: 'Auction', source: 'auction where true' },
  category: { noun: 'Category', source: 'category where is_shown' },
  company: { noun: 'Company', source: 'company_profile where closed_at is null' },
};

/** Whether a category has no products yet; the first one will be announced once. */
const AWAITING = `not exists (select from product where category_id in (select id from category where path @> array[target]) and product.is_shown)`;

/** Each record that is watched is compared with new postings. */
const MAX_WATCHED = 1_000;
const AT_MOST = `at most ${MAX_WATCHED.toLocaleString('en-US')} records`;

/** Adds a record to the watchlist; idempotent. */
export const watch = async (ctx: Context, input: WatchInput): Promise<boolean> => {
  const member = memberOf(ctx);
  const { kind, id } = targetOf(input);
  const [found] = await transact(ctx.em, async (em) => {
    // Added one after another, so that together they stay within the limit.
    await em.execute('select from "user" where id = ? for no key update', [member]);
    return em.execute<{ is_watched: boolean }[]>(
      `with wanted as (select id as target from ${RECORDS[kind].source} and id = ?), made as (
         insert into watch (id, user_id, ${kind}_id, awaiting)
         select ?, ?, target, ${kind === 'category' ? AWAITING : 'false'} from wanted
         where (select count(*) from watch where user_id = ?) < ? on conflict do nothing returning id
       )
       select exists (select from made) or exists (select from watch where user_id = ? and ${kind}_id = target) as is_watched from wanted`,
      [id, newId(), member, member, MAX_WATCHED, member],
    );
  });
  if (!found) throw notFound(RECORDS[kind].noun);
  if (!found.is_watched) throw badInput(`You can watch ${AT_MOST}.`, { [`${kind}Id`]: `${AT_MOST} can be watched` });
  return true;
};

/** Removes a record from the watchlist; idempotent. */
export const unwatch = async (ctx: Context, input: WatchInput): Promise<boolean> => {
  const member = memberOf(ctx);
  const { kind, id } = targetOf(input);
  await transact(ctx.em, (em) => em.execute(`delete from watch where user_id = ? and ${kind}_id = ?`, [member, id]));
  return true;
};
