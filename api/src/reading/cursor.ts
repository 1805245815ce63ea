import { badInput } from '../errors.ts';
import { isId } from '../rules/id.ts';
import type { Sort } from './reading.ts';
import { sql, type Sql } from './sql.ts';

/** A place in a sorted list: the sort's value as SQL text (a JavaScript Date would lose microseconds) and the row's id. */
export interface Cursor {
  value: string;
  id: string;
}

export const cursorSql = (value: Sql, id: Sql): Sql =>
  sql`translate(encode(convert_to(json_build_array((${value})::text, ${id})::text, 'UTF8'), 'base64'), E'\n', '')`;

/** What PostgreSQL writes for a value of a sort's type, and therefore takes back. */
const forms: Record<Sort['type'], RegExp> = {
  text: /^/,
  numeric: /^(-?\d{1,40}(\.\d{1,20})?|-?Infinity)$/,
  integer: /^-?\d{1,9}$/,
  date: /^([12]\d{3}-\d\d-\d\d|infinity)$/,
  timestamptz: /^([12]\d{3}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00|infinity)$/,
};

const isValue = (value: unknown, type: Sort['type']): value is string => {
  if (typeof value !== 'string' || value.includes('\0') || !forms[type].test(value)) return false;
  if ((type !== 'date' && type !== 'timestamptz') || value === 'infinity') return true;
  // The 30th of February has the form of a day; JavaScript would make it a day of March.
  const day = value.slice(0, 10);
  const at = new Date(day);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

export const readCursor = (text: string, type: Sort['type']): Cursor => {
  try {
    const [value, id, ...rest] = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as unknown[];
    if (isValue(value, type) && isId(id) && rest.length === 0) return { value, id };
  } catch {
    // falls through to the one answer for every unreadable cursor
  }
  throw badInput('The cursor in "after" is not one of this list.', { after: 'is not a cursor of this list' });
};
