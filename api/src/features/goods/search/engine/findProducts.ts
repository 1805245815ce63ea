import { sql, type Sql } from '../../../../reading/sql.ts';
import type { Facets } from '../../catalogue/materialFilter.reading.ts';
import type { Queryable } from '../index/productSource.ts';
import { isGradeMark } from '../parsing/marks.ts';
import { parseQuery } from '../parsing/parseQuery.ts';
import { marksOf } from '../words/anotherSubstance.ts';
import { findCandidates, MAX_CANDIDATES, type Candidates } from './candidates.ts';
import { isExactMatch, type Match, type Query } from './exactMatch.ts';
import { readFacets, type Facet } from './facets.ts';
import { identifierKeys } from './identifierKeys.ts';
import { conditionsOf, queryKeys } from './queryKeys.ts';
import { isGrade, isRecognised, type QueryWord } from './queryWord.ts';
import { bestName, scoreOf } from './ranking.ts';
import { refuseWithoutIndex } from './refuseWithoutIndex.ts';
import { resolveWords } from './resolveWords.ts';

/** Why a material was found: the identifier or name as the catalogue writes it, or the words of the query that it has. */
interface Reason {
  kind: 'identifier' | 'name' | 'synonym' | 'use' | 'words' | 'category';
  text: string;
  language: string | null;
}

export interface FoundProduct {
  productId: string;
  /** It is similar to what was searched for, but may not be called a result. */
  isNearest: boolean;
  reason: Reason;
}

export interface FoundProducts {
  /** Results, and materials that have at least half of the recognised words; the best first, at most 500. */
  matches: FoundProduct[];
  /** If there are no matches: some materials that come nearest. */
  nearest: FoundProduct[];
  /** Whether more than 500 match. */
  isCapped: boolean;
  /** The query with its likely errors corrected, or null. */
  didYouMean: string | null;
  /** If no material has the grade that was searched for: its numbers. */
  absentGrades: string[];
  /** The words of the catalogue that words of the query may stand for. */
  recognised: string[];
  facets: Facet[];
}

export interface FindOptions {
  /** Counting facets of a search can be left out. */
  facets?: boolean;
}

const MAX_NEAREST = 5;
/** With so many materials that have all words, those with half of them are not needed. */
const ENOUGH = 20;
const HALF = 0.5;

/**
 * Finds materials by what a buyer calls them: identifiers, names in any language, uses, or words. Without a text, all materials that pass
 * the filter, those with the most offers first.
 */
export const findProducts = async (
  db: Queryable,
  text: string | null,
  filter: Facets = {},
  { facets = true }: FindOptions = {},
): Promise<FoundProducts> => {
  const found = await (text?.trim() ? search(db, text, filter, facets) : browse(db, filter));
  if (found.matches.length + found.nearest.length === 0) await refuseWithoutIndex(db);
  return found;
};

const browse = async (db: Queryable, filter: Facets): Promise<FoundProducts> => {
  // Hidden materials are left out afterwards, so that the database reads the index in its order.
  const { productIds, facets } = await readFacets(
    db,
    filter,
    (columns, condition) => sql`
    select document.* from (
      select ${columns} from search_document where ${condition} order by rank desc, product_id limit ${MAX_CANDIDATES}
    ) document join product on product.id = product_id and product.is_shown`,
    // Unordered, because the best of thousands would take long. Hidden materials leave the index a moment later.
    (columns, condition) => sql`select ${columns} from search_document where ${condition} limit ${MAX_CANDIDATES}`,
  );
  return {
    matches: productIds.map((productId) => ({
      productId,
      isNearest: false,
      reason: { kind: 'words', text: '', language: null },
    })),
    nearest: [],
    isCapped: productIds.length === MAX_CANDIDATES,
    didYouMean: null,
    absentGrades: [],
    recognised: [],
    facets,
  };
};

const search = async (db: Queryable, text: string, filter: Facets, hasFacets: boolean): Promise<FoundProducts> => {
  const parsed = parseQuery(text);
  const { words, corrected } = await resolveWords(db, parsed.words);
  const keys = [...(await identifierKeys(db, parsed, words)), ...queryKeys(words)];
  const found = await findCandidates(db, words, keys, conditionsOf(words, 'ABC').join(' & '), filter);
  const { hits } = found;
  const query: Query = {
    words,
    hasIdentifier:
      parsed.identifiers.some(({ isCertain, kind }) => isCertain && kind !== 'formula' && kind !== 'tariff') ||
      hits.some(
        ({ identifier }) =>
          identifier && !identifier.isSuggested && (words.length === 0 || identifier.text.trim() === text.trim()),
      ),
    absent: hits.filter(({ kind }) => kind === 'absent'),
    marks: marksOf(text),
  };
  const scored = scoredBy(text, query, found);
  const results = scored.filter(({ isNearest }) => !isNearest);
  const similar = results.length > 0 || scored.length >= ENOUGH ? [] : await findSimilar(db, text, words, filter);
  const known = new Set(scored.map(({ productId }) => productId));
  const all = [...scored, ...similar.filter(({ productId }) => !known.has(productId))];
  const listed = all.filter(({ isListed, isNearest }) => isListed || !isNearest);
  const matches = listed.filter(({ isInside }) => isInside).slice(0, MAX_CANDIDATES);
  // Where there are results, facets count only them.
  const counted = (results.length > 0 ? results : listed).map(({ productId }) => productId);
  return {
    matches,
    nearest: matches.length > 0 ? [] : all.filter(({ isInside }) => isInside).slice(0, MAX_NEAREST),
    isCapped: found.isCapped,
    didYouMean: didYouMean(text, corrected, found),
    absentGrades: results.length > 0 ? [] : absentGrades(text, query, scored),
    recognised: words.filter(isRecognised).flatMap(({ terms }) => terms),
    facets: hasFacets ? (await readFacets(db, filter, among(counted))).facets : [],
  };
};

const among =
  (productIds: readonly string[]) =>
  (columns: Sql, condition: Sql): Sql =>
    sql`select ${columns} from search_document where product_id = any (${productIds}::uuid[]) and ${condition}`;

interface Scored extends FoundProduct {
  score: number;
  /** Has an identifier, or half of the weight of the recognised words. */
  isListed: boolean;
  isInside: boolean;
  match: Match;
}

const weightOf = (words: readonly QueryWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0);

/** Scores the candidates, says which are results, and puts the best first. Results come before everything else. */
const scoredBy = (text: string, query: Query, { hits, candidates }: Candidates): Scored[] => {
  const { words } = query;
  const recognised = words.map((word, at) => ({ ...word, at })).filter(isRecognised);
  const all = weightOf(recognised);
  const byProduct = Map.groupBy(hits, ({ productId }) => productId);
  const scored = candidates.map(({ productId, name, rank, fields: read, isStrict, isInside }): Scored => {
    const own = byProduct.get(productId) ?? [];
    // Where the words were not read, all of them are in strong fields, or unknown.
    const fields = words.map(({ terms }) =>
      read ? (terms.flatMap((term) => read[term] ?? []).sort()[0] ?? '') : isStrict ? 'C' : '',
    );
    const best = bestName(words, own);
    const had = recognised.filter(({ at }) => fields[at] || own.some(({ mask }) => mask & (1 << at)));
    const match = { name, hits: own, fields };
    const has = words.filter((_, at) => fields[at]).map(({ start, end }) => text.slice(start, end));
    return {
      productId,
      isNearest: !isExactMatch(query, match),
      reason:
        best && best.kind !== 'absent'
          ? { kind: best.kind, text: best.label, language: best.language || null }
          : { kind: 'words', text: [...new Set(has)].join(' '), language: null },
      score: scoreOf(words, { ...match, rank }),
      isListed: own.some(({ identifier }) => identifier) || (all > 0 && weightOf(had) >= all * HALF),
      isInside,
      match,
    };
  });
  return scored.sort(
    (a, b) => Number(a.isNearest) - Number(b.isNearest) || b.score - a.score || (a.productId < b.productId ? -1 : 1),
  );
};

/** The numbers without which a material would be a result. */
const absentGrades = (text: string, query: Query, scored: readonly Scored[]): string[] => {
  const words = query.words.map((word) => (isGrade(word.class) ? { ...word, class: 'qualifier' as const } : word));
  const anyGrade = { ...query, words, marks: query.marks.filter((mark) => !isGradeMark(mark)) };
  const other = scored.find(({ match }) => isExactMatch(anyGrade, match));
  return query.words
    .filter(({ class: kind }, at) => other && isGrade(kind) && other.match.fields[at] !== 'A')
    .map(({ start, end }) => text.slice(start, end));
};

/** The nearest materials if there are no results: with any of the words that are known. */
const findSimilar = async (
  db: Queryable,
  text: string,
  words: readonly QueryWord[],
  filter: Facets,
): Promise<Scored[]> => {
  const known = words.filter((word) => isRecognised(word) && word.class !== 'number');
  const found = await findCandidates(db, words, [], conditionsOf(known, 'ABCD').join(' | '), filter);
  const candidates = found.candidates.filter(({ fields }) => fields);
  const scored = scoredBy(text, { words, hasIdentifier: false, absent: [], marks: [] }, { ...found, candidates });
  return scored.map((each) => ({ ...each, isNearest: true }));
};

/** The query with its misspelt words corrected and a wrong CAS number replaced by one of the catalogue; null if there is nothing to correct. */
const didYouMean = (
  query: string,
  corrected: readonly { start: number; end: number; term: string }[],
  { hits, candidates }: Candidates,
): string | null => {
  const shown = new Set(candidates.map(({ productId }) => productId));
  const isWritten = (text: string) =>
    hits.some(({ identifier }) => identifier?.text === text && !identifier.isSuggested);
  const meant = hits.find(
    ({ identifier, productId }) =>
      identifier?.isSuggested && productId !== null && shown.has(productId) && !isWritten(identifier.text),
  );
  const words = corrected
    .toReversed()
    .reduce((text, { start, end, term }) => text.slice(0, start) + term + text.slice(end), query);
  const better = meant?.identifier
    ? words.replace(meant.identifier.text, () => meant.label.replace(/^CAS /u, ''))
    : words;
  return better === query ? null : better;
};
