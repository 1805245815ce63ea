/** What the index is built from, for one material that is shown. */
export interface ProductSource {
  id: string;
  name: string;
  description: string;
  casNumber: string | null;
  formula: string | null;
  synonyms: string[];
  specifications: Record<string, unknown>;
  safetyData: Record<string, unknown>;
  offerCount: number;
  comparablePrice: string | null;
  comparableUnit: string | null;
  /** From the industry down. */
  categories: { id: string; name: string }[];
  names: { text: string; language: string; kind: string; isWhole: boolean }[];
  /** The functions that the material has, with its position among their materials. */
  uses: { position: number; names: { text: string; language: string }[] }[];
  countries: string[];
  hasVerifiedSupplier: boolean;
  isInStock: boolean;
}

const SOURCES = `
select product.id, product.name, product.description, product.cas_number as "casNumber", product.formula, product.synonyms,
  product.specifications, product.safety_data as "safetyData", product.offer_count as "offerCount",
  product.lowest_comparable_price::text as "comparablePrice", product.lowest_comparable_unit as "comparableUnit",
  (select coalesce(json_agg(json_build_object('id', branch.id, 'name', branch.name) order by cardinality(branch.path)), '[]')
    from category branch where branch.id = any (category.path)) as categories,
  (select coalesce(json_agg(json_build_object('text', text, 'language', language, 'kind', kind, 'isWhole', is_whole) order by id), '[]')
    from material_name where product_id = product.id) as names,
  (select coalesce(json_agg(json_build_object('position', position, 'names', (
      select json_agg(json_build_object('text', text, 'language', language) order by language, text) from (
        select name as text, 'en' as language from material_function where id = used.function_id
        union select text, language from function_name where function_id = used.function_id
      ) named
    )) order by function_id), '[]') from function_material used where product_id = product.id) as uses,
  coalesce(supply.countries, '{}') as countries, coalesce(supply.verified, false) as "hasVerifiedSupplier", coalesce(supply.stock, false) as "isInStock"
from product
  join category on category.id = product.category_id
  cross join lateral (
    select array_agg(distinct coalesce(registration_country, country) order by coalesce(registration_country, country)) as countries,
      bool_or(verification_status = 'approved') as verified,
      bool_or(quantity > 0) as stock
    from offering join "user" on "user".id = offering.user_id left join company_profile on company_profile.party_id = offering.party_id
    where offering.product_id = product.id and offering.status = 'active'
  ) supply
where product.id = any ($1::uuid[]) and product.is_shown`;

/** The shown ones of the given materials. */
export const readSources = async (client: Queryable, ids: readonly string[]): Promise<ProductSource[]> =>
  (await client.query<ProductSource>(SOURCES, [ids])).rows;

/** A connection or a pool of `pg`. */
export interface Queryable {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[]; rowCount?: number | null }>;
}
