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

const collator = new Intl.Collator('und');

/** The order of names: Unicode's root collation, then bytes. */
export const compareNames = (a: string, b: string): number =>
  collator.compare(a, b) || Buffer.compare(Buffer.from(a), Buffer.from(b));

/** 'Pinene, α-' for 'α-Pinene'. */
export const sortName = (name: string): string =>
  name.replace(
    /^((?:[\u0020-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u22ff\u3000-\u303f]|[Α-Ωα-ω]['’′]*[-‐‑,])+)([^\u0020-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u22ff\u3000-\u303f].*)$/,
    '$2, $1',
  );

/** Byte order, which also sorts dates, times and ids. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A decimal as a whole number of its 20th digit. */
const digits = (decimal: string): bigint => {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(`${whole}${fraction.padEnd(20, '0')}`);
};

/** Compares positive decimals of any size; 'Infinity' means no amount. */
export const compareDecimals = (a: string, b: string): number => {
  if (a === b) return 0;
  if (a === 'Infinity' || b === 'Infinity') return a === 'Infinity' ? 1 : -1;
  return digits(a) < digits(b) ? -1 : digits(a) > digits(b) ? 1 : 0;
};
