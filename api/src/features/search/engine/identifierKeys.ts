import type { Queryable } from '../index/materialSource.ts';
import { casNeighbours, hyphenated, isValidCas } from '../parsing/cas.ts';
import { formulaKeys } from '../parsing/formula.ts';
import type { Identifier } from '../parsing/identifiers.ts';
import type { ParsedQuery } from '../parsing/parseQuery.ts';
import { maskOf, type QueryKey } from './queryKeys.ts';
import type { QueryWord } from './queryWord.ts';

const MAX_COMPLETED = 20;

const COMPLETE = `
select distinct key from search_name
where kind = 'identifier' and key ~>=~ $1 and key ~<~ $2 order by key limit ${MAX_COMPLETED}`;

const uncertain = (kind: Identifier['kind'], key: string, text: string): Identifier => ({
  kind,
  key,
  otherKeys: [],
  text,
  start: 0,
  end: text.length,
  isValid: true,
  isCertain: false,
});

const CAS_WITH_SEPARATORS = /^\s*(\d{2,7})\s?[-._/\s]\s?(\d{2})\s?[-._/\s]\s?(\d)\s*$/u;
const CAS_BEGINNING = /^\s*(\d{2,7})-(\d{0,2})-?\s*$/u;
const DIGITS = /^\s*(?:cas\D{0,12})?(\d{4,9})\s*$/iu;
/** Two elements or more with numbers and brackets; each character can be read in one way, so that long texts take no longer. */
const ELEMENTS = /^(?=\s*[([]*[A-Z])(?=[^A-Z]*[A-Z][^A-Z]*[A-Z])(?:[\s\d()[\]]|[A-Z][a-z]?)+$/u;

/** With digits or brackets, also in lower case: feo(oh). */
const ONE_FORMULA = /^(?=.*[\d()[\]])[A-Za-z\d()[\]·.*]{2,60}$/u;

/** Readings of a query that is only a number or a formula: while a CAS number is typed it looks like a grade. The catalogue decides. */
const wholeQuery = (text: string): Identifier[] => {
  const cas = CAS_WITH_SEPARATORS.exec(text);
  const beginning = CAS_BEGINNING.exec(text);
  const digits = DIGITS.exec(text)?.[1];
  const number = cas?.slice(1).join('-') ?? '';
  return [
    ...(cas ? [{ ...uncertain('cas', `cas:${number}`, text), isValid: isValidCas(number.replaceAll('-', '')) }] : []),
    ...(beginning
      ? [uncertain('casPrefix', `cas:${beginning[1]}-${beginning[2] ? `${beginning[2]}-` : ''}`, text)]
      : []),
    ...(digits ? [uncertain('casPrefix', `digits:${digits}`, text)] : []),
    ...(digits?.length === 5 && !isValidCas(digits)
      ? [{ ...uncertain('cas', `cas:${hyphenated(digits)}`, text), isValid: false }]
      : []),
    ...(ELEMENTS.test(text) || ONE_FORMULA.test(text.trim())
      ? formulaKeys(text).map((key) => uncertain('formula', key, text))
      : []),
  ];
};

const keysOf = async (
  db: Queryable,
  identifier: Identifier,
): Promise<{ key: string; isSuggested: boolean; isCompleted?: boolean; place?: number }[]> => {
  const { kind, key, otherKeys, isValid } = identifier;
  if (kind === 'grade') return [];
  if (kind === 'casPrefix') {
    const { rows } = await db.query<{ key: string }>(COMPLETE, [key, `${key}~`]);
    return rows.map((row) => ({ key: row.key, isSuggested: false, isCompleted: true }));
  }
  const written = [key, ...otherKeys].map((each, place) => ({ key: each, isSuggested: false, place }));
  if (kind !== 'cas' || isValid) return written;
  const near = casNeighbours(key.slice('cas:'.length)).map((cas) => ({ key: `cas:${cas}`, isSuggested: true }));
  return [...written, ...near];
};

/** The keys of the identifiers in a query. The catalogue decides whether those that are not certain are identifiers at all. */
export const identifierKeys = async (
  db: Queryable,
  { text, identifiers: read }: Pick<ParsedQuery, 'text' | 'identifiers'>,
  words: readonly QueryWord[],
): Promise<QueryKey[]> => {
  const known = new Set(read.map(({ key }) => key));
  const identifiers = [...read, ...wholeQuery(text).filter(({ key }) => !known.has(key))];
  const keys = identifiers.map(async (identifier) =>
    (await keysOf(db, identifier)).map(({ key, isSuggested, isCompleted = false, place = 0 }): QueryKey => ({
      key,
      mask: maskOf(words, identifier),
      identifier: { text: identifier.text, isCertain: identifier.isCertain, isSuggested, isCompleted, place },
    })),
  );
  return (await Promise.all(keys)).flat();
};
