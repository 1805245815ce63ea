import { elementOf } from '../parsing/marks.ts';
import { AROMATIC } from '../parsing/words.ts';

const spellings: readonly [RegExp, string][] = [
  [/sulph/gu, 'sulf'],
  [/aluminium/gu, 'aluminum'],
  [/caesium/gu, 'cesium'],
  [/colour/gu, 'color'],
  [/flavour/gu, 'flavor'],
  [/vapour/gu, 'vapor'],
  [/fibre/gu, 'fiber'],
  [/mould/gu, 'mold'],
  [/grey/gu, 'gray'],
  [/haem/gu, 'hem'],
  [/(?<=[a-z]{3})is(?=(?:e|ed|er|ers|ing|ation|ations)$)/gu, 'iz'],
  [/(?<=[a-z]{3})lys(?=(?:e|ed|er|ing)$)/gu, 'lyz'],
];

const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|as|os)$/u.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

/** n-hexane; the letter in front is left out, as most people do. Numbers in front distinguish materials and stay. */
const withoutLetters = (word: string): string => word.replace(/^n-(?=\p{L}{3})/u, '');

const places: Record<string, string> = { o: '2', m: '3', p: '4' };
/** The acids are no places: metaphosphate. */
const PLACE = new RegExp(
  `^(?:([omp])-(?=\\p{L}{3})|(o|m|p)(?:rtho|eta|ara)(?:-(?!phos|sil|bor|bisul|vanad)|(?=${AROMATIC})))`,
  'u',
);
/** p-cresol, paracresol and 4-cresol; 1,4-xylene, whose first place is often left out. */
const withNumbers = (word: string): string =>
  word
    .replace(PLACE, (_, short: string | undefined, long: string) => `${places[short ?? long]}-`)
    .replace(/^[\d,]+(?=-\p{L}{3})/u, (all) => all.replace(/\b1,|,1\b/gu, ''));

/** One form for a word that is written in British or American English, in singular or plural. Codes and numbers stay. */
export const canonicalWord = (word: string): string => {
  const plain = withNumbers(withoutLetters(elementOf(word) ?? word));
  const start = plain.lastIndexOf('-') + 1;
  const stem = plain.slice(start);
  if (/\d/u.test(stem)) return plain;
  return (
    plain.slice(0, start) +
    singular(spellings.reduce((text, [pattern, instead]) => text.replace(pattern, instead), stem))
  );
};
