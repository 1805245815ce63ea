import { badInput } from '../common/errors.ts';
import { isIndexedLetter } from './indexedLetters.ts';
import { and, or, raw, sql, type Sql } from './sql.ts';

const MAX_CHARACTERS = 200;
const MAX_WORDS = 10;
/** Letters of the shortest word that the trigram index can find. */
const MIN_INDEXED_LENGTH = 3;

/** Maximum rows that a search scans without an index, or ranks by relevance. */
export const MAX_CANDIDATES = 10_000;

/**
 * Condition: all words occur in a text. Words with fewer than three letters that the index knows are not indexed, so they are searched only in a limited number of rows
 * that meet the other conditions.
 */
export class Search {
  readonly indexed: Sql | true;
  readonly short: Sql | undefined;

  constructor(indexed: readonly Sql[], short: readonly Sql[]) {
    this.indexed = indexed.length > 0 ? and([...indexed]) : true;
    this.short = short.length > 0 ? and([...short]) : undefined;
  }

  /** Rows that meet `other` are found too. */
  or(other: Sql): Search {
    const either = (part: Sql): Sql => sql`(${part} or ${other})`;
    return new Search(this.indexed === true ? [] : [either(this.indexed)], this.short ? [either(this.short)] : []);
  }
}

export const isIndexed = (word: string): boolean => [...word].filter(isIndexedLetter).length >= MIN_INDEXED_LENGTH;

export const wordsOf = (text: string): string[] => [...new Set(text.split(/\s+/).filter(Boolean))];

/** The limits of every search. */
export const checkSearch = (text: string, argument = 'search'): void => {
  const refuse = (rule: string) => badInput(`"${argument}" ${rule}.`, { [argument]: rule });
  if (text.length > MAX_CHARACTERS) throw refuse(`must be at most ${MAX_CHARACTERS} characters`);
  if (text.includes('\u0000'))
    throw badInput(`"${argument}" contains a character that cannot be searched for.`, {
      [argument]: 'contains a NUL character',
    });
  if (wordsOf(text).length > MAX_WORDS) throw refuse(`must be at most ${MAX_WORDS} words`);
};

/**
 * Every word occurs in the `column`, which has been through the same function; the caller's wildcards are escaped. In the `title` it may be
 * written in another way: `m2` finds m².
 */
export const searchWords = (
  column: Sql,
  text: string,
  { fold = 'lower', title }: { fold?: 'lower' | 'folded_name'; title?: Sql } = {},
): Search => {
  checkSearch(text);
  // Before wildcards are escaped, because some signs become wildcards.
  const folded = text.normalize('NFKC');
  checkSearch(folded);
  const words = wordsOf(fold === 'lower' ? text : folded);
  const formsOf = (word: string) => [...new Set([word, word.normalize('NFKC')])];
  // PostgreSQL lower-cases both sides, because JavaScript does it differently for some letters.
  const has = (of: Sql, form: string): Sql => sql`${of} like ${raw(fold)}(${`%${form.replace(/[\\%_]/g, '\\$&')}%`})`;
  const occurs = (word: string): Sql => {
    const forms = formsOf(word);
    const inTitle = has(sql`lower(normalize(${title}, NFKC))`, forms.at(-1) ?? '');
    // ASCII has one writing, so the index of titles leaves it out.
    const isOther = title && sql`(octet_length(${title}) <> length(${title}) and ${inTitle})`;
    return or(...forms.map((form) => has(column, form)), isOther ?? false);
  };
  const isFound = (word: string) => formsOf(word).every(isIndexed);
  return new Search(words.filter(isFound).map(occurs), words.filter((word) => !isFound(word)).map(occurs));
};

/** Signs within numbers that people leave out or write in another way. */
const SIGNS = ` \u00a0!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~\u2010\u2011\u2012\u2013\u2014\u2212„“”‚‘’«»§·•°¿¡،؛、。・「」`;
const MIN_CODE = 3;
/** A number without them, and without the word for it. Other signs stay, as in what is stored. */
export const codeOf = (text: string): string =>
  [...text.normalize('NFKC')]
    .filter((sign) => !SIGNS.includes(sign) && !/[\p{C}\p{Z}]/u.test(sign))
    .join('')
    .replace(/^(?:order|po|no|nr|number|nummer)+(?=\d)/iu, '');

/** Whether a number has the text, however both are written: H2SO498IBC and 98-IBC are in H2SO4-98-IBC. Reads every row that it is asked of. */
export const hasCode = (column: Sql, text: string): Sql => {
  const code = codeOf(text);
  return code.length < MIN_CODE
    ? sql`false`
    : sql`coalesce(strpos(translate(lower(normalize(${column}, nfkc)), ${SIGNS}, ''), lower(${code})) > 0, false)`;
};
