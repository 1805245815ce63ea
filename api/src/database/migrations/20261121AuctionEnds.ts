import { Migration } from '@mikro-orm/migrations';

/** An index to find the event that set an auction's end without reading its bids. */
export class Migration20261121AuctionEnds extends Migration {
  override up(): void {
    this.addSql(
      `create index auction_event_end on auction_event (auction_id, seq) where type in ('created', 'extended', 'edited')`,
    );
  }
}
