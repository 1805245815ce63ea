import { isCasLength, isValidCas, hyphenated, withCheckDigit } from './cas.ts';
import { madeByDate } from './casOfDate.ts';
import { fold } from './fold.ts';

// CAS numbers in folded texts, for the search, files and forms: their digits, and whether these can be nothing else.

/** Before and after a number that stands alone. */
export const START = String.raw`(?<![\p{L}\d]|\d[.,-])`;
export const END = String.raw`(?![\p{L}\d]|[.,-]\d)`;
export const NUMBER_SIGN = String.raw`(?:[ .-]?(?:no|nr|num|number|nummer|numero|id|n°|n|rn|registry number|#))*[ .:#°-]*`;
/** Before the name of the list, in other languages: nº CAS, numéro ONU. */
export const NUMBER_OF = String.raw`(?:(?:n°|no|nr|num|numero)[.:]? ?)?`;
const CAS = `${NUMBER_OF}cas${NUMBER_SIGN}`;

/** With other separators than hyphens only a valid check digit distinguishes it from other numbers. */
export const casWithSeparators = {
  pattern: new RegExp(String.raw`${START}(${CAS})?(\d{2,10})( ?- ?|[ ._/])(\d{2})\3(\d)${END}`, 'giu'),
  read: ([, named, first = '', separator = '', second = '', check = '']: RegExpMatchArray) => {
    const digits = (first + second + check).replace(/^0+/u, '');
    const isCertain = named !== undefined || isValidCas(digits);
    return isCasLength(digits) && (isCertain || separator.includes('-')) ? { digits, isCertain } : undefined;
  },
};

/** Five digits without a hint are a number; a wrong check digit in them means nothing. */
export const casDigits = {
  pattern: new RegExp(String.raw`${START}(${CAS})?0*(\d{5,10})${END}`, 'giu'),
  read: ([, named, digits = '']: RegExpMatchArray) =>
    isCasLength(digits) && (named !== undefined || digits.length > 5 || isValidCas(digits))
      ? { digits, isCertain: named !== undefined }
      : undefined,
};

/** The sentence about a number whose last digit does not fit the others. */
export const wrongCheckDigit = (digits: string): string => `“${hyphenated(digits)}” has a wrong check digit.`;

const MAX_LENGTH = 200;

const casIn = (text: string): string[] => {
  let left = text;
  const found = [casWithSeparators, casDigits].flatMap(({ pattern, read }) => {
    const matches = [...left.matchAll(pattern)];
    left = left.replace(pattern, ' ');
    return matches.flatMap((match) => read(match)?.digits ?? []);
  });
  return [...new Set(found)];
};

/** Reads the one CAS number of a text, however it is written; a name may stand beside it. */
export const readCas = (written: string): { value?: string; fault?: string | undefined } => {
  const [digits, ...more] = written.length > MAX_LENGTH ? [] : casIn(fold(written).text);
  if (!digits) return { fault: madeByDate(written) };
  if (more.length > 0)
    return {
      fault: `has several numbers: ${[digits, ...more].map(hyphenated).join(', ')}. Please write one here; further numbers belong among the synonyms.`,
    };
  if (isValidCas(digits)) return { value: hyphenated(digits) };
  return { fault: `${wrongCheckDigit(digits)} Did you mean ${withCheckDigit(digits)}?` };
};
