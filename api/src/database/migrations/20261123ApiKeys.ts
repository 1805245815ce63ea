import { Migration } from '@mikro-orm/migrations';

/** Keys by which programs of members authenticate, and how much each is used. */
export class Migration20261123ApiKeys extends Migration {
  override up(): void {
    this.addSql(`
create table api_key (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null references "user" (id) on delete cascade,
  name text not null,
  -- How the secret begins, so that its owner recognises it.
  prefix text not null,
  -- SHA-256 of the secret, in hex.
  secret_hash text not null unique,
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['read', 'trade']),
  expires_at timestamptz(3),
  last_used_at timestamptz(3)
);
create index api_key_user_id on api_key (user_id);

create table api_key_usage (
  key_id uuid not null references api_key (id) on delete cascade,
  day date not null,
  requests bigint not null,
  points bigint not null,
  primary key (key_id, day)
);
create index api_key_usage_day on api_key_usage (day);

-- All instances forget the key and close its sockets at the commit.
create function tell_api_key_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('feedstock_sessions_ended', '');
  return null;
end $$;
create trigger api_key_ended after delete on api_key for each statement execute function tell_api_key_ended();`);
  }
}
