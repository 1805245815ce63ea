import { Migration } from '@mikro-orm/migrations';

/** The history of each order and who changed it. */
export class Migration20261121Orders extends Migration {
  override up(): void {
    this.addSql(`
create table order_event (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  order_id uuid not null references "order" (id),
  status text not null check (status in ('confirmed', 'shipped', 'delivered', 'completed', 'cancelled')),
  actor_id uuid not null references "user" (id),
  note text null check (status <> 'cancelled' or note is not null),
  idempotency_key text null,
  command_hash text null,
  primary key (id)
);
create unique index order_event_idempotency on order_event (actor_id, idempotency_key);
-- An order reaches each status at most once.
create unique index order_event_status on order_event (order_id, status);
create trigger order_event_append_only before update or delete on order_event for each row execute function refuse_change();
create trigger order_event_no_truncate before truncate on order_event for each statement execute function refuse_change();
create index order_offering_id_index on "order" (offering_id) where offering_id is not null;
`);
  }
}
