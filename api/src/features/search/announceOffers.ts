import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { transact } from '../../writing/transact.ts';
import { notify } from '../notices/notify.ts';
import { findProducts } from './engine/findProducts.ts';

const MAX_OFFERS = 200;

/** New offers whose material is in the search index; the others wait for it. */
const WAITING = `
select offering_id as "offeringId", product_id as "productId" from search_watch_offer join offering on offering.id = offering_id
where not exists (select from search_change) or exists (select from search_document where search_document.product_id = offering.product_id)
order by search_watch_offer.created_at limit ${MAX_OFFERS}`;
/** Takes offers, each by one instance, with the members to notify: each member once, and nobody of the seller. */
const TAKE = `
with taken as (
  delete from search_watch_offer where offering_id = any (array(
    select offering_id from search_watch_offer where offering_id = any (?::uuid[]) for update skip locked
  )) returning offering_id, created_at
)
select distinct on (offering.id, search_watch.user_id) offering.id as "offeringId", product.name, search_watch.user_id as "userId", search_watch.text
from taken join offering on offering.id = taken.offering_id and offering.status = 'active'
  join product on product.id = offering.product_id and product.is_shown
  join json_to_recordset(?::json) as match (text text, product_id uuid) on match.product_id = product.id
  join search_watch on lower(search_watch.text) = match.text and search_watch.created_at <= taken.created_at
  join "user" watcher on watcher.id = search_watch.user_id
where watcher.party_id <> offering.party_id
order by offering.id, search_watch.user_id, search_watch.created_at`;

interface Waiting {
  offeringId: string;
  productId: string;
}
interface Announced {
  offeringId: string;
  name: string;
  userId: string;
  text: string;
}
interface Match {
  text: string;
  product_id: string;
}

/** Notifies members once of each new offer of a material that their saved searches name. */
export const announceSearchedOffers = async (pool: Pool, newUnit: () => EntityManager): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query<Waiting>(WAITING);
    if (rows.length === 0) return;
    const matches = await matchesOf(pool, new Set(rows.map(({ productId }) => productId)));
    await notifyMembers(
      newUnit(),
      rows.map(({ offeringId }) => offeringId),
      matches,
    );
    if (rows.length < MAX_OFFERS) return;
  }
};

/** Which of the products each saved search names. */
const matchesOf = async (pool: Pool, products: ReadonlySet<string>): Promise<Match[]> => {
  const found: Match[] = [];
  const { rows } = await pool.query<{ text: string }>('select distinct lower(text) as text from search_watch');
  for (const { text } of rows) {
    const { matches } = await findProducts(pool, text, {}, { facets: false });
    for (const { productId, isNearest } of matches)
      if (!isNearest && products.has(productId)) found.push({ text, product_id: productId });
  }
  return found;
};

const notifyMembers = (unit: EntityManager, offeringIds: readonly string[], matches: readonly Match[]): Promise<void> =>
  transact(unit, async (em) => {
    const found = await em.execute<Announced[]>(TAKE, [`{${offeringIds.join()}}`, JSON.stringify(matches)]);
    for (const { userId, ...offer } of found) await notify(em, userId, 'search_offered', offer);
  });
