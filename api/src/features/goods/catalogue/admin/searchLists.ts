import type { EntityManager } from '@mikro-orm/postgresql';
import { object, string } from 'yup';
import { newId } from '../../../../database/id.ts';
import { text } from '../../../../rules/values.ts';
import { readCas } from '../../../../rules/values/readCas.ts';
import { readLines } from '../pairs.ts';
import { casNumber, lines, searchFunctionRules } from '../rules.ts';
import { readFunctionNames, writeFunctionNames } from '../searchNames.ts';
import { listFile, type Entry, type EntryProblem, type ListForm } from './listFile.ts';

const MAX_ROWS = 20_000;

const languageRule = string()
  .required('Language is required.')
  .matches(/^[a-z]{2}$/, { message: "Language must be a code such as 'de'.", excludeEmptyString: true });

const linesOf = (cell: string | undefined): string => readLines(cell).join('\n');
const lower = (value = ''): string => value.toLowerCase();

interface SearchList extends Pick<ListForm, 'rules' | 'keyOf' | 'normalized' | 'check'> {
  columns: readonly string[];
  table: string;
  /** SQL of what rows about the same entry share, in the table as in the file. */
  key: string;
  /** SQL that reads all entries, with every column as text. */
  read: string;
  /** What is inserted, as SQL of a row of the file by column of the table. */
  stored?: Record<string, string>;
  insert?: (em: EntityManager, entries: readonly Entry[]) => Promise<unknown>;
}

/** A file that becomes the list: entries that it does not have are removed. */
const searchList = (name: string, { table, stored, key, read, insert, ...list }: SearchList) => {
  const { columns } = list;
  const given = `json_to_recordset(?::json) as given (${columns.map((column) => `${column} text`).join(', ')})`;
  const values = stored ?? Object.fromEntries(columns.map((column) => [column, column]));
  const INSERT = `insert into ${table} (${Object.keys(values).join(', ')}) select ${Object.values(values).join(', ')} from ${given}`;
  return listFile({
    ...list,
    required: columns,
    maxRows: MAX_ROWS,
    noun: 'entry',
    isWhole: true,
    audited: { kind: 'search_list_imported', detail: { list: name } },
    read: (em) => em.execute<Entry[]>(read),
    write: async (em, { added, changed, removed }) => {
      const gone = [...removed, ...changed.map(({ before }) => before)];
      const inserted = [...added, ...changed.map(({ after }) => after)];
      await em.execute(`delete from ${table} where (${key}) in (select ${key} from ${given})`, [JSON.stringify(gone)]);
      if (insert) await insert(em, inserted);
      else await em.execute(INSERT, [JSON.stringify(inserted)]);
    },
  });
};

const READ_FUNCTIONS = `
  select name,
    coalesce((select string_agg(text || ' | ' || language, e'\\n' order by language <> 'en', language, text collate "C")
      from function_name where function_id = material_function.id), '') as names,
    coalesce((select string_agg(product.name, e'\\n' order by position, product.name collate "C")
      from function_material join product on product.id = product_id where function_id = material_function.id), '') as materials
  from material_function order by name collate "C"`;

/** A material's name in several categories means all of them. */
const INSERT_FUNCTIONS = `
  with added as (
    insert into material_function (id, name) select id, name from json_to_recordset(?::json) as given (id uuid, name text)
  ), names as (
    insert into function_name (function_id, text, language)
    select id, name.text, language from json_to_recordset(?::json) as given (id uuid, names json)
    cross join json_to_recordset(names) as name (text text, language text)
  )
  insert into function_material (function_id, product_id, position)
  select given.id, product.id, place - 1 from json_to_recordset(?::json) as given (id uuid, materials json)
  cross join json_array_elements_text(materials) with ordinality material (name, place)
  join product on lower(product.name) = lower(material.name) and merged_into_id is null
  on conflict do nothing`;

const insertFunctions = async (em: EntityManager, entries: readonly Entry[]): Promise<void> => {
  const functions = JSON.stringify(
    entries.map(({ name, names, materials }) => ({
      id: newId(),
      name,
      names: readFunctionNames(names).names,
      materials: readLines(materials),
    })),
  );
  await em.execute(INSERT_FUNCTIONS, [functions, functions, functions]);
};

const unknownProducts = async (em: EntityManager, entries: readonly Entry[]): Promise<EntryProblem[]> => {
  const rows = await em.execute<{ name: string }[]>(
    'select distinct lower(name) as name from product where merged_into_id is null',
  );
  const known = new Set(rows.map(({ name }) => name));
  return entries.flatMap(({ materials }, at) => {
    const unknown = readLines(materials).find((name) => !known.has(lower(name)));
    return unknown === undefined ? [] : [{ at, column: 'materials', message: `There is no material '${unknown}'.` }];
  });
};

const SOLD_NAMES = `
  select lower(name) as text, name from product where is_shown
  union all select lower(synonym), name from product cross join unnest(synonyms) synonym where is_shown
  union all select lower(text), name from material_name join product on product.id = product_id
    where is_shown and kind <> 'use'`;

/** Refuses names of materials in the catalogue, because the list is about absent ones. */
const namesOfTheCatalogue = async (em: EntityManager, entries: readonly Entry[]): Promise<EntryProblem[]> => {
  const rows = await em.execute<{ text: string; name: string }[]>(SOLD_NAMES);
  const sold = new Map(rows.map(({ text: soldName, name }) => [soldName, name]));
  return entries.flatMap(({ name = '', synonyms }, at) =>
    [name, ...readLines(synonyms)].flatMap((each, place) => {
      const material = sold.get(lower(each));
      const column = place === 0 ? 'name' : 'synonyms';
      return material === undefined
        ? []
        : [{ at, column, message: `'${each}' is a name of the material '${material}'.` }];
    }),
  );
};

export const searchLists = {
  functions: searchList('functions', {
    columns: ['name', 'names', 'materials'],
    table: 'material_function',
    key: 'lower(name)',
    rules: searchFunctionRules,
    keyOf: ({ name }) => lower(name),
    normalized: ({ name = '', names, materials }) => ({
      name,
      names: writeFunctionNames(readFunctionNames(names).names),
      materials: linesOf(materials),
    }),
    read: READ_FUNCTIONS,
    check: unknownProducts,
    insert: insertFunctions,
  }),
  lexicon: searchList('lexicon', {
    columns: ['language', 'word', 'english'],
    table: 'search_lexicon',
    key: 'language, word, english',
    rules: object({ language: languageRule, word: text('Word', 100), english: text('English', 100) }),
    keyOf: ({ language, word, english }) => `${language} ${word} ${english}`,
    read: 'select language, word, english from search_lexicon order by language, word collate "C", english collate "C"',
  }),
  protected_words: searchList('protected_words', {
    columns: ['word'],
    table: 'protected_word',
    key: 'word',
    rules: object({ word: text('Word', 100) }),
    keyOf: ({ word = '' }) => word,
    read: 'select word from protected_word order by word collate "C"',
  }),
  absent_materials: searchList('absent_materials', {
    columns: ['name', 'cas_number', 'synonyms'],
    table: 'absent_material',
    stored: {
      name: 'name',
      cas: `nullif(cas_number, '')`,
      synonyms: `case when synonyms = '' then '{}' else string_to_array(synonyms, e'\\n') end`,
    },
    key: 'lower(name)',
    rules: object({
      name: text('Name', 200),
      cas_number: casNumber('CAS number'),
      synonyms: lines('Synonyms', 50, 200),
    }),
    keyOf: ({ name }) => lower(name),
    normalized: ({ name = '', cas_number = '', synonyms }) => ({
      name,
      cas_number: readCas(cas_number).value ?? '',
      synonyms: linesOf(synonyms),
    }),
    read: `select name, coalesce(cas, '') as cas_number, array_to_string(synonyms, e'\\n') as synonyms
      from absent_material order by name collate "C"`,
    check: namesOfTheCatalogue,
  }),
};
