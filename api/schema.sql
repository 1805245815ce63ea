-- The whole database: tables with their indexes, functions, triggers. A migration changes this file too; a test builds one database from
-- this file and one from the migrations, and compares them.
set local check_function_bodies = off;
create extension if not exists pg_trgm;
create collation if not exists "unicode" (provider = icu, locale = 'und');

-- Functions that tables use

-- array_to_string is declared stable, but over texts it is immutable.
create function joined(texts text[]) returns text language sql immutable parallel safe return array_to_string(texts, ' ');

-- An id of version 7, as the server makes it: uuidv7() exists from PostgreSQL 18 on only.
create function new_id() returns uuid language sql parallel safe return
  encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid;

-- A name without case, accents, ligatures and other widths, as it is searched for.
create function folded_name(name text) returns text language sql immutable parallel safe return
  lower(translate(regexp_replace(normalize(replace(replace(replace(lower(name), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), NFKD), '[\u0300-\u036f]', '', 'g'), 'øłđðı', 'olddi'));

-- A name as people look for it, by its first letter: 'Pinene, α-', 'Butadiene, 1,3-'.
create function sort_name(name text) returns text language sql immutable parallel safe return
  regexp_replace(name, '^((?:[\u0020-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u22ff\u3000-\u303f]|[Α-Ωα-ω][''’′]*[-‐‑,])+)([^\u0020-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u22ff\u3000-\u303f].*)$', '\2, \1');

create function unit_basis(unit text) returns text language sql immutable parallel safe return
  case when unit in ('MT', 'Tons', 'KG') then 'KG' when unit in ('L', 'Units') then unit end;

-- Kilograms per litre at 15 to 25 °C, or null. Gases are excluded, because their density also depends on the pressure.
create function density_of(specifications json) returns numeric language plpgsql immutable parallel safe as $$
declare
  part constant text[] := regexp_match(specifications->>'density',
    '^\s*(\d[\d,]{0,6}(?:\.\d{1,6})?)(?:\s*[–—-]\s*(\d[\d,]{0,6}(?:\.\d{1,6})?))?\s*(g/cm³|g/cm3|g/mL|g/ml|kg/L|kg/l|kg/dm³|t/m³|kg/m³|kg/m3|g/L|g/l)'
    '\s*(?:\(liquid\s+)?\(?at\s+(\d{1,3}(?:\.\d{1,2})?)(?:\s*[–—-]\s*(\d{1,3}(?:\.\d{1,2})?))?\s*°\s*C\)?(?:\s*\(liquid\))?\s*$');
  low constant numeric := replace(part[1], ',', '')::numeric;
  high constant numeric := coalesce(replace(part[2], ',', '')::numeric, low);
  coldest constant numeric := part[4]::numeric;
  warmest constant numeric := coalesce(part[5]::numeric, coldest);
begin
  if low > 0 and high >= low and (high - low) < low * 0.05 and coldest >= 15 and warmest between coldest and 25 then
    return trim_scale((low + high) * 0.5 * case when part[3] in ('kg/m³', 'kg/m3', 'g/L', 'g/l') then 0.001 else 1 end);
  end if;
  return null;
end $$;

-- A price per 'unit' as a price per 'basis' (KG, L or Units), or null if it cannot be converted.
create function price_per(basis text, price numeric, unit text, density numeric) returns numeric
language sql immutable parallel safe return
  case
    when unit = basis then price
    when basis = 'KG' and unit in ('MT', 'Tons') then price * 0.001
    when basis = 'KG' and unit = 'L' then price / density
    when basis = 'L' and unit = 'KG' then price * density
    when basis = 'L' and unit in ('MT', 'Tons') then price * 0.001 * density
  end;

-- One number that sorts offers, cheapest first: prices per kg, then per litre, then per piece, each as a separate group;
-- then those that look like mistakes; last those that cannot be compared.
create function price_order(price numeric, basis text, counts boolean) returns numeric
language sql immutable parallel safe return
  case when price is null then 'Infinity'::numeric else
    price + case basis when 'KG' then 0 when 'L' then 1e30 else 2e30 end + case when counts then 0 else 1e33 end
  end;

create function price_verdict(price numeric, expected numeric) returns text language sql immutable parallel safe return
  case abs(price - expected) > expected * 0.6 when true then 'unusual' when false then 'ok' else 'unknown' end;

create function median_of(sorted numeric[]) returns numeric language sql immutable parallel safe return
  (sorted[(cardinality(sorted) + 1) / 2] + sorted[cardinality(sorted) / 2 + 1]) / 2;

-- Tables and indexes

-- Industries, product families and categories; `path` leads from the industry to the entry itself.
create table category (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  name text not null,
  description text not null,
  parent_id uuid,
  path uuid[] not null,
  position integer not null,
  is_hidden boolean not null default false,
  merged_into_id uuid references category(id),
  is_shown boolean not null default true,
  constraint category_parent_id_foreign foreign key (parent_id) references category(id)
);
create index category_merged on category (merged_into_id) where (merged_into_id is not null);
create index category_parent_id_index on category (parent_id);
create index category_path on category using gin (path);

-- What the price index quotes.
create table commodity (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  name text not null,
  symbol text not null,
  unit text not null,
  currency text not null,
  error boolean not null default false,
  source text not null default '',
  is_demo boolean not null default false,
  constraint commodity_symbol_unique unique (symbol)
);

-- One price of a commodity for a region and day.
create table price_point (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  commodity_id uuid not null,
  region text not null,
  day date not null,
  price numeric(18,2) not null,
  source text,
  constraint price_point_commodity_foreign foreign key (commodity_id) references commodity(id),
  constraint price_point_price_positive check (price > 0)
);
create index price_point_newest on price_point (created_at);
create unique index price_point_place on price_point (commodity_id, region, day);

-- Materials of the catalogue, with the lowest price among their offers.
create table product (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  name text not null,
  description text not null,
  cas_number text,
  formula text,
  synonyms text[] not null,
  category_id uuid not null,
  specifications json not null,
  safety_data json not null,
  reference_price numeric(18,2),
  reference_unit text,
  reference_year integer,
  offer_count integer not null default 0,
  lowest_price numeric(18,2),
  lowest_price_unit text,
  search_text text not null generated always as (lower(((((((((name || ' ') || COALESCE(cas_number, '')) || ' ') || COALESCE(formula, '')) || ' ') || joined(synonyms)) || ' ') || description))) stored,
  commodity_id uuid references commodity(id),
  density numeric generated always as (density_of(specifications)) stored,
  price_unit text not null generated always as ( case when ((reference_unit = 'Units') or ((reference_unit = 'L') and (density_of(specifications) is null))) then reference_unit else 'KG' end) stored,
  lowest_comparable_price numeric,
  lowest_comparable_unit text,
  price_order numeric not null generated always as (price_order(lowest_comparable_price, lowest_comparable_unit, true)) stored,
  is_hidden boolean not null default false,
  merged_into_id uuid references product(id),
  is_shown boolean not null default true,
  constraint product_category_id_foreign foreign key (category_id) references category(id)
);
create index product_cas_number on product (cas_number) where (cas_number is not null);
create index product_category on product (category_id, is_shown, id);
create index product_category_lowest_price on product (category_id, price_order, id);
create index product_category_name on product (category_id, name collate unicode, id);
create index product_category_newest on product (category_id, created_at, id);
create index product_category_offer_count on product (category_id, offer_count, id);
create index product_category_sort_name on product (category_id, sort_name(name) collate unicode, id);
create index product_commodity on product (commodity_id) where (commodity_id is not null);
create index product_lower_name on product (lower(name));
create index product_lowest_price on product (price_order, id);
create index product_merged on product (merged_into_id) where (merged_into_id is not null);
create index product_name on product (name collate unicode, id);
create index product_newest on product (created_at, id);
create index product_offer_count on product (offer_count, id);
create index product_search on product using gin (search_text gin_trgm_ops);
create index product_sort_name on product (sort_name(name) collate unicode, id);

-- Members and staff.
create table "user" (
  id uuid primary key,
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
  profile_image_url text,
  password_hash text not null,
  second_factor_at timestamptz(3),
  email_confirmed_at timestamptz(3),
  trades_unconfirmed boolean not null default false,
  locked_at timestamptz(3),
  lock_reason text,
  deleted_at timestamptz(3),
  own_party_id uuid not null,
  party_id uuid not null,
  claimed_name text,
  constraint user_email_unique unique (email),
  constraint user_email_lower check (email = lower(email)),
  constraint user_lock_reason check ((locked_at is null) = (lock_reason is null)),
  constraint user_role_check check (role in ('buyer', 'seller', 'both', 'support', 'admin'))
);
create index user_newest on "user" (created_at, id);
create unique index user_own_party on "user" (own_party_id);
create index user_party on "user" (party_id);
create index user_staff on "user" (id) where (role in ('support', 'admin'));

-- Signed-in browsers, by the hash of their token.
create table session (
  id_hash text primary key,
  user_id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  last_seen_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null,
  user_agent text,
  second_factor_at timestamptz(3),
  constraint session_user_id_foreign foreign key (user_id) references "user"(id) on delete cascade
);
create index session_user_id_index on session (user_id);

-- Goods that a seller has in stock.
create table offering (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null,
  title text not null,
  description text not null,
  product_id uuid,
  quantity integer not null,
  unit text not null,
  idempotency_key text,
  command_hash text,
  price numeric(18,2) not null,
  location text,
  available_until date,
  status text not null default 'active',
  comparable_price numeric,
  comparable_unit text,
  price_check text not null default 'unknown',
  price_confirmed_at timestamptz(3),
  price_order numeric not null generated always as (price_order(comparable_price, comparable_unit, ((price_check <> 'unusual') or (price_confirmed_at is not null)))) stored,
  sku text,
  updated_at timestamptz(3) not null default clock_timestamp(),
  quantity_tolerance integer,
  minimum_quantity integer,
  delivery_terms text,
  delivery_location text,
  payment_terms text,
  lead_time_days integer,
  delivery_date date,
  packaging text,
  origin text,
  specifications json,
  party_id uuid not null,
  withdrawn_at timestamptz(3),
  constraint offering_product_id_foreign foreign key (product_id) references product(id),
  constraint offering_user_id_foreign foreign key (user_id) references "user"(id),
  constraint offering_comparable_unit check ((comparable_price is null) = (comparable_unit is null)),
  constraint offering_delivery_terms_check check (delivery_terms in ('EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP')),
  constraint offering_delivery_time check ((lead_time_days is null) or (delivery_date is null)),
  constraint offering_payment_terms_check check (payment_terms in ('cash_on_delivery', 'net_30', 'net_60', 'advance_payment', 'letter_of_credit')),
  constraint offering_terms_positive check ((quantity_tolerance > 0) and (minimum_quantity > 0) and (lead_time_days > 0)),
  constraint offering_price_check check (price_check in ('ok', 'unusual', 'unknown')),
  constraint offering_price_positive check (price > 0),
  constraint offering_quantity_positive check ((quantity > 0) or ((status = 'sold_out') and (quantity = 0))),
  constraint offering_sku_check check ((length(sku) >= 1) and (length(sku) <= 64)),
  constraint offering_status_check check (status in ('active', 'sold_out', 'expired', 'withdrawn'))
);
create index offering_cheapest on offering (product_id, price_order, id) where (status = 'active');
create index offering_delivery_terms on offering (delivery_terms, created_at, id) where (status = 'active');
create unique index offering_idempotency on offering (user_id, idempotency_key);
create index offering_newest on offering (created_at, id);
create index offering_of_product_newest on offering (product_id, created_at, id);
create index offering_of_party_newest on offering (party_id, created_at, id);
create index offering_of_seller_newest on offering (user_id, created_at, id);
create index offering_party_active on offering (party_id) where (status = 'active');
create index offering_price on offering (price_order, id);
create index offering_product_id_index on offering (product_id);
create index offering_search on offering using gin (lower(((title || ' ') || description)) gin_trgm_ops);
create unique index offering_sku on offering (party_id, sku) where (sku is not null);
create index offering_status_newest on offering (status, created_at, id);
create index offering_to_expire on offering (available_until) where (status = 'active');
create index offering_updated on offering (updated_at, id);
create index offering_wide_title on offering using gin (lower(normalize(title, NFKC)) gin_trgm_ops) where (octet_length(title) <> length(title));

-- Terms of an auction and the state that follows from its log.
create table auction (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null,
  title text not null,
  description text not null,
  product_id uuid,
  quantity integer not null,
  unit text not null,
  idempotency_key text,
  command_hash text,
  type text not null default 'forward',
  starting_price numeric(18,2) not null,
  reserve_price numeric(18,2),
  bid_increment numeric(18,2),
  price_basis text not null default 'lot',
  start_time timestamptz(3) not null,
  end_time timestamptz(3) not null,
  original_end_time timestamptz(3) not null,
  status text not null default 'scheduled',
  outcome text,
  delivery_location text,
  delivery_terms text,
  payment_terms text,
  delivery_date date,
  quality_specs json,
  inspection_required boolean not null default false,
  inspection_location text,
  max_bidders integer,
  pre_qualification_required boolean not null default false,
  bid_visibility text not null default 'public',
  auto_extend boolean not null default false,
  auto_extend_duration integer,
  leading_amount numeric(18,2),
  leader_id uuid,
  accepted_bids integer not null default 0,
  bidders integer not null default 0,
  closed_at timestamptz(3),
  cancel_reason text,
  last_bid integer not null default 0,
  voided_bids integer not null default 0,
  aliases integer not null default 0,
  leader_alias integer,
  leader_bid integer,
  end_cap timestamptz(3),
  opened boolean not null default false,
  last_event integer not null default 0,
  last_hash text not null default '',
  rules_version integer not null default 1,
  awarded_bid_id uuid,
  paused_at timestamptz(3),
  pause_reason text,
  ends_at timestamptz(3) not null generated always as ( case when (paused_at is null) then end_time else 'infinity'::timestamp with time zone end) stored,
  terms_version integer not null default 0,
  decided_at timestamptz(3),
  log_read boolean not null default false,
  party_id uuid not null,
  updated_at timestamptz(3),
  constraint auction_leader_foreign foreign key (leader_id) references "user"(id),
  constraint auction_product_id_foreign foreign key (product_id) references product(id),
  constraint auction_user_id_foreign foreign key (user_id) references "user"(id),
  constraint auction_auto_extend check ((not auto_extend) or (auto_extend_duration is not null)),
  constraint auction_bid_visibility_check check (bid_visibility in ('public', 'rank_only', 'sealed')),
  constraint auction_counts check ((accepted_bids = (last_bid - voided_bids)) and ((bidders >= 0) and (bidders <= aliases)) and (max_bidders > 0) and (auto_extend_duration > 0)),
  constraint auction_delivery_terms_check check (delivery_terms in ('EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP')),
  constraint auction_inspection check ((not inspection_required) or (inspection_location is not null)),
  constraint auction_outcome_check check (outcome in ('awarded', 'reserve_not_met', 'no_bids', 'cancelled')),
  constraint auction_pause check (((paused_at is null) = (pause_reason is null)) and ((paused_at is null) or (closed_at is null))),
  constraint auction_payment_terms_check check (payment_terms in ('cash_on_delivery', 'net_30', 'net_60', 'advance_payment', 'letter_of_credit')),
  constraint auction_price_basis_check check (price_basis in ('lot', 'per_unit')),
  constraint auction_prices_positive check ((starting_price > 0) and (reserve_price > 0) and (bid_increment > 0)),
  constraint auction_quantity_positive check (quantity > 0),
  constraint auction_status_check check (status in ('scheduled', 'active', 'ended')),
  constraint auction_times check ((end_time > start_time) and (end_time >= original_end_time)),
  constraint auction_type_check check (type in ('forward', 'reverse'))
) with (fillfactor=70);
create index auction_decided on auction (decided_at) where (decided_at is not null);
create index auction_end on auction (ends_at, id);
create unique index auction_idempotency on auction (user_id, idempotency_key);
create index auction_log_unread on auction (id) where (not log_read);
create index auction_newest on auction (created_at, id);
create index auction_party on auction (party_id);
create index auction_product_id_index on auction (product_id);
create index auction_search on auction using gin (lower(((title || ' ') || description)) gin_trgm_ops);
create index auction_start on auction (start_time, id);
create index auction_to_close on auction (ends_at) where (closed_at is null);
create index auction_to_open on auction (start_time) where ((not opened) and (closed_at is null));
create index auction_user_id_index on auction (user_id);
create index auction_wide_title on auction using gin (lower(normalize(title, NFKC)) gin_trgm_ops) where (octet_length(title) <> length(title));

-- Who takes part in an auction, under which alias.
create table auction_bidder (
  auction_id uuid not null references auction(id),
  user_id uuid not null references "user"(id),
  alias integer not null,
  qualification text not null default 'none',
  decline_reason text,
  last_amount numeric(18,2),
  last_bid integer,
  max_amount numeric(18,2),
  max_bid integer,
  party_id uuid not null,
  primary key (auction_id, alias),
  constraint auction_bidder_party_unique unique (auction_id, party_id),
  constraint auction_bidder_alias_check check (alias > 0),
  constraint auction_bidder_qualification_check check (qualification in ('none', 'requested', 'approved', 'declined'))
) with (fillfactor=70);
create unique index auction_bidder_of_member on auction_bidder (user_id, auction_id);
create index auction_bidder_of_party on auction_bidder (party_id, auction_id);

-- Bids on auctions, which are never changed, and on RFPs.
create table bid (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null,
  amount numeric(18,2) not null,
  message text,
  auction_id uuid,
  rfp_id uuid,
  offering_id uuid,
  seq integer,
  alias_number integer,
  idempotency_key text,
  command_hash text,
  rfp_bidder_id uuid generated always as ( case when (rfp_id is not null) then user_id else null::uuid end) stored references "user"(id),
  party_id uuid not null,
  constraint bid_of_participant foreign key (auction_id, alias_number) references auction_bidder(auction_id, alias),
  constraint bid_offering_id_foreign foreign key (offering_id) references offering(id),
  constraint bid_amount_positive check (amount > 0),
  constraint bid_auction_seq check (((auction_id is null) = (seq is null)) and ((auction_id is null) = (alias_number is null))),
  constraint bid_one_target check ((auction_id is null) <> (rfp_id is null))
);
create unique index bid_auction_seq_unique on bid (auction_id, seq);
create unique index bid_idempotency on bid (user_id, idempotency_key) where (idempotency_key is not null);
create index bid_of_auction_newest on bid (auction_id, created_at, id);
create index bid_of_offering on bid (offering_id) where (offering_id is not null);
create index bid_of_party_newest on bid (party_id, created_at, id);
create index bid_of_rfp_newest on bid (rfp_id, created_at, id) where (rfp_id is not null);
create index bid_of_rfp_party on bid (rfp_id, party_id, user_id) where (rfp_id is not null);

-- Requests for proposals.
create table rfp (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null,
  title text not null,
  description text not null,
  product_id uuid,
  quantity integer not null,
  unit text not null,
  idempotency_key text,
  command_hash text,
  target_price numeric(18,2),
  delivery_location text,
  delivery_date date,
  closing_date date,
  status text not null default 'active',
  awarded_bid_id uuid references bid(id),
  updated_at timestamptz(3) not null default clock_timestamp(),
  decided_at timestamptz(3),
  party_id uuid not null,
  constraint rfp_product_id_foreign foreign key (product_id) references product(id),
  constraint rfp_user_id_foreign foreign key (user_id) references "user"(id),
  constraint rfp_quantity_positive check (quantity > 0),
  constraint rfp_status_check check (status in ('active', 'awarded', 'expired', 'cancelled')),
  constraint rfp_target_price_positive check (target_price > 0)
);
create index rfp_decided on rfp (decided_at) where (decided_at is not null);
create unique index rfp_idempotency on rfp (user_id, idempotency_key);
create index rfp_newest on rfp (created_at, id);
create index rfp_party on rfp (party_id);
create index rfp_product_id_index on rfp (product_id);
create index rfp_search on rfp using gin (lower(((title || ' ') || description)) gin_trgm_ops);
create index rfp_to_expire on rfp (closing_date) where (status = 'active');
create index rfp_updated on rfp (updated_at, id);
create index rfp_user_id_index on rfp (user_id);
create index rfp_wide_title on rfp using gin (lower(normalize(title, NFKC)) gin_trgm_ops) where (octet_length(title) <> length(title));

-- What two parties write to each other about one subject, or about none.
create table conversation (
  id uuid primary key default new_id(),
  created_at timestamptz(3) not null default clock_timestamp(),
  first_party_id uuid not null,
  second_party_id uuid not null,
  subject_kind text,
  subject_id uuid,
  last_number integer not null default 0,
  last_message_at timestamptz(3) not null default '-infinity',
  constraint conversation_parties_check check (first_party_id < second_party_id),
  constraint conversation_subject_check check ((subject_kind is null) = (subject_id is null)),
  constraint conversation_subject_kind_check check (subject_kind in ('product', 'offering', 'rfp', 'order')),
  constraint conversation_of_two unique nulls not distinct (first_party_id, second_party_id, subject_id)
);
create index conversation_of_first on conversation (first_party_id, last_message_at, id);
create index conversation_of_second on conversation (second_party_id, last_message_at, id);

-- Messages between members and notices.
create table message (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  sending_user_id uuid,
  recipient_id uuid not null,
  subject text not null,
  content text not null,
  is_read boolean not null default false,
  link text,
  in_reply_to_id uuid,
  idempotency_key text,
  command_hash text,
  offering_id uuid references offering(id),
  sending_party_id uuid,
  recipient_party_id uuid not null,
  conversation_id uuid references conversation(id),
  number integer,
  kind text not null default 'text',
  about_id uuid,
  constraint message_kind_check check (kind in ('text', 'order', 'quote')),
  constraint message_in_reply_to_id_foreign foreign key (in_reply_to_id) references message(id),
  constraint message_recipient_id_foreign foreign key (recipient_id) references "user"(id),
  constraint message_sending_user_id_foreign foreign key (sending_user_id) references "user"(id)
);
create unique index message_idempotency on message (sending_user_id, idempotency_key) where (idempotency_key is not null);
create index message_inbox on message (recipient_id, created_at, id);
create index message_of_offering on message (offering_id) where (offering_id is not null);
create index message_sending_user_id_index on message (sending_user_id) where (sending_user_id is not null);
create index message_unread on message (recipient_id) where (not is_read);
create unique index message_of_conversation on message (conversation_id, number);
create index message_of_conversation_newest on message (conversation_id, created_at, id);
create index message_of_party on message (recipient_party_id, created_at, id) where (conversation_id is not null);

-- Up to which message each person has read a conversation.
create table conversation_reader (
  conversation_id uuid not null references conversation(id) on delete cascade,
  user_id uuid not null references "user"(id) on delete cascade,
  read_up_to integer not null,
  primary key (conversation_id, user_id)
);
create index conversation_reader_user on conversation_reader (user_id);

-- Messages that a person has read beyond that.
create table message_read (
  message_id uuid not null references message(id) on delete cascade,
  user_id uuid not null references "user"(id) on delete cascade,
  primary key (message_id, user_id)
);
create index message_read_user on message_read (user_id);

-- What a company says about itself, and whether it is verified.
create table company_profile (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null,
  company_name text not null,
  website text,
  phone text not null,
  address text,
  description text,
  business_registration_number text,
  verification_status text not null default 'pending',
  submitted_at timestamptz(3) not null default clock_timestamp(),
  registration_key text generated always as (NULLIF(regexp_replace(upper(business_registration_number), '[^[:alnum:]]', '', 'g'), '')) stored,
  contact_email text,
  vat_number text,
  party_id uuid not null,
  registration_country text not null,
  closed_at timestamptz(3),
  locked_at timestamptz(3),
  lock_reason text,
  claimed_name text,
  name_skeleton text,
  constraint company_profile_lock_check check ((locked_at is null) = (lock_reason is null)),
  constraint company_profile_party_unique unique (party_id),
  constraint company_profile_user_id_foreign foreign key (user_id) references "user"(id),
  constraint company_profile_verification_status_check check (verification_status in ('pending', 'approved', 'rejected', 'revision_requested'))
);
create unique index company_profile_of_owner on company_profile (user_id) where (closed_at is null);
create index company_profile_locked on company_profile (id) where (locked_at is not null);
create index company_profile_name on company_profile using gin (folded_name(company_name) gin_trgm_ops);
create index company_profile_registration on company_profile (registration_key) where (verification_status = 'approved');
create index company_profile_skeleton on company_profile (name_skeleton) where (name_skeleton is not null);
create index company_profile_user_id_index on company_profile (user_id);
create index company_profile_waiting on company_profile (verification_status, submitted_at, id);

-- Who belonged to a company, and when.
create table company_member (
  id uuid primary key default new_id(),
  company_id uuid not null references company_profile(id),
  user_id uuid not null references "user"(id),
  role text not null,
  joined_at timestamptz(3) not null default clock_timestamp(),
  left_at timestamptz(3),
  -- Whom the notices about the records of somebody who has left go to.
  successor_id uuid references "user"(id),
  -- Until when they can accept the company, which the owner has offered.
  offer_ends_at timestamptz,
  constraint company_member_role_check check (role in ('owner', 'admin', 'trader', 'reader')),
  constraint company_member_times check (left_at >= joined_at)
);
create unique index company_member_current on company_member (user_id) where (left_at is null);
create index company_member_of_company on company_member (company_id);
create index company_member_of_user on company_member (user_id);

-- Who is invited to a company, by a link whose hash is stored.
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
  idempotency_key text,
  command_hash text,
  constraint company_invitation_email_check check (email = lower(email)),
  constraint company_invitation_role_check check (role in ('admin', 'trader', 'reader')),
  constraint company_invitation_status_check check (status in ('pending', 'accepted', 'declined', 'cancelled')),
  constraint company_invitation_token unique (token_hash)
);
create unique index company_invitation_idempotency on company_invitation (invited_by_id, idempotency_key);
create unique index company_invitation_pending on company_invitation (company_id, email) where (status = 'pending');
create index company_invitation_of_address on company_invitation (email, created_at);
create index company_invitation_of_company on company_invitation (company_id, created_at);
create index company_invitation_of_sender on company_invitation (invited_by_id);

-- What changed who belongs to a company and in which role; it can be reverted for seven days.
create table company_act (
  id uuid primary key default new_id(),
  company_id uuid not null references company_profile(id),
  actor_id uuid not null references "user"(id),
  person_id uuid not null references "user"(id),
  -- Of the person, before and afterwards; null outside the company.
  former_role text,
  role text,
  created_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz
);
create index company_act_of_actor on company_act (actor_id, created_at);
create index company_act_of_company on company_act (company_id);
create index company_act_of_person on company_act (person_id);

-- A number of an order or a quote, which people can say on the telephone: ten random digits.
create function new_order_number() returns text language plpgsql as $$
declare
  drawn text;
begin
  loop
    drawn := ('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint % 9000000000 + 1000000000;
    exit when not exists (select from "order" where number = drawn union all select from quote where number = drawn);
  end loop;
  return drawn;
end $$;

-- Quotes about an offering, between two parties.
create table quote (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  number text not null default new_order_number(),
  buyer_id uuid not null,
  seller_id uuid not null,
  buyer_party_id uuid not null,
  seller_party_id uuid not null,
  offering_id uuid not null,
  conversation_id uuid not null,
  is_sample boolean not null default false,
  status text not null default 'open',
  current_revision integer not null default 1,
  closed_by_id uuid,
  closed_reason text,
  closed_note text,
  request_id uuid,
  constraint quote_buyer_id_foreign foreign key (buyer_id) references "user"(id),
  constraint quote_closed_by_id_foreign foreign key (closed_by_id) references "user"(id),
  constraint quote_conversation_id_foreign foreign key (conversation_id) references conversation(id),
  constraint quote_offering_id_foreign foreign key (offering_id) references offering(id),
  constraint quote_seller_id_foreign foreign key (seller_id) references "user"(id),
  constraint quote_closed_reason_check check ((closed_reason is null) or (status = 'declined')),
  constraint quote_current_revision_check check ((current_revision >= 1) and (current_revision <= 50)),
  constraint quote_status_check check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  constraint quote_two_parties check (buyer_party_id <> seller_party_id)
);
create index quote_buyer_id_index on quote (buyer_id);
create index quote_conversation_id_index on quote (conversation_id);
create unique index quote_number on quote (number);
create index quote_of_buyer_updated on quote (buyer_party_id, updated_at, id);
create index quote_of_seller_updated on quote (seller_party_id, updated_at, id);
create index quote_of_request on quote (request_id) where (request_id is not null);
create index quote_offering_id_index on quote (offering_id);
create index quote_seller_id_index on quote (seller_id);

-- The terms that one side proposed, in their order.
create table quote_revision (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  quote_id uuid not null,
  number integer not null,
  side text not null,
  user_id uuid not null,
  note text,
  price numeric(18,2),
  quantity integer not null,
  quantity_tolerance integer,
  unit text not null,
  minimum_quantity integer,
  delivery_terms text,
  delivery_location text,
  payment_terms text,
  lead_time_days integer,
  delivery_date date,
  packaging text,
  origin text,
  available_until date,
  specifications json,
  total_amount numeric(18,2) generated always as (price * quantity) stored,
  idempotency_key text,
  command_hash text,
  constraint quote_revision_quote_id_foreign foreign key (quote_id) references quote(id),
  constraint quote_revision_user_id_foreign foreign key (user_id) references "user"(id),
  constraint quote_revision_amounts check ((price > 0) and (quantity > 0)),
  constraint quote_revision_price_check check ((price is not null) or (side = 'buyer')),
  constraint quote_revision_side_check check (side in ('buyer', 'seller'))
);
create unique index quote_revision_idempotency on quote_revision (user_id, idempotency_key);
create unique index quote_revision_number on quote_revision (quote_id, number);

-- Orders from offerings, RFPs and auctions.
create table "order" (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  buyer_id uuid not null,
  seller_id uuid not null,
  total_amount numeric(18,2) not null,
  quantity integer,
  unit text,
  status text not null default 'pending',
  offering_id uuid,
  bid_id uuid,
  idempotency_key text,
  command_hash text,
  awaiting_since timestamptz(3) not null default clock_timestamp(),
  reminded_at timestamptz(3),
  updated_at timestamptz(3) not null default clock_timestamp(),
  number text not null default new_order_number(),
  title text not null,
  material_name text,
  location text,
  price numeric(18,2),
  quantity_tolerance integer,
  minimum_quantity integer,
  delivery_terms text,
  delivery_location text,
  payment_terms text,
  lead_time_days integer,
  delivery_date date,
  packaging text,
  origin text,
  available_until date,
  specifications json,
  purchase_order_number text,
  delivery_address text,
  buyer_contact_name text not null,
  buyer_contact_email text,
  buyer_contact_phone text,
  buyer_vat_number text,
  seller_contact_name text not null,
  seller_contact_email text,
  seller_contact_phone text,
  seller_vat_number text,
  buyer_party_id uuid not null,
  seller_party_id uuid not null,
  quote_id uuid,
  constraint order_bid_id_foreign foreign key (bid_id) references bid(id),
  constraint order_buyer_id_foreign foreign key (buyer_id) references "user"(id),
  constraint order_offering_id_foreign foreign key (offering_id) references offering(id),
  constraint order_quote_id_foreign foreign key (quote_id) references quote(id),
  constraint order_seller_id_foreign foreign key (seller_id) references "user"(id),
  constraint order_amounts check ((total_amount > 0) and (quantity > 0)),
  constraint order_status_check check (status in ('pending', 'confirmed', 'shipped', 'delivered', 'completed', 'cancelled')),
  constraint order_two_parties check (buyer_party_id <> seller_party_id)
);
create index order_bid_id_index on "order" (bid_id);
create unique index order_bid_unique on "order" (bid_id) where (status <> 'cancelled');
create index order_buyer_id_index on "order" (buyer_id);
create unique index order_idempotency on "order" (buyer_id, idempotency_key);
create unique index order_number on "order" (number);
create index order_of_buyer_newest on "order" (buyer_party_id, created_at, id);
create index order_of_buyer_updated on "order" (buyer_party_id, updated_at, id);
create index order_of_seller_newest on "order" (seller_party_id, created_at, id);
create index order_of_seller_updated on "order" (seller_party_id, updated_at, id);
create index order_offering_id_index on "order" (offering_id) where (offering_id is not null);
create index order_pending_of_buyer on "order" (buyer_party_id) where (status = 'pending');
create unique index order_quote_unique on "order" (quote_id) where (quote_id is not null);
create index order_seller_id_index on "order" (seller_id);
create index order_unconfirmed on "order" (awaiting_since) where ((status = 'pending') and (offering_id is not null));

-- Failed logins that are counted.
create table login_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- The log of each auction; the tables of auctions follow from it.
create table auction_event (
  auction_id uuid not null references auction(id),
  seq integer not null,
  type text not null,
  v integer not null,
  at timestamptz(3) not null,
  payload text not null,
  hidden json not null default '{}'::json,
  actor_id uuid,
  bid_id uuid,
  idempotency_key text,
  command_hash text,
  hash text not null,
  previous_hash text not null,
  primary key (auction_id, seq),
  constraint auction_event_seq_check check (seq > 0)
);
create index auction_event_end on auction_event (auction_id, seq) where (type in ('created', 'extended', 'edited', 'resumed'));
create unique index auction_event_idempotency on auction_event (actor_id, idempotency_key);
create index auction_event_note on auction_event (auction_id, seq) where (type = 'noted');

-- Bids that the owner of an auction declared void.
create table bid_void (
  bid_id uuid primary key references bid(id),
  reason text not null,
  at timestamptz(3) not null
);
create index bid_void_at on bid_void (at);

-- Up to which event the log of an auction was signed.
create table log_checkpoint (
  name text not null,
  auction_id uuid not null,
  seq integer not null,
  leader_alias integer,
  constraint log_reader_pkey primary key (name, auction_id),
  constraint log_reader_auction_id_fkey foreign key (auction_id) references auction(id)
);

-- When an engine ran last, so that a gap extends auctions.
create table engine_heartbeat (
  only_row boolean not null default true,
  beat timestamptz(3) not null,
  constraint desk_watch_pkey primary key (only_row),
  constraint desk_watch_only_row_check check (only_row)
);

-- The history of an order.
create table order_event (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  order_id uuid not null references "order"(id),
  status text not null,
  actor_id uuid references "user"(id),
  note text,
  idempotency_key text,
  command_hash text,
  constraint order_event_actor check ((actor_id is not null) or (status = 'cancelled')),
  constraint order_event_check check ((status <> 'cancelled') or (note is not null)),
  constraint order_event_status_check check (status in ('confirmed', 'shipped', 'delivered', 'completed', 'cancelled'))
);
create unique index order_event_idempotency on order_event (actor_id, idempotency_key);
create index order_event_newest on order_event (created_at);
create unique index order_event_status on order_event (order_id, status);

-- What members watch.
create table watch (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null references "user"(id) on delete cascade,
  product_id uuid references product(id) on delete cascade,
  offering_id uuid references offering(id) on delete cascade,
  rfp_id uuid references rfp(id) on delete cascade,
  auction_id uuid references auction(id) on delete cascade,
  category_id uuid references category(id) on delete cascade,
  awaiting boolean not null default false,
  company_id uuid references company_profile(id) on delete cascade,
  constraint watch_one_target check (num_nonnulls(product_id, offering_id, rfp_id, auction_id, category_id, company_id) = 1)
);
create unique index watch_auction on watch (auction_id, user_id) where (auction_id is not null);
create index watch_awaiting on watch (id) where awaiting;
create unique index watch_category on watch (category_id, user_id) where (category_id is not null);
create unique index watch_company on watch (company_id, user_id) where (company_id is not null);
create index watch_of_member on watch (user_id);
create unique index watch_offering on watch (offering_id, user_id) where (offering_id is not null);
create unique index watch_product on watch (product_id, user_id) where (product_id is not null);
create unique index watch_rfp on watch (rfp_id, user_id) where (rfp_id is not null);

-- New postings and lower prices that watchers and sellers are told, and the lowest price that was told.
create table announcement (
  posting_id uuid primary key,
  kind text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  is_waiting boolean not null default true,
  former_price numeric(18,2),
  told_price numeric(18,2),
  told_at timestamptz(3),
  early_at timestamptz(3),
  early_price numeric(18,2),
  constraint announcement_kind_check check (kind in ('new_offers', 'lower_prices', 'new_rfps')),
  constraint announcement_former_price_check check ((kind = 'lower_prices') = (former_price is not null))
);
create index announcement_told on announcement (told_at) where (not is_waiting);
create index announcement_waiting on announcement (created_at) where is_waiting;

-- What each member is told next: how many announcements of a kind for one reason, which is what the member watches, sells or searches for.
create table watch_notice (
  user_id uuid not null references "user"(id) on delete cascade,
  kind text not null,
  reason_id uuid not null,
  count integer not null,
  -- The latest of them.
  posting_id uuid not null,
  told_at timestamptz(3),
  primary key (user_id, kind, reason_id)
);

-- Decisions on the verification of companies.
create table verification_decision (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  company_profile_id uuid not null references company_profile(id),
  status text not null,
  admin_id uuid not null references "user"(id),
  reason text,
  idempotency_key text,
  command_hash text,
  constraint verification_decision_check check ((status = 'approved') or (reason is not null)),
  constraint verification_decision_status_check check (status in ('approved', 'rejected', 'revision_requested'))
);
create unique index verification_decision_idempotency on verification_decision (admin_id, idempotency_key);
create index verification_decision_of_company on verification_decision (company_profile_id, created_at);

-- How much a member or a party wrote today.
create table write_quota (
  member_id uuid not null,
  day date not null,
  messages integer not null default 0,
  postings integer not null default 0,
  orders integer not null default 0,
  suggestions integer not null default 0,
  reports integer not null default 0,
  imports integer not null default 0,
  files integer not null default 0,
  invitations integer not null default 0,
  bids integer not null default 0,
  team integer not null default 0,
  primary key (member_id, day)
);
create index write_quota_day on write_quota (day);

-- Budgets that all instances share; lost with a crash of PostgreSQL.
create unlogged table shared_limit (
  key text primary key,
  points double precision not null,
  ends_at timestamptz not null
) with (fillfactor=50);

-- Public keys of receipts and logs.
create table signing_key (
  public_key text not null,
  valid_from timestamptz(3),
  valid_until timestamptz(3),
  constraint signing_key_pkey1 primary key (public_key)
);
create unique index signing_key_in_use on signing_key ((true)) where (valid_until is null);

-- The audit log, in monthly partitions.
create table audit_event (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  kind text not null,
  actor_id uuid,
  subject_id text,
  address text,
  request_id text,
  detail jsonb,
  is_counted boolean not null default false,
  count integer not null default 1,
  last_at timestamptz(3) not null default clock_timestamp(),
  primary key (created_at, id),
  constraint audit_event_detail_check check (octet_length((detail)::text) <= 1000)
) partition by range (created_at);
create index audit_event_actor on ONLY audit_event (actor_id, created_at, id);
create index audit_event_address on ONLY audit_event (address, created_at, id);
create unique index audit_event_counted on ONLY audit_event (created_at, kind, actor_id, subject_id, address, detail) nulls not distinct where is_counted;
create index audit_event_kind on ONLY audit_event (kind, created_at, id);
create index audit_event_subject on ONLY audit_event (subject_id, created_at, id);

-- Links in emails, by the hash of their token.
create table one_time_link (
  token_hash text primary key,
  kind text not null,
  user_id uuid not null references "user"(id) on delete cascade,
  email text,
  created_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null,
  constraint one_time_link_check check ((email is null) = (kind = 'password_reset')),
  constraint one_time_link_kind_check check (kind in ('password_reset', 'email_change', 'email_revert', 'email_confirmation', 'company_revert'))
);
create index one_time_link_expiry on one_time_link (expires_at);
create index one_time_link_reserved on one_time_link (email) where (kind = 'email_revert');
create index one_time_link_user on one_time_link (user_id);

-- Instances that run jobs.
create table job_worker (
  id text primary key,
  beat timestamptz not null
);

-- Authenticator apps.
create table authenticator (
  user_id uuid primary key references "user"(id) on delete cascade,
  sealed text,
  pending text,
  confirmed_at timestamptz(3),
  last_step integer
);

-- Codes for a lost second factor.
create table recovery_code (
  user_id uuid not null references "user"(id) on delete cascade,
  code_hash text not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (user_id, code_hash)
);

-- Passkeys.
create table passkey (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null references "user"(id) on delete cascade,
  name text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  last_used_at timestamptz(3)
);
create index passkey_user_id on passkey (user_id);

-- Challenges of passkeys that were used.
create table used_challenge (
  id text primary key,
  expires_at timestamptz(3) not null
);
create index used_challenge_expires_at on used_challenge (expires_at);

-- Materials that members miss.
create table material_suggestion (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null references "user"(id),
  name text not null,
  cas_number text,
  category_id uuid references category(id),
  note text not null,
  status text not null default 'pending',
  decided_at timestamptz(3),
  admin_id uuid references "user"(id),
  reason text,
  product_id uuid references product(id),
  idempotency_key text,
  command_hash text,
  constraint material_suggestion_accepted check ((status <> 'accepted') or (product_id is not null)),
  constraint material_suggestion_decided check ((status = 'pending') = (decided_at is null)),
  constraint material_suggestion_declined check ((status <> 'declined') or (reason is not null)),
  constraint material_suggestion_status_check check (status in ('pending', 'accepted', 'declined'))
);
create index material_suggestion_by_status on material_suggestion (status, created_at, id);
create unique index material_suggestion_idempotency on material_suggestion (user_id, idempotency_key);
create index material_suggestion_of_member on material_suggestion (user_id, created_at, id);

-- Corrections of the price index by staff.
create table price_correction (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  commodity_id uuid not null references commodity(id),
  region text not null,
  day date not null,
  old_price numeric(18,2) not null,
  old_source text,
  new_price numeric(18,2),
  new_source text,
  reason text not null,
  admin_id uuid not null references "user"(id)
);
create index price_correction_of_commodity on price_correction (commodity_id, created_at, id);

-- Parties that refuse messages of others, with the people who made and met the block.
create table member_block (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  blocker_id uuid not null references "user"(id) on delete cascade,
  blocked_id uuid not null references "user"(id) on delete cascade,
  blocker_party_id uuid not null,
  blocked_party_id uuid not null,
  constraint member_block_parties_key unique (blocker_party_id, blocked_party_id),
  constraint member_block_blocker_id_blocked_id_key unique (blocker_id, blocked_id),
  constraint member_block_check check (blocker_id <> blocked_id)
);
create index member_block_blocked on member_block (blocked_id);
create index member_block_blocked_party on member_block (blocked_party_id);

-- Reports about content.
create table report (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  kind text not null,
  subject_id uuid not null,
  member_id uuid not null references "user"(id),
  title text not null,
  content text not null,
  link text,
  status text not null default 'open',
  handled_at timestamptz(3),
  handled_by_id uuid references "user"(id),
  handling_note text,
  constraint report_kind_check check (kind in ('member', 'company', 'offering', 'rfp', 'auction', 'message', 'quote')),
  constraint report_status_check check (status in ('open', 'handled'))
);
create index report_member on report (member_id);
create unique index report_open on report (kind, subject_id) where (status = 'open');
create index report_status on report (status, created_at, id);

-- Who reported and what staff did.
create table report_entry (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  report_id uuid not null references report(id),
  reporter_id uuid not null references "user"(id),
  reason text not null,
  note text,
  constraint report_entry_report_id_reporter_id_key unique (report_id, reporter_id),
  constraint report_entry_reason_check check (reason in ('spam', 'fraud', 'impersonation', 'offensive', 'prohibited', 'other'))
);

-- Copies of personal data.
create table data_export (
  id uuid primary key,
  user_id uuid not null references "user"(id) on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  ready_at timestamptz(3),
  expires_at timestamptz(3),
  size integer
);
create index data_export_user on data_export (user_id, created_at);

-- The files of these copies.
create table data_export_chunk (
  export_id uuid not null references data_export(id) on delete cascade,
  seq integer not null,
  content text not null,
  primary key (export_id, seq)
);

-- Notices that wait to be sent by email.
create table notice_email (
  message_id uuid primary key references message(id) on delete cascade,
  recipient_id uuid not null references "user"(id) on delete cascade,
  kind text not null,
  sent_at timestamptz(3),
  digest_id uuid,
  is_weekly boolean not null default false
);
create index notice_email_digest on notice_email (digest_id) where (digest_id is not null);
create index notice_email_recipient on notice_email (recipient_id, sent_at);

-- Which notices a member gets by email.
create table email_preference (
  user_id uuid not null references "user"(id) on delete cascade,
  topic text not null,
  delivery text not null,
  -- 'daily' then means once a week.
  is_weekly boolean not null default false,
  primary key (user_id, topic),
  constraint email_preference_delivery_check check (delivery in ('at_once', 'daily', 'off')),
  constraint email_preference_topic_check check (topic in ('auctions', 'orders', 'messages', 'watching', 'company'))
);

-- Names of materials in any language.
create table material_name (
  id uuid default gen_random_uuid() primary key,
  product_id uuid not null references product(id) on delete cascade,
  text text not null,
  language text not null default 'en',
  kind text not null,
  is_whole boolean not null default false,
  constraint material_name_kind_check check (kind in ('common', 'systematic', 'trade', 'historical', 'abbreviation', 'grade', 'use')),
  constraint material_name_language_check check (language ~ '^[a-z]{2}$'),
  constraint material_name_text_check check ((text ~ '^\S([^\n\r]*\S)?$') and (length(text) <= 200))
);
create index material_name_by_text on material_name (lower(text));
create unique index material_name_once on material_name (product_id, lower(text), language);

-- What materials are used for.
create table material_function (
  id uuid default gen_random_uuid() primary key,
  name text not null,
  constraint material_function_name_check check ((name ~ '^\S([^\n\r]*\S)?$') and (length(name) <= 100))
);
create unique index material_function_once on material_function (lower(name));

-- Names of functions in any language.
create table function_name (
  function_id uuid not null references material_function(id) on delete cascade,
  text text not null,
  language text not null default 'en',
  primary key (function_id, language, text),
  constraint function_name_language_check check (language ~ '^[a-z]{2}$'),
  constraint function_name_text_check check ((text ~ '^\S([^\n\r]*\S)?$') and (length(text) <= 100))
);
create unique index function_name_once on function_name (function_id, language, lower(text));

-- Which materials have a function.
create table function_material (
  function_id uuid not null references material_function(id) on delete cascade,
  product_id uuid not null references product(id) on delete cascade,
  position integer not null,
  primary key (function_id, product_id),
  constraint function_material_position_check check ("position" >= 0)
);
create index function_material_of_product on function_material (product_id);

-- Foreign and other words of queries.
create table search_lexicon (
  language text not null default 'en',
  word text not null,
  english text not null,
  primary key (language, word, english),
  constraint search_lexicon_english_check check ((english ~ '^\S([^\n\r]*\S)?$') and (length(english) <= 100)),
  constraint search_lexicon_language_check check (language ~ '^[a-z]{2}$'),
  constraint search_lexicon_word_check check ((word ~ '^\S([^\n\r]*\S)?$') and (length(word) <= 100))
);

-- Words that are never corrected.
create table protected_word (
  word text primary key,
  constraint protected_word_word_check check ((word ~ '^\S([^\n\r]*\S)?$') and (length(word) <= 100))
);

-- Materials that are not sold here.
create table absent_material (
  name text primary key,
  cas text,
  synonyms text[] not null default '{}'::text[],
  constraint absent_material_cas_check check (cas ~ '^[1-9][0-9]{1,6}-[0-9]{2}-[0-9]$'),
  constraint absent_material_name_check check ((name ~ '^\S([^\n\r]*\S)?$') and (length(name) <= 200))
);
create unique index absent_material_once on absent_material (lower(name));

-- Search data of releases that were loaded once.
create table loaded_search_entry (
  key text primary key
);

-- Whether and how the search index was built.
create table search_index (
  is_single boolean default true primary key,
  version integer not null,
  constraint search_index_is_single_check check (is_single)
);

-- Derived: names by their sorted words.
create table search_name (
  key text not null,
  product_id uuid,
  kind text not null,
  is_shortened boolean not null,
  position integer not null,
  label text not null,
  language text not null,
  numbers text[] not null,
  rank real not null
);
create index search_name_beginning on search_name (key text_pattern_ops) where (kind = 'identifier');
create index search_name_key on search_name (key, rank desc) include (product_id, kind, "position");
create index search_name_of_product on search_name (product_id);

-- Derived: the words of each material.
create table search_document (
  product_id uuid primary key,
  rank real not null,
  words tsvector not null,
  category_ids uuid[] not null,
  forms text[] not null,
  grades text[] not null,
  countries text[] not null,
  has_verified_supplier boolean not null,
  is_in_stock boolean not null,
  comparable_unit text,
  comparable_price numeric
) with (fillfactor=70);
create index search_document_facets on search_document using gin (category_ids, forms, grades, countries);
create index search_document_in_stock on search_document (rank desc, product_id) where is_in_stock;
create index search_document_price on search_document (comparable_unit, comparable_price);
create index search_document_rank on search_document (rank desc, product_id);
create index search_document_verified on search_document (rank desc, product_id) where has_verified_supplier;
create index search_document_words on search_document using gin (words) with (fastupdate=off);

-- Derived: words of the materials and the most telling place of each: substance (a name), use or description.
create table search_term (
  term text primary key,
  class text not null
);
create index search_term_beginning on search_term (term text_pattern_ops);
create index search_term_ending on search_term (reverse(term) text_pattern_ops);

-- Derived: words of other lists.
create table search_word (
  word text not null,
  kind text not null,
  english text not null default '',
  primary key (word, kind, english)
);

-- Derived: suggestions while typing.
create table search_completion (
  beginning text not null,
  kind text not null,
  product_id uuid,
  category_id uuid,
  label text not null,
  detail text not null,
  rank real not null
);
create index search_completion_1 on search_completion ("left"(beginning, 1), rank desc);
create index search_completion_10 on search_completion ("left"(beginning, 10), rank desc);
create index search_completion_11 on search_completion ("left"(beginning, 11), rank desc);
create index search_completion_12 on search_completion ("left"(beginning, 12), rank desc);
create index search_completion_2 on search_completion ("left"(beginning, 2), rank desc);
create index search_completion_3 on search_completion ("left"(beginning, 3), rank desc);
create index search_completion_4 on search_completion ("left"(beginning, 4), rank desc);
create index search_completion_5 on search_completion ("left"(beginning, 5), rank desc);
create index search_completion_6 on search_completion ("left"(beginning, 6), rank desc);
create index search_completion_7 on search_completion ("left"(beginning, 7), rank desc);
create index search_completion_8 on search_completion ("left"(beginning, 8), rank desc);
create index search_completion_9 on search_completion ("left"(beginning, 9), rank desc);
create index search_completion_of_product on search_completion (product_id);

-- What the search index has not yet taken over.
create table search_change (
  id bigint generated always as identity primary key,
  product_id uuid
);

-- Saved searches.
create table search_watch (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null references "user"(id) on delete cascade,
  text text not null,
  -- The materials that it finds, as of `searched_at`.
  product_ids uuid[] not null default '{}',
  searched_at timestamptz(3) not null default '-infinity'
);
create index search_watch_products on search_watch using gin (product_ids);
create unique index search_watch_text on search_watch (user_id, lower(text));

-- Not used any more; for servers of the release before.
create table search_watch_offer (
  offering_id uuid primary key references offering(id) on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp()
);

-- API keys, by the hash of their secret.
create table api_key (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null references "user"(id) on delete cascade,
  name text not null,
  prefix text not null,
  secret_hash text not null unique,
  scopes text[] not null,
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  constraint api_key_scopes_check check ((cardinality(scopes) > 0) and (scopes <@ array['read', 'trade']))
);
create index api_key_user_id on api_key (user_id);

-- Calls of a key by day.
create table api_key_usage (
  key_id uuid not null references api_key(id) on delete cascade,
  day date not null,
  requests bigint not null,
  points bigint not null,
  primary key (key_id, day)
);
create index api_key_usage_day on api_key_usage (day);

-- Endpoints of members.
create table webhook (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null references "user"(id) on delete cascade,
  url text not null,
  events text[] not null,
  category_ids uuid[] not null default '{}'::uuid[],
  product_ids uuid[] not null default '{}'::uuid[],
  sealed_secret text not null,
  former_secret text,
  former_until timestamptz(3),
  failures integer not null default 0,
  first_failure_at timestamptz(3),
  paused_until timestamptz(3),
  disabled_at timestamptz(3),
  idempotency_key text,
  command_hash text,
  pause_lifted_at timestamptz(3)
);
create index webhook_events on webhook using gin (events) where (disabled_at is null);
create unique index webhook_idempotency on webhook (user_id, idempotency_key);

-- One event for one webhook.
create table webhook_delivery (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  webhook_id uuid not null references webhook(id) on delete cascade,
  event_id uuid not null,
  type text not null,
  subject_ids jsonb not null,
  occurred_at timestamptz(3) not null,
  status text not null default 'waiting',
  attempt_count integer not null default 0,
  constraint webhook_delivery_status_check check (status in ('waiting', 'delivered', 'failed', 'skipped'))
);
create index webhook_delivery_age on webhook_delivery (created_at);
create unique index webhook_delivery_event on webhook_delivery (webhook_id, event_id);
create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at, id);
create index webhook_delivery_waiting on webhook_delivery (created_at) where (status = 'waiting');

-- Requests that were made for a delivery.
create table webhook_attempt (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  delivery_id uuid not null references webhook_delivery(id) on delete cascade,
  request_body text not null,
  response_status integer,
  response_body text,
  duration_ms integer not null,
  error text
);
create index webhook_attempt_delivery on webhook_attempt (delivery_id, created_at);

-- Files of offerings.
create table offering_import (
  id uuid primary key,
  user_id uuid not null references "user"(id) on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  finished_at timestamptz(3),
  is_dry_run boolean not null,
  row_count integer not null,
  done integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  failed integer not null default 0
);
create index offering_import_user on offering_import (user_id, created_at);

-- Their rows.
create table offering_import_row (
  import_id uuid not null references offering_import(id) on delete cascade,
  seq integer not null,
  given text not null,
  primary key (import_id, seq)
);

-- What is wrong with rows.
create table offering_import_problem (
  import_id uuid not null references offering_import(id) on delete cascade,
  seq integer not null,
  place integer not null,
  row_number integer not null,
  column_name text,
  message text not null,
  -- The row as JSON, at its first problem.
  given text,
  -- What the row has in the column.
  written text,
  primary key (import_id, seq, place)
);

-- What a check would change, in its first rows.
create table offering_import_change (
  import_id uuid not null references offering_import(id) on delete cascade,
  seq integer not null,
  row_number integer not null,
  sku text,
  title text not null,
  column_name text not null,
  before text,
  after text,
  primary key (import_id, seq, column_name)
);

-- How the files of a party are read, by the names in their header.
create table file_layout (
  party_id uuid not null,
  header_key text not null,
  -- Who said so last. The layout stays when the account ends, if the party does.
  user_id uuid not null references "user"(id),
  layout jsonb not null,
  updated_at timestamptz(3) not null default clock_timestamp(),
  primary key (party_id, header_key)
);
create index file_layout_user on file_layout (user_id);

alter table auction add constraint auction_awarded_bid_id_fkey foreign key (awarded_bid_id) references bid(id);

alter table bid add constraint bid_rfp_id_foreign foreign key (rfp_id) references rfp(id);

create view auction_note with (security_invoker) as
  select auction_id, seq, at, payload::json ->> 'note' as note from auction_event where type = 'noted';

-- Functions

create function refresh_product_summary(changed uuid) returns void language plpgsql as $$
begin
  -- Lock first and count in a separate statement, so that two offers posted at the same time both count.
  perform from product where id = changed for no key update;
  update product set
    offer_count = (select count(*) from offering where product_id = changed and status = 'active'),
    (lowest_price, lowest_price_unit, lowest_comparable_price, lowest_comparable_unit) = (
      select price, unit, comparable_price, comparable_unit from offering
      where product_id = changed and status = 'active' and comparable_price is not null
        and (price_check <> 'unusual' or price_confirmed_at is not null)
      order by price_order, id limit 1
    )
  where id = changed;
end $$;

-- The latest price of the index, in US dollars per basis of the product, or null.
create function index_price(wanted uuid) returns numeric language sql stable return (
  select price_per(product.price_unit, point.price, commodity.unit, product.density)
  from product join commodity on commodity.id = product.commodity_id and commodity.currency = 'USD'
    cross join lateral (
      select price from price_point where commodity_id = commodity.id and region = 'all' order by day desc limit 1
    ) point
  where product.id = wanted
);

-- Whether a party has not been here for a week; who is verified is not new.
create function is_new_party(party uuid) returns boolean language plpgsql stable as $$
begin
  return not exists (
    select from "user" where party_id = party and created_at <= statement_timestamp() - interval '7 days'
    union all select from company_profile where party_id = party
      and (verification_status = 'approved' or created_at <= statement_timestamp() - interval '7 days'));
end $$;

-- Whether a seller's own confirmation makes an unusual price count.
create function confirms_prices(party uuid) returns boolean language sql stable return
  exists (select from company_profile where party_id = party and verification_status = 'approved');

-- What these parties' offers of a material are compared with: the index, or what others ask. Each other party counts once, and new ones do not, so
-- that nobody moves the median alone. Unusual offers count: what was found before would decide what is found now, by the order of the checks.
create function expected_prices(of_product uuid, parties uuid[]) returns table (for_party uuid, expected numeric, expected_from text) language plpgsql stable as $$
declare
  indexed constant numeric := index_price(of_product);
begin
  if indexed is not null then
    return query select party, indexed, 'index' from unnest(parties) party;
    return;
  end if;
  return query
  with asking as materialized (
    select party_id, min(comparable_price) as lowest from offering
    where product_id = of_product and status = 'active' and comparable_price is not null group by party_id
  ), peers as (
    select array_agg(party_id order by lowest) as sellers, array_agg(lowest order by lowest) as prices from asking where not is_new_party(party_id)
  )
  select party, median_of(others), 'offers'
  from peers cross join unnest(parties) party cross join lateral array_position(sellers, party) place
    cross join lateral (select case when place is null then prices else prices[:place - 1] || prices[place + 1:] end as others) other
  where cardinality(others) >= 5;
end $$;

-- A price per unit in which offers of the product are compared.
create function comparison_of(of_product uuid, price numeric, unit text, out comparable_price numeric, out comparable_unit text) language sql stable as $$
  select amount, case when amount is not null then basis end
  from unit_basis(unit) own left join product on product.id = of_product
    cross join lateral coalesce(price_unit, own) basis
    cross join lateral round(price_per(basis, price, unit, density), 8) amount
$$;

-- What a party's offer of this price would be found to be.
create function price_finding(
  of_product uuid, price numeric, unit text, for_party uuid,
  out comparable_price numeric, out comparable_unit text, out price_check text, out expected numeric, out expected_from text
) language plpgsql stable as $$
begin
  select * into comparable_price, comparable_unit from comparison_of(of_product, price, unit);
  select peer.expected, peer.expected_from into expected, expected_from
    from expected_prices(of_product, array[for_party]) peer where comparable_price is not null;
  price_check := price_verdict(comparable_price, expected);
end $$;

-- The same for all offers of these products, or of all, and then the products' lowest prices.
create function check_prices(wanted uuid[] default null) returns void language plpgsql as $$
begin
  -- First all prices, because each is then compared with those of others.
  update offering set comparable_price = found.comparable_price, comparable_unit = found.comparable_unit
  from offering priced cross join lateral comparison_of(priced.product_id, priced.price, priced.unit) found
  where priced.id = offering.id and (wanted is null or priced.product_id = any (wanted))
    and (offering.comparable_price, offering.comparable_unit) is distinct from (found.comparable_price, found.comparable_unit);

  with seller as (
    select product_id, array_agg(distinct party_id) as parties from offering where wanted is null or product_id = any (wanted) group by product_id
  ), judged as materialized (
    select product_id, for_party as party_id, expected from seller cross join lateral expected_prices(product_id, parties)
  ), found as (
    select id, price_verdict(comparable_price, expected) as verdict from offering left join judged using (product_id, party_id)
    where wanted is null or product_id = any (wanted)
  )
  update offering set price_check = verdict from found where found.id = offering.id and price_check <> verdict;

  perform refresh_product_summary(id) from product where wanted is null or id = any (wanted) order by id;
end $$;

create function count_audit_event(id uuid, kind text, actor_id uuid, subject_id text, address text, request_id text, detail jsonb)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into audit_event as event (id, created_at, kind, actor_id, subject_id, address, request_id, detail, is_counted)
  values ($1, date_trunc('hour', clock_timestamp(), 'UTC'), $2, $3, $4, $5, $6, $7, true)
  on conflict (created_at, kind, actor_id, subject_id, address, detail) where is_counted
  do update set count = event.count + 1, last_at = clock_timestamp()
$$;

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

create function search_again(products uuid[]) returns void language sql as $$
  insert into search_change (product_id) select unnest(products)
$$;

create function offering_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.product_id is not null then perform refresh_product_summary(old.product_id); end if;
  if tg_op <> 'DELETE' and new.product_id is not null and (tg_op = 'INSERT' or new.product_id is distinct from old.product_id) then
    perform refresh_product_summary(new.product_id);
  end if;
  return null;
end $$;

-- REVOKE does not restrict the tables' owner; a trigger does, unless it is dropped.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;

-- All people of the party get a message of a conversation; its own side hears of it on a channel that the release before does not read.
create function notify_messages() returns trigger language plpgsql as $$
begin
  perform pg_notify('feedstock_message', string_agg(reader || ' ' || id, ','))
  from (
    select reader, id, (row_number() over () - 1) / 100 as part from (
      select recipient_id as reader, id from written where conversation_id is null
      union all
      select colleague.id, written.id from written
        cross join lateral (select id from "user" where party_id = recipient_party_id limit 100) colleague
        where conversation_id is not null
    ) as readers
  ) as numbered group by part;
  perform pg_notify('feedstock_sent_message', string_agg(sending_party_id || ' ' || id, ','))
  from (select sending_party_id, id, (row_number() over () - 1) / 100 as part from written where conversation_id is not null) as numbered group by part;
  return null;
end $$;

create function notify_placed_orders() returns trigger language plpgsql as $$
begin
  perform pg_notify('feedstock_order', string_agg(concat_ws(' ', buyer_party_id, seller_party_id, id, status), ','))
  from (select written.*, (row_number() over () - 1) / 50 as part from written) as numbered group by part;
  return null;
end $$;

create function notify_changed_orders() returns trigger language plpgsql as $$
begin
  perform pg_notify('feedstock_order', string_agg(concat_ws(' ', buyer_party_id, seller_party_id, id, status), ','))
  from (
    select written.*, (row_number() over () - 1) / 50 as part from written join replaced using (id)
    where written.status <> replaced.status
  ) as numbered group by part;
  return null;
end $$;

create function price_offering() returns trigger language plpgsql as $$
declare
  -- The trigger that names the party runs later.
  seller uuid := coalesce(new.party_id, (select party_id from "user" where id = new.user_id));
begin
  if tg_op = 'INSERT' or (new.price, new.unit, new.product_id) is distinct from (old.price, old.unit, old.product_id) then
    -- The lock serializes the checks of one product's offers with each other and with changes of the product.
    perform from product where id = new.product_id for no key update;
    select finding.comparable_price, finding.comparable_unit, finding.price_check
      into new.comparable_price, new.comparable_unit, new.price_check
      from price_finding(new.product_id, new.price, new.unit, seller) finding;
    -- A confirmation applies to one price; a new price needs a new confirmation.
    if tg_op = 'UPDATE' and new.price_confirmed_at is not distinct from old.price_confirmed_at then new.price_confirmed_at := null; end if;
  end if;
  if new.price_check <> 'unusual' or not confirms_prices(seller) then new.price_confirmed_at := null; end if;
  return new;
end $$;

create function product_repriced() returns trigger language plpgsql as $$
begin
  perform check_prices(array[new.id]);
  return null;
end $$;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.is_counted and new.count = old.count + 1
    and to_jsonb(new) - 'count' - 'last_at' = to_jsonb(old) - 'count' - 'last_at' then
    return new;
  end if;
  raise exception 'audit_event is append-only: % refused', tg_op using errcode = 'insufficient_privilege';
end $$;

create function show_category() returns trigger language plpgsql as $$
begin
  new.is_shown := not new.is_hidden and new.merged_into_id is null
    and coalesce((select is_shown from category where id = new.parent_id), true);
  return new;
end $$;

create function show_product() returns trigger language plpgsql as $$
begin
  new.is_shown := not new.is_hidden and new.merged_into_id is null
    and (select is_shown from category where id = new.category_id);
  return new;
end $$;

create function category_shown_changed() returns trigger language plpgsql as $$
begin
  -- Writing the column without changing it runs the triggers above.
  update category set is_hidden = is_hidden where parent_id = new.id;
  update product set is_hidden = is_hidden where category_id = new.id;
  return null;
end $$;

-- A posting or a watch that is written while its material is merged goes to the material that remains.
create function follow_product_merge() returns trigger language plpgsql as $$
declare remaining uuid;
begin
  if new.product_id is not null then
    -- The lock waits for a merge that is under way.
    select coalesce(merged_into_id, id) into remaining from product where id = new.product_id for key share;
    new.product_id := coalesce(remaining, new.product_id);
  end if;
  return new;
end $$;

create function follow_category_merge() returns trigger language plpgsql as $$
declare remaining uuid;
begin
  if new.category_id is not null then
    select coalesce(merged_into_id, id) into remaining from category where id = new.category_id for key share;
    new.category_id := coalesce(remaining, new.category_id);
  end if;
  return new;
end $$;

create function refuse_deleted_member() returns trigger language plpgsql as $$
begin
  if exists (select from inserted join "user" member on member.id = inserted.user_id where member.deleted_at is not null) then
    raise exception 'deleted member' using errcode = 'FD001';
  end if;
  return null;
end $$;

create function refuse_deleted_party() returns trigger language plpgsql as $$
begin
  if exists (select from inserted join "user" member on member.id in (inserted.buyer_id, inserted.seller_id) where member.deleted_at is not null) then
    raise exception 'deleted member' using errcode = 'FD001';
  end if;
  return null;
end $$;

create function refuse_deleted_seller() returns trigger language plpgsql as $$
begin
  if not exists (select from "user" member where member.party_id = new.party_id and member.deleted_at is null) then
    raise exception 'deleted member' using errcode = 'FD001';
  end if;
  return new;
end $$;

-- Who is notified about a party's record: the person who acted while they act for the party, then the owner of its company.
create function representative_of(actor uuid, party uuid) returns uuid language sql stable as $$
  select coalesce(
    (select id from "user" where id = actor and party_id = party and deleted_at is null and locked_at is null),
    (select successor.id from company_member join company_profile on company_profile.id = company_id join "user" successor on successor.id = successor_id
      where company_member.user_id = actor and left_at is not null and company_profile.party_id = party
        and successor.party_id = party and successor.deleted_at is null and successor.locked_at is null
      order by left_at desc limit 1),
    (select user_id from company_profile where party_id = party and closed_at is null),
    actor)
$$;

create function search_product_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform search_again(array[old.id]);
  else perform search_again(array[new.id]);
  end if;
  -- Uses and categories are proposed only while they have materials that are shown; the words of all materials are kept as well.
  if tg_op <> 'UPDATE' or (old.name, old.description, old.synonyms, old.specifications::text, old.is_shown, old.category_id)
    is distinct from (new.name, new.description, new.synonyms, new.specifications::text, new.is_shown, new.category_id) then
    perform search_again(array[null::uuid]);
  end if;
  return null;
end $$;

create function search_category_changed() returns trigger language plpgsql as $$
begin
  perform search_again(array(
    select product.id from product join category on category.id = category_id where category.path @> array[new.id]));
  insert into search_change (product_id) values (null);
  return null;
end $$;

create function search_source_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform search_again(array[old.product_id]); end if;
  if tg_op <> 'DELETE' then perform search_again(array[new.product_id]); end if;
  return null;
end $$;

create function search_function_changed() returns trigger language plpgsql as $$
declare changed uuid;
begin
  if tg_op = 'DELETE' then changed := old.function_id; else changed := new.function_id; end if;
  perform search_again(array(select product_id from function_material where function_id = changed));
  return null;
end $$;

create function search_function_renamed() returns trigger language plpgsql as $$
begin
  perform search_again(array(select product_id from function_material where function_id = new.id));
  return null;
end $$;

create function search_words_changed() returns trigger language plpgsql as $$
begin
  insert into search_change (product_id) values (null);
  return null;
end $$;

-- The price and the number of offers are columns of the material; here are the suppliers and whether there is stock.
create function search_offering_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.product_id is not null then perform search_again(array[old.product_id]); end if;
  if tg_op <> 'DELETE' and new.product_id is not null and (tg_op = 'INSERT' or new.product_id is distinct from old.product_id) then
    perform search_again(array[new.product_id]);
  end if;
  return null;
end $$;

create function search_supplier_changed() returns trigger language plpgsql as $$
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

-- A price that was announced within 30 days, or a higher one, is not announced again.
create function note_lower_price() returns trigger language plpgsql as $$
begin
  insert into announcement (posting_id, kind, former_price) values (new.id, 'lower_prices', old.price)
    on conflict (posting_id) do update
      set kind = excluded.kind, is_waiting = true, created_at = excluded.created_at, former_price = excluded.former_price
      where not announcement.is_waiting
        and (new.price >= announcement.told_price and announcement.told_at > clock_timestamp() - interval '30 days') is not true;
  return null;
end $$;

-- Its arguments are the columns that do not count, because not all viewers of the row may see them.
create function set_updated_at() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - tg_argv <> to_jsonb(old) - tg_argv then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end $$;

create function set_withdrawn_at() returns trigger language plpgsql as $$
begin
  new.withdrawn_at := clock_timestamp();
  return new;
end $$;

create function set_decided_at() returns trigger language plpgsql as $$
begin
  new.decided_at := clock_timestamp();
  return new;
end $$;

-- All instances forget the key and close its sockets at the commit.
create function tell_api_key_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('feedstock_sessions_ended', '');
  return null;
end $$;

-- A founder's own party becomes the company's, so that nothing moves, and the founder gets a fresh one.
create function take_founders_party() returns trigger language plpgsql as $$
begin
  select own_party_id, coalesce(new.registration_country, country) into new.party_id, new.registration_country from "user" where id = new.user_id for no key update;
  update "user" set own_party_id = gen_random_uuid() where id = new.user_id;
  return new;
end $$;

create function set_own_party() returns trigger language plpgsql as $$
begin
  new.own_party_id := coalesce(new.own_party_id, new.id);
  new.party_id := coalesce(new.party_id, new.own_party_id);
  return new;
end $$;

create function add_owner() returns trigger language plpgsql as $$
begin
  insert into company_member (company_id, user_id, role) values (new.id, new.user_id, 'owner');
  return null;
end $$;

-- Who joins acts for the company and has nothing unread there; who leaves acts for themselves.
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

-- Why somebody without a company does not trade: they left a locked one, or have its name or address.
create function lock_of_leaver(member uuid) returns text language sql stable as $$
  select locked.lock_reason from "user" person join company_profile locked on locked.locked_at is not null
  where person.id = member and not exists (select from company_member own where own.user_id = member and own.left_at is null) and (
    exists (select from company_member past where past.company_id = locked.id and past.user_id = member and past.left_at > locked.locked_at - interval '7 days')
    or folded_name(locked.company_name) = folded_name(person.company_name) or lower(locked.contact_email) = person.email)
  limit 1
$$;

-- A write holds the account of its member, which each change of a membership and a deletion lock, and then reads the role.
create function hold_role(member uuid, alone boolean, out role text, out lock_reason text, out is_deleted boolean) language plpgsql as $$
begin
  if alone then select deleted_at is not null into is_deleted from "user" where id = member for no key update;
  else select deleted_at is not null into is_deleted from "user" where id = member for key share;
  end if;
  select mine.role, company.lock_reason into role, lock_reason
    from company_member mine join company_profile company on company.id = mine.company_id where mine.user_id = member and mine.left_at is null;
end $$;

-- What is traded names its party for good.
create function refuse_party_change() returns trigger language plpgsql as $$
begin
  raise exception 'the party of % never changes', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- The conversation of two parties about a subject, locked.
create function conversation_between(one uuid, other uuid, kind text, subject uuid) returns uuid language sql as $$
  insert into conversation (first_party_id, second_party_id, subject_kind, subject_id)
  values (least(one, other), greatest(one, other), kind, subject)
  on conflict (first_party_id, second_party_id, subject_id) do update set last_number = conversation.last_number
  returning id
$$;

-- What a page is about, by its path.
create function subject_of_link(link text) returns table (kind text, id uuid) language sql immutable as $$
  select case found[1] when 'product' then 'product' else rtrim(found[1], 's') end, found[2]::uuid
  from regexp_match(link, '^/(product|offerings|rfps|orders|quotes)/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$') found
$$;

-- A message with its conversation and its number there. Notices have none; steps of an order do.
create function in_conversation(written message) returns message language plpgsql as $$
declare
  answered message;
  subject record;
begin
  select kind, id into subject from subject_of_link(written.link);
  if subject.kind in ('order', 'quote') then
    written.kind := subject.kind;
    written.about_id := subject.id;
    if written.conversation_id is null then
      select conversation_id into written.conversation_id from quote join conversation on conversation.id = conversation_id
        where (quote.id = subject.id or quote.id = (select quote_id from "order" where id = subject.id))
          and (first_party_id, second_party_id) = (least(written.sending_party_id, written.recipient_party_id), greatest(written.sending_party_id, written.recipient_party_id));
    end if;
  end if;
  if written.conversation_id is null and written.sending_party_id <> written.recipient_party_id
    and (written.link is null or written.offering_id is not null or written.in_reply_to_id is not null or written.kind = 'order') then
    if written.in_reply_to_id is not null then
      select * into answered from message where id = written.in_reply_to_id;
      select conversation_id into written.conversation_id from message join conversation on conversation.id = conversation_id
        where message.id = written.in_reply_to_id
          and (first_party_id, second_party_id) = (least(written.sending_party_id, written.recipient_party_id), greatest(written.sending_party_id, written.recipient_party_id));
      select kind, id into subject from subject_of_link(coalesce('/offerings/' || answered.offering_id, answered.link)) where kind <> 'quote';
    elsif written.offering_id is not null then
      select 'offering' as kind, written.offering_id as id into subject;
    end if;
    written.conversation_id := coalesce(written.conversation_id,
      conversation_between(written.sending_party_id, written.recipient_party_id, subject.kind, subject.id));
  end if;
  if written.conversation_id is not null then
    update conversation set last_number = last_number + 1, last_message_at = greatest(last_message_at, written.created_at)
    where id = written.conversation_id returning last_number into written.number;
  end if;
  return written;
end $$;

-- Whether a person has read a message.
create function has_read(written message, reader uuid) returns boolean language sql stable as $$
  select case when written.conversation_id is null then written.is_read
    when written.recipient_id = reader and written.is_read then true
    else exists (select from conversation_reader mark where mark.conversation_id = written.conversation_id and mark.user_id = reader and mark.read_up_to >= written.number)
      or exists (select from message_read mark where mark.message_id = written.id and mark.user_id = reader)
  end
$$;

-- A message names both parties; an inquiry goes to the party of its offering, an answer to that of what it answers.
create function set_message_parties() returns trigger language plpgsql as $$
begin
  -- A notice.
  if new.sending_user_id is null then
    select party_id into new.recipient_party_id from "user" where id = new.recipient_id;
    return new;
  end if;
  new.sending_party_id := (select party_id from "user" where id = new.sending_user_id);
  new.recipient_party_id := coalesce(
    (select case first_party_id when new.sending_party_id then second_party_id else first_party_id end from conversation where id = new.conversation_id),
    (select party_id from offering where id = new.offering_id),
    (select sending_party_id from message where id = new.in_reply_to_id),
    (select party_id from "user" where id = new.recipient_id));
  return in_conversation(new);
end $$;

revoke execute on function count_audit_event from public;

revoke execute on function maintain_audit_log from public;

-- Triggers

-- For the admin area and the loading of search data: the search index reads its lists again.
create trigger search_absent_changed after insert or update or delete on absent_material for each statement execute function search_words_changed();
-- For all that revoke a key, deletion of accounts included: sockets of the key are closed on every instance.
create trigger api_key_ended after delete on api_key for each statement execute function tell_api_key_ended();
-- For writers that began before an account was deleted: the deleted member gets nothing new. Commands of the other tables read it in hold_role().
create trigger auction_of_deleted_member after insert on "auction" referencing new table as inserted
  for each statement execute function refuse_deleted_member();
-- For the engine and for awards of the owner.
create trigger decided_at_set before update of awarded_bid_id, closed_at on auction for each row
  when ((old.closed_at is null) <> (new.closed_at is null) or old.awarded_bid_id is distinct from new.awarded_bid_id)
  execute function set_decided_at();
-- For writers that still name a product that was merged meanwhile.
create trigger follow_product_merge before insert or update of product_id on auction for each row execute function follow_product_merge();
create trigger auction_bidder_of_deleted_member after insert on "auction_bidder" referencing new table as inserted
  for each statement execute function refuse_deleted_member();
-- For every writer, also by hand. The rights of the application follow from this trigger.
create trigger auction_event_append_only before update or delete on auction_event for each row execute function refuse_change();
create trigger auction_event_no_truncate before truncate on auction_event for each statement execute function refuse_change();
-- For every writer, also by hand.
create trigger audit_event_append_only before update or delete on audit_event for each row execute function refuse_audit_change();
create trigger audit_event_no_truncate before truncate on audit_event for each statement execute function refuse_audit_change();
-- For every writer, also by hand: the application has no right to it.
create trigger bid_append_only before update or delete on bid for each row execute function refuse_change();
create trigger bid_no_truncate before truncate on bid for each statement execute function refuse_change();
create trigger bid_of_deleted_member after insert on "bid" referencing new table as inserted
  for each statement execute function refuse_deleted_member();
-- For every writer, also by hand.
create trigger bid_void_append_only before update or delete on bid_void for each row execute function refuse_change();
create trigger bid_void_no_truncate before truncate on bid_void for each statement execute function refuse_change();
-- For the admin area, imports and the seed: a hidden branch hides what is below it.
create trigger category_shown before insert or update of is_hidden, merged_into_id, parent_id on category
  for each row execute function show_category();
create trigger category_shown_changed after update on category for each row
  when (old.is_shown is distinct from new.is_shown) execute function category_shown_changed();
-- For every writer of the catalogue: the search index follows.
create trigger search_category_changed after update on category for each row
  when ((old.name, old.path, old.is_shown) is distinct from (new.name, new.path, new.is_shown)) execute function search_category_changed();
create trigger search_category_written after insert or delete on category for each statement execute function search_words_changed();
-- For staff and members: the search filters by verified suppliers and their countries.
create trigger search_supplier_verified after update on company_profile for each row
  when ((old.verification_status, old.registration_country) is distinct from (new.verification_status, new.registration_country)) execute function search_supplier_changed();
create trigger search_supplier_written after insert or delete on company_profile for each row execute function search_supplier_changed();
-- For every writer of the catalogue: the search index follows.
create trigger search_function_material_changed after insert or update or delete on function_material for each row
  execute function search_source_changed();
create trigger search_function_used after insert or delete on function_material for each statement execute function search_words_changed();
-- For every writer of the catalogue: the search index follows.
create trigger search_function_name_changed after insert or update or delete on function_name for each row
  execute function search_function_changed();
create trigger search_use_changed after insert or update or delete on function_name for each statement execute function search_words_changed();
-- For every writer of the catalogue: the search index follows.
create trigger search_function_renamed after update on material_function for each row execute function search_function_renamed();
create trigger search_function_written after insert or update or delete on material_function for each statement execute function search_words_changed();
-- For every writer of the catalogue: the search index follows.
create trigger search_name_changed after insert or update or delete on material_name for each row execute function search_source_changed();
create trigger search_name_written after insert or update or delete on material_name for each statement execute function search_words_changed();
-- For every sender of messages and notices: all instances learn of the commit.
create trigger message_notify after insert on message referencing new table as written
  for each statement execute function notify_messages();
-- For writers that still name a product that was merged meanwhile.
create trigger follow_product_merge before insert or update of product_id on offering for each row execute function follow_product_merge();
-- For sellers: watchers hear of a lower price.
create trigger offering_cheaper after update of price on offering for each row
  when (new.price < old.price and new.unit = old.unit and new.status = 'active') execute function note_lower_price();
-- For a seller whose account is being deleted: no offer becomes active again.
create trigger offering_of_deleted_seller before update of status on offering for each row
  when (new.status = 'active' and old.status <> 'active') execute function refuse_deleted_seller();
-- For sellers and imports: the price is compared by price_finding().
create trigger offering_priced before insert or update of price, unit, product_id, price_confirmed_at on offering
  for each row execute function price_offering();
-- For sellers, orders and jobs: the product knows its lowest price.
create trigger offering_summary_changed after update of status, price, unit, product_id, price_confirmed_at on offering
  for each row execute function offering_changed();
create trigger offering_summary_written after insert or delete on offering for each row execute function offering_changed();
-- For sellers, orders and jobs: filters and sorts of the search follow the offers.
create trigger search_offering_changed after update on offering for each row
  when ((old.product_id, old.user_id, old.status, old.quantity > 0) is distinct from (new.product_id, new.user_id, new.status, new.quantity > 0))
  execute function search_offering_changed();
create trigger search_offering_written after insert or delete on offering for each row execute function search_offering_changed();
-- For all writers: programs read what changed since a time.
create trigger updated_at_set before update on "offering" for each row
  execute function set_updated_at('party_id', 'price_order', 'sku', 'idempotency_key', 'command_hash');
-- For both parties, staff and the jobs that cancel orders.
create trigger order_notify_changed after update on "order" referencing old table as replaced new table as written
  for each statement execute function notify_changed_orders();
-- For orders from offerings, awards and auctions.
create trigger order_notify_placed after insert on "order" referencing new table as written
  for each statement execute function notify_placed_orders();
-- For writers that began before an account was deleted.
create trigger order_of_deleted_member after insert on "order" referencing new table as inserted
  for each statement execute function refuse_deleted_party();
-- For all writers: programs read what changed since a time.
create trigger updated_at_set before update on "order" for each row
  execute function set_updated_at('buyer_party_id', 'seller_party_id', 'buyer_id', 'seller_id', 'offering_id', 'bid_id', 'awaiting_since', 'reminded_at',
    'idempotency_key', 'command_hash', 'purchase_order_number', 'delivery_address', 'buyer_contact_name', 'buyer_contact_email', 'buyer_contact_phone',
    'buyer_vat_number', 'seller_contact_name', 'seller_contact_email', 'seller_contact_phone', 'seller_vat_number');
-- For every writer, also by hand.
create trigger order_event_append_only before update or delete on order_event for each row execute function refuse_change();
create trigger order_event_no_truncate before truncate on order_event for each statement execute function refuse_change();
-- For every writer, also by hand.
create trigger price_correction_append_only before update or delete on price_correction for each row execute function refuse_change();
create trigger price_correction_no_truncate before truncate on price_correction for each statement execute function refuse_change();
-- For the admin area and imports: a new density or commodity changes comparable prices.
create trigger product_repriced after update of specifications, reference_unit, commodity_id on product for each row
  when ((old.density, old.price_unit, old.commodity_id) is distinct from (new.density, new.price_unit, new.commodity_id))
  execute function product_repriced();
-- For the admin area, imports and the seed: a product of a hidden category is hidden.
create trigger product_shown before insert or update of is_hidden, merged_into_id, category_id on product
  for each row execute function show_product();
-- For every writer of the catalogue: the search index follows.
create trigger search_product_changed after update on product for each row
  when ((old.name, old.description, old.cas_number, old.formula, old.synonyms, old.category_id, old.specifications::text, old.safety_data::text,
      old.is_shown, old.offer_count, old.lowest_comparable_price, old.lowest_comparable_unit)
    is distinct from (new.name, new.description, new.cas_number, new.formula, new.synonyms, new.category_id, new.specifications::text, new.safety_data::text,
      new.is_shown, new.offer_count, new.lowest_comparable_price, new.lowest_comparable_unit))
  execute function search_product_changed();
create trigger search_product_written after insert or delete on product for each row execute function search_product_changed();
-- For all writers: terms that were proposed before an offering was withdrawn do not count any more.
create trigger withdrawn_at_set before update of status on offering for each row
  when (new.status = 'withdrawn' and old.status <> 'withdrawn') execute function set_withdrawn_at();
-- For writers that began before an account was deleted.
create trigger quote_of_deleted_member after insert on quote referencing new table as inserted
  for each statement execute function refuse_deleted_party();
-- For all writers: programs read what changed since a time.
create trigger updated_at_set before update on quote for each row execute function set_updated_at('conversation_id');
-- For every writer, also by hand.
create trigger quote_revision_append_only before update or delete on quote_revision for each row execute function refuse_change();
create trigger quote_revision_no_truncate before truncate on quote_revision for each statement execute function refuse_change();
-- For the admin area and the loading of search data.
create trigger search_protected_changed after insert or update or delete on protected_word for each statement execute function search_words_changed();
-- For awards and for closing by the owner.
create trigger decided_at_set before update of awarded_bid_id on rfp for each row
  when (old.awarded_bid_id is distinct from new.awarded_bid_id) execute function set_decided_at();
-- For writers that still name a product that was merged meanwhile.
create trigger follow_product_merge before insert or update of product_id on rfp for each row execute function follow_product_merge();
-- For all writers: programs read what changed since a time.
create trigger updated_at_set before update on "rfp" for each row
  execute function set_updated_at('party_id', 'awarded_bid_id', 'decided_at', 'idempotency_key', 'command_hash');
-- For the admin area and the loading of search data.
create trigger search_lexicon_changed after insert or update or delete on search_lexicon for each statement execute function search_words_changed();
create trigger session_of_deleted_member after insert on "session" referencing new table as inserted
  for each statement execute function refuse_deleted_member();
-- For members who change their country.
create trigger search_supplier_moved after update on "user" for each row when (old.country is distinct from new.country)
  execute function search_supplier_changed();
-- For every writer, also by hand.
create trigger verification_decision_append_only before update or delete on verification_decision for each row execute function refuse_change();
create trigger verification_decision_no_truncate before truncate on verification_decision for each statement execute function refuse_change();
-- For members who watch a category that was merged meanwhile.
create trigger follow_category_merge before insert or update of category_id on watch for each row execute function follow_category_merge();
-- For writers that still name a product that was merged meanwhile.
create trigger follow_product_merge before insert or update of product_id on watch for each row execute function follow_product_merge();

insert into engine_heartbeat (only_row, beat) values (true, clock_timestamp());
select maintain_audit_log();
-- For every writer: people, companies and parties.
create trigger party_kept before update of party_id on offering for each row when (old.party_id is not null) execute function refuse_party_change();
create trigger party_kept before update of party_id on rfp for each row when (old.party_id is not null) execute function refuse_party_change();
create trigger party_kept before update of party_id on auction for each row when (old.party_id is not null) execute function refuse_party_change();
create trigger party_kept before update of party_id on auction_bidder for each row when (old.party_id is not null) execute function refuse_party_change();
create trigger party_kept before update of buyer_party_id, seller_party_id on "order" for each row when (old.buyer_party_id is not null)
  execute function refuse_party_change();
create trigger party_kept before update of buyer_party_id, seller_party_id on quote for each row execute function refuse_party_change();
create trigger own_party_set before insert on "user" for each row execute function set_own_party();
create trigger company_founded before insert on company_profile for each row execute function take_founders_party();
create trigger company_owner_added after insert on company_profile for each row execute function add_owner();
create trigger acting_party_set after insert or update of left_at on company_member for each row execute function set_acting_party();
create trigger message_parties_set before insert on message for each row execute function set_message_parties();
