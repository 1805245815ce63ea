import { Migration } from '@mikro-orm/migrations';

/** A bid goes into the indexes it can be found by, and into no others: on a hot auction they were half of what it cost. */
export class Migration20261121BidIndexes extends Migration {
  override up(): void {
    this.addSql(`
-- bid_auction_seq_unique begins with it.
drop index bid_auction_id_index;
drop index bid_rfp_id_index;
drop index bid_offering_id_index;
drop index bid_idempotency;
create index bid_of_rfp on bid (rfp_id) where rfp_id is not null;
create index bid_of_offering on bid (offering_id) where offering_id is not null;
-- Bids on auctions have their keys in the log.
create unique index bid_idempotency on bid (user_id, idempotency_key) where idempotency_key is not null;
-- Written again with every batch: room beside a row keeps its new version on its page, and out of the indexes.
alter table auction set (fillfactor = 70);
alter table auction_bidder set (fillfactor = 70);`);
  }
}
