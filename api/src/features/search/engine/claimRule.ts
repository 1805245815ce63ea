import type { NameHit } from './candidates.ts';
import { isHead } from '../words/wordClasses.ts';
import type { QueryWord } from './queryWord.ts';

/** A query as the rule sees it. */
export interface AskedFor {
  words: readonly QueryWord[];
  /** Whether an identifier in it is certain, or is one of the catalogue. */
  hasIdentifier: boolean;
  /** Names of materials that are not sold here. */
  absent: readonly NameHit[];
  /** Names and synonyms of materials that are. */
  named: readonly NameHit[];
}

/** A material as the rule sees it. */
export interface Claimant {
  hits: readonly NameHit[];
  /** The field of each word: A name, B synonym, C use, D whole name, W description, '' none. */
  fields: readonly string[];
}

const unspecific = new Set(['qualifier', 'number']);

const covers = (mask: number, at: number): boolean => (mask & (1 << at)) !== 0;

/** Whether a word that the name does not contain still allows the material to match. */
const isAnswered = (word: QueryWord, field: string): boolean => {
  if (word.isPurpose) return true;
  switch (word.class) {
    case 'qualifier':
    case 'number':
    case 'unknown':
      return true;
    case 'substance':
    case 'code':
    case 'use':
      return 'ABC'.includes(field) && field !== '';
    case 'protected':
      return field === 'A' || field === 'B';
    case 'description':
      return field !== '';
  }
};

/** Polyamide 12 is not polyamide 66: a number that the name leaves out must not be another one. */
const contradicts = (words: readonly QueryWord[], hit: NameHit): boolean =>
  hit.isShortened &&
  hit.numbers.length > 0 &&
  words.some(
    ({ class: kind, terms }, at) =>
      (kind === 'number' || kind === 'code') &&
      !covers(hit.mask, at) &&
      !terms.some((term) => hit.numbers.includes(term)),
  );

/** The last word is what is asked for; if only descriptions know it, it is something made of materials, such as rubber gloves. */
const isAboutSomethingElse = (words: readonly QueryWord[], mask: number): boolean => {
  const main = words
    .map((word, at) => ({ word, at }))
    .filter(({ word }) => !word.isPurpose && word.class !== 'qualifier' && word.class !== 'number');
  const last = main.at(-1);
  return last !== undefined && last.word.class === 'description' && !covers(mask, last.at);
};

/** Whether the query has a longer name of a material that is not sold here, such as baking soda for soda. */
const namesAbsentMaterial = ({ words, absent }: AskedFor, mask: number): boolean =>
  absent.some(
    (other) =>
      (other.mask & ~mask) !== 0 && words.every((word, at) => !covers(other.mask & ~mask, at) || !word.isPurpose),
  );

/** Whether a name covers all words of the query except unspecific ones. */
const isWholeName = ({ words, named }: AskedFor): boolean =>
  named.some(({ mask }) =>
    words.every(({ class: kind, isPurpose }, at) => covers(mask, at) || isPurpose || unspecific.has(kind)),
  );

/** `carried` are the words that are identifiers of the material, such as a formula behind its name. */
const claimsByName = (asked: AskedFor, hit: NameHit, carried: number, fields: readonly string[]): boolean =>
  !contradicts(asked.words, hit) &&
  !namesAbsentMaterial(asked, hit.mask) &&
  !isAboutSomethingElse(asked.words, hit.mask) &&
  asked.words.every((word, at) => covers(hit.mask | carried, at) || isAnswered(word, fields[at] ?? ''));

/**
 * Without a whole name, a single word of a name is enough, and several must be in the material's own name: words from different synonyms do
 * not mean one thing, and words of uses are also words of goods. Names of salts, acids and oils are never put together from words, but such a word alone
 * asks for all that have it in their own name.
 */
const claimsByWords = (asked: AskedFor, { hits, fields }: Claimant): boolean => {
  const said = asked.words
    .map((word, at) => ({ word, field: fields[at] ?? '' }))
    .filter(({ word }) => !word.isPurpose && !unspecific.has(word.class));
  const isInName = said.every(({ field }) => field === 'A');
  const isAlone = said.length === 1;
  const hasHead = said.some(({ word }) => word.terms.some(isHead));
  return (
    said.length > 0 &&
    (isInName || (isAlone && !hasHead && said[0]?.field === 'B' && !isWholeName(asked))) &&
    (isAlone || !hasHead) &&
    !hits.some((hit) => contradicts(asked.words, hit)) &&
    said.every(({ word }) => word.class === 'substance' || word.class === 'code') &&
    !namesAbsentMaterial(asked, 0)
  );
};

/**
 * Whether a material may be called a result. A rule instead of a score: a good score only means that nothing else is nearer. Categories
 * contain materials and are not names of them, but a whole category's name asks for all of them.
 */
export const claims = (asked: AskedFor, { hits, fields }: Claimant): boolean => {
  if (asked.hasIdentifier) {
    const carried = hits.filter(({ identifier }) => identifier && !identifier.isSuggested);
    return carried.some((hit) =>
      asked.words.every((word, at) => covers(hit.mask, at) || isAnswered(word, fields[at] ?? '') || fields[at] !== ''),
    );
  }
  const named = hits.filter(({ identifier, kind }) => !identifier && kind !== 'absent');
  const carried = hits.reduce(
    (mask, hit) => (hit.identifier && !hit.identifier.isSuggested ? mask | hit.mask : mask),
    0,
  );
  return named.some((hit) => claimsByName(asked, hit, carried, fields)) || claimsByWords(asked, { hits, fields });
};
