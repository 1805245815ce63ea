import { Migration } from '@mikro-orm/migrations';

/**
 * Programs ask again and again for what changed among a member's orders and bids. Bids have no time of change of their own, so their
 * changes are found through what decided them.
 */
export class Migration20261123UpdatedIndexes extends Migration {
  override up(): void {
    this.addSql(`
create index order_of_buyer_updated on "order" (buyer_id, updated_at, id);
create index order_of_seller_updated on "order" (seller_id, updated_at, id);
create index rfp_decided on rfp (decided_at) where decided_at is not null;
create index auction_decided on auction (decided_at) where decided_at is not null;
create index bid_void_at on bid_void (at);`);
  }
}
