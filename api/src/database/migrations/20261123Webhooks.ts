import { Migration } from '@mikro-orm/migrations';

/** Endpoints of members' programs, the events to send them, and each attempt to do so. */
export class Migration20261123Webhooks extends Migration {
  override up(): void {
    this.addSql(`
create table webhook (
  id uuid not null primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null references "user" (id) on delete cascade,
  url text not null,
  events text[] not null,
  category_ids uuid[] not null default '{}',
  product_ids uuid[] not null default '{}',
  sealed_secret text not null,
  -- Signatures of the replaced secret are sent too until this time.
  former_secret text,
  former_until timestamptz(3),
  failures integer not null default 0,
  first_failure_at timestamptz(3),
  -- Nothing is sent before, because the last attempts failed.
  paused_until timestamptz(3),
  disabled_at timestamptz(3),
  idempotency_key text,
  command_hash text
);
create unique index webhook_idempotency on webhook (user_id, idempotency_key);
create index webhook_events on webhook using gin (events) where disabled_at is null;
create table webhook_delivery (
  id uuid not null primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  webhook_id uuid not null references webhook (id) on delete cascade,
  event_id uuid not null,
  type text not null,
  subject_ids jsonb not null,
  occurred_at timestamptz(3) not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed', 'skipped')),
  attempt_count integer not null default 0,
  due_at timestamptz(3) not null default clock_timestamp()
);
create unique index webhook_delivery_event on webhook_delivery (webhook_id, event_id);
create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at, id);
create index webhook_delivery_due on webhook_delivery (webhook_id, due_at) where status = 'waiting';
create index webhook_delivery_age on webhook_delivery (created_at);
create table webhook_attempt (
  id uuid not null primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  delivery_id uuid not null references webhook_delivery (id) on delete cascade,
  request_body text not null,
  response_status integer,
  response_body text,
  duration_ms integer not null,
  error text
);
create index webhook_attempt_delivery on webhook_attempt (delivery_id, created_at);`);
  }
}
