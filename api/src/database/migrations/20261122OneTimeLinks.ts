import { Migration } from '@mikro-orm/migrations';

/** Links in emails that reset a password, or confirm or revert a new email address. Only the hash of the token is stored. */
export class Migration20261122OneTimeLinks extends Migration {
  override up(): void {
    this.addSql(`
create table one_time_link (
  token_hash text primary key,
  kind text not null check (kind in ('password_reset', 'email_change', 'email_revert')),
  user_id uuid not null references "user" (id) on delete cascade,
  -- The new address of a change, or the former address of a revert.
  email text check ((email is null) = (kind = 'password_reset')),
  created_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null
);
create index one_time_link_user on one_time_link (user_id);
create index one_time_link_expiry on one_time_link (expires_at);
-- A former address stays reserved while its owner can revert the change.
create index one_time_link_reserved on one_time_link (email) where kind = 'email_revert';`);
  }
}
