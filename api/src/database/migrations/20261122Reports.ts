import { Migration } from '@mikro-orm/migrations';

/** Blocked members, and reports of members and what they wrote: one open report per subject, with an entry per reporter. */
export class Migration20261122Reports extends Migration {
  override up(): void {
    this.addSql(`
create table member_block (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  blocker_id uuid not null references "user" (id),
  blocked_id uuid not null references "user" (id),
  unique (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index member_block_blocked on member_block (blocked_id);
create table report (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  kind text not null check (kind in ('member', 'company', 'offering', 'rfp', 'auction', 'message')),
  subject_id uuid not null,
  member_id uuid not null references "user" (id),
  title text not null,
  content text not null,
  link text,
  status text not null default 'open' check (status in ('open', 'handled')),
  handled_at timestamptz(3),
  handled_by_id uuid references "user" (id),
  handling_note text
);
create unique index report_open on report (kind, subject_id) where status = 'open';
create index report_status on report (status, created_at, id);
create index report_member on report (member_id);
create table report_entry (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  report_id uuid not null references report (id),
  reporter_id uuid not null references "user" (id),
  reason text not null check (reason in ('spam', 'fraud', 'impersonation', 'offensive', 'prohibited', 'other')),
  note text,
  unique (report_id, reporter_id)
);
alter table write_quota add column reports integer not null default 0;`);
  }
}
