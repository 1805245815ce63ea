import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { writePairs } from '../pairs.ts';
import { writeSearchNames, type SearchName } from '../searchNames.ts';
import type { ProductField } from './productColumns.ts';

/** A material as texts, as a file holds it. */
export type StoredProduct = Record<ProductField, string | null> & { id: string; categoryId: string };

interface Row {
  id: string;
  name: string;
  description: string;
  casNumber: string | null;
  formula: string | null;
  synonyms: string[];
  categoryId: string;
  specifications: Record<string, unknown>;
  safetyData: Record<string, unknown>;
  referencePrice: string | null;
  referenceUnit: string | null;
  referenceYear: number | null;
  searchNames: SearchName[];
}

const MATERIALS = `
  select product.id, product.name, product.description, cas_number as "casNumber", formula, to_json(synonyms) as synonyms,
    category_id as "categoryId", specifications, safety_data as "safetyData", reference_price::text as "referencePrice",
    reference_unit as "referenceUnit", reference_year as "referenceYear",
    (select coalesce(json_agg(json_build_object('text', text, 'language', language, 'kind', kind, 'isWhole', is_whole)), '[]')
      from material_name where product_id = product.id) as "searchNames"
  from product`;

const filled = (text: string): string | null => text || null;

const toStored = ({
  synonyms,
  specifications,
  safetyData,
  referenceYear,
  searchNames,
  description,
  ...row
}: Row): StoredProduct => ({
  ...row,
  description: filled(description),
  synonyms: filled(synonyms.join('\n')),
  specifications: filled(writePairs(specifications)),
  safetyData: filled(writePairs(safetyData)),
  referenceYear: referenceYear === null ? null : String(referenceYear),
  searchNames: filled(writeSearchNames(searchNames)),
});

/** The materials with one of these ids, lower-case names or CAS numbers. */
export const findProducts = async (
  em: EntityManager,
  keys: { ids: readonly string[]; names: readonly string[]; casNumbers: readonly string[] },
): Promise<StoredProduct[]> => {
  const rows = await em.execute<Row[]>(
    `${MATERIALS} where merged_into_id is null and (
       product.id in (select json_array_elements_text(?::json)::uuid)
       or lower(product.name) in (select json_array_elements_text(?::json))
       or cas_number in (select json_array_elements_text(?::json)))`,
    [JSON.stringify(keys.ids), JSON.stringify(keys.names), JSON.stringify(keys.casNumbers)],
  );
  return rows.map(toStored);
};

const PAGE = 500;

/** All materials by id, read a page at a time so that other requests are served in between. */
export const readProducts = async (em: EntityManager): Promise<StoredProduct[]> => {
  const products: StoredProduct[] = [];
  for (let size = PAGE; size === PAGE;) {
    const last = products.at(-1)?.id ?? null;
    const rows = await em.execute<Row[]>(
      `${MATERIALS} where merged_into_id is null and (?::uuid is null or product.id > ?::uuid) order by product.id limit ${PAGE}`,
      [last, last],
    );
    products.push(...rows.map(toStored));
    size = rows.length;
    await setImmediate();
  }
  return products;
};
