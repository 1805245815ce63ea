import { Migration } from '@mikro-orm/migrations';

/** Invitations to companies. */
export class Team extends Migration {
  override up(): void {
    this.addSql(`
create table company_invitation (
  id uuid primary key,
  company_id uuid not null references company_profile(id),
  email text not null,
  role text not null,
  token_hash text not null,
  invited_by_id uuid not null references "user"(id),
  status text not null default 'pending',
  opted_out boolean not null default false,
  created_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null default clock_timestamp() + interval '48 hours',
  constraint company_invitation_email_check check (email = lower(email)),
  constraint company_invitation_role_check check (role in ('admin', 'trader', 'reader')),
  constraint company_invitation_status_check check (status in ('pending', 'accepted', 'declined', 'cancelled')),
  constraint company_invitation_token unique (token_hash)
);
create unique index company_invitation_pending on company_invitation (company_id, email) where (status = 'pending');
create index company_invitation_of_address on company_invitation (email, created_at);
create index company_invitation_of_company on company_invitation (company_id, created_at);
create index company_invitation_of_sender on company_invitation (invited_by_id);

alter table write_quota add column invitations integer not null default 0;
`);
  }
}
