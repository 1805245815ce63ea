import type { Queryable } from '../index/productSource.ts';
import { casNeighbours } from '../../../../rules/values/cas.ts';
import type { ParsedQuery } from '../parsing/parseQuery.ts';
import { maskOf, type QueryKey } from './queryKeys.ts';
import type { QueryWord } from './queryWord.ts';

const MAX_COMPLETED = 20;
const SHORTEST_BEGINNING = 4;
const SUGGESTED = 0.5;
const COMPLETED = 0.8;

const COMPLETE = `
select distinct key from search_name
where kind = 'identifier' and key ~>=~ $1 and key ~<~ $2 order by key limit ${MAX_COMPLETED}`;

const NUMBER = /^\s*(?:cas\D*)?(\d[\d\s._/-]*)$/iu;

/** While a CAS number is typed, the catalogue has those that begin with it. */
const completed = async (db: Queryable, text: string): Promise<string[]> => {
  const digits = NUMBER.exec(text)?.[1]?.replace(/\D/gu, '') ?? '';
  if (digits.length < SHORTEST_BEGINNING) return [];
  const { rows } = await db.query<{ key: string }>(COMPLETE, [`digits:${digits}`, `digits:${digits}~`]);
  return rows.map(({ key }) => key);
};

/** The keys of the identifiers in a query. The catalogue decides whether those that are not certain are identifiers at all. */
export const identifierKeys = async (
  db: Queryable,
  { text, identifiers }: ParsedQuery,
  words: readonly QueryWord[],
): Promise<QueryKey[]> => [
  ...identifiers
    .filter(({ kind }) => kind !== 'grade')
    .flatMap(({ kind, key, otherKeys, isValid, ...identifier }) => {
      const keyed = (each: string, isSuggested: boolean): QueryKey => ({
        key: each,
        mask: maskOf(words, identifier),
        identifier: { ...identifier, isSuggested, likelihood: isSuggested ? SUGGESTED : 1 },
      });
      const near = kind === 'cas' && !isValid ? casNeighbours(key.slice('cas:'.length)) : [];
      return [
        ...[key, ...otherKeys].map((each) => keyed(each, false)),
        ...near.map((cas) => keyed(`cas:${cas}`, true)),
      ];
    }),
  ...(await completed(db, text)).map((key) => ({
    key,
    mask: maskOf(words, { start: 0, end: text.length }),
    identifier: { text, isCertain: false, isSuggested: false, likelihood: COMPLETED },
  })),
];
