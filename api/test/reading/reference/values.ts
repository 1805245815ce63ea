import { getNullableType, isListType, type GraphQLOutputType } from 'graphql';
import pg from 'pg';

const TEXT_ARRAY: number = 1009;

export const textArray = pg.types.getTypeParser(TEXT_ARRAY as never) as unknown as (text: string) => string[];

/** PostgreSQL's text of a timestamptz in UTC: '2001-03-04 10:20:30.4+00'. */
export const instant = (text: string): string => new Date(`${text.replace(' ', 'T').slice(0, -3)}Z`).toISOString();

/** Converts a column's text by the field's type in the schema. */
export const graphValue = (text: string | null | undefined, type: GraphQLOutputType): unknown => {
  if (text === null || text === undefined) return null;
  const nullable = getNullableType(type);
  if (isListType(nullable)) return textArray(text);
  switch (String(nullable)) {
    case 'Int':
      return Number(text);
    case 'Boolean':
      return text === 't';
    case 'DateTime':
      return instant(text);
    case 'JSON':
      return JSON.parse(text);
    default:
      return text;
  }
};

/** Amounts have two decimals; they are compared and divided as whole cents. */
export const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));

export const amount = (value: bigint): string => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;

/** Rounds half away from zero, like amounts. */
export const divided = (value: bigint, by: bigint): bigint => {
  const up = (2n * (value < 0n ? -value : value) + by) / (2n * by);
  return value < 0n ? -up : up;
};

export const today = (): string => new Date().toISOString().slice(0, 10);

const collator = new Intl.Collator('und');

/** The order of names: Unicode's root collation, then bytes. */
export const compareNames = (a: string, b: string): number =>
  collator.compare(a, b) || Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Byte order, which also sorts dates, times and ids. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** 'Infinity' means no amount. */
export const compareAmounts = (a: string, b: string): number => {
  if (a === b) return 0;
  if (a === 'Infinity' || b === 'Infinity') return a === 'Infinity' ? 1 : -1;
  return cents(a) < cents(b) ? -1 : cents(a) > cents(b) ? 1 : 0;
};

const SCALE = 20;

/** A decimal as a whole number of the smallest digit. */
const digits = (decimal: string): bigint => {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(decimal) ?? [];
  return BigInt(`${sign}${whole}${fraction.padEnd(SCALE, '0')}`);
};

/** Compares decimals of any size, including the infinities. */
export const compareDecimals = (a: string, b: string): number => {
  if (a === b) return 0;
  if (a.endsWith('Infinity')) return a.startsWith('-') ? -1 : 1;
  if (b.endsWith('Infinity')) return -compareDecimals(b, a);
  return digits(a) < digits(b) ? -1 : digits(a) > digits(b) ? 1 : 0;
};

/** '0.5000' → '0.5', '7.00' → '7'. */
export const trimmed = (decimal: string | null | undefined): string | null =>
  decimal?.includes('.') ? decimal.replace(/\.?0+$/, '') : (decimal ?? null);
