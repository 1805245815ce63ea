import type { MaterialFilter } from '../../catalogue/materialFilter.input.ts';
import type { NameKind } from '../index/materialNames.ts';
import type { Queryable } from '../index/materialSource.ts';
import { failedFacets, meetsAll, selectionOf, type Selection } from './filters.ts';
import { allOf, anyOf, type QueryKey } from './queryKeys.ts';
import type { QueryWord } from './queryWord.ts';

/** Facets and lists stop here. */
export const MAX_CANDIDATES = 500;
const MAX_PER_KEY = 100;
/** Word positions are read for the likeliest candidates only. */
const MAX_COVERED = 60;
/** Weight of an identifier, larger than that of all words of a query. */
const IDENTIFIER_VALUE = 20;

/** A name of a material that is made of words of the query. */
export interface NameHit {
  productId: string | null;
  mask: number;
  /** The identifier of the query that is the key. */
  identifier: QueryKey['identifier'];
  kind: NameKind;
  isShortened: boolean;
  position: number;
  label: string;
  language: string;
  numbers: string[];
}

export interface Candidate {
  productId: string;
  rank: number;
  /** For each word of the query the field that has it: A name, B synonym, C use, D whole name, W description, or '' for none; or null. */
  fields: string[] | null;
  /** Whether all words are in strong fields. */
  isStrict: boolean;
  /** The ancestors follow from the tree. */
  categoryId: string;
  forms: string[];
  grades: string[];
  countries: string[];
  hasVerifiedSupplier: boolean;
  isInStock: boolean;
  comparableUnit: string | null;
  /** For each facet in order: whether the candidate is outside of its selection. Null if nothing is selected. */
  failed: boolean[] | null;
}

export interface Candidates {
  hits: NameHit[];
  candidates: Candidate[];
  isCapped: boolean;
}

export const COLUMNS = `product_id as "productId", document.rank, category_ids[cardinality(category_ids)] as "categoryId", forms, grades, countries,
  has_verified_supplier as "hasVerifiedSupplier", is_in_stock as "isInStock", comparable_unit as "comparableUnit"`;

export const FIELDS = `
array(select case when strong @@ in_name then 'A' when strong @@ in_synonym then 'B' when strong @@ in_use then 'C' when strong @@ whole then 'D'
  when weak @@ anywhere then 'W' else '' end from word order by place)`;

/** The words of a query as conditions on each field. */
export const wordTable = (parameter: number): string => `word as materialized (
  select place, word[1]::tsquery as in_name, word[2]::tsquery as in_synonym, word[3]::tsquery as in_use, word[4]::tsquery as whole,
    word[5]::tsquery as anywhere
  from (
    select place, array(select json_array_elements_text(word)) as word from json_array_elements($${parameter}::json) with ordinality as words (word, place)
  ) words
)`;

export const wordValues = (asked: readonly QueryWord[]): string =>
  JSON.stringify(asked.map((word) => ['A', 'B', 'C', 'D', ''].map((field) => anyOf(word, field))));

/** $1 keys, $2 their value, $3 all words in strong fields, $4 all words in the name, $5 the words by field, $6… filters. */
const searchStatement = (selection: Selection, onlyFiltered: boolean): string => `
with ${wordTable(5)},
asked as materialized (select key, value, place from unnest($1::text[], $2::real[]) with ordinality as asked (key, value, place)),
hit as materialized (
  select asked.place, asked.value, named.* from asked cross join lateral (
    select product_id, kind, is_shortened, position, label, language, numbers from search_name
    where search_name.key = asked.key order by rank desc limit ${MAX_PER_KEY}
  ) named
),
strict as materialized (
  select product_id from search_document
  where strong @@ $3::tsquery${onlyFiltered ? ` and ${meetsAll(selection)}` : ''} limit ${MAX_CANDIDATES}
),
found as (
  select product_id, max(value) as value, bool_or(is_strict) as is_strict from (
    select product_id, value, false as is_strict from hit where product_id is not null
    union all select product_id, 0, true from strict
  ) each group by product_id
),
candidate as (
  select document.*, value, is_strict, strong @@ $4::tsquery as is_named
  from found join search_document document using (product_id) join product on product.id = product_id and product.is_shown
  order by value desc, is_named desc, document.rank desc, product_id limit ${MAX_CANDIDATES}
),
numbered as (select *, row_number() over (order by value desc, is_named desc, rank desc, product_id) as number from candidate)
select
  (select json_agg(json_build_object('place', place, 'productId', product_id, 'kind', kind, 'isShortened', is_shortened, 'position', position,
    'label', label, 'language', language, 'numbers', numbers)) from hit) as hits,
  (select count(*) from strict)::int as strict,
  (select json_agg(one) from (
    select ${COLUMNS}, ${failedFacets(selection)} as failed, is_strict as "isStrict",
      case when number <= ${MAX_COVERED} then ${FIELDS} end as fields
    from numbered document order by number
  ) one) as candidates`;

interface Answer {
  hits: (Omit<NameHit, 'mask' | 'identifier'> & { place: number })[] | null;
  strict: number;
  candidates: Candidate[] | null;
}

/** The materials that have a name among the keys, or all words in names, synonyms and uses. One statement. */
export const findCandidates = async (
  db: Queryable,
  {
    words,
    keys,
    filter,
    onlyFiltered,
  }: { words: readonly QueryWord[]; keys: readonly QueryKey[]; filter: MaterialFilter; onlyFiltered: boolean },
): Promise<Candidates> => {
  const selection = selectionOf(filter, 6);
  const { rows } = await db.query<Answer>(searchStatement(selection, onlyFiltered), [
    keys.map(({ key }) => key),
    keys.map(({ mask, identifier }) => valueOf(words, mask) + (identifier ? IDENTIFIER_VALUE : 0)),
    allOf(words),
    allOf(words, 'A'),
    wordValues(words),
    ...selection.values,
  ]);
  const { hits, strict, candidates } = rows[0] ?? { hits: null, strict: 0, candidates: null };
  return {
    hits: (hits ?? []).map(({ place, ...hit }) => ({
      ...hit,
      mask: keys[place - 1]?.mask ?? 0,
      identifier: keys[place - 1]?.identifier,
    })),
    candidates: candidates ?? [],
    isCapped: strict >= MAX_CANDIDATES || (candidates?.length ?? 0) >= MAX_CANDIDATES,
  };
};

const valueOf = (words: readonly QueryWord[], mask: number): number =>
  words.reduce((sum, word, at) => sum + (mask & (1 << at) ? word.weight : 0), 0);
