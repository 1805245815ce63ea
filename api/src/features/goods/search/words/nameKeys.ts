import { normalise } from '../../../../rules/values/fold.ts';
import { wordsOf } from '../parsing/words.ts';
import { canonicalWord } from './canonicalWord.ts';
import { isCode, isGeneral, isNumber, isQualifier, isSalt, isStopWord } from './wordClasses.ts';

/** A name as it is looked up. */
export interface NameKey {
  /** Its words in alphabetical order, so that their order in a query is free. */
  key: string;
  /** Whether grades, numbers or remarks of the name are left out. */
  isShortened: boolean;
  /** Numbers that were left out and belong to the name: 66 of polyamide 66, but not 98 of sulfuric acid 98 %. */
  numbers: string[];
}

/** The words of a text in the form in which the index compares them. */
export const canonicalWords = (text: string): string[] => wordsOf(text).map(canonicalWord);

export const keyOf = (words: readonly string[]): string =>
  [...new Set(words)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).join(' ');

/** A number in front of a unit is a property, not a name: 35 % Zn. */
const PROPERTIES =
  /\d[\d.,–-]*\s*(?:%(?:\s+[a-z]{1,2}(?:\d?o\d?)?)?|‰|°\s*\p{L}*|ppm|mesh|mm|µm|um|cps|mpa\.?s|bpl|bloom|iu\/g|miu\/g|iu|shore\s*\p{L}?|kg|g\/l|wdg|wg)(?![\p{L}\d])|(?<![\p{L}\d])(?:mfi|mfr|iv|rv|sag)\s*\d[\d.,]*/giu;

const withoutProperties = (text: string): string => text.replace(PROPERTIES, ' ');

/** Remarks in brackets or after a comma, which most people leave out. Commas in numbers are not followed by a space. */
const withoutRemarks = (text: string): string => text.replace(/\s*\([^()]*\)/gu, ' ').split(/,\s/u)[0] ?? '';

/** What stands in brackets is often the abbreviation by which the material is known. */
const inBrackets = (text: string): string[] =>
  [...text.matchAll(/(?<=\s)\(([^()]{2,})\)/gu)].map(([, inside = '']) => inside);

const meaningful = (words: readonly string[]) => words.filter((word) => !isStopWord(word));

const saysMoreThan = (words: readonly string[]) =>
  isSalt(words) || words.some((word) => word.length > 1 && !isGeneral(word) && !isNumber(word));

/** The keys of a name, the longest first: as it is written, and the shorter forms in which it is asked for. */
export const nameKeys = (text: string): NameKey[] => {
  const name = normalise(text);
  const full = meaningful(canonicalWords(name));
  const found = new Map<string, NameKey>();
  const add = (words: readonly string[], isShortened: boolean): void => {
    const key = keyOf(words);
    const numbers = full.filter((word) => (isNumber(word) || isCode(word)) && !words.includes(word));
    if (key && !found.has(key)) found.set(key, { key, isShortened, numbers: isShortened ? numbers : [] });
  };
  const shorten = (part: string): void => {
    const words = meaningful(canonicalWords(withoutProperties(part)));
    const named = words.filter((word) => !isQualifier(word));
    for (const shorter of [
      words,
      named,
      named.filter((word) => !isNumber(word)),
      named.filter((word) => !isNumber(word) && !isCode(word)),
    ])
      if (saysMoreThan(shorter)) add(shorter, true);
  };
  add(full, false);
  // PEG 400 is also written PEG400.
  add(
    full
      .join(' ')
      .replace(/(?<![^ ])([a-z]{1,4}) (?=\d+(?: |$))/gu, '$1')
      .split(' '),
    false,
  );
  shorten(name);
  shorten(withoutRemarks(name));
  for (const inside of inBrackets(name)) shorten(inside);
  const properties = new Set(meaningful(canonicalWords(name.match(PROPERTIES)?.join(' ') ?? '')));
  return [...found.values()].map((key) => ({
    ...key,
    numbers: key.numbers.filter((number) => !properties.has(number)),
  }));
};
