import { lexeme } from '../index/productDocument.ts';
import { keyOf } from '../words/nameKeys.ts';
import type { QueryWord } from './queryWord.ts';

/** A key under which names are looked up, with the words of the query that it covers as bits. */
export interface QueryKey {
  key: string;
  mask: number;
  identifier?: KeyIdentifier | undefined;
}

/** An identifier of the query as a key; a suggested one is not what was written, but likely what was meant. */
interface KeyIdentifier {
  text: string;
  isCertain: boolean;
  isSuggested: boolean;
  /** Less than 1 if it is suggested or completed. */
  likelihood: number;
}

/** Each word doubles the number of keys. */
const MAX_WORDS = 7;
const MAX_KEYS = 400;

/** The words that may belong to a name: the weightiest, if there are too many. */
const chosen = (words: readonly QueryWord[]): number[] =>
  words
    .map(({ weight }, at) => ({ weight, at }))
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MAX_WORDS)
    .map(({ at }) => at);

/** The keys of all combinations of the words, so that a name is found inside a longer query in any order. The most words come first. */
export const queryKeys = (words: readonly QueryWord[]): QueryKey[] => {
  let sets: { terms: string[]; mask: number; places: number }[] = [{ terms: [], mask: 0, places: 0 }];
  for (const at of chosen(words)) {
    const options = words[at]?.terms ?? [];
    const longer = sets.flatMap((set) =>
      options.map((term, place) => ({
        terms: [...set.terms, term],
        mask: set.mask | (1 << at),
        places: set.places + place,
      })),
    );
    // Further meanings of a word are given up first.
    sets = [...sets, ...longer].sort((a, b) => a.places - b.places).slice(0, MAX_KEYS);
  }
  const keys = new Map<string, number>();
  for (const { terms, mask } of sets) if (mask !== 0) keys.set(keyOf(terms), (keys.get(keyOf(terms)) ?? 0) | mask);
  return [...keys].map(([key, mask]) => ({ key, mask })).sort((a, b) => bits(b.mask) - bits(a.mask));
};

/** The words of a part of the text as bits. */
export const maskOf = (words: readonly QueryWord[], { start, end }: { start: number; end: number }): number =>
  words.reduce((mask, word, at) => (word.start >= start && word.end <= end ? mask | (1 << at) : mask), 0);

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** A condition on a tsvector for each word: one of its meanings in one of the fields. */
export const conditionsOf = (words: readonly QueryWord[], fields: string): string[] =>
  words.map(({ terms }) => `(${terms.map((term) => `${lexeme(term)}:${fields}`).join(' | ')})`);
