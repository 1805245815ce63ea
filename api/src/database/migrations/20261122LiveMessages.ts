import { Migration } from '@mikro-orm/migrations';

/**
 * Triggers notify all instances of every new message, placed order and status change of an order, whichever code made it. A payload is
 * limited to 8,000 bytes, so the rows of a statement are sent in parts. Transactions that notify commit one after the other; bids write
 * neither table, so they are not affected.
 */
export class Migration20261122LiveMessages extends Migration {
  override up(): void {
    this.addSql(`
create function notify_messages() returns trigger language plpgsql as $$
begin
  perform pg_notify('feedstock_message', string_agg(recipient_id || ' ' || id, ','))
  from (select recipient_id, id, (row_number() over () - 1) / 100 as part from written) as numbered group by part;
  return null;
end $$;
create trigger message_notify after insert on message referencing new table as written
  for each statement execute function notify_messages();

create function notify_placed_orders() returns trigger language plpgsql as $$
begin
  perform pg_notify('feedstock_order', string_agg(concat_ws(' ', buyer_id, seller_id, id, status), ','))
  from (select written.*, (row_number() over () - 1) / 50 as part from written) as numbered group by part;
  return null;
end $$;
create trigger order_notify_placed after insert on "order" referencing new table as written
  for each statement execute function notify_placed_orders();

create function notify_changed_orders() returns trigger language plpgsql as $$
begin
  perform pg_notify('feedstock_order', string_agg(concat_ws(' ', buyer_id, seller_id, id, status), ','))
  from (
    select written.*, (row_number() over () - 1) / 50 as part from written join replaced using (id)
    where written.status <> replaced.status
  ) as numbered group by part;
  return null;
end $$;
create trigger order_notify_changed after update on "order" referencing old table as replaced new table as written
  for each statement execute function notify_changed_orders();

-- For the poll that finds recent order events whose notification was lost.
create index order_event_newest on order_event (created_at);`);
  }
}
