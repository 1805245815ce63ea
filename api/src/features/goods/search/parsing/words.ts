import { endOf, fold, type Folded } from '../../../../rules/values/fold.ts';
import { CHAINS, withoutMarks } from './marks.ts';

/** A word as it is compared, and its place in the original text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Begin names that ortho, meta and para stand before, also as separate words. */
export const AROMATIC = 'xyl|cres|dichlor|chlor|nitro|tolu|amino|anis|phenyl';
const LOCANTS = String.raw`\d{1,2}'?(?:[,.]\d{1,2}'?)*`;
/** Behind locants within or in front of a name. */
const SUFFIX = '(?:an|en)?(?:ol|one|al|ene|yne|diol|triol|diene|dione|diamine|amine|thiol)';
/** 2,4-D, n-butyl, N,N-dimethylaniline: locants belong to their word. */
const WITH_LOCANTS = String.raw`(?:(?:\d{1,2}|[a-z]|ortho|meta|para)'?(?:[,.](?:\d{1,2}|[a-z])'?)*-)+(?=\p{L})[\p{L}\d]+|\d[,.]\d (?:db?(?![\p{L}\d])|\p{L}+${SUFFIX}(?!\p{L}))|(?:ortho|meta|para) (?=${AROMATIC})\p{L}+`;
/** Propan-2-ol, 3-hexen-1-ol and 2-ethyl-1-hexanol are written with all locants in front. */
const WITHIN = String.raw`(?:${LOCANTS}-)?\p{L}{3,}-${LOCANTS}-${SUFFIX}(?!\p{L})|${LOCANTS}-\p{L}+yl-${LOCANTS}-\p{L}{3,}`;
/** Tert-butanol, t-butanol and tert. butanol; iso-butyl. */
const BRANCHED = String.raw`(?:(?:iso|sec|tert(?:iary)?)\.?[- ]{1,2}|[ist]-)(?:${CHAINS})\p{L}*`;
/** 0-52-34, 17-88. */
const NUMBERS = String.raw`\d{1,7}(?:-\d{1,4})+s?(?![\p{L}\d])`;
/** K-30 and MK-7, which mean K30 and MK7; C12-14. */
const CODES = String.raw`[a-z]{1,5}-\d+[a-z]{0,2}(?![\p{L}\d-])|[a-z]+\d+-\d+(?![\p{L}\d])`;
const ABBREVIATIONS = String.raw`(?:[a-z]\.){2,}[a-z]?`;
const DECIMALS = String.raw`\d+(?:[.,]\d+)+`;
const PLAIN = String.raw`[\p{L}\p{M}\d]+(?:'s(?!\p{L}))?`;
const token = new RegExp(
  `(?<![\\p{L}\\d])(?:${[BRANCHED, WITHIN, WITH_LOCANTS, CODES, NUMBERS, ABBREVIATIONS].join('|')})|${DECIMALS}|${PLAIN}`,
  'gu',
);

const withLocants = new RegExp(`^(?:${WITH_LOCANTS})$`, 'u');
const code = /^([a-z]{1,5})-(\d+[a-z]{0,2})$/u;

/** 500,000 is a number with separators, 34,5 a decimal; 46.0 and 46 are equal. */
const plainNumber = (text: string): string => {
  const digits = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  return /^\d+\.\d+$/u.test(digits) ? digits.replace(/\.?0+$/u, '') : digits;
};

const within = new RegExp(`^(?:${WITHIN})$`, 'u');
const branched = new RegExp(`^(?:(i)|s|t)(?:so|ec|ert|ertiary)?\\.?[- ]{1,2}((?:${CHAINS}).*)$`, 'u');

/** Primes are left out behind numbers, as most people do; N,N and N,N' are different. */
const plainLocants = (text: string): string => text.replace(/(?<=\d)'/gu, '').replace(/(?<=\d)[.-](?=\d)/gu, ',');

const compared = (text: string): string => {
  const [, isoChain, chain] = branched.exec(text) ?? [];
  if (chain) return isoChain ? `iso${chain}` : `${text.startsWith('s') ? 'sec' : 'tert'}-${chain}`;
  if (within.test(text)) {
    const parts = plainLocants(text).split('-');
    const [places, names] = [/^\d/u, /^\p{L}/u].map((kind) => parts.filter((part) => kind.test(part)));
    return `${places?.join()}-${names?.join('')}`;
  }
  if (/^\d+(?:[.,]\d+)+$/u.test(text)) return plainNumber(text);
  if (withLocants.test(text)) return plainLocants(text.replace(' ', '-'));
  if (code.test(text)) return text.replace('-', '');
  return text.replace(/'s$/u, '').replaceAll('.', '');
};

/** French and Portuguese articles before a vowel: d'aluminium. */
const withoutArticles = (text: string) =>
  text.replace(/(?<![\p{L}\d])(?:[ldnscjmt]|qu)'(?=\p{L})/gu, (article) => ' '.repeat(article.length));

/** The words of a folded text between two of its places. */
export const wordsIn = (folded: Folded, from = 0, to = folded.text.length): Word[] => {
  const text = withoutMarks(withoutArticles(folded.text.slice(from, to).toLowerCase()));
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
