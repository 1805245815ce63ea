import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { transact } from '../../writing/transact.ts';
import { notify } from '../email/notify.ts';
import { findMaterials } from './engine/findMaterials.ts';

const MAX_OFFERS = 200;
const MAX_TEXTS = 500;

/** New offers whose material is in the search index; the others wait for it. */
const WAITING = `
select offering_id as "offeringId", product_id as "productId" from search_watch_offer join offering on offering.id = offering_id
where not exists (select from search_change) or exists (select from search_document where search_document.product_id = offering.product_id)
order by search_watch_offer.created_at limit ${MAX_OFFERS}`;
const TEXTS = `
select distinct lower(text) as text from search_watch where lower(text) > $1 order by text limit ${MAX_TEXTS}`;

/** Claims offers, each by one instance, with the members to notify: each member once, and never the seller. */
const TAKE = `
with taken as (
  delete from search_watch_offer where offering_id in (
    select offering_id from search_watch_offer where offering_id = any (?::uuid[]) for update skip locked
  ) returning offering_id, created_at
)
select distinct on (offering.id, search_watch.user_id) offering.id as "offeringId", product.name, search_watch.user_id as "userId", search_watch.text
from taken join offering on offering.id = taken.offering_id and offering.status = 'active'
  join product on product.id = offering.product_id and product.is_shown
  join json_to_recordset(?::json) as claim (text text, product_id uuid) on claim.product_id = product.id
  join search_watch on lower(search_watch.text) = claim.text and search_watch.created_at <= taken.created_at
where search_watch.user_id <> offering.user_id
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
interface Claim {
  text: string;
  product_id: string;
}

/** Notifies members once of each new offer of a material that their saved searches name. */
export const announceSearchedOffers = async (pool: Pool, newUnit: () => EntityManager): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query<Waiting>(WAITING);
    if (rows.length === 0) return;
    const claims = await claimsOn(pool, new Set(rows.map(({ productId }) => productId)));
    await notifyMembers(
      newUnit(),
      rows.map(({ offeringId }) => offeringId),
      claims,
    );
    if (rows.length < MAX_OFFERS) return;
  }
};

/** Which of the products each saved search names. */
const claimsOn = async (pool: Pool, products: ReadonlySet<string>): Promise<Claim[]> => {
  const claims: Claim[] = [];
  let last = '';
  for (;;) {
    const { rows } = await pool.query<{ text: string }>(TEXTS, [last]);
    for (const { text } of rows) {
      const { matches } = await findMaterials(pool, text, {}, { facets: false });
      for (const { productId, isNearest } of matches)
        if (!isNearest && products.has(productId)) claims.push({ text, product_id: productId });
    }
    last = rows.at(-1)?.text ?? '';
    if (rows.length < MAX_TEXTS) return claims;
  }
};

const notifyMembers = (unit: EntityManager, offeringIds: readonly string[], claims: readonly Claim[]): Promise<void> =>
  transact(unit, async (em) => {
    const found = await em.execute<Announced[]>(TAKE, [`{${offeringIds.join()}}`, JSON.stringify(claims)]);
    for (const { userId, ...offer } of found) await notify(em, userId, 'search_offered', offer);
  });
