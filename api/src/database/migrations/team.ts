import { Migration } from '@mikro-orm/migrations';

/** Invitations to companies, and what makes writes and memberships wait for each other. */
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
create index company_profile_of_last_owner on company_profile (user_id) where (closed_at is not null);

alter table write_quota add column invitations integer not null default 0;

-- A write holds the account of its member, which each change of a membership locks, and then reads the role.
create function hold_role(member uuid, alone boolean) returns text language plpgsql as $$
begin
  if alone then perform from "user" where id = member for no key update;
  else perform from "user" where id = member for key share;
  end if;
  return (select role from company_member where user_id = member and left_at is null);
end $$;

-- What concerns a record of a company goes to its owner once the person who acted has left or is locked.
create function find_colleague() returns trigger language plpgsql as $$
declare
  record uuid := substring(new.link from '^/(?:orders|offerings|rfps|auctions)/([0-9a-f-]{36})')::uuid;
  party uuid;
begin
  if not exists (
    select from "user" where id = new.recipient_id
      and (locked_at is not null or exists (select from company_member where user_id = new.recipient_id and left_at is not null)))
  then return new;
  end if;
  party := coalesce(
    (select case new.recipient_id when buyer_id then buyer_party_id when seller_id then seller_party_id end from "order" where id = record),
    (select party_id from offering where id = coalesce(new.offering_id, record) and user_id = new.recipient_id),
    (select party_id from rfp where id = record and user_id = new.recipient_id),
    (select party_id from auction where id = record and user_id = new.recipient_id),
    (select party_id from auction_bidder where auction_id = record and user_id = new.recipient_id),
    (select party_id from bid where rfp_id = record and user_id = new.recipient_id order by created_at desc limit 1),
    (select sending_party_id from message where id = new.in_reply_to_id and sending_user_id = new.recipient_id));
  new.recipient_id := coalesce(
    (select company.user_id from company_profile company join "user" person on person.id = new.recipient_id
     where company.party_id = party and company.closed_at is null and company.user_id is distinct from new.sending_user_id
       and (person.party_id <> party or person.locked_at is not null)),
    new.recipient_id);
  return new;
end $$;
create trigger colleague_found before insert on message for each row execute function find_colleague();
`);
  }
}
