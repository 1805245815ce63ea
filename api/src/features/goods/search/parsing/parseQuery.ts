import { endOf, fold, type Folded } from '../../../../rules/values/fold.ts';
import type { Identifier } from './identifiers.ts';
import { percentagesIn, quantitiesIn, type FoundPercentage, type FoundQuantity } from './quantities.ts';
import { identifiersIn, without, type Place } from './readIdentifiers.ts';
import { wordsIn, type Word } from './words.ts';

/** A part of the original text. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

export type Quantity = Omit<FoundQuantity, keyof Place> & Span;
export type Percentage = Omit<FoundPercentage, keyof Place> & Span;

export interface ParsedQuery {
  text: string;
  identifiers: Identifier[];
  /** Everything but quantities and identifiers that can be nothing else. */
  words: Word[];
}

export const spanOf = (folded: Folded, original: string, { from, to }: Place): Span => {
  const start = folded.at[from] ?? 0;
  const end = endOf(folded, from, to);
  return { text: original.slice(start, end), start, end };
};

/** Replaces its place in the folded text by one in the original. */
export const spanned = <T extends Place>(folded: Folded, original: string, found: T): Omit<T, keyof Place> & Span => {
  const { from, to, ...rest } = found;
  return { ...rest, ...spanOf(folded, original, { from, to }) };
};

/** Reads a search from the most to the least certain: quantities, identifiers, percentages, words. */
export const parseQuery = (text: string): ParsedQuery => {
  const folded = fold(text);
  const left = without(folded.text, quantitiesIn(folded.text));
  const found = identifiersIn(folded, text, without(left, percentagesIn(left)));
  // A formula among other words is one of them: metformin HCl is no hydrochloric acid.
  const certain = found.filter(({ identifier }) => identifier.isCertain && identifier.kind !== 'formula');
  return {
    text,
    identifiers: found.map(({ identifier }) => identifier),
    words: wordsIn({ ...folded, text: without(left, certain) }),
  };
};
