import { withoutLocants } from '../parsing/words.ts';
import { isAnotherSubstance, isPrefix, marksOf } from '../words/anotherSubstance.ts';
import { isGeneral, isHead } from '../words/wordClasses.ts';
import type { NameHit } from './candidates.ts';
import { isGrade, type QueryWord } from './queryWord.ts';

/** A query as the rule sees it. */
export interface Query {
  words: readonly QueryWord[];
  /** Whether an identifier in it is certain, or is one of the catalogue. */
  hasIdentifier: boolean;
  /** Names of materials that are not sold here. */
  absent: readonly NameHit[];
  /** What tells the substance from others of its name. */
  marks: readonly string[];
}

/** A material as the rule sees it: its names in the query, and the field of each word, '' for none. */
export interface Match {
  name: string;
  hits: readonly NameHit[];
  fields: readonly string[];
}

const covers = (mask: number, at: number): boolean => (mask & (1 << at)) !== 0;

/** Whether a word that the name does not contain still allows the material to match. Gloves of rubber are not rubber. */
const isAnswered = ({ class: kind, text }: QueryWord, field: string): boolean => {
  if (kind === 'substance' || kind === 'code' || kind === 'use') return 'ABC'.includes(field) && field !== '';
  if (kind === 'protected') return field === 'A' || field === 'B';
  // Also where the catalogue has no other sodium, no other peroxide and no bisphenol S.
  return kind === 'unknown' ? text.length > 1 && !isGeneral(text) && !isPrefix(text) : kind !== 'description';
};

const isInteger = (number: string): boolean => /^\d+$/u.test(number);
/** Up to here, a number may be a content. */
const CONTENT = 100;

/**
 * Polyamide 12 is not polyamide 66, and polyethylene glycol 4000 is not 400: a number must not be another one than the name leaves out, or
 * than the material has in its own name. A large one is a grade, and the material must have it.
 */
const isAnotherGrade = ({ words }: Query, hit: NameHit, fields: readonly string[]): boolean => {
  const own = hit.numbers.filter((number) => !number.includes('='));
  return words.some(({ class: kind, terms, text }, at) => {
    if (covers(hit.mask, at) || !isGrade(kind) || terms.some((term) => own.includes(term))) return false;
    if (hit.isShortened && own.length > 0) return true;
    const isNew = at > 0 && Number(text) > CONTENT && !'ABC'.includes(fields[at] || 'D');
    return isInteger(text) && (isNew || own.some(isInteger));
  });
};

/** Whether the query has a longer name of a material that is not sold here, such as baking soda for soda. */
const namesAbsentProduct = ({ absent }: Query, mask: number): boolean =>
  absent.some((other) => (other.mask & ~mask) !== 0);

/** `identifierMask` are the words that are identifiers of the material, such as a formula behind its name. */
const matchesName = (query: Query, hit: NameHit, identifierMask: number, fields: readonly string[]): boolean =>
  !isAnotherGrade(query, hit, fields) &&
  !namesAbsentProduct(query, hit.mask) &&
  query.words.every(
    (word, at) =>
      covers(hit.mask | identifierMask, at) ||
      // An unknown acid is not every acid.
      (isAnswered(word, fields[at] ?? '') && !(word.class === 'unknown' && hit.kind === 'category')),
  );

/**
 * Without a whole name, all words must be in the material's own name, because words from different synonyms do not mean one thing. Names of
 * salts, acids and oils are never put together from words, but such a word alone asks for all that have it.
 */
const matchesWords = (query: Query, { name, hits, fields }: Match): boolean => {
  const said = query.words
    .map((word, at) => ({ ...word, field: fields[at] }))
    .filter((word) => word.class !== 'qualifier' && word.class !== 'number');
  return (
    said.length > 0 &&
    said.every(({ field, class: kind }) => field === 'A' && (kind === 'substance' || kind === 'code')) &&
    // Not where only another place of the word is in a name: 1,2-butadiene is not in nitrile butadiene rubber.
    said.every(({ terms, text }) => terms.includes(text) || withoutLocants(text) === text) &&
    (said.length === 1 || !said.some(({ terms }) => terms.some(isHead))) &&
    !hits.some((hit) => isAnotherGrade(query, hit, fields)) &&
    !namesAbsentProduct(query, 0) &&
    !isAnotherSubstance(query.marks, marksOf(name))
  );
};

/** Whether a material may be called a result. A rule instead of a score: a good score only means that nothing else is nearer. */
export const isExactMatch = (query: Query, match: Match): boolean => {
  const { hits, fields } = match;
  // All names of a material have its marks.
  if (hits.some(({ numbers }) => isAnotherSubstance(query.marks, numbers))) return false;
  const identifiers = hits.filter(({ identifier }) => identifier && !identifier.isSuggested);
  if (query.hasIdentifier)
    return identifiers.some(({ mask }) =>
      query.words.every((word, at) => covers(mask, at) || isAnswered(word, fields[at] ?? '') || fields[at] !== ''),
    );
  // What comes nearest to a word is not what it means.
  if (query.words.some(({ class: kind, terms, text }) => kind === 'unknown' && !terms.includes(text))) return false;
  const identifierMask = identifiers.reduce((mask, hit) => mask | hit.mask, 0);
  return (
    hits.some((hit) => !hit.identifier && matchesName(query, hit, identifierMask, fields)) || matchesWords(query, match)
  );
};
