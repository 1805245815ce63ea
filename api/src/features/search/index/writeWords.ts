import { canonicalWords } from '../words/nameKeys.ts';
import { canonicalWord } from '../words/canonicalWord.ts';
import { normalise } from '../parsing/fold.ts';
import { wordsOf } from '../parsing/words.ts';
import { completionsOf } from './completions.ts';
import { rowsOf, type IndexedName } from './materialNames.ts';
import type { Queryable } from './materialSource.ts';
import { nameRow } from './writeMaterials.ts';

interface Absent {
  name: string;
  cas: string | null;
  synonyms: string[];
}

/** Keys of a material that is not sold here: its names, its synonyms and its CAS number. */
const absentNames = ({ name, cas, synonyms }: Absent): IndexedName[] => [
  ...[name, ...synonyms].flatMap((text) =>
    rowsOf({ text, language: 'en', kind: 'absent', position: 0, isWhole: true }).map((row) => ({
      ...row,
      label: name,
    })),
  ),
  ...(cas
    ? [
        {
          key: `cas:${cas}`,
          kind: 'absent' as const,
          isShortened: false,
          position: 0,
          label: name,
          language: '',
          numbers: [],
        },
      ]
    : []),
];

const WRITE_NAMES = `
insert into search_name (key, product_id, kind, is_shortened, position, label, language, numbers, rank)
select distinct on (key) key, null::uuid, kind, is_shortened, position, label, language, numbers, rank
from json_to_recordset($1::json) as name (key text, kind text, is_shortened boolean, position integer, label text, language text, numbers text[], rank real)
order by key, label`;

const WRITE_WORDS = `
insert into search_word (word, kind, english) select * from unnest($1::text[], $2::text[], $3::text[]) on conflict do nothing`;

/** Only what has materials that are shown. */
const COMPLETIONS = `
select 'use' as kind, text, language, null as "categoryId"
from (select id as function_id, name as text, 'en' as language from material_function union select function_id, text, language from function_name) named
where exists (select from function_material used join product on product.id = product_id
  where used.function_id = named.function_id and product.is_shown)
union
select 'category', name, 'en', id from category
where is_shown and exists (select from category own join product on category_id = own.id where own.path @> array[category.id] and product.is_shown)`;

const WRITE_COMPLETIONS = `
insert into search_completion (beginning, kind, category_id, label, detail, rank)
select distinct on (beginning, kind, label, category_id) beginning, kind, category_id, label, detail, rank
from json_to_recordset($1::json) as completion (beginning text, kind text, category_id uuid, label text, detail text, rank real)
order by beginning, kind, label, category_id, rank desc`;

const writeAbsent = async (client: Queryable): Promise<Absent[]> => {
  const { rows } = await client.query<Absent>('select name, cas, synonyms from absent_material order by name');
  await client.query(`delete from search_name where product_id is null`);
  await client.query(WRITE_NAMES, [JSON.stringify(rows.flatMap(absentNames).map(nameRow(null, 0)))]);
  return rows;
};

const writeDictionary = async (client: Queryable, absent: readonly Absent[]): Promise<void> => {
  const lexicon = await client.query<{ word: string; english: string }>('select word, english from search_lexicon');
  const shielded = await client.query<{ word: string }>('select word from protected_word');
  const rows = [
    ...lexicon.rows.flatMap(({ word, english }) =>
      wordsOf(normalise(word)).length === 1
        ? [{ word: canonicalWords(word)[0] ?? '', kind: 'foreign', english: canonicalWords(english).join(' ') }]
        : [],
    ),
    ...[...shielded.rows.map(({ word }) => word), ...absent.flatMap(({ name, synonyms }) => [name, ...synonyms])]
      .flatMap((text) => wordsOf(normalise(text)).map(canonicalWord))
      .map((word) => ({ word, kind: 'protected', english: '' })),
  ];
  await client.query('delete from search_word');
  await client.query(WRITE_WORDS, [
    rows.map(({ word }) => word),
    rows.map(({ kind }) => kind),
    rows.map(({ english }) => english),
  ]);
};

const writeCompletions = async (client: Queryable): Promise<void> => {
  const { rows } = await client.query<{
    kind: 'use' | 'category';
    text: string;
    language: string;
    categoryId: string | null;
  }>(COMPLETIONS);
  const completions = rows.flatMap(({ kind, text, language, categoryId }) =>
    completionsOf(kind, text, { detail: '', rank: 0, language }).map((completion) => ({
      ...completion,
      category_id: categoryId,
    })),
  );
  await client.query('delete from search_completion where product_id is null');
  await client.query(WRITE_COMPLETIONS, [JSON.stringify(completions)]);
};

/** Writes what belongs to no material: absent materials, foreign and protected words, uses and categories to propose. */
export const writeWords = async (client: Queryable): Promise<void> => {
  const absent = await writeAbsent(client);
  await writeDictionary(client, absent);
  await writeCompletions(client);
};
