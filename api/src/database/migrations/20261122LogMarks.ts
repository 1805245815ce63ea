import { Migration } from '@mikro-orm/migrations';

/** Stores who led at each log reader's position. Finding it in the log could read the whole log when PostgreSQL had no statistics. */
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
