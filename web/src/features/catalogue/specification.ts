import { spaced } from '../../kit/format.ts';
import { writtenSymbol } from './symbols.ts';

/** 'iron_content' → 'iron content', with symbols as they are written: 'p2o5_content' → 'P2O5 content'. */
export const labelOf = (key: string): string =>
  exceptions.get(key) ?? spaced(located(key)).split(' ').map(writtenSymbol).join(' ');

const exceptions = new Map([
  ['menaquinone_7', 'menaquinone-7'],
  ['isomer_3_5_dichloro', '3,5-dichloro isomer'],
]);

const organic = '[a-z]*(?:ane|ene|yne|azine|idine|anol|aldehyde|anone|amino|chloro|nitro|methyl)';
const before = new RegExp(`(?<![a-z\\d])((?:\\d_)+)(?=${organic}(?![a-z]))`, 'g');
const after = new RegExp(`^(${organic})((?:_\\d)+)$`);

/** Where on a molecule: 'butadiene_1_2' → '1,2-Butadiene', 'dap_2_3_diaminophenazine' → 'dap_2,3-diaminophenazine'. */
function located(key: string): string {
  const [, word, places] = after.exec(key) ?? [];
  if (word && places) return `${places.slice(1).replaceAll('_', ',')}-${word[0]!.toUpperCase()}${word.slice(1)}`;
  return key
    .replace(before, (places) => `${places.slice(0, -1).replaceAll('_', ',')}-`)
    .replace(/(amino)_(?=\d)/, '$1-');
}

/** A value of the catalogue as text; a list is its members, divided by commas. */
export const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

const opensWithFigure = /^[<>≤≥±~+\-−]?\s?\d(?![\d,]*-[A-Za-z])/;
const ofPackages = /\b(bag|box|can|carton|cylinder|drum|pail|sack)s?\b/i;

/** Whether a value was measured ('≤ 20 ppm') rather than worded, a name ('4-tert-butyl') or a package ('25 kg bag'). */
export const isMeasured = (text: string): boolean => opensWithFigure.test(text) && !ofPackages.test(text);

const figureAndWords = /^(.*?\S)\s+((?:min|max|typ|typical|approx|at|as|below|by|on|dry|cured)\b.*|\(.*)$/;

/** '98.0 % min' → ['98.0 %', 'min']: the figure, and the words about it. */
export function measured(text: string): [string, string] {
  const [, figure = text, words = ''] = figureAndWords.exec(text) ?? [];
  return [figure, words];
}
