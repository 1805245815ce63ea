import { Migration } from '@mikro-orm/migrations';

/** Start and reason of an auction's pause by an admin. */
export class Migration20261122AuctionPauses extends Migration {
  override up(): void {
    this.addSql(`
alter table auction add column paused_at timestamptz(3), add column pause_reason text;
alter table auction add constraint auction_pause check ((paused_at is null) = (pause_reason is null) and (paused_at is null or closed_at is null));
-- The effective end: infinity during a pause. Queries for ending auctions use this column.
alter table auction add column ends_at timestamptz(3) not null generated always as (case when paused_at is null then end_time else 'infinity' end) stored;
drop index auction_end;
create index auction_end on auction (ends_at, id);
drop index auction_to_close;
create index auction_to_close on auction (ends_at) where closed_at is null;
drop index auction_event_end;
create index auction_event_end on auction_event (auction_id, seq) where type in ('created', 'extended', 'edited', 'resumed');`);
  }
}
