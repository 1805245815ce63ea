import type { MaterialFilter } from '../../catalogue/materialFilter.input.ts';
import type { Queryable } from '../index/materialSource.ts';
import type { Candidate } from './candidates.ts';
import { readDocuments } from './readDocuments.ts';
import { anyOf } from './queryKeys.ts';
import { isRecognised, type QueryWord } from './queryWord.ts';

const MAX = 100;
const MAX_WORDS = 6;

/** All ways to choose a number of items. */
const choices = <T>(items: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((others) => [item, ...others]));

/** Materials with at least half of the recognised words, for queries that nothing answers; the weightiest words first. */
export const relaxedCandidates = async (
  db: Queryable,
  words: readonly QueryWord[],
  filter: MaterialFilter,
  share: number,
): Promise<Candidate[]> => {
  const known = words
    .filter((word) => isRecognised(word) && word.class !== 'number')
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_WORDS);
  if (known.length === 0) return [];
  const count = Math.max(1, Math.ceil(known.length * share));
  const query = choices(known, count)
    .map((chosen) => `(${chosen.map((word) => anyOf(word)).join(' & ')})`)
    .join(' | ');
  return readDocuments(db, { query, words, filter, max: MAX });
};
