import { badInput } from '../errors.ts';
import { and, sql, type Sql } from './sql.ts';

const MOST_CHARACTERS = 200;
const MOST_WORDS = 10;
/** Letters and digits from which on the trigram index can look a word up. */
const INDEXED = 3;

/** How many rows a search looks through for what no index finds, or ranks by relevance: the first of the list. */
export const MOST_CANDIDATES = 10_000;

/**
 * The condition that words occur in a text. Words of one or two letters are in no index: they are looked for in the first
 * 10,000 rows only that meet the other conditions.
 */
export class Search {
  readonly indexed: Sql | true;
  readonly short: Sql | undefined;

  constructor(indexed: readonly Sql[], short: readonly Sql[]) {
    this.indexed = indexed.length > 0 ? and([...indexed]) : true;
    this.short = short.length > 0 ? and([...short]) : undefined;
  }
}

export const isIndexed = (word: string): boolean => (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= INDEXED;

export const wordsOf = (text: string): string[] => [...new Set(text.split(/\s+/).filter(Boolean))];

/** Every word of the text occurs in `column`, which is in lower case; wildcards of the caller are plain characters. */
export const searchWords = (column: Sql, text: string): Search => {
  if (text.length > MOST_CHARACTERS)
    throw badInput(`"search" must be at most ${MOST_CHARACTERS} characters.`, {
      search: `must be at most ${MOST_CHARACTERS} characters`,
    });
  if (text.includes('\u0000'))
    throw badInput('"search" contains a character that cannot be searched for.', {
      search: 'contains a NUL character',
    });
  const words = wordsOf(text);
  if (words.length > MOST_WORDS)
    throw badInput(`"search" must be at most ${MOST_WORDS} words.`, { search: `must be at most ${MOST_WORDS} words` });
  // PostgreSQL lowers both sides: JavaScript's lower case is not the same for every letter.
  const occurs = (word: string): Sql => sql`${column} like lower(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`;
  return new Search(words.filter(isIndexed).map(occurs), words.filter((word) => !isIndexed(word)).map(occurs));
};
