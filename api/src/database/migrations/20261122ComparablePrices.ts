import { Migration } from '@mikro-orm/migrations';

/** Prices that are comparable across units, and a check for prices that look like mistakes. */
export class Migration20261122ComparablePrices extends Migration {
  override up(): void {
    this.addSql(conversions);
    this.addSql(columns);
    this.addSql(checks);
    this.addSql(links);
    this.addSql('select check_prices()');
    this.addSql(indexes);
    this.addSql(triggers);
  }
}

const conversions = `
create function unit_basis(unit text) returns text language sql immutable parallel safe return
  case when unit in ('MT', 'Tons', 'KG') then 'KG' when unit in ('L', 'Units') then unit end;

-- Kilograms per litre at 15 to 25 °C, or null. Gases are excluded, because their density also depends on the pressure.
create function density_of(specifications json) returns numeric language plpgsql immutable parallel safe as $$
declare
  part constant text[] := regexp_match(specifications->>'density',
    '^\\s*(\\d[\\d,]{0,6}(?:\\.\\d{1,6})?)(?:\\s*[–—-]\\s*(\\d[\\d,]{0,6}(?:\\.\\d{1,6})?))?\\s*(g/cm³|g/cm3|g/mL|g/ml|kg/L|kg/l|kg/dm³|t/m³|kg/m³|kg/m3|g/L|g/l)'
    '\\s*(?:\\(liquid\\s+)?\\(?at\\s+(\\d{1,3}(?:\\.\\d{1,2})?)(?:\\s*[–—-]\\s*(\\d{1,3}(?:\\.\\d{1,2})?))?\\s*°\\s*C\\)?(?:\\s*\\(liquid\\))?\\s*$');
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

create function differs_much(price numeric, expected numeric) returns boolean language sql immutable parallel safe return
  abs(price - expected) > expected * 0.6;

create function median_of(sorted numeric[]) returns numeric language sql immutable parallel safe return
  (sorted[(cardinality(sorted) + 1) / 2] + sorted[cardinality(sorted) / 2 + 1]) / 2;
`;

const columns = `
alter table product
  add column commodity_id uuid null references commodity (id),
  add column density numeric generated always as (density_of(specifications)) stored,
  -- Per kg wherever mass and volume can be converted, so that products can be sorted together.
  add column price_unit text not null generated always as (
    case when reference_unit = 'Units' or (reference_unit = 'L' and density_of(specifications) is null) then reference_unit else 'KG' end
  ) stored,
  add column lowest_comparable_price numeric null,
  add column lowest_comparable_unit text null,
  add column price_order numeric not null generated always as (price_order(lowest_comparable_price, lowest_comparable_unit, true)) stored;
create index product_commodity on product (commodity_id) where commodity_id is not null;

alter table offering
  add column comparable_price numeric null,
  add column comparable_unit text null,
  add column price_check text not null default 'unknown',
  add column price_confirmed_at timestamptz(3) null,
  add column price_order numeric not null generated always as (
    price_order(comparable_price, comparable_unit, price_check <> 'unusual' or price_confirmed_at is not null)
  ) stored,
  add constraint offering_price_check check (price_check in ('ok', 'unusual', 'unknown')),
  add constraint offering_comparable_unit check ((comparable_price is null) = (comparable_unit is null));
`;

const checks = `
-- The latest price of the index, in US dollars per basis of the product, or null.
create function index_price(wanted uuid) returns numeric language sql stable return (
  select price_per(product.price_unit, point.price, commodity.unit, product.density)
  from product join commodity on commodity.id = product.commodity_id and commodity.currency = 'USD'
    cross join lateral (
      select price from price_point where commodity_id = commodity.id and region = 'all' order by day desc limit 1
    ) point
  where product.id = wanted
);

-- Converts the price of an offer and compares it with the expected price.
create function price_finding(
  of_product uuid, price numeric, unit text, except_offering uuid,
  out comparable_price numeric, out comparable_unit text, out price_check text, out expected numeric, out expected_from text
) language plpgsql stable as $$
declare
  found_density numeric;
  peers numeric[];
begin
  price_check := 'unknown';
  if of_product is null then
    comparable_unit := unit_basis(unit);
    comparable_price := round(price_per(comparable_unit, price, unit, null), 8);
    return;
  end if;
  select price_unit, density into comparable_unit, found_density from product where id = of_product;
  comparable_price := round(price_per(comparable_unit, price, unit, found_density), 8);
  if comparable_price is null then
    comparable_unit := null;
    return;
  end if;
  expected := index_price(of_product);
  expected_from := 'index';
  if expected is null then
    peers := array(
      select offering.comparable_price from offering
      where product_id = of_product and status = 'active' and offering.comparable_price is not null and id is distinct from except_offering
      order by offering.comparable_price
    );
    if cardinality(peers) < 5 then
      expected_from := null;
      return;
    end if;
    expected := median_of(peers);
    expected_from := 'offers';
  end if;
  price_check := case when differs_much(comparable_price, expected) then 'unusual' else 'ok' end;
end $$;

-- Converts and checks the offers of these products, or of all, in one statement; then updates the products' lowest prices.
create function check_prices(wanted uuid[] default null) returns void language plpgsql as $$
begin
  with converted as materialized (
    select offering.id, product_id, status = 'active' as is_active,
      round(price_per(coalesce(price_unit, unit_basis(unit)), price, unit, density), 8) as amount,
      coalesce(price_unit, unit_basis(unit)) as basis
    from offering left join product on product.id = product_id
    where wanted is null or product_id = any (wanted)
  ), indexed as materialized (
    select id as product_id, index_price(id) as expected from product
    where commodity_id is not null and (wanted is null or id = any (wanted))
  ), peers as materialized (
    select product_id, array_agg(amount order by amount, id) as prices
    from converted where is_active and amount is not null group by product_id
  ), placed as (
    select id, row_number() over (partition by product_id order by amount, id) as place
    from converted where is_active and amount is not null
  ), judged as (
    select converted.id, amount, case when amount is not null then basis end as basis, coalesce(
      indexed.expected,
      -- The median of the other offers: an offer is not compared with itself.
      case when cardinality(prices) - case when place is null then 0 else 1 end >= 5 then
        median_of(case when place is null then prices else prices[:place - 1] || prices[place + 1:] end)
      end
    ) as expected
    from converted left join indexed using (product_id) left join peers using (product_id) left join placed on placed.id = converted.id
  ), found as (
    select id, amount, basis, case
      when amount is null or expected is null then 'unknown' when differs_much(amount, expected) then 'unusual' else 'ok'
    end as price_check
    from judged
  )
  update offering set comparable_price = amount, comparable_unit = basis, price_check = found.price_check
  from found
  where found.id = offering.id
    and (comparable_price, comparable_unit, offering.price_check) is distinct from (amount, basis, found.price_check);

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
`;

/** The material in the first release's catalogue that each commodity of the index prices. */
const materials: [symbol: string, material: string][] = [
  ['H2SO4', 'Sulfuric Acid 98 %'],
  ['TIO2', 'Titanium Dioxide, Rutile'],
  ['NH3', 'Ammonia (Anhydrous)'],
  ['UREA', 'Urea, Fertilizer Grade 46 % N'],
  ['H3PO4', 'Phosphoric Acid 85 %'],
  ['NAOH', 'Caustic Soda Lye 50 %'],
  ['SODA', 'Soda Ash'],
  ['HCL', 'Hydrochloric Acid 33 %'],
  ['MEOH', 'Methanol'],
  ['C2H4', 'Ethylene'],
  ['C3H6', 'Propylene'],
  ['BENZ', 'Benzene'],
  ['TOL', 'Toluene'],
  ['SM', 'Styrene Monomer'],
  ['MEG', 'Monoethylene Glycol'],
  ['ACET', 'Acetone'],
  ['HDPE', 'HDPE Blow Moulding Grade'],
  ['LDPE', 'LDPE Film Grade MFI 2'],
  ['PP', 'Polypropylene Homopolymer Raffia Grade'],
  ['PVC', 'PVC Suspension Resin S-K67'],
  ['PET', 'PET Resin Bottle Grade IV 0.80'],
  ['ABS', 'Acrylonitrile Butadiene Styrene (ABS) Injection Grade'],
  ['TSR20', 'Natural Rubber TSR 20'],
  ['DAP', 'Diammonium Phosphate (DAP) 18-46-0'],
  ['MAP', 'Monoammonium Phosphate (MAP) 11-52-0'],
  ['MOP', 'Muriate of Potash (MOP) 60 % K2O'],
  ['SBM', 'Soybean Meal 46 % Protein'],
  ['LYS', 'L-Lysine HCl 98.5 % Feed Grade'],
  ['CIT', 'Citric Acid Anhydrous'],
  ['PO', 'Palm Oil RBD'],
  ['CB', 'Cocoa Butter Deodorised'],
  ['HRC', 'Hot-Rolled Steel Coils'],
  ['AL', 'Aluminium Ingots'],
  ['CU', 'Copper Cathode'],
  ['ZN', 'Zinc Ingots'],
  ['SN', 'Tin Ingots'],
  ['NI', 'Nickel Cathode'],
  ['VITC', 'Ascorbic Acid'],
  ['APAP', 'Paracetamol'],
  ['CF12K', 'Carbon Fibre Tow 12K Standard Modulus'],
  ['ETOH', 'Ethanol 96 % Pharma Grade'],
  ['LN2', 'Liquid Nitrogen'],
];

const links = `
update product set commodity_id = commodity.id
from (values
${materials.map(([symbol, material]) => `  ('${symbol}', '${material}')`).join(',\n')}
) as link (symbol, material) join commodity using (symbol)
where product.name = link.material;
`;

const indexes = `
drop index offering_cheapest;
create index offering_cheapest on offering (product_id, price_order, id) where status = 'active';
create index offering_price on offering (price_order, id);
drop index product_lowest_price;
create index product_lowest_price on product (price_order, id);
drop index product_category_lowest_price;
create index product_category_lowest_price on product (category_id, price_order, id);
`;

const triggers = `
create function price_offering() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (new.price, new.unit, new.product_id) is distinct from (old.price, old.unit, old.product_id) then
    -- The lock serializes the checks of one product's offers with each other and with changes of the product.
    perform from product where id = new.product_id for no key update;
    select finding.comparable_price, finding.comparable_unit, finding.price_check
      into new.comparable_price, new.comparable_unit, new.price_check
      from price_finding(new.product_id, new.price, new.unit, new.id) finding;
    -- A confirmation applies to one price; a new price needs a new confirmation.
    if tg_op = 'UPDATE' and new.price_confirmed_at is not distinct from old.price_confirmed_at then new.price_confirmed_at := null; end if;
  end if;
  if new.price_check <> 'unusual' then new.price_confirmed_at := null; end if;
  return new;
end $$;
create trigger offering_priced before insert or update of price, unit, product_id, price_confirmed_at on offering
  for each row execute function price_offering();

create or replace function refresh_product_summary(changed uuid) returns void language plpgsql as $$
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

drop trigger offering_summary_changed on offering;
create trigger offering_summary_changed after update of status, price, unit, product_id, price_confirmed_at on offering
  for each row execute function offering_changed();

create function product_repriced() returns trigger language plpgsql as $$
begin
  perform check_prices(array[new.id]);
  return null;
end $$;
create trigger product_repriced after update of specifications, reference_unit, commodity_id on product for each row
  when ((old.density, old.price_unit, old.commodity_id) is distinct from (new.density, new.price_unit, new.commodity_id))
  execute function product_repriced();
`;
