import { isCorrectable, deletionsOf } from '../words/edits.ts';
import { soundKey } from '../words/soundKey.ts';
import { materialCompletions } from './completions.ts';
import { indexedDocument, rankOf } from './materialDocument.ts';
import { indexedNames } from './materialNames.ts';
import type { MaterialSource, Queryable } from './materialSource.ts';

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

const prefixed = (table: string, columns: string): string =>
  namesOf(columns)
    .split(', ')
    .map((name) => `${table}.${name}`)
    .join(', ');

const REPLACE_NAMES = replaceRows('search_name', NAME_COLUMNS);
const REPLACE_COMPLETIONS = replaceRows('search_completion', COMPLETION_COLUMNS);

const DOCUMENT_NAMES = namesOf(DOCUMENT_COLUMNS);
/** A row that did not change is not written. */
const WRITE_DOCUMENTS = `
insert into search_document (${DOCUMENT_NAMES})
select ${DOCUMENT_NAMES} from json_to_recordset($1::json) as wanted (${DOCUMENT_COLUMNS}) order by rank desc, product_id
on conflict (product_id) do update set (${DOCUMENT_NAMES}) = row (excluded.*)
where search_document is distinct from excluded`;

/** Adds ($2 = 1) or takes off ($2 = -1) the words of the given documents. */
const COUNT_WORDS = `
with word as (
  select lexeme, (weights[1] <> 'C')::int as name, (weights[1] = 'C')::int as use, 0 as description
  from search_document, unnest(strong) where product_id = any ($1::uuid[])
  union all
  select lexeme, 0, 0, 1 from search_document, unnest(weak) where product_id = any ($1::uuid[])
), counted as (
  select lexeme, sum(name) as names, sum(use) as uses, sum(description) as descriptions from word group by lexeme
)
update search_term set names = search_term.names + $2 * counted.names, uses = search_term.uses + $2 * counted.uses,
  descriptions = search_term.descriptions + $2 * counted.descriptions
from counted where term = lexeme`;

const WORDS_OF = `
select distinct lexeme from (
  select lexeme from search_document, unnest(strong) where product_id = any ($1::uuid[])
  union all select lexeme from search_document, unnest(weak) where product_id = any ($1::uuid[])
) word`;

const ADD_WORDS = `
insert into search_term (term, sound, names, uses, descriptions)
select term, sound, 0, 0, 0 from unnest($1::text[], $2::text[]) as word (term, sound) on conflict (term) do nothing`;

/** Words that are only in descriptions are never what a misspelt word is corrected to. */
const UNKNOWN_DELETIONS = `
select term from search_term where term = any ($1::text[]) and names + uses > 0
  and not exists (select from search_deletion where search_deletion.term = search_term.term)`;

const DROP_DELETIONS = `
delete from search_deletion using search_term
where search_deletion.term = search_term.term and search_term.term = any ($1::text[]) and names + uses = 0`;

const ADD_DELETIONS = `
insert into search_deletion (deletion, term) select * from unnest($1::text[], $2::text[]) on conflict do nothing`;

const lexemesOf = async (client: Queryable, ids: readonly string[]): Promise<string[]> =>
  (await client.query<{ lexeme: string }>(WORDS_OF, [ids])).rows.map(({ lexeme }) => lexeme);

const addDeletions = async (client: Queryable, terms: readonly string[]): Promise<void> => {
  const pairs = terms
    .filter(isCorrectable)
    .flatMap((term) => deletionsOf(term).map((deletion) => ({ deletion, term })));
  await client.query(ADD_DELETIONS, [pairs.map(({ deletion }) => deletion), pairs.map(({ term }) => term)]);
};

export const nameRow = (productId: string | null, rank: number) => (name: ReturnType<typeof indexedNames>[number]) => ({
  key: name.key,
  product_id: productId,
  kind: name.kind,
  is_shortened: name.isShortened,
  position: name.position,
  label: name.label,
  language: name.language,
  numbers: `{${name.numbers.map((number) => JSON.stringify(number)).join(',')}}`,
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

const DOCUMENTS = `select product_id as id, strong::text || ' ' || weak::text as words from search_document where product_id = any ($1::uuid[])`;
const wordsByDocument = async (client: Queryable, ids: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (await client.query<{ id: string; words: string }>(DOCUMENTS, [ids])).rows.map(({ id, words }) => [id, words]),
  );

/**
 * Brings the rows of the given materials up to date, and removes those of materials that are not among the sources. The caller holds the
 * lock of the index, because the words are counted. New materials have no rows to compare with, and without statistics the database would
 * look for them in the whole table.
 */
export const writeMaterials = async (
  client: Queryable,
  ids: readonly string[],
  sources: readonly MaterialSource[],
  { areNew = false } = {},
): Promise<void> => {
  const compared = areNew ? [] : ids;
  const names = sources.flatMap((material) => indexedNames(material).map(nameRow(material.id, rankOf(material))));
  await client.query(REPLACE_NAMES, [compared, JSON.stringify(names)]);
  const completions = sources.flatMap((material) =>
    materialCompletions(material).map((completion) => ({ product_id: material.id, ...completion })),
  );
  await client.query(REPLACE_COMPLETIONS, [compared, JSON.stringify(completions)]);
  await writeDocuments(client, ids, sources);
};

const writeDocuments = async (
  client: Queryable,
  ids: readonly string[],
  sources: readonly MaterialSource[],
): Promise<void> => {
  const shown = sources.map(({ id }) => id);
  const hidden = ids.filter((id) => !shown.includes(id));
  const before = await wordsByDocument(client, ids);
  const removed = await lexemesOf(client, ids);
  await client.query(COUNT_WORDS, [ids, -1]);
  await client.query('delete from search_document where product_id = any ($1::uuid[])', [hidden]);
  await client.query(WRITE_DOCUMENTS, [JSON.stringify(sources.map(documentRow))]);
  const after = await wordsByDocument(client, shown);
  const isUnchanged = before.size === after.size && [...after].every(([id, words]) => before.get(id) === words);
  const added = isUnchanged ? [] : await lexemesOf(client, shown);
  await client.query(ADD_WORDS, [added, added.map(soundKey)]);
  await client.query(COUNT_WORDS, [shown, 1]);
  if (isUnchanged) return;
  const touched = [...new Set([...removed, ...added])];
  await client.query(DROP_DELETIONS, [touched]);
  await client.query('delete from search_term where term = any ($1::text[]) and names + uses + descriptions = 0', [
    touched,
  ]);
  const { rows } = await client.query<{ term: string }>(UNKNOWN_DELETIONS, [touched]);
  await addDeletions(
    client,
    rows.map(({ term }) => term),
  );
};
