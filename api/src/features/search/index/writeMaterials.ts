import { materialCompletions } from './completions.ts';
import { indexedDocument, rankOf } from './materialDocument.ts';
import { indexedNames, type IndexedName } from './materialNames.ts';
import type { MaterialSource, Queryable } from './materialSource.ts';
import { addTerms, countTerms, termsOf, tidyTerms } from './terms.ts';

const NAME_COLUMNS = `key text, product_id uuid, kind text, is_shortened boolean, position integer, label text, language text, numbers text[], rank real`;
const COMPLETION_COLUMNS = `beginning text, kind text, product_id uuid, label text, detail text, rank real`;
const DOCUMENT_COLUMNS = `product_id uuid, rank real, strong tsvector, weak tsvector, category_ids uuid[], forms text[], grades text[], countries text[],
  has_verified_supplier boolean, is_in_stock boolean, comparable_unit text, comparable_price numeric`;

const namesOf = (columns: string): string =>
  columns
    .split(',')
    .map((column) => column.trim().split(' ')[0])
    .join(', ');

/** Removes the rows of the given materials that are not wanted, and adds those that are missing; equal rows stay where they are. */
const replaceRows = (table: string, columns: string): string => `
with wanted as (select * from json_to_recordset($2::json) as wanted (${columns})),
gone as (
  delete from ${table} old where product_id = any ($1::uuid[])
    and not exists (select from wanted where (${prefixed('wanted', columns)}) = (${prefixed('old', columns)}))
)
insert into ${table} (${namesOf(columns)}) select distinct ${namesOf(columns)} from wanted
where not exists (select from ${table} old where product_id = any ($1::uuid[]) and (${prefixed('old', columns)}) = (${prefixed('wanted', columns)}))`;

/** Rows in the order of an index are written faster. */
const addRows = (table: string, columns: string, order: string): string => `
insert into ${table} (${namesOf(columns)})
select ${namesOf(columns)} from json_to_recordset($1::json) as wanted (${columns}) order by ${order}`;

const prefixed = (table: string, columns: string): string =>
  namesOf(columns)
    .split(', ')
    .map((name) => `${table}.${name}`)
    .join(', ');

const REPLACE_NAMES = replaceRows('search_name', NAME_COLUMNS);
const REPLACE_COMPLETIONS = replaceRows('search_completion', COMPLETION_COLUMNS);
const ADD_NAMES = addRows('search_name', NAME_COLUMNS, 'key');
const ADD_COMPLETIONS = addRows('search_completion', COMPLETION_COLUMNS, 'beginning');

const DOCUMENT_NAMES = namesOf(DOCUMENT_COLUMNS);
/** Unchanged rows are not written. */
const WRITE_DOCUMENTS = `
insert into search_document (${DOCUMENT_NAMES})
select ${DOCUMENT_NAMES} from json_to_recordset($1::json) as wanted (${DOCUMENT_COLUMNS}) order by rank desc, product_id
on conflict (product_id) do update set (${DOCUMENT_NAMES}) = row (excluded.*)
where search_document is distinct from excluded`;

export const nameRow = (productId: string | null, rank: number) => (name: IndexedName) => ({
  key: name.key,
  product_id: productId,
  kind: name.kind,
  is_shortened: name.isShortened,
  position: name.position,
  label: name.label,
  language: name.language,
  numbers: arrayText(name.numbers),
  rank,
});

const documentRow = (material: MaterialSource) => {
  const document = indexedDocument(material);
  return {
    product_id: material.id,
    rank: document.rank,
    strong: document.strong,
    weak: document.weak,
    category_ids: arrayText(document.categoryIds),
    forms: arrayText(document.forms),
    grades: arrayText(document.grades),
    countries: arrayText(document.countries),
    has_verified_supplier: document.hasVerifiedSupplier,
    is_in_stock: document.isInStock,
    comparable_unit: document.comparableUnit,
    comparable_price: document.comparablePrice,
  };
};

const arrayText = (values: readonly string[]): string => `{${values.map((value) => JSON.stringify(value)).join(',')}}`;

/** The rows of the given materials as JSON. */
const rowsOf = (sources: readonly MaterialSource[]): { names: string; completions: string; documents: string } => {
  const materials = sources.map((material) => ({ material, names: indexedNames(material) }));
  return {
    names: JSON.stringify(
      materials.flatMap(({ material, names }) => names.map(nameRow(material.id, rankOf(material)))),
    ),
    completions: JSON.stringify(
      materials.flatMap(({ material, names }) =>
        materialCompletions(material, names).map((completion) => ({ product_id: material.id, ...completion })),
      ),
    ),
    documents: JSON.stringify(sources.map(documentRow)),
  };
};

const DOCUMENTS = `select product_id as id, strong::text || ' ' || weak::text as words from search_document where product_id = any ($1::uuid[])`;
const wordsByDocument = async (client: Queryable, ids: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (await client.query<{ id: string; words: string }>(DOCUMENTS, [ids])).rows.map(({ id, words }) => [id, words]),
  );

/** Writes materials that have no rows yet. Their words are not counted. */
export const addMaterials = async (client: Queryable, sources: readonly MaterialSource[]): Promise<void> => {
  const { names, completions, documents } = rowsOf(sources);
  await client.query(ADD_NAMES, [names]);
  await client.query(ADD_COMPLETIONS, [completions]);
  await client.query(WRITE_DOCUMENTS, [documents]);
};

/**
 * Brings the rows of the given materials up to date, and removes those of materials that are not among the sources. The caller holds the
 * lock of the index, because the words are counted.
 */
export const writeMaterials = async (
  client: Queryable,
  ids: readonly string[],
  sources: readonly MaterialSource[],
): Promise<void> => {
  const { names, completions, documents } = rowsOf(sources);
  await client.query(REPLACE_NAMES, [ids, names]);
  await client.query(REPLACE_COMPLETIONS, [ids, completions]);
  const shown = sources.map(({ id }) => id);
  const hidden = ids.filter((id) => !shown.includes(id));
  const before = await wordsByDocument(client, ids);
  const removed = await termsOf(client, ids);
  await countTerms(client, ids, -1);
  await client.query('delete from search_document where product_id = any ($1::uuid[])', [hidden]);
  await client.query(WRITE_DOCUMENTS, [documents]);
  const after = await wordsByDocument(client, shown);
  const isUnchanged = before.size === after.size && [...after].every(([id, words]) => before.get(id) === words);
  const added = isUnchanged ? [] : await termsOf(client, shown);
  await addTerms(client, added);
  await countTerms(client, shown, 1);
  if (!isUnchanged) await tidyTerms(client, [...new Set([...removed, ...added])]);
};
