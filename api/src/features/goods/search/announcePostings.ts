import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { transact } from '../../../writing/transact.ts';
import { tellWatchers } from '../../people/watchlist/tellWatchers.ts';
import { findProducts } from './engine/findProducts.ts';

/** The oldest; of these, those of one seller and material together. */
const MAX_POSTINGS = 2_000;
/** Few, because each may concern everybody who watches an industry. */
const MAX_GROUPS = 10;
/** Saved searches in a run; one takes up to 70 ms. */
const MAX_OUTDATED = 200;

/** An announced price counts so long: only a lower one is announced meanwhile. */
const REMEMBERED = `30 days`;
const RECENT = `told_at > clock_timestamp() - interval '${REMEMBERED}'`;

const isOpen = (lastDay: string): string =>
  `status = 'active' and coalesce(${lastDay} >= (clock_timestamp() at time zone 'UTC')::date, true)`;
const IS_PLAUSIBLE = `(price_check <> 'unusual' or price_confirmed_at is not null)`;

/** Long enough for jobs that stood still, and shorter than what is told is remembered. */
const IS_NEW = `created_at > statement_timestamp() - interval '7 days'`;

/** A lower price of an offer that nobody has heard of is part of the new offer. */
const NOTE_NEW = `
insert into announcement as noted (posting_id, kind, created_at)
select id, news, created_at from (
  select id, 'new_offers' as news, created_at from offering where ${IS_NEW}
  union all
  select id, 'new_rfps', created_at from rfp where ${IS_NEW}
) posting
where not exists (select from announcement where posting_id = id and (kind <> 'lower_prices' or told_at is not null))
on conflict (posting_id) do update set kind = excluded.kind, created_at = excluded.created_at, former_price = null
  where noted.kind = 'lower_prices' and noted.told_at is null`;

/**
 * An offer is told once its material is in the search index. A lower price is told once an unusual one is confirmed, and a day after the last
 * notice about the offering. Who began to watch after that notice is told at once.
 */
const WAITING = `
select id from (
  select id, dense_rank() over (order by kind, product_id, party_id) as place from (
    select posting_id as id, kind, coalesce(offering.product_id, rfp.product_id) as product_id, coalesce(offering.party_id, rfp.party_id) as party_id
    from announcement left join offering on offering.id = posting_id left join rfp on rfp.id = posting_id
    where is_waiting and (kind <> 'lower_prices' or ${IS_PLAUSIBLE} and (coalesce(told_at < clock_timestamp() - interval '1 day', true) or exists (
        select from watch where watch.created_at > greatest(told_at, early_at) and watch.created_at <= announcement.created_at
          and (watch.offering_id = posting_id or watch.product_id = offering.product_id))))
      and (offering.product_id is null or not exists (select from search_change where product_id is not null)
        or exists (select from search_document where search_document.product_id = offering.product_id))
    order by announcement.created_at limit ${MAX_POSTINGS}
  ) oldest
) placed where place <= ${MAX_GROUPS}`;

/**
 * Takes postings, each by one instance, and counts for each member what there is to tell: a posting once, for the closest of their reasons, and none
 * of their own party or of one that either side blocked. Those of one party and material concern the same members.
 */
const TAKE = `
with taken as (
  select *, case when ${RECENT} then told_price end as recent_price,
    kind = 'lower_prices' and coalesce(told_at >= clock_timestamp() - interval '1 day', false) as is_early from announcement where posting_id = any (?::uuid[]) and is_waiting
  for update skip locked
), told as (
  update announcement set is_waiting = is_early, told_at = case when is_early then taken.told_at else clock_timestamp() end,
    told_price = case when is_plausible and not is_early then least(price, recent_price) else taken.told_price end,
    early_at = case when is_early then clock_timestamp() end, early_price = case when is_early then price end
  from taken, (
    select id, product_id, user_id, party_id, price, ${IS_PLAUSIBLE} as is_plausible, ${isOpen('available_until')} as is_open from offering
    union all
    select id, product_id, user_id, party_id, null, false, ${isOpen('closing_date')} from rfp
  ) posting
  where announcement.posting_id = posting.id and taken.posting_id = posting.id and posting.id = any (array(select posting_id from taken))
  returning posting.*, taken.kind, taken.created_at, least(taken.former_price, recent_price) as former_price,
    is_early, taken.told_at, taken.early_at, case when price >= taken.early_price then taken.early_at end as known_at
), shown as (
  select told.id, is_early, told_at, early_at, known_at, told.kind, told.created_at, told.party_id, product.id as product_id, path
  from told join "user" poster on poster.id = told.user_id and poster.locked_at is null
    left join product on product.id = product_id left join category on category.id = category_id
  where is_open and coalesce(price < former_price, true) and coalesce(product.is_shown, true)
    and not exists (select from company_profile company where company.party_id = told.party_id and company.locked_at is not null)
), alike as (
  select min(id::text)::uuid as id, kind, product_id, party_id, path, count(*) as count, min(created_at) as created_at, max(id::text)::uuid as posting_id,
    bool_or(is_early) as is_early, max(told_at) as told_at, max(early_at) as early_at, max(known_at) as known_at
  from shown group by kind, product_id, party_id, path,
    case when kind = 'lower_prices' and (is_early or early_at is not null or exists (select from watch where offering_id = id)) then id end
), interested as (
  select alike.id, watch.created_at as since, watch.user_id, 1 as rank, alike.id as reason_id
  from alike join watch on watch.offering_id = alike.id where kind = 'lower_prices'
  union all
  select alike.id, watch.created_at, watch.user_id, 2, watch.product_id from alike join watch on watch.product_id = alike.product_id
  where kind <> 'new_rfps'
  union all
  select alike.id, own.created_at, representative_of(own.user_id, own.party_id), 2, own.product_id
  from alike cross join lateral (
    select product_id, user_id, party_id, min(created_at) as created_at from offering
    where offering.product_id = alike.product_id and ${isOpen('available_until')} group by product_id, user_id, party_id
  ) own where kind = 'new_rfps'
  union all
  select alike.id, watch.created_at, watch.user_id, 3, company.id
  from alike join company_profile company on company.party_id = alike.party_id join watch on watch.company_id = company.id
  union all
  select alike.id, search.created_at, search.user_id, 4, search.id
  from alike join search_watch search on search.product_ids @> array[alike.product_id]
  union all
  select alike.id, watch.created_at, watch.user_id, 5, watch.category_id from alike join watch on watch.category_id = any (path) where kind <> 'new_rfps'
), chosen as (
  select distinct on (watcher.id, alike.id) watcher.id as user_id, alike.kind, reason_id, alike.count, alike.posting_id
  from interested join alike on alike.id = interested.id and since <= alike.created_at
    -- A price that is told at once is told to new watchers only, and a day later to the others.
    and case when is_early then since > greatest(told_at, early_at) else (since > told_at and since <= known_at) is not true end
    join "user" watcher on watcher.id = interested.user_id and watcher.deleted_at is null and watcher.locked_at is null
  where alike.party_id not in (watcher.party_id, watcher.own_party_id) and not exists (
    select from member_block where (blocker_party_id, blocked_party_id) in ((watcher.party_id, alike.party_id), (alike.party_id, watcher.party_id)))
  order by watcher.id, alike.id, rank
), noted as (
  insert into watch_notice (user_id, kind, reason_id, count, posting_id)
  select user_id, kind, reason_id, sum(count), max(posting_id::text)::uuid from chosen group by user_id, kind, reason_id
  on conflict (user_id, kind, reason_id) do update set count = watch_notice.count + excluded.count, posting_id = excluded.posting_id
)
select count(*)::int as count from told`;

const FORGET = `delete from announcement where not is_waiting and told_at < statement_timestamp() - interval '${REMEMBERED}'`;

/** Those that were not searched for a day, or not since a new material is in the index for certain. */
const OUTDATED = `
select id, text from search_watch
where searched_at < greatest(clock_timestamp() - interval '1 day', (select max(created_at) from product) + interval '5 minutes')
order by searched_at limit ${MAX_OUTDATED}`;

/** Tells members of new offers, lower prices and new RFPs that concern what they watch, sell or search for. */
export const announcePostings = async (pool: Pool, newUnit: () => EntityManager): Promise<void> => {
  try {
    await searchAgain(pool);
  } finally {
    // Also if a search fails.
    await announce(pool, newUnit);
  }
};

const announce = async (pool: Pool, newUnit: () => EntityManager): Promise<void> => {
  await pool.query(NOTE_NEW);
  for (;;) {
    const { rows } = await pool.query<{ id: string }>(WAITING);
    const ids = rows.map(({ id }) => id);
    const [taken] = await transact(newUnit(), async (em) => {
      await em.execute(`set local statement_timeout = '60s'`);
      return em.execute<{ count: number }[]>(TAKE, [`{${ids.join()}}`]);
    });
    // Nothing waits, or another instance has it.
    if (!taken?.count) break;
  }
  await pool.query(FORGET);
  await tellWatchers(newUnit);
};

/** Stores the materials that saved searches name, so that a posting finds its searches by its material. */
const searchAgain = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ id: string; text: string }>(OUTDATED);
  for (const { id, text } of rows) {
    // Before the search, so that one that fails waits behind the others.
    await pool.query('update search_watch set searched_at = clock_timestamp() where id = $1', [id]);
    const { matches } = await findProducts(pool, text, {}, { facets: false });
    const products = matches.filter(({ isNearest }) => !isNearest).map(({ productId }) => productId);
    await pool.query('update search_watch set product_ids = $1 where id = $2', [products, id]);
  }
};
