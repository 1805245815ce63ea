import { Migration } from '@mikro-orm/migrations';

/**
 * The audit log, in monthly partitions. The application's role can insert events and nothing else; what else it needs are functions that
 * run with the owner's rights.
 */
export class Migration20261122AuditLog extends Migration {
  override up(): void {
    this.addSql(`${table}${counting}${partitions}`);
  }
}

const table = `
create table audit_event (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  kind text not null,
  -- Ids without foreign keys: events outlive accounts and records.
  actor_id uuid,
  subject_id text,
  address text,
  request_id text,
  detail jsonb check (octet_length(detail::text) <= 1000),
  -- Events of a counted kind share one row per hour, whose time is the beginning of the hour.
  is_counted boolean not null default false,
  count integer not null default 1,
  last_at timestamptz(3) not null default clock_timestamp(),
  primary key (created_at, id)
) partition by range (created_at);
create index audit_event_kind on audit_event (kind, created_at, id);
create index audit_event_actor on audit_event (actor_id, created_at, id);
create index audit_event_subject on audit_event (subject_id, created_at, id);
create index audit_event_address on audit_event (address, created_at, id);
create unique index audit_event_counted on audit_event (created_at, kind, actor_id, subject_id, address, detail)
  nulls not distinct where is_counted;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.is_counted and new.count = old.count + 1
    and to_jsonb(new) - 'count' - 'last_at' = to_jsonb(old) - 'count' - 'last_at' then
    return new;
  end if;
  raise exception 'audit_event is append-only: % refused', tg_op using errcode = 'insufficient_privilege';
end $$;
create trigger audit_event_append_only before update or delete on audit_event for each row execute function refuse_audit_change();
create trigger audit_event_no_truncate before truncate on audit_event for each statement execute function refuse_audit_change();
`;

const counting = `
create function count_audit_event(id uuid, kind text, actor_id uuid, subject_id text, address text, request_id text, detail jsonb)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into audit_event as event (id, created_at, kind, actor_id, subject_id, address, request_id, detail, is_counted)
  values ($1, date_trunc('hour', clock_timestamp(), 'UTC'), $2, $3, $4, $5, $6, $7, true)
  on conflict (created_at, kind, actor_id, subject_id, address, detail) where is_counted
  do update set count = event.count + 1, last_at = clock_timestamp()
$$;
revoke execute on function count_audit_event from public;
`;

const partitions = `
-- Creates the partitions of this month and the next three, and drops those whose events are all older than 400 days.
create function maintain_audit_log() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  this_month timestamp := date_trunc('month', clock_timestamp() at time zone 'UTC');
  month timestamp;
  partition text;
begin
  perform pg_advisory_xact_lock(hashtext('maintain_audit_log'));
  for ahead in 0..3 loop
    month := this_month + make_interval(months => ahead);
    partition := 'audit_event_' || to_char(month, 'YYYY_MM');
    continue when to_regclass(partition) is not null;
    -- Attaching blocks no inserts, which creating as a partition would.
    execute format('create table %I (like audit_event including defaults including constraints)', partition);
    execute format('alter table audit_event attach partition %I for values from (%L) to (%L)', partition,
      month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_audit_change()',
      partition || '_no_truncate', partition);
  end loop;
  for partition in
    select inhrelid::regclass::text from pg_inherits where inhparent = 'audit_event'::regclass
  loop
    month := to_date(right(partition, 7), 'YYYY_MM');
    if (month + interval '1 month') at time zone 'UTC' <= clock_timestamp() - interval '400 days' then
      execute format('drop table %I', partition);
    end if;
  end loop;
end $$;
revoke execute on function maintain_audit_log from public;
select maintain_audit_log();
`;
