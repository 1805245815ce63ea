import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../database/id.ts';
import { categoryAddress, type Level } from '../../../pages/categoryAddress.ts';
import { dollars } from '../../../rules/dollars.ts';
import { transact } from '../../../writing/transact.ts';
import { noticeTo, sendNotices, type Notice } from '../notices/notify.ts';
import type { OfWatchlist, WatchlistKind } from '../notices/notices.ts';

/** A member is told at once, then of everything that happens in this time together. */
const PAUSE = '15 minutes';
const MAX_MEMBERS = 200;
/** More notices than these become one. */
const MAX_NOTICES = 5;

const FORGET = `delete from watch_notice where count = 0 and told_at < clock_timestamp() - interval '${PAUSE}'`;

/** Takes what there is to tell, each member by one instance. One posting is told only while it is open. */
const TAKE = `
with due as (
  select user_id from watch_notice group by user_id
  having bool_or(count > 0) and coalesce(max(told_at) < clock_timestamp() - interval '${PAUSE}', true) limit ${MAX_MEMBERS}
), taken as (
  select watch_notice.* from due join watch_notice using (user_id) where count > 0 for update of watch_notice
), told as (
  update watch_notice set count = 0, told_at = clock_timestamp() from taken
  where (watch_notice.user_id, watch_notice.kind, watch_notice.reason_id) = (taken.user_id, taken.kind, taken.reason_id)
)
select taken.user_id as "userId", taken.kind, taken.count, reason_id as "reasonId",
  product.name as product, category.name as category, case cardinality(category.path) when 1 then 'industry' when 2 then 'product_family' else 'category' end as level, company.company_name as company, search_watch.text as search,
  coalesce(offering.id, rfp.id) as "postingId", coalesce(offering.title, rfp.title) as title, offering.price, former_price as "formerPrice",
  coalesce(offering.unit, rfp.unit) as unit, rfp.quantity,
  (select coalesce(profile.company_name, poster.company_name) from "user" poster left join company_profile profile on profile.party_id = coalesce(offering.party_id, rfp.party_id)
    where poster.id = coalesce(offering.user_id, rfp.user_id)) as by,
  (select material.name from product material where material.id = coalesce(offering.product_id, rfp.product_id)) as material
from taken
  left join announcement on announcement.posting_id = taken.posting_id
  left join offering on offering.id = taken.posting_id and offering.status = 'active'
  left join rfp on rfp.id = taken.posting_id and rfp.status = 'active'
  left join product on product.id = reason_id and product.is_shown
  left join category on category.id = reason_id and category.is_shown
  left join company_profile company on company.id = reason_id
  left join search_watch on search_watch.id = reason_id
where coalesce(offering.id, rfp.id) is not null or taken.count > 1
order by taken.user_id, taken.count desc, reason_id`;

type Nullable<Row> = { [Key in keyof Row]: Row[Key] | null };

interface Told extends Nullable<{
  product: string;
  category: string;
  level: Level;
  company: string;
  search: string;
  postingId: string;
  title: string;
  price: string;
  formerPrice: string;
  unit: string;
  quantity: number;
  by: string;
  material: string;
}> {
  userId: string;
  kind: WatchlistKind;
  count: number;
  reasonId: string;
}

/** Where several postings are listed, by what the member watches, sells or searches for. */
const listOf = ({ kind, reasonId, product, category, level, company, search }: Told): [string, string] | undefined => {
  const query = (text: string): string => new URLSearchParams({ q: text }).toString();
  if (product !== null && kind === 'new_rfps') return [product, `/marketplace?tab=requirements&${query(product)}`];
  if (product !== null) return [product, `/product/${reasonId}?tab=suppliers`];
  if (category !== null && level !== null) return [category, categoryAddress({ id: reasonId, level })];
  if (company !== null) return [company, `/company/${reasonId}`];
  return search === null ? undefined : [search, `/products?${new URLSearchParams({ search })}`];
};

/** What the notice says; nothing if the reason is hidden meanwhile. */
const aboutOne = (told: Told): { kind: WatchlistKind; params: OfWatchlist } | undefined => {
  const { kind, count, postingId, price, formerPrice, unit, quantity, search } = told;
  const list = listOf(told);
  const per = (amount: string | null): string => (amount === null ? '' : `${dollars(amount)} per ${unit}`);
  const because = told.product !== null && kind === 'new_rfps' ? 'sell' : 'watch';
  const why = search === null ? `You ${because} ${list?.[0] ?? 'it'}.` : `Your saved search '${search}' finds it.`;
  if (count === 1 && postingId !== null)
    return {
      kind,
      params: {
        count,
        why,
        name: told.material ?? told.title ?? '',
        link: kind === 'new_rfps' ? `/rfps/${postingId}` : `/offerings/${postingId}`,
        one: {
          title: told.title ?? '',
          by: told.by ?? '',
          terms: kind === 'new_rfps' ? `${quantity?.toLocaleString('en-US')} ${unit}` : per(price),
          former: per(formerPrice),
        },
      },
    };
  return list && { kind, params: { count, why, name: list[0], link: list[1], one: null } };
};

const noticesOf = (to: string, told: readonly { kind: WatchlistKind; params: OfWatchlist }[]): Notice[] => {
  const each = told.map(({ kind, params }) => noticeTo(to, kind, params));
  if (each.length <= MAX_NOTICES) return each;
  return [noticeTo(to, 'watchlist_summary', { subjects: each.map(({ subject }) => subject) })];
};

/** Writes the notices that are due: a member gets each posting in one of them. */
export const tellWatchers = async (newUnit: () => EntityManager): Promise<void> => {
  let members: number;
  do members = await transact(newUnit(), tellSome);
  while (members === MAX_MEMBERS);
};

const tellSome = async (em: EntityManager): Promise<number> => {
  await em.execute(FORGET);
  const byMember = Map.groupBy(await em.execute<Told[]>(TAKE), ({ userId }) => userId);
  const sent = [...byMember].flatMap(([userId, told]) =>
    noticesOf(
      userId,
      told.flatMap((one) => aboutOne(one) ?? []),
    ),
  );
  await sendNotices(
    em,
    sent.map((notice) => ({ ...notice, id: newId() })),
  );
  return byMember.size;
};
