import { isHead } from '../words/wordClasses.ts';
import type { NameHit } from './candidates.ts';
import type { QueryWord } from './queryWord.ts';

/** A query as the rule sees it. */
export interface Query {
  words: readonly QueryWord[];
  /** Whether an identifier in it is certain, or is one of the catalogue. */
  hasIdentifier: boolean;
  /** Names of materials that are not sold here. */
  absent: readonly NameHit[];
}

/** A material as the rule sees it: its names in the query, and the field of each word, '' for none. */
export interface Match {
  hits: readonly NameHit[];
  fields: readonly string[];
}

const covers = (mask: number, at: number): boolean => (mask & (1 << at)) !== 0;

/** Whether a word that the name does not contain still allows the material to match. Gloves of rubber are not rubber. */
const isAnswered = ({ class: kind }: QueryWord, field: string): boolean => {
  if (kind === 'substance' || kind === 'code' || kind === 'use') return 'ABC'.includes(field) && field !== '';
  if (kind === 'protected') return field === 'A' || field === 'B';
  return kind !== 'description';
};

/** Polyamide 12 is not polyamide 66: a number that the name leaves out must not be another one. */
const contradicts = (words: readonly QueryWord[], { isShortened, numbers, mask }: NameHit): boolean =>
  isShortened &&
  numbers.length > 0 &&
  words.some(
    ({ class: kind, terms }, at) =>
      (kind === 'number' || kind === 'code') && !covers(mask, at) && !terms.some((term) => numbers.includes(term)),
  );

/** Whether the query has a longer name of a material that is not sold here, such as baking soda for soda. */
const namesAbsentProduct = ({ absent }: Query, mask: number): boolean =>
  absent.some((other) => (other.mask & ~mask) !== 0);

/** `identifierMask` are the words that are identifiers of the material, such as a formula behind its name. */
const matchesName = (query: Query, hit: NameHit, identifierMask: number, fields: readonly string[]): boolean =>
  !contradicts(query.words, hit) &&
  !namesAbsentProduct(query, hit.mask) &&
  query.words.every((word, at) => covers(hit.mask | identifierMask, at) || isAnswered(word, fields[at] ?? ''));

/**
 * Without a whole name, all words must be in the material's own name, because words from different synonyms do not mean one thing. Names of
 * salts, acids and oils are never put together from words, but such a word alone asks for all that have it.
 */
const matchesWords = (query: Query, { hits, fields }: Match): boolean => {
  const said = query.words
    .map((word, at) => ({ ...word, field: fields[at] }))
    .filter((word) => word.class !== 'qualifier' && word.class !== 'number');
  return (
    said.length > 0 &&
    said.every(({ field, class: kind }) => field === 'A' && (kind === 'substance' || kind === 'code')) &&
    (said.length === 1 || !said.some(({ terms }) => terms.some(isHead))) &&
    !hits.some((hit) => contradicts(query.words, hit)) &&
    !namesAbsentProduct(query, 0)
  );
};

/** Whether a material may be called a result. A rule instead of a score: a good score only means that nothing else is nearer. */
export const isExactMatch = (query: Query, match: Match): boolean => {
  const { hits, fields } = match;
  const identifiers = hits.filter(({ identifier }) => identifier && !identifier.isSuggested);
  if (query.hasIdentifier)
    return identifiers.some(({ mask }) =>
      query.words.every((word, at) => covers(mask, at) || isAnswered(word, fields[at] ?? '') || fields[at] !== ''),
    );
  const identifierMask = identifiers.reduce((mask, hit) => mask | hit.mask, 0);
  return (
    hits.some((hit) => !hit.identifier && matchesName(query, hit, identifierMask, fields)) || matchesWords(query, match)
  );
};
