import { Migration } from '@mikro-orm/migrations';

/** Commercial terms of offerings, and orders with a copy of their terms. */
export class CommercialTerms extends Migration {
  override up(): void {
    this.addSql(`
alter table offering
  add column quantity_tolerance integer,
  add column minimum_quantity integer,
  add column delivery_terms text,
  add column delivery_location text,
  add column payment_terms text,
  add column lead_time_days integer,
  add column delivery_date date,
  add column packaging text,
  add column origin text,
  add column specifications json,
  add constraint offering_delivery_terms_check check (delivery_terms in ('EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP')),
  add constraint offering_delivery_time check ((lead_time_days is null) or (delivery_date is null)),
  add constraint offering_payment_terms_check check (payment_terms in ('cash_on_delivery', 'net_30', 'net_60', 'advance_payment', 'letter_of_credit')),
  add constraint offering_terms_positive check ((quantity_tolerance > 0) and (minimum_quantity > 0) and (lead_time_days > 0));
alter table auction drop constraint auction_delivery_terms_check,
  add constraint auction_delivery_terms_check check (delivery_terms in ('EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'));
alter table company_profile add column vat_number text;

-- A number that people can say on the telephone: ten random digits.
create function new_order_number() returns text language plpgsql as $$
declare
  drawn text;
begin
  loop
    drawn := ('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint % 9000000000 + 1000000000;
    exit when not exists (select from "order" where number = drawn);
  end loop;
  return drawn;
end $$;

-- The terms of an offering, or of the RFP or auction of a bid, as they are now.
create function terms_of_source(from_offering uuid, from_bid uuid)
returns table (
  title text, product_id uuid, location text, price numeric, quantity_tolerance integer, minimum_quantity integer, delivery_terms text,
  delivery_location text, payment_terms text, lead_time_days integer, delivery_date date, packaging text, origin text, available_until date,
  specifications json
) language sql stable as $$
  select title, product_id, location, price, quantity_tolerance, minimum_quantity, delivery_terms, delivery_location, payment_terms,
    lead_time_days, delivery_date, packaging, origin, available_until, specifications
  from offering where id = from_offering
  union all
  select coalesce(rfp.title, auction.title), coalesce(rfp.product_id, auction.product_id), null, null, null, null, auction.delivery_terms,
    coalesce(rfp.delivery_location, auction.delivery_location), auction.payment_terms, null, coalesce(rfp.delivery_date, auction.delivery_date),
    null, null, null, null
  from bid left join rfp on rfp.id = bid.rfp_id left join auction on auction.id = bid.auction_id where bid.id = from_bid
$$;

-- Whom the other side of an order reaches: never the address for signing in.
create function order_contact(member uuid) returns table (name text, email text, phone text, vat_number text) language sql stable as $$
  select first_name || ' ' || last_name, contact_email, nullif(phone, ''), vat_number
  from "user" left join company_profile on company_profile.user_id = "user".id where "user".id = member
$$;

create function copy_order_terms() returns trigger language plpgsql as $$
declare
  source record;
begin
  select * into source from terms_of_source(new.offering_id, new.bid_id);
  new := json_populate_record(new, row_to_json(source));
  new.title := coalesce(source.title, 'Order');
  new.material_name := (select product.name from product where product.id = source.product_id);
  new.price := coalesce(source.price, round(new.total_amount / new.quantity, 2));
  select * into new.buyer_contact_name, new.buyer_contact_email, new.buyer_contact_phone, new.buyer_vat_number from order_contact(new.buyer_id);
  select * into new.seller_contact_name, new.seller_contact_email, new.seller_contact_phone, new.seller_vat_number
    from order_contact(new.seller_id);
  return new;
end $$;

-- Orders that exist show what they showed, under the number that was printed on them. Of several with one number, the later ones get X2, X3 at its end.
drop trigger updated_at_set on "order";
alter table "order"
  add column number text,
  add column title text,
  add column material_name text,
  add column location text,
  add column price numeric(18,2),
  add column quantity_tolerance integer,
  add column minimum_quantity integer,
  add column delivery_terms text,
  add column delivery_location text,
  add column payment_terms text,
  add column lead_time_days integer,
  add column delivery_date date,
  add column packaging text,
  add column origin text,
  add column available_until date,
  add column specifications json,
  add column purchase_order_number text,
  add column delivery_address text,
  add column buyer_contact_name text,
  add column buyer_contact_email text,
  add column buyer_contact_phone text,
  add column buyer_vat_number text,
  add column seller_contact_name text,
  add column seller_contact_email text,
  add column seller_contact_phone text,
  add column seller_vat_number text;
update "order" placed set
  (title, material_name, location, price, delivery_terms, delivery_location, payment_terms, delivery_date) = (
    select coalesce(source.title, 'Order'), product.name, source.location, round(placed.total_amount / placed.quantity, 2), source.delivery_terms,
      source.delivery_location, source.payment_terms, source.delivery_date
    from (values (true)) one left join terms_of_source(placed.offering_id, placed.bid_id) source on true
      left join product on product.id = source.product_id
  ),
  (buyer_contact_name, buyer_contact_email, buyer_contact_phone) = (select name, email, phone from order_contact(placed.buyer_id)),
  (seller_contact_name, seller_contact_email, seller_contact_phone) = (select name, email, phone from order_contact(placed.seller_id)),
  number = upper(right(id::text, 12));
update "order" set number = number || 'X' || place
  from (select id, row_number() over (partition by number order by id) as place from "order") numbered
  where numbered.id = "order".id and place > 1;
alter table "order"
  alter column number set not null,
  alter column number set default new_order_number(),
  alter column title set not null,
  alter column buyer_contact_name set not null,
  alter column seller_contact_name set not null;
create unique index order_number on "order" (number);
create trigger order_terms_copied before insert on "order" for each row execute function copy_order_terms();
create trigger updated_at_set before update on "order" for each row
  execute function set_updated_at('buyer_party_id', 'seller_party_id', 'buyer_id', 'seller_id', 'offering_id', 'bid_id', 'awaiting_since', 'reminded_at',
    'idempotency_key', 'command_hash', 'purchase_order_number', 'delivery_address', 'buyer_contact_name', 'buyer_contact_email', 'buyer_contact_phone',
    'buyer_vat_number', 'seller_contact_name', 'seller_contact_email', 'seller_contact_phone', 'seller_vat_number');
`);
  }
}
