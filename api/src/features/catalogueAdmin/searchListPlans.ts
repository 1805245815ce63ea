import type { EntityManager } from '@mikro-orm/postgresql';
import { object, string, type AnyObjectSchema } from 'yup';
import { newId } from '../../database/id.ts';
import { text } from '../../rules/values.ts';
import { readLines } from '../catalogue/pairs.ts';
import { casNumber, lines, searchFunctionRules } from '../catalogue/rules.ts';
import { readFunctionNames, writeFunctionNames } from '../catalogue/searchNames.ts';
import { FUNCTIONS, writeFunction } from './searchFunctions.service.ts';
import type { SearchList } from './searchFunction.type.ts';

/** A row of a list, by column. */
export type Entry = Record<string, string>;

interface EntryProblem {
  at: number;
  column: string;
  message: string;
}

export interface ListPlan {
  columns: readonly string[];
  /** The rules of a row; its fields are the columns. */
  rules: AnyObjectSchema;
  /** Rows with equal keys refer to the same entry. */
  keyOf: (entry: Entry) => string;
  /** Normalizes cells, so that different spellings of a value are equal. */
  normalized?: (entry: Entry) => Entry;
  /** SQL that reads all entries, with every column as text. */
  read: string;
  /** Compares entries with the catalogue; problems name the position in the file. */
  check?: (em: EntityManager, entries: readonly Entry[]) => Promise<EntryProblem[]>;
  remove: (em: EntityManager, entries: readonly Entry[]) => Promise<unknown>;
  insert: (em: EntityManager, entries: readonly Entry[]) => Promise<unknown>;
}

const languageRule = string()
  .required('Language is required.')
  .matches(/^[a-z]{2}$/, { message: "Language must be a code such as 'de'.", excludeEmptyString: true });

const asJson = (entries: readonly Entry[]): [string] => [JSON.stringify(entries)];
const linesOf = (cell: string | undefined): string => readLines(cell).join('\n');
const lower = (value = ''): string => value.toLowerCase();

const unknownMaterials = async (em: EntityManager, entries: readonly Entry[]): Promise<EntryProblem[]> => {
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
  const sold = new Map(
    (await em.execute<{ text: string; name: string }[]>(SOLD_NAMES)).map(({ text: sold, name }) => [sold, name]),
  );
  return entries.flatMap(({ name = '', synonyms }, at) =>
    [name, ...readLines(synonyms)].flatMap((given, place) => {
      const material = sold.get(lower(given));
      if (material === undefined) return [];
      return [
        {
          at,
          column: place === 0 ? 'name' : 'synonyms',
          message: `'${given}' is a name of the material '${material}'.`,
        },
      ];
    }),
  );
};

export const listPlans: Record<SearchList, ListPlan> = {
  functions: {
    columns: ['name', 'names', 'materials'],
    rules: searchFunctionRules,
    keyOf: ({ name }) => lower(name),
    normalized: ({ name = '', names, materials }) => ({
      name,
      names: writeFunctionNames(readFunctionNames(names).names),
      materials: linesOf(materials),
    }),
    read: `${FUNCTIONS} order by name collate "C"`,
    check: unknownMaterials,
    remove: (em, entries) =>
      em.execute(
        `delete from material_function where lower(name) in (select lower(name) from json_to_recordset(?::json) as gone (name text))`,
        asJson(entries),
      ),
    insert: async (em, entries) => {
      for (const { name = '', names = '', materials = '' } of entries)
        await writeFunction(em, newId(), { name, names, materials });
    },
  },
  lexicon: {
    columns: ['language', 'word', 'english'],
    rules: object({ language: languageRule, word: text('Word', 100), english: text('English', 100) }),
    keyOf: ({ language, word, english }) => `${language} ${word} ${english}`,
    read: `select language, word, english from search_lexicon order by language, word collate "C", english collate "C"`,
    remove: (em, entries) =>
      em.execute(
        `delete from search_lexicon known using json_to_recordset(?::json) as gone (language text, word text, english text)
         where (known.language, known.word, known.english) = (gone.language, gone.word, gone.english)`,
        asJson(entries),
      ),
    insert: (em, entries) =>
      em.execute(
        `insert into search_lexicon (language, word, english)
         select language, word, english from json_to_recordset(?::json) as given (language text, word text, english text)`,
        asJson(entries),
      ),
  },
  protected_words: {
    columns: ['word'],
    rules: object({ word: text('Word', 100) }),
    keyOf: ({ word = '' }) => word,
    read: `select word from protected_word order by word collate "C"`,
    remove: (em, entries) =>
      em.execute(
        'delete from protected_word where word in (select word from json_to_recordset(?::json) as gone (word text))',
        asJson(entries),
      ),
    insert: (em, entries) =>
      em.execute(
        'insert into protected_word (word) select word from json_to_recordset(?::json) as given (word text)',
        asJson(entries),
      ),
  },
  absent_materials: {
    columns: ['name', 'cas_number', 'synonyms'],
    rules: object({
      name: text('Name', 200),
      cas_number: casNumber('CAS number'),
      synonyms: lines('Synonyms', 50, 200),
    }),
    keyOf: ({ name }) => lower(name),
    normalized: ({ name = '', cas_number = '', synonyms }) => ({ name, cas_number, synonyms: linesOf(synonyms) }),
    read: `select name, coalesce(cas, '') as cas_number, array_to_string(synonyms, e'\\n') as synonyms
      from absent_material order by name collate "C"`,
    check: namesOfTheCatalogue,
    remove: (em, entries) =>
      em.execute(
        `delete from absent_material where lower(name) in (select lower(name) from json_to_recordset(?::json) as gone (name text))`,
        asJson(entries),
      ),
    insert: (em, entries) =>
      em.execute(
        `insert into absent_material (name, cas, synonyms)
         select name, nullif(cas_number, ''), case when synonyms = '' then '{}' else string_to_array(synonyms, e'\\n') end
         from json_to_recordset(?::json) as given (name text, cas_number text, synonyms text)`,
        asJson(entries),
      ),
  },
};
