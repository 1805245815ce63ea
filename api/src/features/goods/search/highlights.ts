import { canonicalWord } from './words/canonicalWord.ts';
import { wordsIn, withoutLocants } from './parsing/words.ts';
import { fold } from '../../../rules/values/fold.ts';
import type { Highlight } from './materialSearch.type.ts';

/** The words of a name that a search recognised, in any form. */
export const highlightsIn = (name: string, recognised: readonly string[]): Highlight[] => {
  const terms = new Set(recognised);
  return wordsIn(fold(name))
    .filter(({ text }) => {
      const word = canonicalWord(text);
      return terms.has(word) || terms.has(withoutLocants(word));
    })
    .map(({ start, end }) => ({ start, end }));
};
