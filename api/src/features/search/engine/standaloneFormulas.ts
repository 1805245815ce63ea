import { normalise } from '../parsing/fold.ts';
import type { ParsedQuery } from '../parsing/parseQuery.ts';
import { canonicalWord } from '../words/canonicalWord.ts';
import { isNumber, isQualifier, isStopWord } from '../words/wordClasses.ts';

const saysSomething = ({ text }: { text: string }): boolean => {
  const word = canonicalWord(text);
  return !isStopWord(word) && !isQualifier(word) && !isNumber(word);
};

/** A formula among other words is a word of them: metformin HCl is no hydrochloric acid, and 60 % K2O is a content. */
export const standaloneFormulas = (parsed: ParsedQuery): ParsedQuery => {
  const formulas = parsed.identifiers.filter(({ kind, isCertain }) => kind === 'formula' && isCertain);
  const others = parsed.identifiers.filter(({ kind, isCertain }) => kind !== 'formula' && isCertain);
  const isAlone = formulas.length <= 1 && others.length === 0 && !parsed.words.some(saysSomething);
  if (isAlone || formulas.length === 0) return parsed;
  const words = formulas.map(({ text, start, end }) => ({ text: normalise(text), start, end }));
  return {
    ...parsed,
    identifiers: parsed.identifiers.map((each) => (formulas.includes(each) ? { ...each, isCertain: false } : each)),
    words: [...parsed.words, ...words].sort((a, b) => a.start - b.start),
  };
};
