import { normalise } from '../../../../rules/values/fold.ts';
import { wordsOf } from '../parsing/words.ts';
import { canonicalWords } from '../words/nameKeys.ts';
import { completionsOf, productCompletions } from './completions.ts';
import { documentRow, rankOf } from './productDocument.ts';
import { indexedNames, rowsOf, whole, type IndexedName } from './productNames.ts';
import { readSources, type Queryable } from './productSource.ts';

/** Replaces the rows of materials, or those that belong to no material. The keys of a row are the columns. */
const replace = async (
  client: Queryable,
  table: string,
  [condition, values]: [condition: string, values: unknown[]],
  rows: readonly object[],
): Promise<void> => {
  await client.query(`delete from ${table} where ${condition}`, values);
  await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ]);
};

const nameRow = (
  { isShortened, ...name }: IndexedName,
  { product_id, rank }: { product_id: string | null; rank: number },
) => ({ ...name, is_shortened: isShortened, product_id, rank });

/** Writes what belongs to the given materials; nothing is left of those that are not shown. */
export const writeProducts = async (client: Queryable, ids: readonly string[]): Promise<void> => {
  const products = (await readSources(client, ids)).map((material) => ({
    material,
    names: indexedNames(material),
    row: { product_id: material.id, rank: rankOf(material) },
  }));
  const own: [string, unknown[]] = ['product_id = any ($1::uuid[])', [ids]];
  await replace(
    client,
    'search_name',
    own,
    products.flatMap(({ names, row }) => names.map((name) => nameRow(name, row))),
  );
  await replace(
    client,
    'search_completion',
    own,
    products.flatMap(({ material, names, row: { product_id } }) =>
      productCompletions(material, names).map((completion) => ({ product_id, ...completion })),
    ),
  );
  await replace(
    client,
    'search_document',
    own,
    products.map(({ material }) => documentRow(material)),
  );
};

interface Absent {
  name: string;
  cas: string | null;
  synonyms: string[];
}

/** Keys of a material that is not sold here: its names, its synonyms and its CAS number. */
const absentNames = ({ name, cas, synonyms }: Absent): IndexedName[] => {
  const names = [name, ...synonyms].flatMap((text) => rowsOf(whole(text, 'absent')));
  const [first] = names;
  return (first && cas ? [...names, { ...first, key: `cas:${cas}` }] : names).map((row) => ({ ...row, label: name }));
};

/** Only what has materials that are shown. */
const COMPLETIONS = `
select 'use' as kind, text, language, null as "categoryId"
from (select id as function_id, name as text, 'en' as language from material_function union select function_id, text, language from function_name) named
where exists (select from function_material used join product on product.id = product_id
  where used.function_id = named.function_id and product.is_shown)
union
select 'category', name, 'en', id from category
where is_shown and exists (select from category own join product on category_id = own.id where own.path @> array[category.id] and product.is_shown)`;

/** Each word with the most telling place in which the catalogue has it. */
const WRITE_TERMS = `
delete from search_term;
insert into search_term (term, class)
select lexeme, case min(weights[1]) when 'C' then 'use' when 'D' then 'description' else 'substance' end
from search_document, unnest(words) group by lexeme`;

const once = <T>(rows: readonly T[]): T[] => [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];

/** Writes what belongs to no material: absent materials, foreign and protected words, uses and categories to propose, and all words. */
export const writeWords = async (client: Queryable): Promise<void> => {
  const absent = (await client.query<Absent>('select name, cas, synonyms from absent_material order by name')).rows;
  const none: [string, unknown[]] = ['product_id is null', []];
  const names = new Map(
    absent.flatMap(absentNames).map((name) => [name.key, nameRow(name, { product_id: null, rank: 0 })]),
  );
  await replace(client, 'search_name', none, [...names.values()]);

  const lexicon = await client.query<{ word: string; english: string }>('select word, english from search_lexicon');
  const shielded = await client.query<{ word: string }>('select word from protected_word');
  const foreign = lexicon.rows.filter(({ word }) => wordsOf(normalise(word)).length === 1);
  const ofOthers = [
    ...shielded.rows.map(({ word }) => word),
    ...absent.flatMap(({ name, synonyms }) => [name, ...synonyms]),
  ];
  await replace(
    client,
    'search_word',
    ['true', []],
    once([
      ...foreign.map(({ word, english }) => ({
        word: canonicalWords(word)[0],
        kind: 'foreign',
        english: canonicalWords(english).join(' '),
      })),
      ...ofOthers.flatMap(canonicalWords).map((word) => ({ word, kind: 'protected', english: '' })),
    ]),
  );

  const proposed = await client.query<{ kind: 'use' | 'category'; text: string; language: string; categoryId: string }>(
    COMPLETIONS,
  );
  await replace(
    client,
    'search_completion',
    none,
    once(
      proposed.rows.flatMap(({ kind, text, language, categoryId }) =>
        completionsOf(kind, text, { detail: '', rank: 0, language }).map((row) => ({
          ...row,
          category_id: categoryId,
        })),
      ),
    ),
  );
  await client.query(WRITE_TERMS);
};
