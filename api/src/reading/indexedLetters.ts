import type { Pool } from 'pg';
import { firstRow } from '../database/firstRow.ts';

const CTYPE = 'select datctype as ctype from pg_database where datname = current_database()';

/** For each character, whether it makes trigrams: it depends on the database and the system that it runs on. */
const KNOWN = `
select string_agg(case when n between 55296 and 57343 then '0' else least(cardinality(show_trgm(chr(n))), 1)::text end, '' order by n) as known
from generate_series(1, 65535) n`;

/** The characters that the indexes of the database know. */
const answered: { ctype?: string; known: string } = { known: '' };

/** Asks the database; false if it knows the letters from A to Z only. */
export const askIndexedLetters = async (pool: Pool): Promise<boolean> => {
  const { ctype } = firstRow((await pool.query<{ ctype: string }>(CTYPE)).rows);
  if (ctype !== answered.ctype) {
    const { known } = firstRow((await pool.query<{ known: string }>(KNOWN)).rows);
    Object.assign(answered, { ctype, known });
  }
  return [...'äöü'].every(isIndexedLetter);
};

export const isIndexedLetter = (letter: string): boolean =>
  answered.known === '' ? /[\p{L}\p{Nd}]/u.test(letter) : answered.known[(letter.codePointAt(0) ?? 0) - 1] === '1';
