import { badInput } from '../errors.ts';
import { and, sql, type Sql } from './sql.ts';

const MOST = 200;

/** Every word of the text occurs in `column`, which is in lower case; wildcards of the caller are plain characters. */
export const searchWords = (column: Sql, text: string): Sql => {
  if (text.length > MOST)
    throw badInput(`"search" must be at most ${MOST} characters.`, { search: `must be at most ${MOST} characters` });
  if (text.includes('\u0000'))
    throw badInput('"search" contains a character that cannot be searched for.', {
      search: 'contains a NUL character',
    });
  const words = new Set(text.split(/\s+/).filter(Boolean));
  // PostgreSQL lowers both sides: JavaScript's lower case is not the same for every letter.
  return and([...words].map((word) => sql`${column} like lower(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`));
};
