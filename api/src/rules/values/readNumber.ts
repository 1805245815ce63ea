// Numbers as people write them: 1,5 and 1'234.50, 1,00,000 and ٣٫٥. A text that can mean two numbers is refused with both.
import { INVISIBLE, plainDigit } from './signs.ts';

export interface NumberReading {
  /** The number as plain digits, such as '1234.5'. */
  value?: string;
  /** What cannot be read: the text in quotes, and how to write it. Absent for a text without digits. */
  fault?: string;
  /** The text is a number with a sign. */
  isSigned?: boolean;
}

/** Longer texts are no numbers; the database has at most 18 digits. */
const MAX_LENGTH = 60;
/** The sentence is stored and shown. */
const UNSHOWN = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** Other signs for the separators. */
const SEPARATORS: Record<string, string> = { '，': ',', '،': ',', '．': '.', '’': "'", ʼ: "'", '＇': "'", '٬': "'" };
const ARABIC_POINT = '٫';

/** Digits of other scripts as ASCII, blanks as spaces. */
export const plainSign = (sign: string): string => {
  if (/\p{Zs}/u.test(sign)) return ' ';
  return SEPARATORS[sign] ?? plainDigit(sign);
};

/** 1,234,567 or, as in India, 12,34,567. The first digit is no zero, because 0,610 has a decimal comma. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$|^[1-9]\d?(?:,\d{2})+,\d{3}$/;
const isGrouped = (text: string): boolean => /^\d+$/.test(text) || GROUPED.test(text);
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');

type Point = '.' | ',';
interface Meaning {
  value: string;
  /** The decimal point that it follows from, if there is one. */
  point?: Point;
}

/** What the text can mean: the whole number, and the number with decimals after one of the signs. */
const meaningsOf = (text: string): Meaning[] => {
  const group = /[.,]/.exec(text)?.[0];
  const meanings: Meaning[] = isGrouped(text)
    ? [{ value: digitsOf(text), ...(group && { point: group === '.' ? ',' : '.' }) }]
    : [];
  for (const sign of ['.', ',', ARABIC_POINT] as const) {
    const [whole = '', decimals = '', more] = text.split(sign);
    if (more === undefined && /^\d+$/.test(decimals) && (whole === '' || isGrouped(whole)))
      meanings.push({ value: `${digitsOf(whole) || '0'}.${decimals}`, ...(sign !== ARABIC_POINT && { point: sign }) });
  }
  return meanings;
};

/** Kgs are kilograms. */
const CODES = new Set(Intl.supportedValuesOf('currency').filter((code) => code !== 'KGS'));
/** What people write for a currency besides its sign and code. */
const CURRENCY = /(?<!\p{L})(?:rs|tl|kr|zł|kč|fr|円|元|원|руб|ر\.?س|د\.?إ|ج\.?م)(?!\p{L})|\p{Sc}/iu;

const IN_DOLLARS = ', but Feedstock trades in US dollars. Please write the amount in dollars.';

const faultOf = (text: string, plain: string): NumberReading => {
  const quoted = `“${text.slice(0, MAX_LENGTH).replaceAll(UNSHOWN, '�')}”`;
  if (text.length > MAX_LENGTH) return { fault: `${quoted} is too long for a number.` };
  if (!/\d/.test(plain)) return {};
  if (/^[+\-−–]\s*\d/.test(plain))
    return { isSigned: true, fault: `${quoted} has a sign before the number. Please write the number without it.` };
  if (/^\d[\d.,]*e[+-]?\d+$/i.test(plain)) return { fault: `${quoted} has an exponent. Please write all digits.` };
  const strange = /[^\d.,' ٫]+/u.exec(plain)?.[0];
  if (!strange) return { fault: `${quoted} is not a number. Please write it like 1234.50.` };
  const currency = CODES.has(strange.toUpperCase()) ? strange : CURRENCY.exec(plain)?.[0];
  if (currency) return { fault: `${quoted} has “${currency}”${IN_DOLLARS}` };
  return { fault: `${quoted} has “${strange}” beside the number. Please write the number alone, like 1234.50.` };
};

/** Whether a text names a currency other than US dollars, by its code, its sign or a short name. */
export const isOtherCurrency = (text: string): boolean =>
  text.trim() !== '' && readAmount(`1 ${text}`).fault?.endsWith(IN_DOLLARS) === true;

/** Only invisible characters and blanks at the ends are dropped. */
const cleaned = (written: string): string =>
  written.length > 2 * MAX_LENGTH ? written : written.replaceAll(INVISIBLE, '').trim();
const plainOf = (text: string): string =>
  /^[\d.,' ]{0,60}$/.test(text) ? text : text.length > MAX_LENGTH ? '' : [...text].map(plainSign).join('');

/** Reads a number without a sign. */
export const readNumber = (written: string): NumberReading => {
  const text = cleaned(written);
  const plain = plainOf(text);
  const [one, other] = meaningsOf(plain);
  if (!one) return faultOf(text, plain);
  if (!other) return { value: one.value };
  return {
    fault: `“${text}” can mean ${other.value.replace(/\.?0+$/, '')} or ${one.value}. Please write one of them.`,
  };
};

/** Reads an amount in dollars: also with their sign or code, as Feedstock shows it. Zeros after two decimals are dropped. */
export const readAmount = (written: string): NumberReading => {
  const reading = readNumber(written.replace(DOLLARS, ''));
  return reading.value === undefined ? reading : { value: reading.value.replace(/(\.\d\d)0+$/, '$1') };
};

/** A millionth is the smallest step of what is written in another unit. */
const PLACES = 6;
const stepOf = (decimals: number): bigint => 10n ** BigInt(PLACES - decimals);

/** What was given as a text with one reading: a number has no groups, so 22.685 is no thousand. */
export const textOf = (given: unknown): string =>
  typeof given === 'number' ? String(given).replace(/\.\d{3}$/, '$&0') : String(given);

/** A quantity or an amount in millionths; undefined for a text that cannot be read or has more decimals. */
export const millionthsOf = (written: string): bigint | undefined => {
  const [whole = '', part = ''] = (readAmount(written).value ?? '').split('.');
  return whole && part.length <= PLACES ? BigInt(whole + part.padEnd(PLACES, '0')) : undefined;
};

/** Millionths with so many decimals; undefined if they have more. */
export const written = (value: bigint, decimals: 0 | 2): string | undefined => {
  const digits = String(value / stepOf(decimals)).padStart(decimals + 1, '0');
  if (value % stepOf(decimals)) return undefined;
  return decimals ? `${digits.slice(0, -2)}.${digits.slice(-2)}` : digits;
};

/** The values of at most so many decimals beside one that has more: '22.68' is between '22' and '23'. Empty if it fits, or cannot be read. */
export const nearest = (text: string, decimals: 0 | 2): string[] => {
  const [value, step] = [millionthsOf(text) ?? 0n, stepOf(decimals)];
  const below = value - (value % step);
  return value === below ? [] : [below, below + step].flatMap((each) => (each > 0n && written(each, decimals)) || []);
};

const DOLLARS = /^\s*(?:US\$|USD|\$)\s*(?=\S)|(?<=\S)\s*(?:US\$|USD|\$)\s*$/gi;

/** The cells of a column, where one that can mean two numbers is settled by the decimal point of the others. */
export const settledByColumn = (cells: readonly string[]): string[] => {
  const meanings = cells.map((cell) => meaningsOf(plainOf(cleaned(cell.replace(DOLLARS, '')))));
  const points = new Set(meanings.flatMap(([one, other]) => (one?.point && !other ? [one.point] : [])));
  if (points.size !== 1) return [...cells];
  return cells.map((cell, place) => {
    const [one, other] = meanings[place] ?? [];
    return (one && other && [one, other].find(({ point }) => point && points.has(point))?.value) ?? cell;
  });
};
