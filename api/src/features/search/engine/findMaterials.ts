import type { MaterialFilter } from '../../catalogue/materialFilter.input.ts';
import type { Queryable } from '../index/materialSource.ts';
import { parseQuery, type ParsedQuery } from '../parsing/parseQuery.ts';
import { findCandidates, MAX_CANDIDATES, type Candidate, type Candidates } from './candidates.ts';
import { didYouMean } from './didYouMean.ts';
import { treeOf, countFacets, passes, type Facet } from './facets.ts';
import { selectedFacets, type FacetKey } from './filters.ts';
import type { FoundMaterial, FoundMaterials } from './foundMaterials.ts';
import { identifierKeys } from './identifierKeys.ts';
import { judge, type Judged } from './judge.ts';
import { keysOfReading, queryKeys, type QueryKey } from './queryKeys.ts';
import { isRecognised, type QueryWord } from './queryWord.ts';
import { browseDocuments } from './readDocuments.ts';
import { relaxedCandidates } from './relaxedCandidates.ts';
import { standaloneFormulas } from './standaloneFormulas.ts';
import { resolveWords, type ResolvedQuery } from './resolveWords.ts';

export interface FindOptions {
  /** Counting facets can be left out. */
  facets?: boolean;
}

const MAX_NEAREST = 5;
/** With so many materials that have all words, those with half of them are not needed. */
const ENOUGH = 20;

const withoutCandidate = ({ productId, isNearest, reason, score }: Judged): FoundMaterial => ({
  productId,
  isNearest,
  reason,
  score,
});

/**
 * Finds materials by what a buyer calls them: identifiers, names in any language, uses, or words. Without a text, all materials that pass
 * the filter, those with the most offers first.
 */
export const findMaterials = async (
  db: Queryable,
  text: string | null,
  filter: MaterialFilter = {},
  options: FindOptions = {},
): Promise<FoundMaterials> => {
  const parsed = text?.trim() ? standaloneFormulas(parseQuery(text)) : null;
  return parsed ? search(db, parsed, filter, options) : browse(db, filter, options);
};

const browse = async (
  db: Queryable,
  filter: MaterialFilter,
  { facets = true }: FindOptions,
): Promise<FoundMaterials> => {
  const inside = await browseDocuments(db, filter);
  const matches = inside.map(({ productId, rank }): FoundMaterial => ({
    productId,
    isNearest: false,
    reason: { kind: 'words', text: '', language: null },
    score: rank,
  }));
  return {
    matches,
    nearest: [],
    isCapped: inside.length === MAX_CANDIDATES,
    didYouMean: null,
    parsed: null,
    recognised: [],
    facets: facets ? await facetsAround(db, inside, filter) : [],
  };
};

/** The values of a selected facet are those of the materials that pass everything else. */
const facetsAround = async (db: Queryable, inside: readonly Candidate[], filter: MaterialFilter): Promise<Facet[]> => {
  const around = new Map<FacetKey, readonly Candidate[]>();
  for (const key of selectedFacets(filter)) around.set(key, await browseDocuments(db, filter, key));
  const tree = await treeOf(db, [...around.values()].flat().concat(inside));
  return countFacets((key) => around.get(key) ?? inside, tree);
};

interface Asked {
  parsed: ParsedQuery;
  resolved: ResolvedQuery;
  keys: QueryKey[];
}

const ask = async (db: Queryable, parsed: ParsedQuery): Promise<Asked> => {
  const resolved = await resolveWords(db, parsed.words);
  const identifiers = await identifierKeys(db, parsed, resolved.words);
  const keys = queryKeys(resolved.words);
  const known = new Set(keys.map(({ key }) => key));
  const others = resolved.joined ? keysOfReading(resolved.words, resolved.joined) : [];
  return { parsed, resolved, keys: [...identifiers, ...keys, ...others.filter(({ key }) => !known.has(key))] };
};

const search = async (
  db: Queryable,
  parsed: ParsedQuery,
  filter: MaterialFilter,
  options: FindOptions,
): Promise<FoundMaterials> => {
  const asked = await ask(db, parsed);
  const { words, corrected } = asked.resolved;
  const found = await findCandidates(db, { words, keys: asked.keys, filter, onlyFiltered: false });
  const judged = judgeAll(asked, found);
  const listed = await listOf(db, asked, filter, judged, found.isCapped);
  const results = judged.filter(({ isNearest }) => !isNearest);
  const isAnswered = results.length > 0 || judged.length >= ENOUGH;
  const related = isAnswered ? [] : await relaxed(db, asked, filter, judged);
  const everything = [...listed, ...related];
  const inList = everything.filter(({ isListed, isNearest }) => isListed || !isNearest);
  const matches = inList.filter(({ candidate }) => passes(candidate)).slice(0, MAX_CANDIDATES);
  const nearest =
    matches.length > 0 ? [] : everything.filter(({ candidate }) => passes(candidate)).slice(0, MAX_NEAREST);
  // Where there are results, facets count only them.
  const similar = [
    ...judged.filter(({ isListed }) => isListed),
    ...inList.filter(({ candidate }) => related.some((each) => each.candidate === candidate)),
  ];
  const counted = results.length > 0 ? results : similar;
  return {
    matches: matches.map(withoutCandidate),
    nearest: nearest.map(withoutCandidate),
    isCapped: found.isCapped,
    didYouMean: didYouMean(parsed.text, corrected, found),
    parsed,
    recognised: recognisedIn(words),
    facets: options.facets === false ? [] : await facetsOf(db, counted),
  };
};

const facetsOf = async (db: Queryable, judged: readonly Judged[]): Promise<Facet[]> => {
  const candidates = judged.map(({ candidate }) => candidate);
  return countFacets(() => candidates, await treeOf(db, candidates));
};

const judgeAll = ({ parsed, resolved }: Asked, candidates: Candidates): Judged[] => {
  const hasCertain = parsed.identifiers.some(({ isCertain, kind }) => isCertain && kind !== 'casPrefix');
  return judge(parsed.text, resolved.words, candidates, hasCertain);
};

/** Where filters are set and not all candidates could be read, those that pass the filters are read by themselves. */
const listOf = async (
  db: Queryable,
  asked: Asked,
  filter: MaterialFilter,
  judged: Judged[],
  isCapped: boolean,
): Promise<Judged[]> => {
  if (!isCapped || selectedFacets(filter).length === 0) return judged;
  return judgeAll(
    asked,
    await findCandidates(db, { words: asked.resolved.words, keys: asked.keys, filter, onlyFiltered: true }),
  );
};

/** The nearest materials if there are no results: with half of the words, or else with any of them. */
const relaxed = async (
  db: Queryable,
  asked: Asked,
  filter: MaterialFilter,
  judged: readonly Judged[],
): Promise<Judged[]> => {
  const known = new Set(judged.map(({ productId }) => productId));
  for (const share of [0.5, 0]) {
    const candidates = await relaxedCandidates(db, asked.resolved.words, filter, share);
    const others = candidates.filter(({ productId }) => !known.has(productId));
    if (others.length > 0 || share === 0)
      return judgeAll(asked, { hits: [], candidates: others, isCapped: false }).map((each) => ({
        ...each,
        isNearest: true,
      }));
  }
  return [];
};

const recognisedIn = (words: readonly QueryWord[]) =>
  words.filter(isRecognised).map(({ text, start, end, terms }) => ({ text, start, end, terms }));
