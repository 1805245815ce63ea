import { string } from 'yup';
import { blankAsNull, todayUtc } from '../values.ts';
import { plainSign, type NumberReading } from './readNumber.ts';
import { INVISIBLE } from './signs.ts';

// Days as people and spreadsheets write them: 31.3.2027, 3/31/2027, 2027年3月31日, Mar 31, 2027. A day is text: it has neither hour nor zone.

const MAX_LENGTH = 60;

/** Without accents, and with the Turkish ı as an i. */
const folded = (word: string): string =>
  word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');

/** English, German, French, Spanish, Portuguese, Italian, Turkish and Arabic. */
const MONTHS = [
  'jan january januar jänner janvier janv enero ene janeiro gennaio gen ocak oca يناير',
  'feb february februar février févr febrero fevereiro fev febbraio şubat şub فبراير',
  'mar march märz mrz mars marzo março mart مارس',
  'apr april avril avr abril abr aprile nisan nis أبريل',
  'may mai mayo maio maggio mag mayıs مايو',
  'jun june juni juin junio junho giugno giu haziran haz يونيو',
  'jul july juli juillet juil julio julho luglio lug temmuz tem يوليو',
  'aug august août agosto ago ağustos ağu أغسطس',
  'sep sept september septembre septiembre setembro set settembre eylül eyl سبتمبر',
  'oct october okt oktober octobre octubre outubro out ottobre ott ekim eki أكتوبر',
  'nov november novembre noviembre novembro kasım kas نوفمبر',
  'dec december dez dezember décembre déc diciembre dic dezembro dicembre aralık ara ديسمبر',
].map((words) => words.split(' ').map(folded));

const FORMS = [
  /^(?<year>\d{4})([-./年]) ?(?<month>\d{1,2})(?:\2|月) ?(?<day>\d{1,2})[日.]?$/,
  /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d{1,2})(?<sign>[-./]) ?(?<month>\d{1,2})\k<sign> ?(?<year>\d{4}|\d\d)$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?[ -]?(?:de |of )?(?<month>\p{L}+)\.?,?[ -](?:de )?(?<year>\d{4})$/iu,
  /^(?<month>\p{L}+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/iu,
];
const CLOCK =
  /[T ](\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)? ?([ap]m)?(?: ?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?))?(?:\[[\w/+-]{1,40}\])?$/i;

/** The day if the calendar has it. */
const real = (...parts: (string | number)[]): string | undefined => {
  const text = parts.map((part) => String(part).padStart(2, '0')).join('-');
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
};

/** What the text can mean, undefined for what the calendar lacks: with the day first and with the month first where both are usual. */
const meaningsOf = (text: string): (string | undefined)[] => {
  const { year, month = '', day = '', sign = '.' } = FORMS.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  if (year === undefined) return [];
  const place = Number(month) || MONTHS.findIndex((words) => words.includes(folded(month))) + 1;
  const isSame = sign === '.' || Number(day) === place;
  return [real(year, place, day), ...(isSame ? [] : [real(year, day, place)])];
};

const DAY = 86_400_000;
const moved = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Midnight is no hour. In UTC it is that of a place further east in the afternoon, where the next day has begun, and at 11:00 of Auckland. */
const partsOf = (written: string) => {
  const shown = written.length > MAX_LENGTH ? '' : written.normalize('NFKC').replaceAll(INVISIBLE, '');
  const text = [...shown].map(plainSign).join('').trim().replaceAll(/\s+/g, ' ');
  const [clock = '', hours = '', of = '', seconds = '', half = '', zone = ''] = CLOCK.exec(text) ?? [];
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  const minutes = hour * 60 + Number(of);
  const isUtc = /^(?:Z|UTC|GMT|[+-]00(?::?00)?)$/i.test(zone);
  const isNextDay = isUtc && (minutes === 660 || (minutes >= 780 && minutes < 1_439));
  const meanings = meaningsOf(text.slice(0, text.length - clock.length).replace(/,$/, ''));
  return { text, meanings, hasHour: minutes + Number(seconds) > 0, isNextDay };
};

/** All days that a text can mean, with the day first before that with the month first. */
export const daysIn = (written: string): string[] => partsOf(written).meanings.filter((day) => day !== undefined);

/** Reads a day: '2027-01-06T00:00' with any zone is the 6th as written, and another hour is refused with the day that was probably meant. */
export const readDay = (written: string): Pick<NumberReading, 'value' | 'fault'> => {
  const { text, meanings, hasHour, isNextDay } = partsOf(written);
  const [day, other] = meanings.filter((meaning) => meaning !== undefined);
  const ifMeant = (probable: string) => `Please write ${probable} if that is the day you mean.`;
  if (/^[3-6]\d{4}$/.test(text))
    return { fault: `“${text}” is how a spreadsheet counts days. ${ifMeant(moved('1899-12-30', Number(text)))}` };
  if (meanings.length === 0) return {};
  if (!day) return { fault: `“${text}” is not in the calendar. Please write the day like 2027-03-31.` };
  if (other) return { fault: `“${text}” can mean ${day} or ${other}. Please write one of them.` };
  return hasHour ? { fault: `“${text}” has an hour. ${ifMeant(moved(day, isNextDay ? 1 : 0))}` } : { value: day };
};

/** The cells of a column, where one that can mean two days is settled by the order of the others. */
export const settledDays = (cells: readonly string[]): string[] => {
  const read = cells.map(partsOf);
  const settling = read.filter(({ meanings }) => meanings.length === 2 && meanings.filter(Boolean).length === 1);
  const orders = new Set(settling.map(({ meanings }) => meanings.findIndex(Boolean)));
  const [order = 0] = orders;
  return read.map(({ meanings, hasHour }, place) => {
    const isOpen = meanings.length === 2 && meanings.every(Boolean) && !hasHour;
    return (orders.size === 1 && isOpen && meanings[order]) || (cells[place] ?? '');
  });
};

export const isDay = (text: string): boolean => readDay(text).value === text;

/** Days are those of UTC, where it may be tomorrow already. */
export const pastDay = (label: string, today: string): string =>
  `${label} cannot be in the past. In UTC it is ${today} now.`;

/** A day in any spelling that is known. Blank becomes null. */
export const optionalDay = (label: string) =>
  blankAsNull(
    string()
      .transform((value: unknown) => (typeof value === 'string' ? (readDay(value).value ?? value) : value))
      .test('day', (value, { createError }) => {
        const { fault = 'must be a date in the form YYYY-MM-DD.' } = readDay(value ?? '');
        return !value || isDay(value) || createError({ message: `${label} ${fault}` });
      }),
  );

/** An optional UTC calendar day, today or later. */
export const optionalDayNotPast = (label: string) =>
  optionalDay(label).test('not-past', (value, { createError }) => {
    const today = todayUtc();
    return !value || !isDay(value) || value >= today || createError({ message: pastDay(label, today) });
  });
