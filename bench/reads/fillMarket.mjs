// Fills a market of a given size in a few statements. Ids are of version 7, so that indexes look as in a market that grew.
import { withClient } from '../lib/database.mjs';

const SMALL_CATEGORY = 40;
/** Industries × product families × categories: the same tree at every size, so that its leaves grow with the market. */
const tree = { industries: 2, families: 2, categories: 5 };

export async function fillMarket(connection, { products, offers }) {
  const users = Math.max(20, Math.floor(products / 10));
  await withClient(connection, async (client) => {
    // Foreign keys and summaries are correct by construction, so their triggers are disabled for bulk inserts.
    await client.query('set session_replication_role = replica');
    await client.query(idFunction);
    const search = await client.query(`select pg_get_indexdef('product_search'::regclass) as definition`);
    await client.query('drop index product_search');
    await client.query(categories, [tree.industries, tree.families, tree.categories]);
    await client.query(members, [users]);
    await client.query(profiles);
    await client.query(materials, [products]);
    await client.query(offerings, [products * offers, products, users]);
    await client.query(summaries);
    // PostGraphile leads from a person to the company by it.
    await client.query(`comment on table "user" is '@foreignKey (party_id) references company_profile (party_id)'`);
    await client.query('analyze product, offering');
    await client.query('select check_prices()');
    await client.query(search.rows[0].definition);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
}

const idFunction = `
create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable return
  (lpad(to_hex(1750000000000 + n), 12, '0') || '7' || substr(md5(kind || n), 1, 3) || '8' || substr(md5(kind || n), 4, 15))::uuid`;

const categories = `
with recursive branch (level, path, n, position) as (
  select 1, array[pg_temp.id('category', i)], i::bigint, i from generate_series(1, $1::int) i
  union all
  select level + 1, path || pg_temp.id('category', branch.n * 100 + i), branch.n * 100 + i, i
  from branch, generate_series(1, case level when 1 then $2::int when 2 then $3::int else 0 end) i
)
insert into category (id, name, description, parent_id, path, position)
select path[level], (array['Industry ', 'Family ', 'Category '])[level] || n, 'Materials of branch ' || n || ' of the catalogue.',
  path[level - 1], path, position
from branch`;

const members = `
insert into "user" (id, email, first_name, last_name, company_name, position, mobile_number, country, city, role, password_hash, own_party_id, party_id)
select pg_temp.id('user', n), 'trader' || n || '@feedstock.example', 'First' || n % 97, 'Last' || n % 991, 'Trading Company ' || n,
  'Sales manager', '+49 30 ' || 100000 + n, (array['Germany', 'Netherlands', 'India', 'Türkiye', 'Brazil'])[1 + n % 5],
  (array['Hamburg', 'Rotterdam', 'Mumbai', 'İzmir', 'Santos'])[1 + n % 5], 'both', 'nobody logs in with this', gen_random_uuid(), pg_temp.id('user', n)
from generate_series(1, $1::int) n`;

const profiles = `
insert into company_profile (id, user_id, party_id, registration_country, company_name, website, phone, address, description, verification_status)
select gen_random_uuid(), id, party_id, country, company_name || ' GmbH', 'https://' || right(id::text, 12) || '.example', mobile_number, '1 Harbour Street, ' || city,
  'Trades in raw materials since 1998.', 'approved'
from "user"`;

// Half of the materials are spread over all categories but the last, half are in three of them; the last category stays small at every
// size. Half of the names start with their category's word, so that neighbours by name are neighbours in the catalogue.
const materials = `
with leaf as (
  select id, (row_number() over (order by path) - 1)::int as n, (count(*) over () - 1)::int as others from category where cardinality(path) = 3
), placed as (
  select n, case when n <= ${SMALL_CATEGORY} then leaf_count else case n % 2 when 0 then n / 2 % leaf_count else n / 2 % 3 end end as leaf
  from generate_series(1, $1::int) n, (select others as leaf_count from leaf limit 1) counted
)
insert into product (id, name, description, cas_number, formula, synonyms, category_id, specifications, safety_data,
  reference_price, reference_unit, reference_year)
select pg_temp.id('product', placed.n),
  case placed.n % 4 when 0 then 'Blend' when 1 then 'Resin' else 'Material ' || chr(65 + placed.leaf) end || ' '
    || (array['Chloride', 'Sulfate', 'Grade', 'Acid', 'Nitrate'])[1 + placed.n % 5] || ' ' || lpad(placed.n::text, 7, '0'),
  'Free-flowing crystalline material of technical grade, made by continuous precipitation and dried to a narrow distribution of sizes. '
    || 'Used in water treatment, detergents, textiles and as an intermediate; lot ' || placed.n || '.',
  '7647-14-5', 'NaCl' || placed.n % 50, array['Substance ' || placed.n, 'Technical salt ' || placed.n % 100], leaf.id,
  json_build_object('purity', '≥ ' || 90 + placed.n % 10 || ' %', 'moisture', '≤ 0.5 %', 'particle_size', '150 – 400 µm', 'ph', '6.5 – 8.0',
    'bulk_density', '1.15 g/cm³', 'form', 'White crystals', 'packaging', 'Bag 25 kg, big bag 1 MT'),
  json_build_object('signal_word', 'Warning', 'hazard_statements', json_build_array('H319 Causes serious eye irritation'),
    'storage', 'Store dry and closed, away from acids.', 'handling', 'Avoid dust; wear goggles and gloves.'),
  100 + placed.n % 900, 'MT', 2025
from placed join leaf on leaf.n = placed.leaf`;

// Offers of one material are spread out, as if they had been posted over months. Their prices are of one unit and none is unusual, so that
// the comparable price orders them as the price does.
const offerings = `
insert into offering (id, created_at, user_id, party_id, title, description, product_id, quantity, unit, price, location)
select pg_temp.id('offering', n), timestamptz '2026-01-01Z' + n * interval '1 second',
  seller, seller, 'Offer ' || n || ', ready for shipment',
  'Fresh production with certificate of analysis, palletised; delivery within two weeks after the order.',
  pg_temp.id('product', 1 + n % $2::int), 1 + n % 500, 'MT', 800 + abs(hashint4(n + 1)::bigint) % 40000 / 100.0,
  (array['Hamburg', 'Rotterdam', 'Mumbai', 'İzmir', 'Santos'])[1 + n % 5]
from generate_series(0, $1::int - 1) n, lateral (select pg_temp.id('user', 1 + abs(hashint4(n)::bigint) % $3::int) as seller) sellers`;

const summaries = `
update product set offer_count = sums.count
from (select product_id, count(*) as count from offering where status = 'active' group by product_id) sums
where sums.product_id = product.id`;
