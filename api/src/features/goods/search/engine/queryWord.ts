import type { Word } from '../parsing/words.ts';
import { isCode, isNumber, isQualifier } from '../words/wordClasses.ts';

/** How the catalogue knows a word. Protected words are known too: they mean something that is not sold here. */
export type WordClass = 'substance' | 'use' | 'description' | 'qualifier' | 'number' | 'code' | 'protected' | 'unknown';

/** A word of a query, with the words of the catalogue that it may mean. */
export interface QueryWord extends Word {
  /** The likeliest first; at least one. Of an unknown word, what is nearest. */
  terms: string[];
  class: WordClass;
  /** How much of the query depends on it. */
  weight: number;
}

/** Where the catalogue has a word: in names, in uses, or only in descriptions. */
export type TermClass = 'substance' | 'use' | 'description';

export const weights: Record<WordClass, number> = {
  substance: 1,
  code: 0.8,
  use: 0.7,
  description: 0.5,
  protected: 1,
  unknown: 0.5,
  number: 0.35,
  qualifier: 0.3,
};

export const classOf = (text: string, known: TermClass | undefined, isProtected: boolean): WordClass => {
  if (isNumber(text)) return 'number';
  if (isQualifier(text)) return 'qualifier';
  if (isCode(text)) return 'code';
  if (known && known !== 'description') return known;
  return isProtected ? 'protected' : (known ?? 'unknown');
};

/** Nothing in the catalogue or beyond it is known by this word. */
export const isRecognised = ({ class: kind }: QueryWord): boolean => kind !== 'unknown' && kind !== 'protected';

export const isGrade = (kind: WordClass): boolean => kind === 'number' || kind === 'code';
