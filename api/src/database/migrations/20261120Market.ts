import { Migration } from '@mikro-orm/migrations';

/** The first tables: accounts, catalogue, postings, auctions, bids, orders, messages, prices. */
export class Migration20261120Market extends Migration {
  override up(): void {
    this.addSql(extensions);
    this.addSql(tables);
    this.addSql(rules);
    this.addSql(indexes);
    this.addSql(summaries);
  }
}

const extensions = `
create extension if not exists pg_trgm;
-- Built in from PostgreSQL 16.
create collation if not exists "unicode" (provider = icu, locale = 'und');
`;

const tables = `
create table category (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  name text not null,
  description text not null,
  parent_id uuid null,
  path uuid[] not null,
  position integer not null,
  primary key (id)
);
create index category_parent_id_index on category (parent_id);

create table commodity (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  name text not null,
  symbol text not null,
  unit text not null,
  currency text not null,
  error boolean not null default false,
  primary key (id)
);
alter table commodity add constraint commodity_symbol_unique unique (symbol);

create table price_point (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  commodity_id uuid not null,
  region text not null,
  day date not null,
  price numeric(18,2) not null,
  primary key (id)
);

create table product (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  name text not null,
  description text not null,
  cas_number text null,
  formula text null,
  synonyms text[] not null,
  category_id uuid not null,
  specifications json not null,
  safety_data json not null,
  reference_price numeric(18,2) null,
  reference_unit text null,
  reference_year integer null,
  offer_count integer not null default 0,
  lowest_price numeric(18,2) null,
  lowest_price_unit text null,
  primary key (id)
);
create index product_category_id_index on product (category_id);

create table "user" (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  email text not null,
  first_name text not null,
  last_name text not null,
  company_name text not null,
  position text not null,
  mobile_number text not null,
  country text not null,
  city text not null,
  role text not null default 'buyer',
  profile_image_url text null,
  password_hash text not null,
  primary key (id)
);
alter table "user" add constraint user_email_unique unique (email);
alter table "user" add constraint user_role_check check (role in ('buyer', 'seller', 'both', 'admin'));

create table session (
  id_hash text not null,
  user_id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  last_seen_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null,
  user_agent text null,
  primary key (id_hash)
);
create index session_user_id_index on session (user_id);

create table rfp (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null,
  title text not null,
  description text not null,
  product_id uuid null,
  quantity integer not null,
  unit text not null,
  idempotency_key text null,
  command_hash text null,
  target_price numeric(18,2) null,
  delivery_location text null,
  delivery_date date null,
  closing_date date null,
  status text not null default 'active',
  primary key (id)
);
create index rfp_user_id_index on rfp (user_id);
create index rfp_product_id_index on rfp (product_id);
alter table rfp add constraint rfp_status_check check (status in ('active', 'awarded', 'expired', 'cancelled'));

create table offering (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null,
  title text not null,
  description text not null,
  product_id uuid null,
  quantity integer not null,
  unit text not null,
  idempotency_key text null,
  command_hash text null,
  price numeric(18,2) not null,
  location text null,
  available_until date null,
  status text not null default 'active',
  primary key (id)
);
create index offering_user_id_index on offering (user_id);
create index offering_product_id_index on offering (product_id);
alter table offering add constraint offering_status_check check (status in ('active', 'sold_out', 'expired', 'withdrawn'));

create table message (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  sending_user_id uuid null,
  recipient_id uuid not null,
  subject text not null,
  content text not null,
  is_read boolean not null default false,
  link text null,
  in_reply_to_id uuid null,
  idempotency_key text null,
  command_hash text null,
  primary key (id)
);
create index message_sending_user_id_index on message (sending_user_id);
create index message_recipient_id_index on message (recipient_id);

create table company_profile (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null,
  company_name text not null,
  website text null,
  phone text not null,
  address text null,
  description text null,
  business_registration_number text null,
  verification_status text not null default 'pending',
  primary key (id)
);
alter table company_profile add constraint company_profile_user_id_unique unique (user_id);
alter table company_profile add constraint company_profile_verification_status_check check (verification_status in ('pending', 'approved', 'rejected', 'revision_requested'));

create table auction (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null,
  title text not null,
  description text not null,
  product_id uuid null,
  quantity integer not null,
  unit text not null,
  idempotency_key text null,
  command_hash text null,
  type text not null default 'forward',
  starting_price numeric(18,2) not null,
  reserve_price numeric(18,2) null,
  bid_increment numeric(18,2) null,
  price_basis text not null default 'LOT',
  start_time timestamptz(3) not null,
  end_time timestamptz(3) not null,
  original_end_time timestamptz(3) not null,
  status text not null default 'scheduled',
  outcome text null,
  delivery_location text null,
  delivery_terms text null,
  payment_terms text null,
  delivery_date date null,
  quality_specs json null,
  inspection_required boolean not null default false,
  inspection_location text null,
  max_bidders integer null,
  pre_qualification_required boolean not null default false,
  bid_visibility text not null default 'public',
  auto_extend boolean not null default false,
  auto_extend_duration integer null,
  leading_amount numeric(18,2) null,
  leader_id uuid null,
  accepted_bids integer not null default 0,
  bidders integer not null default 0,
  closed_at timestamptz(3) null,
  cancel_reason text null,
  primary key (id)
);
create index auction_user_id_index on auction (user_id);
create index auction_product_id_index on auction (product_id);
alter table auction add constraint auction_type_check check (type in ('forward', 'reverse'));
alter table auction add constraint auction_price_basis_check check (price_basis in ('LOT', 'PER_UNIT'));
alter table auction add constraint auction_status_check check (status in ('scheduled', 'active', 'ended'));
alter table auction add constraint auction_outcome_check check (outcome in ('awarded', 'reserve_not_met', 'no_bids', 'cancelled'));
alter table auction add constraint auction_delivery_terms_check check (delivery_terms in ('EXW', 'FOB', 'CIF', 'DDP', 'FCA'));
alter table auction add constraint auction_payment_terms_check check (payment_terms in ('cash_on_delivery', 'net_30', 'net_60', 'advance_payment', 'letter_of_credit'));
alter table auction add constraint auction_bid_visibility_check check (bid_visibility in ('public', 'rank_only', 'sealed'));

create table bid (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null,
  amount numeric(18,2) not null,
  message text null,
  auction_id uuid null,
  rfp_id uuid null,
  offering_id uuid null,
  status text not null default 'active',
  seq integer null,
  alias_number integer null,
  idempotency_key text null,
  command_hash text null,
  primary key (id)
);
create index bid_user_id_index on bid (user_id);
create index bid_auction_id_index on bid (auction_id);
create index bid_rfp_id_index on bid (rfp_id);
create index bid_offering_id_index on bid (offering_id);
alter table bid add constraint bid_one_target check ((auction_id is null) <> (rfp_id is null));
alter table bid add constraint bid_status_check check (status in ('active', 'awarded', 'declined'));

create table "order" (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  buyer_id uuid not null,
  seller_id uuid not null,
  total_amount numeric(18,2) not null,
  quantity integer null,
  unit text null,
  status text not null default 'pending',
  offering_id uuid null,
  bid_id uuid null,
  idempotency_key text null,
  command_hash text null,
  primary key (id)
);
create index order_buyer_id_index on "order" (buyer_id);
create index order_seller_id_index on "order" (seller_id);
create index order_bid_id_index on "order" (bid_id);
alter table "order" add constraint order_status_check check (status in ('pending', 'confirmed', 'shipped', 'delivered', 'completed', 'cancelled'));

alter table category add constraint category_parent_id_foreign foreign key (parent_id) references category (id);

alter table product add constraint product_category_id_foreign foreign key (category_id) references category (id);

alter table session add constraint session_user_id_foreign foreign key (user_id) references "user" (id) on delete cascade;

alter table rfp add constraint rfp_user_id_foreign foreign key (user_id) references "user" (id);
alter table rfp add constraint rfp_product_id_foreign foreign key (product_id) references product (id);

alter table offering add constraint offering_user_id_foreign foreign key (user_id) references "user" (id);
alter table offering add constraint offering_product_id_foreign foreign key (product_id) references product (id);

alter table message add constraint message_sending_user_id_foreign foreign key (sending_user_id) references "user" (id);
alter table message add constraint message_recipient_id_foreign foreign key (recipient_id) references "user" (id);
alter table message add constraint message_in_reply_to_id_foreign foreign key (in_reply_to_id) references message (id);

alter table company_profile add constraint company_profile_user_id_foreign foreign key (user_id) references "user" (id);

alter table auction add constraint auction_user_id_foreign foreign key (user_id) references "user" (id);
alter table auction add constraint auction_product_id_foreign foreign key (product_id) references product (id);

alter table bid add constraint bid_user_id_foreign foreign key (user_id) references "user" (id);
alter table bid add constraint bid_auction_id_foreign foreign key (auction_id) references auction (id);
alter table bid add constraint bid_rfp_id_foreign foreign key (rfp_id) references rfp (id);
alter table bid add constraint bid_offering_id_foreign foreign key (offering_id) references offering (id);

alter table "order" add constraint order_buyer_id_foreign foreign key (buyer_id) references "user" (id);
alter table "order" add constraint order_seller_id_foreign foreign key (seller_id) references "user" (id);
alter table "order" add constraint order_offering_id_foreign foreign key (offering_id) references offering (id);
alter table "order" add constraint order_bid_id_foreign foreign key (bid_id) references bid (id);

create table login_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
`;

const rules = `
alter table rfp add constraint rfp_quantity_positive check (quantity > 0);
alter table rfp add constraint rfp_target_price_positive check (target_price > 0);
alter table offering add constraint offering_quantity_positive check (quantity > 0);
alter table offering add constraint offering_price_positive check (price > 0);
alter table auction add constraint auction_quantity_positive check (quantity > 0);
alter table auction add constraint auction_prices_positive check (starting_price > 0 and reserve_price > 0 and bid_increment > 0);
alter table auction add constraint auction_times check (end_time > start_time and end_time >= original_end_time);
alter table auction add constraint auction_counts check (accepted_bids >= bidders and bidders >= 0 and max_bidders > 0 and auto_extend_duration > 0);
alter table auction add constraint auction_inspection check (not inspection_required or inspection_location is not null);
alter table auction add constraint auction_auto_extend check (not auto_extend or auto_extend_duration is not null);
alter table auction add constraint auction_leader_foreign foreign key (leader_id) references "user" (id);
alter table bid add constraint bid_amount_positive check (amount > 0);
alter table bid add constraint bid_auction_seq check ((auction_id is null) = (seq is null) and (auction_id is null) = (alias_number is null));
alter table "order" add constraint order_two_parties check (buyer_id <> seller_id);
alter table "order" add constraint order_amounts check (total_amount > 0 and quantity > 0);
alter table "user" add constraint user_email_lower check (email = lower(email));
alter table price_point add constraint price_point_commodity_foreign foreign key (commodity_id) references commodity (id);
alter table price_point add constraint price_point_price_positive check (price > 0);

create unique index price_point_place on price_point (commodity_id, region, day);
create unique index bid_auction_seq_unique on bid (auction_id, seq);
-- One record per member and key; the suffix identifies a conflict as a retry.
create unique index rfp_idempotency on rfp (user_id, idempotency_key);
create unique index offering_idempotency on offering (user_id, idempotency_key);
create unique index auction_idempotency on auction (user_id, idempotency_key);
create unique index bid_idempotency on bid (user_id, idempotency_key);
create unique index order_idempotency on "order" (buyer_id, idempotency_key);
create unique index message_idempotency on message (sending_user_id, idempotency_key);
-- At most one order per bid, except for cancelled ones.
create unique index order_bid_unique on "order" (bid_id) where status <> 'cancelled';
`;

const indexes = `
-- array_to_string is declared stable, but over texts it is immutable.
create function joined(texts text[]) returns text language sql immutable parallel safe return array_to_string(texts, ' ');
alter table product add column search_text text not null generated always as
  (lower(name || ' ' || coalesce(cas_number, '') || ' ' || coalesce(formula, '') || ' ' || joined(synonyms) || ' ' || description)) stored;
create index product_search on product using gin (search_text gin_trgm_ops);
create index product_name on product (name collate "unicode", id);
create index product_category_name on product (category_id, name collate "unicode", id);
create index product_lowest_price on product ((coalesce(lowest_price, 'Infinity'::numeric)), id);
create index product_offer_count on product (offer_count, id);
create index product_newest on product (created_at, id);
create index category_path on category using gin (path);
create index offering_cheapest on offering (product_id, price, id) where status = 'active';
create index offering_of_product_newest on offering (product_id, created_at, id);
create index offering_newest on offering (created_at, id);
create index offering_seller_active on offering (user_id) where status = 'active';
create index rfp_newest on rfp (created_at, id);
create index auction_newest on auction (created_at, id);
create index auction_end on auction (end_time, id);
create index auction_start on auction (start_time, id);
create index bid_of_auction_newest on bid (auction_id, created_at, id);
create index bid_of_rfp_newest on bid (rfp_id, created_at, id);
create index bid_of_member_newest on bid (user_id, created_at, id);
create index message_inbox on message (recipient_id, created_at, id);
create index message_unread on message (recipient_id) where not is_read;
create index order_of_buyer_newest on "order" (buyer_id, created_at, id);
create index order_of_seller_newest on "order" (seller_id, created_at, id);
`;

const summaries = `
-- Sorting products by their lowest offer needs it stored; it is updated in each transaction that changes an offering.
create function refresh_product_summary(changed uuid) returns void language plpgsql as $$
begin
  -- Lock first and count in a separate statement, so that two offers posted at the same time both count.
  perform from product where id = changed for no key update;
  update product set
    offer_count = (select count(*) from offering where product_id = changed and status = 'active'),
    (lowest_price, lowest_price_unit) = (select price, unit from offering where product_id = changed and status = 'active' order by price, id limit 1)
  where id = changed;
end $$;

create function offering_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.product_id is not null then perform refresh_product_summary(old.product_id); end if;
  if tg_op <> 'DELETE' and new.product_id is not null and (tg_op = 'INSERT' or new.product_id is distinct from old.product_id) then
    perform refresh_product_summary(new.product_id);
  end if;
  return null;
end $$;

create trigger offering_summary_written after insert or delete on offering for each row execute function offering_changed();
create trigger offering_summary_changed after update of status, price, unit, product_id on offering for each row execute function offering_changed();
`;
