import { badInput } from '../errors.ts';
import { sql, type Sql } from './sql.ts';

/** A place in a sorted list: the sort's value as SQL text (a JavaScript Date would lose microseconds) and the row's id. */
export interface Cursor {
  value: string;
  id: string;
}

export const cursorSql = (value: Sql, id: Sql): Sql =>
  sql`translate(encode(convert_to(json_build_array((${value})::text, ${id})::text, 'UTF8'), 'base64'), E'\n', '')`;

export const readCursor = (text: string): Cursor => {
  try {
    const [value, id, ...rest] = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as unknown[];
    if (typeof value === 'string' && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) && rest.length === 0) return { value, id };
  } catch {
    // falls through to the one answer for every unreadable cursor
  }
  throw badInput('The cursor in "after" is not one of this list.', { after: 'is not a cursor of this list' });
};
