import { Migration } from '@mikro-orm/migrations';

/** The notes of an auction are its log's; this is how they are read. */
export class Migration20261122AuctionNotes extends Migration {
  override up(): void {
    this.addSql(`
-- With the rights of whoever reads, so that it is no way round those of the log.
create view auction_note with (security_invoker) as
  select auction_id, seq, at, payload::json ->> 'note' as note from auction_event where type = 'noted';
create index auction_event_note on auction_event (auction_id, seq) where type = 'noted';`);
  }
}
