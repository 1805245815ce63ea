import { Migration } from '@mikro-orm/migrations';

// Companies of several people: what is traded belongs to a party, which is a person or a company. In several migrations, because each keeps
// its locks to its end.

/** Each person has a party of their own and acts for a party. */
export class PartiesOfPeople extends Migration {
  override up(): void {
    this.addSql(`
-- Each person has a party of their own, at first with the person's id, and acts for a party: their own or their company's.
alter table "user"
  add column own_party_id uuid generated always as (id) stored,
  add column party_id uuid generated always as (id) stored;
alter table "user"
  alter column own_party_id drop expression, alter column own_party_id set not null,
  alter column party_id drop expression, alter column party_id set not null;
create unique index user_own_party on "user" (own_party_id);
create index user_party on "user" (party_id);

create function set_own_party() returns trigger language plpgsql as $$
begin
  new.own_party_id := coalesce(new.own_party_id, new.id);
  new.party_id := coalesce(new.party_id, new.own_party_id);
  return new;
end $$;
create trigger own_party_set before insert on "user" for each row execute function set_own_party();
`);
  }
}

/** A company has its founder's party, members, and a country of its own. */
export class PartiesOfCompanies extends Migration {
  override up(): void {
    this.addSql(`
update "user" set own_party_id = gen_random_uuid() from company_profile where company_profile.user_id = "user".id;
alter table company_profile
  add column party_id uuid generated always as (user_id) stored,
  add column registration_country text,
  add column closed_at timestamptz(3);
alter table company_profile alter column party_id drop expression, alter column party_id set not null;
update company_profile set registration_country = "user".country from "user" where "user".id = company_profile.user_id;
alter table company_profile
  alter column registration_country set not null,
  drop constraint company_profile_user_id_unique,
  add constraint company_profile_party_unique unique (party_id);
create index company_profile_user_id_index on company_profile (user_id);
create unique index company_profile_of_owner on company_profile (user_id) where (closed_at is null);

-- Who belonged to a company, and when.
create table company_member (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company_profile(id),
  user_id uuid not null references "user"(id),
  role text not null,
  joined_at timestamptz(3) not null default clock_timestamp(),
  left_at timestamptz(3),
  constraint company_member_role_check check (role in ('owner', 'admin', 'trader', 'reader')),
  constraint company_member_times check (left_at >= joined_at)
);
create unique index company_member_current on company_member (user_id) where (left_at is null);
create index company_member_of_company on company_member (company_id);
create index company_member_of_user on company_member (user_id);
insert into company_member (company_id, user_id, role, joined_at) select id, user_id, 'owner', created_at from company_profile;

-- A founder's own party becomes the company's, so that nothing moves, and the founder gets a fresh one.
create function take_founders_party() returns trigger language plpgsql as $$
begin
  select own_party_id, coalesce(new.registration_country, country) into new.party_id, new.registration_country from "user" where id = new.user_id for no key update;
  update "user" set own_party_id = gen_random_uuid() where id = new.user_id;
  return new;
end $$;
create trigger company_founded before insert on company_profile for each row execute function take_founders_party();

create function add_owner() returns trigger language plpgsql as $$
begin
  insert into company_member (company_id, user_id, role) values (new.id, new.user_id, 'owner');
  return null;
end $$;
create trigger company_owner_added after insert on company_profile for each row execute function add_owner();

-- Who joins acts for the company and has nothing unread there, who leaves acts for themselves. Nobody joins before there are conversations.
create function set_acting_party() returns trigger language plpgsql as $$
begin
  update "user" set party_id = case when new.left_at is null
    then (select party_id from company_profile where id = new.company_id) else own_party_id end
  where id = new.user_id;
  if tg_op = 'INSERT' and new.role <> 'owner' then
    insert into conversation_reader (conversation_id, user_id, read_up_to)
    select conversation.id, new.user_id, last_number from conversation join company_profile on party_id in (first_party_id, second_party_id)
    where company_profile.id = new.company_id
    on conflict (conversation_id, user_id) do update set read_up_to = excluded.read_up_to;
  end if;
  return null;
end $$;
create trigger acting_party_set after insert or update of left_at on company_member for each row execute function set_acting_party();

-- What is traded names its party for good.
-- Rows get that of the acting person unless the writer knows it; so do rows of the release before.
create function set_party() returns trigger language plpgsql as $$
begin
  select party_id into new.party_id from "user" where id = new.user_id;
  return new;
end $$;
create function refuse_party_change() returns trigger language plpgsql as $$
begin
  raise exception 'the party of % never changes', tg_table_name using errcode = 'insufficient_privilege';
end $$;
`);
  }
}

/** Bids are append-only, so their column is generated first: the table is rewritten, 200,000 rows in about a second. */
export class PartiesOfBids extends Migration {
  override up(): void {
    this.addSql(`
alter table auction_bidder add column party_id uuid generated always as (user_id) stored;
alter table auction_bidder alter column party_id drop expression, alter column party_id set not null;
create trigger party_set before insert on auction_bidder for each row when (new.party_id is null) execute function set_party();
create trigger party_kept before update of party_id on auction_bidder for each row when (old.party_id is not null) execute function refuse_party_change();

alter table bid add column party_id uuid generated always as (user_id) stored;
alter table bid alter column party_id drop expression, alter column party_id set not null;
create trigger party_set before insert on bid for each row when (new.party_id is null) execute function set_party();
drop index bid_of_member_newest;
create index bid_of_party_newest on bid (party_id, created_at, id);

-- One participant for each party; bids name it by its alias. The release before finds a participant by its person.
alter table bid drop constraint bid_of_participant;
alter table auction_bidder
  drop constraint auction_bidder_pkey,
  drop constraint auction_bidder_auction_id_alias_key,
  add primary key (auction_id, alias),
  add constraint auction_bidder_party_unique unique (auction_id, party_id);
drop index auction_bidder_of_member;
create unique index auction_bidder_of_member on auction_bidder (user_id, auction_id);
create index auction_bidder_of_party on auction_bidder (party_id, auction_id);
alter table bid add constraint bid_of_participant foreign key (auction_id, alias_number) references auction_bidder(auction_id, alias);
`);
  }
}

/** New records name their parties; `PartiesOfExistingRecords` follows. */
export class PartiesOfRecords extends Migration {
  override up(): void {
    this.addSql(`
alter table offering add column party_id uuid;
create trigger party_set before insert on offering for each row when (new.party_id is null) execute function set_party();
create trigger party_kept before update of party_id on offering for each row when (old.party_id is not null) execute function refuse_party_change();
drop trigger updated_at_set on offering;
create trigger updated_at_set before update on offering for each row
  execute function set_updated_at('party_id', 'price_order', 'sku', 'idempotency_key', 'command_hash');

alter table rfp add column party_id uuid;
create trigger party_set before insert on rfp for each row when (new.party_id is null) execute function set_party();
create trigger party_kept before update of party_id on rfp for each row when (old.party_id is not null) execute function refuse_party_change();
drop trigger updated_at_set on rfp;
create trigger updated_at_set before update on rfp for each row
  execute function set_updated_at('party_id', 'awarded_bid_id', 'decided_at', 'idempotency_key', 'command_hash');

alter table auction add column party_id uuid;
create trigger party_set before insert on auction for each row when (new.party_id is null) execute function set_party();
create trigger party_kept before update of party_id on auction for each row when (old.party_id is not null) execute function refuse_party_change();

alter table "order"
  add column buyer_party_id uuid,
  add column seller_party_id uuid,
  drop constraint order_two_parties,
  add constraint order_two_parties check (buyer_party_id <> seller_party_id) not valid;
create trigger party_kept before update of buyer_party_id, seller_party_id on "order" for each row when (old.buyer_party_id is not null)
  execute function refuse_party_change();

-- The parties of an order that is being placed: those of its offering, or of its bid and the bid's posting, never of the person.
create function parties_of_order(buyer uuid, seller uuid, from_offering uuid, from_bid uuid)
returns table (buyer_party_id uuid, seller_party_id uuid) language sql stable as $$
  select
    coalesce(case when auction.type = 'forward' then bid.party_id else coalesce(rfp.party_id, auction.party_id) end, acting.party_id),
    coalesce(case when bid.id is null then offering.party_id when auction.type = 'forward' then auction.party_id else bid.party_id end, other.party_id)
  from "user" acting join "user" other on other.id = seller
    left join offering on offering.id = from_offering
    left join bid on bid.id = from_bid left join rfp on rfp.id = bid.rfp_id left join auction on auction.id = bid.auction_id
  where acting.id = buyer
$$;

-- Whom the other side of an order reaches: never the address for signing in.
create function order_contact(member uuid, party uuid) returns table (name text, email text, phone text, vat_number text) language sql stable as $$
  select first_name || ' ' || last_name, contact_email, nullif(phone, ''), vat_number
  from "user" left join company_profile on company_profile.party_id = party where "user".id = member
$$;

create or replace function copy_order_terms() returns trigger language plpgsql as $$
declare
  source record;
begin
  select * into source from terms_of_source(new.offering_id, new.bid_id);
  new := json_populate_record(new, row_to_json(source));
  new.title := coalesce(source.title, 'Order');
  new.material_name := (select product.name from product where product.id = source.product_id);
  new.price := coalesce(source.price, round(new.total_amount / new.quantity, 2));
  select * into new.buyer_party_id, new.seller_party_id from parties_of_order(new.buyer_id, new.seller_id, new.offering_id, new.bid_id);
  select * into new.buyer_contact_name, new.buyer_contact_email, new.buyer_contact_phone, new.buyer_vat_number
    from order_contact(new.buyer_id, new.buyer_party_id);
  select * into new.seller_contact_name, new.seller_contact_email, new.seller_contact_phone, new.seller_vat_number
    from order_contact(new.seller_id, new.seller_party_id);
  return new;
end $$;
drop function order_contact(uuid);

create or replace function notify_placed_orders() returns trigger language plpgsql as $$
begin
  perform pg_notify('feedstock_order', string_agg(concat_ws(' ', buyer_party_id, seller_party_id, id, status), ','))
  from (select written.*, (row_number() over () - 1) / 50 as part from written) as numbered group by part;
  return null;
end $$;

create or replace function notify_changed_orders() returns trigger language plpgsql as $$
begin
  perform pg_notify('feedstock_order', string_agg(concat_ws(' ', buyer_party_id, seller_party_id, id, status), ','))
  from (
    select written.*, (row_number() over () - 1) / 50 as part from written join replaced using (id)
    where written.status <> replaced.status
  ) as numbered group by part;
  return null;
end $$;

-- A message names both parties; an inquiry goes to the party of its offering, an answer to that of what it answers.
alter table message add column sending_party_id uuid, add column recipient_party_id uuid;
create function set_message_parties() returns trigger language plpgsql as $$
begin
  new.sending_party_id := (select party_id from "user" where id = new.sending_user_id);
  new.recipient_party_id := coalesce(
    (select party_id from offering where id = new.offering_id),
    (select sending_party_id from message where id = new.in_reply_to_id),
    (select party_id from "user" where id = new.recipient_id));
  return new;
end $$;
create trigger message_parties_set before insert on message for each row execute function set_message_parties();

create or replace function search_supplier_changed() returns trigger language plpgsql as $$
declare supplier uuid;
begin
  if tg_table_name = 'user' then supplier := new.party_id;
  elsif tg_op = 'DELETE' then supplier := old.party_id;
  else supplier := new.party_id;
  end if;
  perform search_again(array(
    select distinct product_id from offering where party_id = supplier and status = 'active' and product_id is not null));
  return null;
end $$;

drop trigger search_supplier_verified on company_profile;
create trigger search_supplier_verified after update on company_profile for each row
  when ((old.verification_status, old.registration_country) is distinct from (new.verification_status, new.registration_country)) execute function search_supplier_changed();

create or replace function refuse_deleted_seller() returns trigger language plpgsql as $$
begin
  if not exists (select from "user" member where member.party_id = new.party_id and member.deleted_at is null) then
    raise exception 'deleted member' using errcode = 'FD001';
  end if;
  return new;
end $$;

-- Quotas bind the person and the party.
alter table write_quota drop constraint write_quota_member_id_fkey;
`);
  }
}
