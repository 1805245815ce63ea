import { Migration } from '@mikro-orm/migrations';

/** Number of edits of an auction's terms. */
export class Migration20261122AuctionTermsVersion extends Migration {
  override up(): void {
    this.addSql(`
alter table auction add column terms_version integer not null default 0;
update auction set terms_version = edits from (
  select auction_id, count(*)::int as edits from auction_event where type = 'edited' group by auction_id
) log where log.auction_id = auction.id;`);
  }
}
