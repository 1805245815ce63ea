import { Migration } from '@mikro-orm/migrations';

/** Prices are compared with one of each established party, and only verified companies confirm their own. */
export class PricesOfParties extends Migration {
  override up(): void {
    this.addSql(`
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

drop function price_finding(uuid, numeric, text, uuid);
create function price_finding(
  of_product uuid, price numeric, unit text, for_party uuid,
  out comparable_price numeric, out comparable_unit text, out price_check text, out expected numeric, out expected_from text
) language plpgsql stable as $$
begin
  select amount, case when amount is not null then basis end into comparable_price, comparable_unit
    from unit_basis(unit) own left join product on product.id = of_product cross join lateral coalesce(price_unit, own) basis
      cross join lateral round(price_per(basis, price, unit, density), 8) amount;
  select peer.expected, peer.expected_from into expected, expected_from
    from expected_prices(of_product, array[for_party]) peer where comparable_price is not null;
  price_check := case differs_much(comparable_price, expected) when true then 'unusual' when false then 'ok' else 'unknown' end;
end $$;

create or replace function check_prices(wanted uuid[] default null) returns void language plpgsql as $$
begin
  -- First all prices, because each is then compared with those of others.
  update offering set comparable_price = amount, comparable_unit = basis
  from (
    select offering.id as converted, amount, case when amount is not null then coalesce(price_unit, unit_basis(unit)) end as basis
    from offering left join product on product.id = product_id
      cross join lateral round(price_per(coalesce(price_unit, unit_basis(unit)), price, unit, density), 8) amount
    where wanted is null or product_id = any (wanted)
  ) conversion
  where converted = id and (comparable_price, comparable_unit) is distinct from (amount, basis);

  with judged as materialized (
    select product_id, for_party as party_id, expected
    from (select product_id, array_agg(distinct party_id) as parties from offering where wanted is null or product_id = any (wanted) group by product_id) seller
      cross join lateral expected_prices(product_id, parties)
  ), found as (
    select id, case differs_much(comparable_price, expected) when true then 'unusual' when false then 'ok' else 'unknown' end as price_check
    from offering left join judged using (product_id, party_id)
    where wanted is null or product_id = any (wanted)
  )
  update offering set price_check = found.price_check from found where found.id = offering.id and offering.price_check <> found.price_check;

  with lowest as (
    select distinct on (product_id) product_id, price, unit, comparable_price, comparable_unit
    from offering
    where status = 'active' and comparable_price is not null and (price_check <> 'unusual' or price_confirmed_at is not null)
      and product_id is not null and (wanted is null or product_id = any (wanted))
    order by product_id, price_order, id
  ), compared as (
    select product.id, price, unit, comparable_price, comparable_unit from product left join lowest on product_id = product.id
    where wanted is null or product.id = any (wanted)
  )
  update product set lowest_price = price, lowest_price_unit = unit, lowest_comparable_price = comparable_price, lowest_comparable_unit = comparable_unit
  from compared
  where compared.id = product.id
    and (lowest_price, lowest_price_unit, lowest_comparable_price, lowest_comparable_unit)
      is distinct from (price, unit, comparable_price, comparable_unit);
end $$;

create or replace function price_offering() returns trigger language plpgsql as $$
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

-- Writing the column runs the trigger, which keeps the confirmations of verified companies.
update offering set price_confirmed_at = price_confirmed_at where price_confirmed_at is not null;
`);
  }
}
