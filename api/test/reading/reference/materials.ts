// What the search engine finds, for the reader and the reference alike: materials whose texts contain every word, by name. The engine
// itself is tested elsewhere; here it only has to give both the same answer.
import { compareNames, compareText, textArray } from './values.ts';
import { text, type Row, type World } from './world.ts';

/** Texts that a product search looks at. */
const productNames = (row: Row): string =>
  [row['name'], row['cas_number'], row['formula'], ...textArray(text(row, 'synonyms'))].join(' ');
export const productText = (row: Row): string => `${productNames(row)} ${String(row['description'])}`;

export const hasWords = (haystack: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.toLowerCase().includes(word));

/** Ids, best first; the claimed ones have every word in their names. Hidden ones are found too, because the index may be a moment behind. */
export const foundMaterials = (world: World, search: string, which: 'all' | 'claimed'): string[] =>
  world.product
    .filter((row) => hasWords(which === 'all' ? productText(row) : productNames(row), search.trim()))
    .sort((a, b) => compareNames(text(a, 'name'), text(b, 'name')) || compareText(text(a, 'id'), text(b, 'id')))
    .map((row) => text(row, 'id'));
