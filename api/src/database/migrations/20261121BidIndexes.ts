import { Migration } from '@mikro-orm/migrations';

/** Limits each index of bids to the bids it is used for, because index writes dominated on hot auctions. */
export class Migration20261121BidIndexes extends Migration {
  override up(): void {
    this.addSql(`
-- bid_auction_seq_unique starts with the same column.
drop index bid_auction_id_index;
drop index bid_rfp_id_index;
drop index bid_offering_id_index;
drop index bid_idempotency;
create index bid_of_rfp on bid (rfp_id) where rfp_id is not null;
create index bid_of_offering on bid (offering_id) where offering_id is not null;
-- The idempotency keys of auction bids are in the log.
create unique index bid_idempotency on bid (user_id, idempotency_key) where idempotency_key is not null;
-- Updated with every batch: free space on the page allows HOT updates, which write no index entries.
alter table auction set (fillfactor = 70);
alter table auction_bidder set (fillfactor = 70);`);
  }
}
