import { hyphenated, isValidCas } from './cas.ts';
import { fold } from './fold.ts';

// Spreadsheets take 79-09-4 for the 4th of September 1979 and write it in their own way.

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'ma[yi]', 'jun', 'jul', 'aug', 'sep', 'o[ck]t', 'nov', 'de[cz]'];
const DATE =
  /^\W*(\d{1,4}|\p{L}{3,9})\s*[-./年,\s]\s*(\d{1,2}|\p{L}{3,9})\.?\s*[-./月,\s]\s*(\d{1,4})(?:[日.]|[T\s]+\d{1,2}:[\d:.Z]+)?\W*$/u;

const monthOf = (part: string): number =>
  /^\d/.test(part) ? Number(part) : MONTHS.findIndex((month) => new RegExp(`^${month}`, 'iu').test(part)) + 1;

/** The CAS numbers with a right check digit that a spreadsheet makes this date of, the likelier first. */
export const casOfDate = (written: string): string[] => {
  const text = written.length > 40 ? '' : fold(written).text.trim();
  const [, first = '', second = '', third = ''] = DATE.exec(text) ?? [];
  const readings = /^\d{4}$/.test(first) ? [[first, second, third]] : [[third, second, first]];
  if (readings[0]?.[0] === third && !text.includes('.')) readings.unshift([third, first, second]);
  const digits = readings.flatMap(([year = '', month = '', day = '']) =>
    monthOf(month) >= 1 && monthOf(month) <= 12 && Number(day) >= 1 && Number(day) <= 9
      ? [year.slice(-2), year].map((start) => `${start}${String(monthOf(month)).padStart(2, '0')}${Number(day)}`)
      : [],
  );
  return [...new Set(digits.filter(isValidCas).map(hyphenated))];
};

/** The sentence about such a date, or undefined. */
export const madeByDate = (written: string): string | undefined => {
  const numbers = casOfDate(written);
  if (numbers.length === 0) return undefined;
  return `“${written.trim()}” looks like a date that a spreadsheet made of ${numbers.join(' or ')}.`;
};
