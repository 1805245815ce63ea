import type { Word } from '../parsing/words.ts';
import { isCode, isHead, isNumber, isQualifier } from '../words/wordClasses.ts';

/** How the catalogue knows a word. Protected words are known too: they mean something that is not sold here. */
export type WordClass = 'substance' | 'use' | 'description' | 'qualifier' | 'number' | 'code' | 'protected' | 'unknown';

export type HowRead = 'exact' | 'foreign' | 'sound' | 'compound' | 'joined' | 'corrected' | 'none';

/** A word of a query, with the words of the catalogue that it may mean. */
export interface QueryWord extends Word {
  /** The likeliest first; at least one. */
  terms: string[];
  class: WordClass;
  how: HowRead;
  /** How much of the query depends on it. */
  weight: number;
  /** It says what the material is for. */
  isPurpose: boolean;
}

/** How often a word occurs in names, in uses and in descriptions of the catalogue. */
export interface Term {
  term: string;
  names: number;
  uses: number;
  descriptions: number;
}

const weights: Record<WordClass, number> = {
  substance: 1,
  code: 0.8,
  use: 0.7,
  description: 0.5,
  protected: 1,
  unknown: 0.5,
  number: 0.35,
  qualifier: 0.3,
};
const RARITY = 0.4;
const PURPOSE = 0.3;

export const classOf = (text: string, known: Term | undefined, isProtected: boolean): WordClass => {
  if (isNumber(text)) return 'number';
  if (isQualifier(text)) return 'qualifier';
  if (isCode(text)) return 'code';
  if (known && known.names > 0) return 'substance';
  if (known && known.uses > 0) return 'use';
  if (isProtected) return 'protected';
  return known ? 'description' : 'unknown';
};

/** A rare word says more about which material is meant; a head such as acid says the least. */
export const weightOf = (kind: WordClass, text: string, names: number, documents: number): number => {
  if (kind !== 'substance') return weights[kind];
  const rarity = isHead(text) ? 0 : 1 - Math.log(1 + names) / Math.log(2 + Math.max(documents, names));
  return weights.substance + RARITY * rarity;
};

export const asPurpose = (word: QueryWord): QueryWord => ({ ...word, isPurpose: true, weight: PURPOSE });

/** Nothing in the catalogue or beyond it is known by this word. */
export const isRecognised = ({ class: kind }: QueryWord): boolean => kind !== 'unknown' && kind !== 'protected';
