import type { Queryable } from '../index/productSource.ts';
import type { Word } from '../parsing/words.ts';
import { withoutLocants } from '../parsing/words.ts';
import { canonicalWord } from '../words/canonicalWord.ts';
import { isPrefix } from '../words/anotherSubstance.ts';
import { isNumber, isPurposeWord, isQualifier, isStopWord } from '../words/wordClasses.ts';
import { classOf, weights, type QueryWord } from './queryWord.ts';
import { correctionsOf, lookUp, type Vocabulary } from './vocabulary.ts';

/** Longer queries are cut: their further words rarely change the answer. */
const MAX_WORDS = 12;
const MAX_TERMS = 3;
/** A word may stand for several, and the bits of a number mark which of them a name covers. */
const MAX_MEANT = 30;
/** Longer words are not indexed, and PostgreSQL refuses much longer ones. */
const LONGEST_WORD = 60;

/** Umlauts that were typed as two letters: saeure for säure. */
const withoutUmlauts = (word: string): string => word.replace(/([aou])e/gu, '$1');

const variantsOf = (word: string): string[] => [word, withoutUmlauts(word), withoutLocants(word)];

const isNamed = ({ terms }: Vocabulary, word: string): boolean => terms.has(word) && terms.get(word) !== 'description';

/** The English for a foreign word: alternatives of one word, or else the first of several words. */
const inEnglish = (vocabulary: Vocabulary, word: string): string[][] | undefined => {
  const english = vocabulary.foreign.get(word)?.map((text) => text.split(' ').filter((each) => !isStopWord(each)));
  const single = english?.filter(({ length }) => length === 1).flat() ?? [];
  return single.length > 0 ? [single] : english?.[0]?.map((each) => [each]);
};

/** As the catalogue writes it, or from the lexicon: one list per word that the text stands for, each of what that word may mean. */
const readDirectly = (vocabulary: Vocabulary, word: string): string[][] | undefined => {
  for (const variant of variantsOf(word)) {
    const english = inEnglish(vocabulary, variant);
    const others = english?.length === 1 ? (english[0] ?? []) : [];
    if (isNamed(vocabulary, variant)) return [[...new Set([variant, ...others])].slice(0, MAX_TERMS)];
    if (english) return english.map((terms) => terms.slice(0, MAX_TERMS));
  }
  return undefined;
};

/** Two neighbours that the catalogue writes as one word: poly ethylene, K 30. */
const joinNeighbours = (vocabulary: Vocabulary, words: readonly Word[]): Word[] => {
  const isKnown = (text: string) => isNamed(vocabulary, text) || vocabulary.foreign.has(text);
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined) continue;
    const text = next && canonicalWord(word.text + next.text);
    const areNamed = next && isKnown(word.text) && isKnown(next.text) && !isPrefix(word.text);
    const areApart = next && isNumber(next.text) ? !/^[a-z]{1,4}$/u.test(word.text) : areNamed;
    if (text && text !== word.text && !areApart && isKnown(text) && !isNumber(word.text)) {
      joined.push({ text, start: word.start, end: next.end });
      at++;
    } else joined.push(word);
  }
  return joined;
};

export interface ResolvedQuery {
  words: QueryWord[];
  /** The words that were corrected, with what they were corrected to. */
  corrected: { start: number; end: number; term: string }[];
}

/** What the words of a query mean in the catalogue. Takes one round trip, and another if a word is not known. */
export const resolveWords = async (db: Queryable, written: readonly Word[]): Promise<ResolvedQuery> => {
  // A repeated word counts once; otherwise a name would cover only one of the repetitions.
  const canonical = written
    .map((word) => ({ ...word, text: canonicalWord(word.text.slice(0, LONGEST_WORD)) }))
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
    .slice(0, MAX_WORDS);
  const pairs = canonical.slice(1).map(({ text }, at) => canonicalWord((canonical[at]?.text ?? '') + text));
  const vocabulary = await lookUp(db, [...canonical.flatMap(({ text }) => variantsOf(text)), ...pairs]);
  const words = joinNeighbours(vocabulary, canonical);
  const unknown = words.filter(
    ({ text }) =>
      !readDirectly(vocabulary, text) &&
      !isQualifier(text) &&
      !isStopWord(text) &&
      !vocabulary.protected.has(text) &&
      !vocabulary.terms.has(text),
  );
  const near = await correctionsOf(
    db,
    unknown.map(({ text }) => text),
  );
  for (const each of [...near.values()].flat()) vocabulary.terms.set(each.term, each.class);

  const found: QueryWord[] = [];
  const corrected: ResolvedQuery['corrected'] = [];
  let isPurpose = false;
  for (const word of words) {
    const corrections = near.get(word.text);
    const isAnother = corrections?.[0]?.isAnother;
    if (isPurposeWord(word.text) && found.length > 0) isPurpose = true;
    if (isStopWord(word.text)) continue;
    if (corrections?.[0] && !isAnother) corrected.push({ start: word.start, end: word.end, term: corrections[0].term });
    for (const terms of readDirectly(vocabulary, word.text) ?? [corrections?.map(({ term }) => term) ?? [word.text]]) {
      const best = terms.find((term) => vocabulary.terms.get(term) === 'substance') ?? terms[0] ?? word.text;
      const known = classOf(best, vocabulary.terms.get(best), vocabulary.protected.has(word.text));
      // What a material is for ranks, but is not the material.
      const kind = isPurpose ? 'qualifier' : isAnother ? 'unknown' : known;
      found.push({ ...word, terms, class: kind, weight: weights[kind] });
    }
  }
  return { words: found.slice(0, MAX_MEANT), corrected };
};
