import { badInput } from '../common/errors.ts';
import { isId } from '../rules/id.ts';
import type { Sort } from './reading.ts';
import { sql, type Sql } from './sql.ts';

/** A position in a sorted list: the sort value as SQL text (a JavaScript Date would lose microseconds) and the row's id. */
export interface Cursor {
  value: string;
  id: string;
}

export const cursorSql = (value: Sql, id: Sql): Sql =>
  sql`translate(encode(convert_to(json_build_array((${value})::text, ${id})::text, 'UTF8'), 'base64'), E'\n', '')`;

/** The text forms PostgreSQL writes for each sort type, and therefore accepts. */
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
  // Reject dates such as 30 February, which JavaScript would turn into a day of March.
  const day = value.slice(0, 10);
  const at = new Date(day);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

export const readCursor = (text: string, type: Sort['type']): Cursor => {
  try {
    const [value, id, ...rest] = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as unknown[];
    if (isValue(value, type) && isId(id) && rest.length === 0) return { value, id };
  } catch {
    // All unreadable cursors get the same error below.
  }
  throw badInput('The cursor in "after" does not belong to this list.', { after: 'is not a cursor of this list' });
};
