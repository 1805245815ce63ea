import { badInput } from '../errors.ts';
import { and, sql, type Sql } from './sql.ts';

const MAX_CHARACTERS = 200;
const MAX_WORDS = 10;
/** Shortest word that the trigram index can find. */
const MIN_INDEXED_LENGTH = 3;

/** Maximum rows that a search scans without an index, or ranks by relevance. */
export const MAX_CANDIDATES = 10_000;

/**
 * Condition: all words occur in a text. Words of one or two letters are not indexed, so they are searched only in a limited number of rows
 * that meet the other conditions.
 */
export class Search {
  readonly indexed: Sql | true;
  readonly short: Sql | undefined;

  constructor(indexed: readonly Sql[], short: readonly Sql[]) {
    this.indexed = indexed.length > 0 ? and([...indexed]) : true;
    this.short = short.length > 0 ? and([...short]) : undefined;
  }
}

export const isIndexed = (word: string): boolean => (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= MIN_INDEXED_LENGTH;

export const wordsOf = (text: string): string[] => [...new Set(text.split(/\s+/).filter(Boolean))];

/** Every word occurs in the lower-case `column`; the caller's wildcards are escaped. */
export const searchWords = (column: Sql, text: string): Search => {
  if (text.length > MAX_CHARACTERS)
    throw badInput(`"search" must be at most ${MAX_CHARACTERS} characters.`, {
      search: `must be at most ${MAX_CHARACTERS} characters`,
    });
  if (text.includes('\u0000'))
    throw badInput('"search" contains a character that cannot be searched for.', {
      search: 'contains a NUL character',
    });
  const words = wordsOf(text);
  if (words.length > MAX_WORDS)
    throw badInput(`"search" must be at most ${MAX_WORDS} words.`, { search: `must be at most ${MAX_WORDS} words` });
  // PostgreSQL lower-cases both sides, because JavaScript does it differently for some letters.
  const occurs = (word: string): Sql => sql`${column} like lower(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`;
  return new Search(words.filter(isIndexed).map(occurs), words.filter((word) => !isIndexed(word)).map(occurs));
};
