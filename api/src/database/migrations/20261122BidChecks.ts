import { Migration } from '@mikro-orm/migrations';

/**
 * What a bid refers to is looked up for every bid, and half of that for nothing: its auction and its bidder are those of the participant,
 * who is what a bid on an auction belongs to; and whoever gave a command is the bidder, the owner or an admin with a session.
 */
export class Migration20261122BidChecks extends Migration {
  override up(): void {
    this.addSql(`
alter table bid add constraint bid_of_participant foreign key (auction_id, user_id) references auction_bidder (auction_id, user_id);
alter table bid drop constraint bid_auction_id_foreign;
-- The bidder of an RFP, who is in no other table.
alter table bid add column rfp_bidder_id uuid generated always as (case when rfp_id is not null then user_id end) stored references "user" (id);
alter table bid drop constraint bid_user_id_foreign;
alter table auction_event drop constraint auction_event_actor_id_fkey;`);
  }
}
