import { Migration } from '@mikro-orm/migrations';

/** Drops unused indexes that were written with every bid. */
export class Migration20261121BidWrites extends Migration {
  override up(): void {
    this.addSql(`
-- bid_of_member_newest starts with the same column.
drop index bid_user_id_index;
-- Auction bids have no RFP; this index also finds all bids of an RFP.
drop index bid_of_rfp;
drop index bid_of_rfp_newest;
create index bid_of_rfp_newest on bid (rfp_id, created_at, id) where rfp_id is not null;
drop index auction_event_bid;`);
  }
}
