import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { findProducts } from '../src/features/goods/search/engine/findProducts.ts';
import { aCategory, aProduct } from './factories.ts';
import { indexed } from './searchIndex.ts';

/** What is asked for, and the name of a material that is or is not the same substance. */
export interface SubstancePair {
  kind: string;
  meets: boolean;
  asked: string;
  name: string;
  text: string;
  /** Place in its class. */
  place: number;
  /** Marked by a tilde: not as it should be in some catalogue. */
  isKnownGap: boolean;
  /** Two tildes: only beside the names of the whole catalogue. */
  isGapOfWhole: boolean;
}

const FOLDER = new URL('../src/features/goods/search/engine/', import.meta.url);

/** Files of pairs, and how many each class has of both kinds. Those of the second were written without knowing the code or the first. */
export const PAIR_FILES: [name: string, size: number][] = [
  ['substancePairs.txt', 25],
  ['substancePairs.independent.txt', 9],
];

export const readPairs = (file: string): SubstancePair[] => {
  const places = new Map<string, number>();
  let title = '';
  return readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) title = line.slice(2).replace(', kept apart', '');
      const text = line.replace(/^~~? /, '');
      const [asked, name] = text.split(' > ');
      if (!asked || !name) return [];
      const place = places.get(title) ?? 0;
      places.set(title, place + 1);
      const [kind = '', relation] = title.split(' ');
      const [isKnownGap, isGapOfWhole] = [line.startsWith('~'), line.startsWith('~~')];
      return [{ kind, meets: relation === 'meet', asked, name, text, place, isKnownGap, isGapOfWhole }];
    });
};

/** Adds the materials, and searches for what is asked. Returns the pairs whose material is a result and should not be, or the other way round. */
export const wrongPairs = async (
  pool: Pool,
  pairs: readonly SubstancePair[],
  canBeOther = false,
): Promise<string[]> => {
  const { id: category_id } = await aCategory(pool);
  const ids = new Map<string, string>();
  for (const name of new Set(pairs.map((pair) => pair.name)))
    ids.set(name, (await aProduct(pool, { name, category_id, cas_number: null })).id);
  await indexed(pool);
  const wrong: string[] = [];
  for (const { meets, asked, name, text } of pairs) {
    const { matches } = await findProducts(pool, asked, {}, { facets: false });
    const results = matches.filter(({ isNearest }) => !isNearest);
    const isFound =
      results.some(({ productId }) => productId === ids.get(name)) || (meets && canBeOther && results.length > 0);
    if (isFound !== meets) wrong.push(text);
  }
  return wrong;
};
