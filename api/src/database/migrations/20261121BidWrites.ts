import { Migration } from '@mikro-orm/migrations';

/** What no statement looks for is in no index: each of these was written for every bid on an auction. */
export class Migration20261121BidWrites extends Migration {
  override up(): void {
    this.addSql(`
-- bid_of_member_newest begins with it.
drop index bid_user_id_index;
-- A bid on an auction is on no RFP; bids of an RFP are found by this one, too.
drop index bid_of_rfp;
drop index bid_of_rfp_newest;
create index bid_of_rfp_newest on bid (rfp_id, created_at, id) where rfp_id is not null;
drop index auction_event_bid;`);
  }
}
