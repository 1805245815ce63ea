import { Migration } from '@mikro-orm/migrations';

/** A view for reading the notes of an auction, which are stored in its log. */
export class Migration20261122AuctionNotes extends Migration {
  override up(): void {
    this.addSql(`
-- Checks the reader's rights, so that the view does not bypass those of the log.
create view auction_note with (security_invoker) as
  select auction_id, seq, at, payload::json ->> 'note' as note from auction_event where type = 'noted';
create index auction_event_note on auction_event (auction_id, seq) where type = 'noted';`);
  }
}
