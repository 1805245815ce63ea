import { Migration } from '@mikro-orm/migrations';

/**
 * Drops foreign keys that repeat other checks: the participant already ties a bid to its auction and bidder, and the actor of a command is
 * always the bidder, the owner or an admin with a session.
 */
export class Migration20261122BidChecks extends Migration {
  override up(): void {
    this.addSql(`
alter table bid add constraint bid_of_participant foreign key (auction_id, user_id) references auction_bidder (auction_id, user_id);
alter table bid drop constraint bid_auction_id_foreign;
-- Bidders of RFPs have no participant row, so they keep a foreign key.
alter table bid add column rfp_bidder_id uuid generated always as (case when rfp_id is not null then user_id end) stored references "user" (id);
alter table bid drop constraint bid_user_id_foreign;
alter table auction_event drop constraint auction_event_actor_id_fkey;`);
  }
}
