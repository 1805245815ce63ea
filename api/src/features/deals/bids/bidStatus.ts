import { sql, type Sql } from '../../../reading/sql.ts';

/** Derived from the auction or RFP. */
export const status = (bid: Sql): Sql => sql`case
  when exists (select 1 from bid_void where bid_void.bid_id = ${bid}.id) then 'voided'
  when ${bid}.rfp_id is not null then coalesce((select case when rfp.awarded_bid_id = ${bid}.id then 'awarded' when rfp.awarded_bid_id is not null then 'declined' end from rfp where rfp.id = ${bid}.rfp_id), 'active')
  else coalesce((select case when seen_auction.awarded_bid_id = ${bid}.id then 'awarded' when seen_auction.closed_at is not null then 'declined' end from auction seen_auction where seen_auction.id = ${bid}.auction_id), 'active')
end`;
