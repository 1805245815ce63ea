import { editDistance, maxEdits } from '../words/edits.ts';
import type { Term } from './queryWord.ts';

const MAX = 3;
/** In shorter words, an error in the first letter is rare, and another word is likely. */
const SHORTEST_WITH_OTHER_START = 7;

const isLikely = (word: string, term: string, edits: number): boolean =>
  word[0] === term[0] || (edits === 1 && word.length >= SHORTEST_WITH_OTHER_START) || isSwapped(word, term);

const isSwapped = (word: string, term: string): boolean => word[0] === term[1] && word[1] === term[0];

/** The words of names and uses that a misspelt word may mean: the fewest edits first, then the most frequent. At most three. */
export const corrections = (word: string, near: readonly Term[]): string[] => {
  const max = maxEdits(word);
  const found = near
    .map(({ term, names, uses }) => ({ term, count: names * 10 + uses, edits: editDistance(word, term, max) }))
    .filter(({ term, edits }) => edits <= max && isLikely(word, term, edits));
  const fewest = Math.min(...found.map(({ edits }) => edits));
  return found
    .filter(({ edits }) => edits === fewest)
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
    .slice(0, MAX)
    .map(({ term }) => term);
};
