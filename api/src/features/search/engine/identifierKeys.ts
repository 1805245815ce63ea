import type { Queryable } from '../index/materialSource.ts';
import { casNeighbours, hyphenated, isCasLength, isValidCas } from '../parsing/cas.ts';
import { formulaKeys } from '../parsing/formula.ts';
import type { Identifier } from '../parsing/identifiers.ts';
import type { ParsedQuery } from '../parsing/parseQuery.ts';
import { maskOf, type QueryKey } from './queryKeys.ts';
import type { QueryWord } from './queryWord.ts';

const MAX_COMPLETED = 20;
const SHORTEST_BEGINNING = 4;
const SUGGESTED = 0.5;
const COMPLETED = 0.8;
const PER_READING = 0.98;

const COMPLETE = `
select distinct key from search_name
where kind = 'identifier' and key ~>=~ $1 and key ~<~ $2 order by key limit ${MAX_COMPLETED}`;

const NUMBER = /^\s*(?:cas\D*)?(\d[\d\s._/-]*)$/iu;
/** Two elements or more, or digits and brackets in any case: feo(oh). Each character can be read in one way, so that long texts take no longer. */
const FORMULA = /^(?=.*[\d()[\]]|\s*[A-Z][a-z]?[A-Z])[A-Za-z\d()[\]·.*\s]{2,60}$/u;

/** Readings of a query that is only a number or a formula. The catalogue decides. */
const wholeQuery = (text: string): Identifier[] => {
  const digits = NUMBER.exec(text)?.[1]?.replace(/\D/gu, '') ?? '';
  const uncertain = { otherKeys: [], text, start: 0, end: text.length, isValid: isValidCas(digits), isCertain: false };
  return [
    ...(isCasLength(digits) ? [{ ...uncertain, kind: 'cas' as const, key: `cas:${hyphenated(digits)}` }] : []),
    ...(FORMULA.test(text) ? formulaKeys(text).map((key) => ({ ...uncertain, kind: 'formula' as const, key })) : []),
  ];
};

/** While a CAS number is typed, the catalogue has those that begin with it. */
const completed = async (db: Queryable, text: string): Promise<string[]> => {
  const digits = NUMBER.exec(text)?.[1]?.replace(/\D/gu, '') ?? '';
  if (digits.length < SHORTEST_BEGINNING) return [];
  const { rows } = await db.query<{ key: string }>(COMPLETE, [`digits:${digits}`, `digits:${digits}~`]);
  return rows.map(({ key }) => key);
};

interface Reading {
  key: string;
  isSuggested: boolean;
  likelihood: number;
}

const readingsOf = ({ kind, key, otherKeys, isValid }: Identifier): Reading[] => [
  ...[key, ...otherKeys].map((each, at) => ({ key: each, isSuggested: false, likelihood: PER_READING ** at })),
  ...(kind === 'cas' && !isValid ? casNeighbours(key.slice('cas:'.length)) : []).map((cas) => ({
    key: `cas:${cas}`,
    isSuggested: true,
    likelihood: SUGGESTED,
  })),
];

/** The keys of the identifiers in a query. The catalogue decides whether those that are not certain are identifiers at all. */
export const identifierKeys = async (
  db: Queryable,
  { text, identifiers: read }: Pick<ParsedQuery, 'text' | 'identifiers'>,
  words: readonly QueryWord[],
): Promise<QueryKey[]> => {
  const known = new Set(read.map(({ key }) => key));
  const identifiers = [...read, ...wholeQuery(text).filter(({ key }) => !known.has(key))].filter(
    ({ kind }) => kind !== 'grade',
  );
  const all = maskOf(words, { start: 0, end: text.length });
  return [
    ...identifiers.flatMap((identifier) =>
      readingsOf(identifier).map(({ key, ...reading }) => ({
        key,
        mask: maskOf(words, identifier),
        identifier: { text: identifier.text, isCertain: identifier.isCertain, ...reading },
      })),
    ),
    ...(await completed(db, text)).map((key) => ({
      key,
      mask: all,
      identifier: { text, isCertain: false, isSuggested: false, likelihood: COMPLETED },
    })),
  ];
};
