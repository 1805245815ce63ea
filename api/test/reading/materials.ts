// What the search engine finds, for the tests of the reader: materials whose texts contain every word, by id.
import { text, type Row, type World } from './world.ts';

/** Texts that a product search looks at, arrays as PostgreSQL writes them. */
const productNames = (row: Row): string =>
  [row['name'], row['cas_number'], row['formula'], row['synonyms']].join(' ').toLowerCase();

/** The claimed ones have every word in their names. Hidden ones are found too, because the index may be a moment behind. */
export const foundMaterials = (world: World, search: string, which: 'all' | 'claimed'): string[] => {
  const words = search.trim().toLowerCase().split(/\s+/);
  const textOf = (row: Row) =>
    which === 'all' ? `${productNames(row)} ${row['description']?.toLowerCase()}` : productNames(row);
  return world.product
    .filter((row) => words.every((word) => textOf(row).includes(word)))
    .map((row) => text(row, 'id'))
    .sort();
};
