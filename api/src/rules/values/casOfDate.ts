import { hyphenated, isValidCas } from './cas.ts';
import { fold } from './fold.ts';

// Spreadsheets take 79-09-4 for the 4th of September 1979 and write it in their own way.

const MONTHS = 'jan|feb|mar|apr|ma[yi]|jun|jul|aug|sep|o[ck]t|nov|de[cz]'
  .split('|')
  .map((month) => new RegExp(`^${month}`, 'iu'));
const DATE =
  /^\W*(\d{1,4}|\p{L}{3,9})\s*[-./年,\s]\s*(\d{1,2}|\p{L}{3,9})\.?\s*[-./月,\s]\s*(\d{1,4})(?:[日.]|[T\s]+\d{1,2}:[\d:.Z]+)?\W*$/u;
/** The days of 1950 to 1999 as numbers, which spreadsheets count from 1900. */
const FIRST = 18_264;
const LAST = 36_525;
const COUNTED_FROM = Date.UTC(1899, 11, 30);

const monthOf = (part: string): number =>
  /^\d/.test(part) ? Number(part) : MONTHS.findIndex((month) => month.test(part)) + 1;

/** Year, month and day in the orders in which the date can be read. */
const readingsOf = (text: string): [string, number, number][] => {
  if (/^\d{5}$/.test(text) && Number(text) >= FIRST && Number(text) <= LAST) {
    const at = new Date(COUNTED_FROM + Number(text) * 86_400_000);
    return [[String(at.getUTCFullYear()), at.getUTCMonth() + 1, at.getUTCDate()]];
  }
  const [, first = '', second = '', third = ''] = DATE.exec(text) ?? [];
  if (/^\d{4}$/.test(first)) return [[first, monthOf(second), Number(third)]];
  const monthFirst: [string, number, number] = [third, monthOf(first), Number(second)];
  const dayFirst: [string, number, number] = [third, monthOf(second), Number(first)];
  return text.includes('.') ? [dayFirst] : [monthFirst, dayFirst];
};

/** The CAS numbers with a right check digit that a spreadsheet makes this date of, the likelier first. */
export const casOfDate = (written: string): string[] => {
  const readings = written.length > 40 ? [] : readingsOf(fold(written).text.trim());
  const digits = readings.flatMap(([year, month, day]) =>
    month >= 1 && month <= 12 && day >= 1 && day <= 9
      ? [year.slice(-2), year].map((first) => `${first}${String(month).padStart(2, '0')}${day}`)
      : [],
  );
  return [...new Set(digits.filter(isValidCas).map(hyphenated))];
};

/** The sentence about such a date. */
export const madeByDate = (written: string): string =>
  `“${written.trim()}” looks like a date that a spreadsheet made of ${casOfDate(written).join(' or ')}.`;
