// A catalogue of a given size with names as chemists build them: a few thousand words that recur in many names, synonyms, numbers and grades.
import { withClient } from '../lib/database.mjs';
import { rebuildIndex } from '../../api/dist/features/goods/search/index/rebuild.js';

const cations =
  'sodium potassium calcium magnesium ammonium zinc copper iron aluminium barium lithium manganese nickel cobalt tin'.split(
    ' ',
  );
const anions =
  'chloride sulfate nitrate phosphate carbonate acetate citrate stearate silicate oxide hydroxide bromide borate lactate gluconate'.split(
    ' ',
  );
const prefixes =
  'mono di tri tetra iso ortho meta hydroxy methyl ethyl propyl butyl phenyl chloro amino cyclo oxo benzo thio fluoro'.split(
    ' ',
  );
const stems =
  'pren bor val cap laur myrist sebac glut adip malon succin pimel suber azel undec tartr ole linol rosin gall vanill anis cinn cumin ferul'.split(
    ' ',
  );
const endings = 'ate ol one amide amine ic-acid ester yl-ether ane ene ite ide'.split(' ');
const grades = [
  'Technical Grade',
  'Food Grade',
  'Feed Grade',
  '98 %',
  '99.5 %',
  'USP',
  'Powder',
  'Granules',
  'K30',
  'Industrial',
];

const pick = (list, n) => list[n % list.length];
/** Spreads neighbours over the lists. */
const mixed = (n, salt) => (Math.imul(n + 1, 2_654_435_761) ^ Math.imul(salt + 7, 40_503)) >>> 0;

const organic = (n) => {
  const word =
    pick(prefixes, mixed(n, 1) >>> 3) + pick(stems, mixed(n, 2) >>> 5) + pick(prefixes, mixed(n, 6) >>> 4).slice(0, 2);
  return `${word}${pick(endings, mixed(n, 3) >>> 7).replace('-', ' ')}`;
};
const capital = (text) => text.replace(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase());

const checked = (body) => {
  const sum = [...body].reverse().reduce((total, digit, at) => total + Number(digit) * (at + 1), 0);
  return `${body.slice(0, -2)}-${body.slice(-2)}-${sum % 10}`;
};

const material = (n) => {
  const salt = `${pick(cations, mixed(n, 4) >>> 6)} ${pick(anions, mixed(n, 5) >>> 9)}`;
  const base = n % 3 === 0 ? salt : n % 3 === 1 ? `${organic(n)}` : `${pick(cations, n)} ${organic(n)}`;
  return {
    n,
    name: `${capital(base)} ${pick(grades, mixed(n, 8) >>> 8)}`,
    cas: checked(String(100_000 + n * 7)),
    synonyms: [
      `${capital(organic(n + 500_000))} ${n % 97}`,
      `${pick(['Alpha', 'Delta', 'Omni', 'Sol'], n)}${pick(stems, mixed(n, 9))} ${n % 1_009}`,
    ],
  };
};

const CATEGORIES = `
insert into category (id, name, description, parent_id, path, position)
select id, name, 'Materials.', case when level > 1 then path[level - 1] end, path, n from (
  select n, level, ('00000000-0000-7000-8000-' || lpad(level || lpad(n::text, 3, '0'), 12, '0'))::uuid as id, (array['Industry', 'Family', 'Category'])[level] || ' ' || n as name,
    array(select ('00000000-0000-7000-8000-' || lpad(above || lpad((case above when level then n else n % (2 ^ (above + 1))::int end)::text, 3, '0'), 12, '0'))::uuid from generate_series(1, level) above) as path
  from generate_series(1, 3) level, generate_series(0, 19) n where level = 3 or n < 2 ^ (level + 1)
) tree order by level`;

const PRODUCTS = `
insert into product (id, name, description, cas_number, synonyms, category_id, specifications, safety_data, offer_count)
select ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, name, 'Crystalline material, made by precipitation; used in coatings, detergents and textiles.', cas,
  array(select json_array_elements_text(synonyms)), ('00000000-0000-7000-8000-' || lpad('3' || lpad((n % 20)::text, 3, '0'), 12, '0'))::uuid,
  json_build_object('form', (array['White powder', 'Granules', 'Liquid', 'Flakes'])[1 + n % 4], 'grade', (array['Technical', 'FCC', 'USP'])[1 + n % 3]),
  '{}', n % 3
from json_to_recordset($1::json) as material (n integer, name text, cas text, synonyms json)`;

const SELLERS = `
insert into "user" (id, email, first_name, last_name, company_name, position, mobile_number, country, city, role, password_hash, own_party_id, party_id)
select ('00000000-0000-7000-a000-' || lpad(n::text, 12, '0'))::uuid, n || '@sellers.example', 'A', 'B', 'Seller ' || n, 'Sales', '+351 1',
  (array['Germany', 'Portugal', 'China', 'India', 'Brazil', 'France', 'Japan', 'Kenya'])[1 + n % 8], 'Town', 'seller', '', gen_random_uuid(), ('00000000-0000-7000-a000-' || lpad(n::text, 12, '0'))::uuid
from generate_series(0, 49) n;
insert into company_profile (id, user_id, party_id, registration_country, company_name, phone, verification_status)
select id, id, party_id, country, company_name, '+351 1', case when random() < 0.5 then 'approved' else 'pending' end from "user"`;

/** As many offers of each product as its count says. */
const OFFERS = `
insert into offering (id, user_id, party_id, title, description, product_id, quantity, unit, price, comparable_price, comparable_unit, price_check)
select gen_random_uuid(), seller, seller, name, '', product.id, 100, 'KG', 1 + n % 40, 1 + n % 40, 'KG', 'ok'
from product, generate_series(1, offer_count) n, lateral (select ('00000000-0000-7000-a000-' || lpad((n * 7 % 50)::text, 12, '0'))::uuid as seller) sellers;
update product set lowest_comparable_price = 2, lowest_comparable_unit = 'KG' where offer_count > 0`;

const AT_ONCE = 5_000;

/** Fills an empty market and builds its index; returns some names of its materials, spread over all. */
export async function fillCatalogue(connection, products) {
  await withClient(connection, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(CATEGORIES);
    await client.query(SELLERS);
    for (let from = 0; from < products; from += AT_ONCE) {
      const materials = Array.from({ length: Math.min(AT_ONCE, products - from) }, (_, at) => material(from + at));
      await client.query(PRODUCTS, [JSON.stringify(materials)]);
    }
    await client.query(OFFERS);
    await client.query('set session_replication_role = origin; analyze');
    await client.query('begin');
    await rebuildIndex(client);
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}

/** What buyers type: names, shorter names, misspelt names, numbers, uses that do not exist, and single words. */
export const queriesOf = (products, count) =>
  Array.from({ length: count }, (_, at) => {
    const { name, cas, synonyms } = material(mixed(at, 11) % products);
    const words = name.split(' ');
    const longest = words.toSorted((a, b) => b.length - a.length)[0];
    const misspelt = name.replace(longest, longest.slice(0, 4) + longest.slice(5));
    return [
      name,
      words.slice(0, 2).join(' '),
      misspelt,
      cas,
      synonyms[1],
      words[0],
      `buy ${words.slice(0, 2).join(' ')} in bulk`,
      pick(anions, at),
    ][at % 8];
  });

/** Beginnings of the same names, as they are typed. */
export const beginningsOf = (products, count) =>
  queriesOf(products, count).map((query, at) => query.slice(0, 1 + (mixed(at, 12) % Math.min(12, query.length))));

/** What is selected in the facets: common and rare values, and combinations of them. */
export const facetsOf = (_products, count) => {
  const filters = [
    {},
    { forms: ['Liquid'] },
    { grades: ['Pharma'] },
    { countries: ['Portugal'] },
    { inStock: true },
    { categoryIds: [categoryId(7)] },
    { categoryIds: [categoryId(7)], forms: ['Powder'] },
    { categoryIds: [categoryId(4)], forms: ['Powder'], grades: ['Food'] },
  ];
  return Array.from({ length: count }, (_, at) => pick(filters, at));
};

const categoryId = (n) => `00000000-0000-7000-8000-${`3${String(n).padStart(3, '0')}`.padStart(12, '0')}`;
