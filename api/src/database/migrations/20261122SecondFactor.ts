import { Migration } from '@mikro-orm/migrations';

/** Second factors of accounts: authenticator apps, passkeys and recovery codes. */
export class Migration20261122SecondFactor extends Migration {
  override up(): void {
    this.addSql(`
alter table "user" add column second_factor_at timestamptz(3);
alter table session add column second_factor_at timestamptz(3);

-- The apps' secrets, encrypted with a key derived from SECRET_KEY. The pending one replaces the other with its first code.
create table authenticator (
  user_id uuid primary key references "user" (id) on delete cascade,
  sealed text,
  pending text,
  confirmed_at timestamptz(3),
  -- The 30-second step of the last accepted code: no code of this or an earlier step is accepted again.
  last_step integer
);

create table recovery_code (
  user_id uuid not null references "user" (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz(3),
  primary key (user_id, code_hash)
);

create table passkey (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null references "user" (id) on delete cascade,
  name text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  last_used_at timestamptz(3)
);
create index passkey_user_id on passkey (user_id);

-- Challenges are signed, not stored; only those that were used are remembered until they expire.
create table used_challenge (
  id text primary key,
  expires_at timestamptz(3) not null
);
create index used_challenge_expires_at on used_challenge (expires_at);`);
  }
}
