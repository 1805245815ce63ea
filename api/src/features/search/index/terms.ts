// The words of the documents, with how many documents have them, and what is needed to correct a misspelt one.
import { deletionsOf, isCorrectable } from '../words/edits.ts';
import { soundKey } from '../words/soundKey.ts';
import type { Queryable } from './materialSource.ts';

const counted = (condition: string): string => `
word as (
  select lexeme, (weights[1] <> 'C')::int as name, (weights[1] = 'C')::int as use, 0 as description
  from search_document, unnest(strong) ${condition}
  union all
  select lexeme, 0, 0, 1 from search_document, unnest(weak) ${condition}
), counted as (
  select lexeme, sum(name) as names, sum(use) as uses, sum(description) as descriptions from word group by lexeme
)`;

const OF_DOCUMENTS = 'where product_id = any ($1::uuid[])';

/** Adds ($2 = 1) or takes off ($2 = -1) the words of the given documents. */
const COUNT_TERMS = `
with ${counted(OF_DOCUMENTS)}
update search_term set names = search_term.names + $2 * counted.names, uses = search_term.uses + $2 * counted.uses,
  descriptions = search_term.descriptions + $2 * counted.descriptions
from counted where term = lexeme`;

const TERMS_OF = `
select distinct lexeme from (
  select lexeme from search_document, unnest(strong) ${OF_DOCUMENTS}
  union all select lexeme from search_document, unnest(weak) ${OF_DOCUMENTS}
) word`;

const ADD_TERMS = `
insert into search_term (term, sound, names, uses, descriptions)
select term, sound, 0, 0, 0 from unnest($1::text[], $2::text[]) as word (term, sound) on conflict (term) do nothing`;

const DROP_TERMS = 'delete from search_term where term = any ($1::text[]) and names + uses + descriptions = 0';

/** Words that are only in descriptions are never what a misspelt word is corrected to. */
const CORRECTABLE = 'select term from search_term where term = any ($1::text[]) and names + uses > 0';
const NOT_CORRECTABLE = `
select term from unnest($1::text[]) as touched (term)
where not exists (select from search_term where search_term.term = touched.term and names + uses > 0)`;

/** Texts of words with spaces between them: of arrays with so many elements, each would be quoted and parsed. */
const PAIRS = `unnest(string_to_array($1, ' '), string_to_array($2, ' '))`;
const WRITE_ALL_DELETIONS = `insert into search_deletion (deletion, term) select * from ${PAIRS}`;
const ADD_DELETIONS = `${WRITE_ALL_DELETIONS} on conflict do nothing`;
const DROP_DELETIONS = `
delete from search_deletion using ${PAIRS} as old (deletion, term)
where search_deletion.deletion = old.deletion and search_deletion.term = old.term`;

const ALL_TERMS = `with ${counted('')} select lexeme, names, uses, descriptions from counted order by lexeme`;
const WRITE_ALL_TERMS = `
insert into search_term (term, sound, names, uses, descriptions)
select * from unnest($1::text[], $2::text[], $3::integer[], $4::integer[], $5::integer[])`;

/** Sorted, because rows in the order of their index are written faster. */
const deletionColumns = (terms: readonly string[]): [deletions: string, terms: string] => {
  const rows = terms.filter(isCorrectable).flatMap((term) => deletionsOf(term).map((deletion) => ({ deletion, term })));
  rows.sort((a, b) => (a.deletion < b.deletion ? -1 : a.deletion > b.deletion ? 1 : 0));
  return [rows.map(({ deletion }) => deletion).join(' '), rows.map(({ term }) => term).join(' ')];
};

const textsOf = async (client: Queryable, statement: string, values: unknown[]): Promise<string[]> =>
  (await client.query<{ text: string }>(`select * from (${statement}) one (text)`, values)).rows.map(
    ({ text }) => text,
  );

/** The words of the given documents. */
export const termsOf = (client: Queryable, ids: readonly string[]): Promise<string[]> =>
  textsOf(client, TERMS_OF, [ids]);

export const addTerms = (client: Queryable, terms: readonly string[]) =>
  client.query(ADD_TERMS, [terms, terms.map(soundKey)]);

/** Counts the words of the given documents once more, or once less. */
export const countTerms = (client: Queryable, ids: readonly string[], times: 1 | -1) =>
  client.query(COUNT_TERMS, [ids, times]);

/** After the words of documents changed: forgets those that no document has any more, and what they would have corrected. */
export const tidyTerms = async (client: Queryable, touched: readonly string[]): Promise<void> => {
  await client.query(DROP_DELETIONS, deletionColumns(await textsOf(client, NOT_CORRECTABLE, [touched])));
  await client.query(DROP_TERMS, [touched]);
  await client.query(ADD_DELETIONS, deletionColumns(await textsOf(client, CORRECTABLE, [touched])));
};

/** Writes the words of all documents into empty tables. */
export const writeAllTerms = async (client: Queryable): Promise<void> => {
  const { rows } = await client.query<{ lexeme: string; names: string; uses: string; descriptions: string }>(ALL_TERMS);
  await client.query(WRITE_ALL_TERMS, [
    rows.map(({ lexeme }) => lexeme),
    rows.map(({ lexeme }) => soundKey(lexeme)),
    rows.map(({ names }) => names),
    rows.map(({ uses }) => uses),
    rows.map(({ descriptions }) => descriptions),
  ]);
  const named = rows.filter(({ names, uses }) => Number(names) + Number(uses) > 0);
  await client.query(WRITE_ALL_DELETIONS, deletionColumns(named.map(({ lexeme }) => lexeme)));
};
