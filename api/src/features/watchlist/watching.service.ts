import { newId } from '../../database/id.ts';
import { badInput, notFound } from '../../common/errors.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { watchKinds, watchRules, type WatchKind } from './rules.ts';
import type { WatchInput } from './watching.inputs.ts';

const names: Record<WatchKind, string> = {
  product: 'Product',
  offering: 'Offering',
  rfp: 'RFP',
  auction: 'Auction',
  category: 'Category',
};

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

/** Entries of the catalogue that are hidden cannot be watched. */
const SHOWN: Partial<Record<WatchKind, string>> = {
  product: 'and product.is_shown',
  category: 'and category.is_shown',
};

/** Whether the record is not available yet; its availability will be announced once. */
const AWAITING: Partial<Record<WatchKind, string>> = {
  product: '(select offer_count = 0 from product where id = target)',
  category: `not exists (select from product where category_id in (select id from category where path @> array[target]) and product.is_shown)`,
};

/** Adds a record to the watchlist; idempotent. */
export const watch = async (ctx: Context, input: WatchInput): Promise<boolean> => {
  const member = memberOf(ctx);
  const { kind, id } = targetOf(input);
  const found = await transact(ctx.em, (em) =>
    em.execute<unknown[]>(
      `with wanted as (select "${kind}".id as target from "${kind}" where id = ? ${SHOWN[kind] ?? ''}), made as (
         insert into watch (id, user_id, ${kind}_id, awaiting)
         select ?, ?, target, coalesce(${AWAITING[kind] ?? 'false'}, false) from wanted on conflict do nothing
       )
       select from wanted`,
      [id, newId(), member],
    ),
  );
  if (found.length === 0) throw notFound(names[kind]);
  return true;
};

/** Removes a record from the watchlist; idempotent. */
export const unwatch = async (ctx: Context, input: WatchInput): Promise<boolean> => {
  const member = memberOf(ctx);
  const { kind, id } = targetOf(input);
  await transact(ctx.em, (em) => em.execute(`delete from watch where user_id = ? and ${kind}_id = ?`, [member, id]));
  return true;
};
