import { spaced } from '../../kit/format.ts';

// Symbols that a key can only hold in small letters.
const symbols: Partial<Record<string, string>> = {
  ph: 'pH',
  p2o5: 'P2O5',
  k2o: 'K2O',
  cao: 'CaO',
  mgo: 'MgO',
  so3: 'SO3',
  sio2: 'SiO2',
  tio2: 'TiO2',
  al2o3: 'Al2O3',
  fe2o3: 'Fe2O3',
  nacl: 'NaCl',
  un: 'UN',
};

/** 'iron_content' → 'iron content', with symbols as they are written: 'p2o5_content' → 'P2O5 content'. */
export const labelOf = (key: string): string =>
  spaced(key)
    .split(' ')
    .map((word) => symbols[word] ?? word)
    .join(' ');

/** A value of the catalogue as text; a list is its members, divided by commas. */
export const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** Whether a value is measured (it opens with a figure, '≤' or the like) rather than worded. */
export const isMeasured = (text: string): boolean => /^[<>≤≥±~+\-−]?\s?\d/.test(text);

/** '98.0 % min' → ['98.0 %', 'min']: the figure, and the words about it. */
export function measured(text: string): [string, string] {
  const [, figure = text, words = ''] = /^(.*?\S)\s+((?:min|max|typ|typical|at|as)\b.*)$/.exec(text) ?? [];
  return [figure, words];
}
