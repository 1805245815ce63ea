import { endOf, fold, type Folded } from '../../../rules/values/fold.ts';

/** A word as it is compared, and its place in the original text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** 2,4-D, n-butyl, N,N-dimethylaniline: locants belong to their word. */
const WITH_LOCANTS = String.raw`(?:(?:\d{1,2}|[a-z]|dl|para)'?(?:[,.](?:\d{1,2}|[a-z])'?)*-)+(?=\p{L})[\p{L}\d]+|\d,\d d(?![\p{L}\d])`;
/** 0-52-34, 17-88. */
const NUMBERS = String.raw`\d{1,7}(?:-\d{1,4})+s?(?![\p{L}\d])`;
/** K-30 and MK-7, which mean K30 and MK7; C12-14. */
const CODES = String.raw`[a-z]{1,5}-\d+[a-z]{0,2}(?![\p{L}\d-])|[a-z]+\d+-\d+(?![\p{L}\d])`;
const ABBREVIATIONS = String.raw`(?:[a-z]\.){2,}[a-z]?`;
const DECIMALS = String.raw`\d+(?:[.,]\d+)+`;
const PLAIN = String.raw`[\p{L}\p{M}\d]+(?:'s(?!\p{L}))?`;
const token = new RegExp(
  `(?<![\\p{L}\\d])(?:${[WITH_LOCANTS, CODES, NUMBERS, ABBREVIATIONS].join('|')})|${DECIMALS}|${PLAIN}`,
  'gu',
);

const withLocants = new RegExp(`^(?:${WITH_LOCANTS})$`, 'u');
const code = /^([a-z]{1,5})-(\d+[a-z]{0,2})$/u;

/** 500,000 is a number with separators, 34,5 a decimal; 46.0 and 46 are equal. */
const plainNumber = (text: string): string => {
  const digits = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  return /^\d+\.\d+$/u.test(digits) ? digits.replace(/\.?0+$/u, '') : digits;
};

const compared = (text: string): string => {
  if (/^\d+(?:[.,]\d+)+$/u.test(text)) return plainNumber(text);
  if (withLocants.test(text))
    return text
      .replaceAll("'", '')
      .replace(' ', '-')
      .replace(/(?<=\d)[.-](?=\d)/gu, ',');
  if (code.test(text)) return text.replace('-', '');
  return text.replace(/'s$/u, '').replaceAll('.', '');
};

/** French and Portuguese articles before a vowel: d'aluminium. */
const withoutArticles = (text: string) =>
  text.replace(/(?<![\p{L}\d])(?:[ldnscjmt]|qu)'(?=\p{L})/gu, (article) => ' '.repeat(article.length));

/** The words of a folded text between two of its places. */
export const wordsIn = (folded: Folded, from = 0, to = folded.text.length): Word[] => {
  const text = withoutArticles(folded.text.slice(from, to).toLowerCase());
  return [...text.matchAll(token)].map(({ 0: word, index }) => {
    const start = from + index;
    return { text: compared(word), start: folded.at[start] ?? 0, end: endOf(folded, start, start + word.length) };
  });
};

export const wordsOf = (text: string): string[] => wordsIn(fold(text)).map((word) => word.text);

/** butyl for n-butyl and butadiene for 1,3-butadiene; 2,4-d stays, because no word remains. */
export const withoutLocants = (word: string): string => {
  const stem = word.slice(word.lastIndexOf('-') + 1);
  return stem !== word && withLocants.test(word) && /^\p{L}{3,}/u.test(stem) ? stem : word;
};
