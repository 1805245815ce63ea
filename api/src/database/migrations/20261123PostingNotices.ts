import { Migration } from '@mikro-orm/migrations';

/**
 * Triggers notify all instances of every new RFP and of every visible change of an offering, which `updated_at` tells. A payload is
 * limited to 8,000 bytes, so the rows of a statement are sent in parts.
 */
export class Migration20261123PostingNotices extends Migration {
  override up(): void {
    this.addSql(`
create function notify_posted_rfps() returns trigger language plpgsql as $$
begin
  perform pg_notify('feedstock_rfp', string_agg(id::text, ','))
  from (select id, (row_number() over () - 1) / 200 as part from written) as numbered group by part;
  return null;
end $$;
create trigger rfp_notify_posted after insert on rfp referencing new table as written
  for each statement execute function notify_posted_rfps();

create function notify_changed_offerings() returns trigger language plpgsql as $$
begin
  perform pg_notify('feedstock_offering', string_agg(id || ' ' || (extract(epoch from updated_at) * 1000)::bigint, ','))
  from (
    select written.id, written.updated_at, (row_number() over () - 1) / 100 as part from written join replaced using (id)
    where written.updated_at <> replaced.updated_at
  ) as numbered group by part;
  return null;
end $$;
create trigger offering_notify_changed after update on offering referencing old table as replaced new table as written
  for each statement execute function notify_changed_offerings();`);
  }
}
