// Spellings of the brand that read like it, for tests that names are refused.
import { alphabetMap } from 'confusables';
import { pickWith } from './random.ts';

const pick = pickWith('names|confusables');
const letters = [...'feedstock'];

/** Where alphabets of styled Latin letters begin. */
const STYLED = [
  ...[
    0x1d400, 0x1d434, 0x1d468, 0x1d4d0, 0x1d56c, 0x1d5a0, 0x1d5d4, 0x1d608, 0x1d63c, 0x1d670, 0xff21, 0x24b6, 0x1f130,
  ],
  ...[0x1d41a, 0x1d5ba, 0x1d5ee, 0x1d622, 0x1d656, 0x1d68a, 0xff41, 0x24d0, 0x249c],
];
const BY_HAND: Record<string, string[]> = {
  e: ['3', '€', 'е', 'ё', 'é', 'ē'],
  s: ['5', '$', '§', 'ѕ', 'š', 'ꜱ'],
  o: ['0', 'о', 'ο', 'ö', 'ø', 'º'],
  d: ['cl', 'ԁ', 'đ'],
  t: ['7', '+', 'т', 'ţ'],
  c: ['¢', 'с', 'ç'],
  k: ['κ', 'к', 'ķ'],
  f: ['ꜰ', 'ƒ', 'ḟ'],
};
const SEPARATORS = ['', '', '', ' ', '.', '-', '_', '·', ' | ', '\u0301'];

/** Spellings of the brand with characters that look alike, by where these come from. */
export const spellings: Record<string, () => string> = {
  'the table of lookalikes': () =>
    letters.map((letter) => pick(alphabetMap.get(pick([letter, letter.toUpperCase()])) ?? [letter])).join(''),
  'styled letters': () => {
    const start = pick(STYLED);
    return letters.map((letter) => String.fromCodePoint(start + letter.charCodeAt(0) - 97)).join('');
  },
  'digits, signs and other alphabets': () =>
    letters.map((letter) => pick([letter, letter.toUpperCase(), ...(BY_HAND[letter] ?? [])])).join(''),
  'separators and marks': () =>
    letters.map((letter) => `${pick([letter, letter.toUpperCase()])}${pick(SEPARATORS)}`).join(''),
};
