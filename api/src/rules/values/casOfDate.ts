import { hyphenated, isValidCas } from './cas.ts';
import { daysIn } from './readDay.ts';

// Spreadsheets take 79-09-4 for the 4th of September 1979 and write it in their own way.

/** The CAS numbers with a right check digit that a spreadsheet makes this date of, the likelier first. */
export const casOfDate = (written: string): string[] => {
  const days = daysIn(
    written.replace(/^(?!\d{4})(.*\D)(\d\d)$/u, (_, before: string, year: string) => `${before}19${year}`),
  );
  const digits = (written.includes('.') ? days : days.toReversed()).flatMap((day) => {
    const [year = '', month = '', of = ''] = day.split('-');
    return Number(of) <= 9 ? [year.slice(-2), year].map((start) => `${start}${month}${Number(of)}`) : [];
  });
  return [...new Set(digits.filter(isValidCas).map(hyphenated))];
};

/** The sentence about such a date, or undefined. */
export const madeByDate = (written: string): string | undefined => {
  const numbers = casOfDate(written);
  if (numbers.length === 0) return undefined;
  return `“${written.trim()}” looks like a date that a spreadsheet made of ${numbers.join(' or ')}.`;
};
