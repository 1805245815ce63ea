import { render, sql, type Sql } from '../../../../reading/sql.ts';
import type { Facets } from '../../catalogue/materialFilter.reading.ts';
import type { Field } from '../index/productDocument.ts';
import type { NameKind } from '../index/productNames.ts';
import type { Queryable } from '../index/productSource.ts';
import { selected } from './facets.ts';
import { conditionsOf, type QueryKey } from './queryKeys.ts';
import type { QueryWord } from './queryWord.ts';

/** Facets and lists stop here. */
export const MAX_CANDIDATES = 500;
const MAX_PER_KEY = 100;
/** Words are read for the likeliest candidates only. */
const MAX_WITH_WORDS = 60;
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
  /** Numbers that it leaves out, numbers of the material's own name, and what tells the material from others of its name. */
  numbers: string[];
}

interface Candidate {
  productId: string;
  name: string;
  rank: number;
  /** The fields of the words of the query; null if they were not read. */
  fields: Record<string, Field> | null;
  /** Whether all words are in names, uses or grades. */
  isStrict: boolean;
  /** Whether it passes the filter. */
  isInside: boolean;
}

export interface Candidates {
  hits: NameHit[];
  candidates: Candidate[];
  isCapped: boolean;
}

const matching = (query: string, condition: Sql): Sql =>
  sql`(select product_id from search_document where words @@ ${query}::tsquery and ${condition} limit ${MAX_CANDIDATES})`;

const statementOf = (words: readonly QueryWord[], keys: readonly QueryKey[], query: string, inside: Sql): Sql => sql`
with asked as materialized (
  select key, value, place from unnest(${keys.map(({ key }) => key)}::text[], ${keys.map((key) => valueOf(words, key))}::real[])
    with ordinality as asked (key, value, place)
), hit as materialized (
  select asked.place, asked.value, named.* from asked cross join lateral (
    select product_id, kind, is_shortened, position, label, language, numbers from search_name
    where search_name.key = asked.key order by rank desc limit ${MAX_PER_KEY}
  ) named
), strict as materialized (${matching(query, inside)} union ${matching(query, sql`true`)}),
found as (
  select product_id, max(value) as value, bool_or(is_strict) as is_strict from (
    select product_id, value, false as is_strict from hit where product_id is not null
    union all select product_id, 0, true from strict
  ) each group by product_id
), candidate as (
  select document.*, product.name, is_strict, ${inside} as is_inside,
    row_number() over (order by value desc, words @@ ${conditionsOf(words, 'A').join(' & ')}::tsquery desc, document.rank desc, product_id) as number
  from found join search_document document using (product_id) join product on product.id = product_id and product.is_shown
  order by number limit ${2 * MAX_CANDIDATES}
)
select
  (select json_agg(json_build_object('place', place, 'productId', product_id, 'kind', kind, 'isShortened', is_shortened, 'position', position,
    'label', label, 'language', language, 'numbers', numbers)) from hit) as hits,
  (select count(*) from strict)::int as strict,
  (select json_agg(one) from (
    select product_id as "productId", name, rank, is_strict as "isStrict", is_inside as "isInside",
      case when number <= ${MAX_WITH_WORDS} then (select coalesce(json_object_agg(lexeme, weights[1]), '{}') from unnest(words)
        where lexeme = any (${words.flatMap(({ terms }) => terms)}::text[])) end as fields
    from candidate order by number
  ) one) as candidates`;

interface Answer {
  hits: (Omit<NameHit, 'mask' | 'identifier'> & { place: number })[] | null;
  strict: number;
  candidates: Candidate[] | null;
}

const valueOf = (words: readonly QueryWord[], { mask, identifier }: QueryKey): number =>
  words.reduce((sum, { weight }, at) => sum + (mask & (1 << at) ? weight : 0), identifier ? IDENTIFIER_VALUE : 0);

/**
 * The materials that have a name among the keys or that meet a condition on their words; those that pass the filter are not crowded out by
 * others. One statement.
 */
export const findCandidates = async (
  db: Queryable,
  words: readonly QueryWord[],
  keys: readonly QueryKey[],
  query: string,
  filter: Facets,
): Promise<Candidates> => {
  const { text, values } = render(statementOf(words, keys, query, selected(filter)));
  const [answer] = (await db.query<Answer>(text, values)).rows;
  const hits = (answer?.hits ?? []).map(({ place, ...hit }): NameHit => ({
    ...hit,
    mask: keys[place - 1]?.mask ?? 0,
    identifier: keys[place - 1]?.identifier,
  }));
  const candidates = answer?.candidates ?? [];
  return { hits, candidates, isCapped: Math.max(answer?.strict ?? 0, candidates.length) >= MAX_CANDIDATES };
};
