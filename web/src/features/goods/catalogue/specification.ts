import { spaced } from '../../../kit/format.ts';
import { spellSymbol } from './chemicalSymbols.ts';

/** 'iron_content' → 'iron content', with symbols as usually written: 'p2o5_content' → 'P2O5 content'. */
export const labelOf = (key: string): string =>
  exceptions.get(key) ?? spaced(located(key)).split(' ').map(spellSymbol).join(' ');

const exceptions = new Map([
  ['menaquinone_7', 'menaquinone-7'],
  ['isomer_3_5_dichloro', '3,5-dichloro isomer'],
]);

const organic = '[a-z]*(?:ane|ene|yne|azine|idine|anol|aldehyde|anone|amino|chloro|nitro|methyl)';
const before = new RegExp(`(?<![a-z\\d])((?:\\d_)+)(?=${organic}(?![a-z]))`, 'g');
const after = new RegExp(`^(${organic})((?:_\\d)+)$`);

/**
 * Positions in a molecule: 'butadiene_1_2' → '1,2-Butadiene', 'dap_2_3_diaminophenazine' → 'dap_2,3-diaminophenazine'.
 */
const located = (key: string): string => {
  const [, word, places] = after.exec(key) ?? [];
  if (word && places) return `${places.slice(1).replaceAll('_', ',')}-${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return key
    .replace(before, (places) => `${places.slice(0, -1).replaceAll('_', ',')}-`)
    .replace(/(amino)_(?=\d)/, '$1-');
};

/** A value of the catalogue as text; members of a list are separated by commas. */
export const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

const opensWithFigure = /^[<>≤≥±~+\-−]?\s?\d(?![\d,]*-[A-Za-z])/;
const ofPackages = /\b(bag|box|can|carton|cylinder|drum|pail|sack)s?\b/i;

/** Whether a value is a measurement ('≤ 20 ppm') and not words, a name ('4-tert-butyl') or a package ('25 kg bag'). */
export const isMeasurement = (text: string): boolean => opensWithFigure.test(text) && !ofPackages.test(text);

const figureAndWords = /^(.*?\S)\s+((?:min|max|typ|typical|approx|at|as|below|by|on|dry|cured)\b.*|\(.*)$/;

/** '98.0 % min' → ['98.0 %', 'min']: the figure and the words around it. */
export const splitMeasurement = (text: string): [string, string] => {
  const [, figure = text, words = ''] = figureAndWords.exec(text) ?? [];
  return [figure, words];
};
