import { Migration } from '@mikro-orm/migrations';

/**
 * Who led where a reader of an auction's log has come to. Looked up in the log it was read anew every time, all of it where PostgreSQL
 * had no statistics of the auction: a third of what the database did for a hot auction's bids.
 */
export class Migration20261122LogMarks extends Migration {
  override up(): void {
    this.addSql(`
alter table log_reader add column leader_alias integer;
update log_reader set leader_alias = (
  select (case when hidden -> 'leader' is null then payload::json ->> 'leader' else hidden -> 'leader' ->> 'value' end)::integer
  from auction_event where auction_event.auction_id = log_reader.auction_id and auction_event.seq <= log_reader.seq
    and type in ('bid_accepted', 'bid_voided')
  order by auction_event.seq desc limit 1
) where name = 'messages';`);
  }
}
