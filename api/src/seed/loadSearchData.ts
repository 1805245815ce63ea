import type { Client } from './rows.ts';
import { readSearchData, type SearchData } from './searchData.ts';

/**
 * Loads the shipped names, functions and words of the search into a catalogue that has materials. Materials are found by their exact name.
 * An entry is loaded once: what an operator then changes or removes stays as it is.
 */
export const loadSearchData = async (client: Client, read: () => SearchData = readSearchData): Promise<void> => {
  const { rows } = await client.query('select from product limit 1');
  if (rows.length === 0) return;
  const data = read();
  await load(client, LOAD_NAMES, nameEntries(data));
  await load(client, LOAD_FUNCTIONS, functionEntries(data));
  await load(client, LOAD_FUNCTION_NAMES, functionNameEntries(data));
  await load(client, LOAD_FUNCTION_MATERIALS, functionProductEntries(data));
  await load(client, LOAD_LEXICON, lexiconEntries(data));
  await load(client, LOAD_PROTECTED_WORDS, protectedWordEntries(data));
  await load(client, LOAD_ABSENT_MATERIALS, absentProductEntries(data));
};

interface Loading {
  isNeeded: string;
  insert: string;
}

/** An insert without a row would still have the words of the search written again. */
const load = async (client: Client, { isNeeded, insert }: Loading, entries: readonly object[]): Promise<void> => {
  const given = [JSON.stringify(entries)];
  if ((await client.query(isNeeded, given)).rows.length > 0) await client.query(insert, given);
};

const keyOf = (...parts: readonly string[]): string => parts.join('|').toLowerCase();

const nameEntries = ({ names }: SearchData) =>
  names.map((name) => ({ key: keyOf('name', name.material, name.language, name.text), ...name }));

const functionEntries = ({ functions }: SearchData) =>
  functions.map(({ name }) => ({ key: keyOf('function', name), name }));

const functionNameEntries = ({ functions }: SearchData) =>
  functions.flatMap(({ name, names }) =>
    names.map(({ language, text }) => ({ key: keyOf('function name', name, language, text), name, language, text })),
  );

const functionProductEntries = ({ functions }: SearchData) =>
  functions.flatMap(({ name, materials }) =>
    materials.map((material, position) => ({
      key: keyOf('function material', name, material),
      name,
      material,
      position,
    })),
  );

const lexiconEntries = ({ lexicon }: SearchData) =>
  lexicon.map((entry) => ({ key: keyOf('lexicon', entry.language, entry.word, entry.english), ...entry }));

const protectedWordEntries = ({ protectedWords }: SearchData) =>
  protectedWords.map((word) => ({ key: keyOf('protected', word), word }));

const absentProductEntries = ({ absentMaterials }: SearchData) =>
  absentMaterials.map((material) => ({ key: keyOf('absent', material.name), ...material }));

/** Inserts the given entries that were not loaded before and whose material or function exists. */
const loading = (columns: string, found: string, insert: string): Loading => {
  const given = `
  with given as (
    select * from json_to_recordset($1::json) as entry (key text, ${columns})
    where not exists (select from loaded_search_entry loaded where loaded.key = entry.key)
  ), found as (select given.*${found})`;
  return {
    isNeeded: `${given} select 1 from found limit 1`,
    insert: `${given},
  remembered as (insert into loaded_search_entry (key) select distinct key from found on conflict do nothing)
  insert into ${insert} from found on conflict do nothing`,
  };
};

const PRODUCT = 'from given join product on product.name = given.material and product.merged_into_id is null';
const FUNCTION = 'join material_function on lower(material_function.name) = lower(given.name)';

const LOAD_NAMES = loading(
  'material text, text text, language text, kind text, "isWhole" boolean',
  `, product.id as product_id ${PRODUCT}`,
  'material_name (product_id, text, language, kind, is_whole) select product_id, text, language, kind, "isWhole"',
);
const LOAD_FUNCTIONS = loading('name text', ' from given', 'material_function (name) select name');
const LOAD_FUNCTION_NAMES = loading(
  'name text, language text, text text',
  `, material_function.id as function_id from given ${FUNCTION}`,
  'function_name (function_id, language, text) select function_id, language, text',
);
const LOAD_FUNCTION_MATERIALS = loading(
  'name text, material text, position integer',
  `, product.id as product_id, material_function.id as function_id ${PRODUCT} ${FUNCTION}`,
  'function_material (function_id, product_id, position) select function_id, product_id, position',
);
const LOAD_LEXICON = loading(
  'language text, word text, english text',
  ' from given',
  'search_lexicon (language, word, english) select language, word, english',
);
const LOAD_PROTECTED_WORDS = loading('word text', ' from given', 'protected_word (word) select word');
const LOAD_ABSENT_MATERIALS = loading(
  'name text, cas text, synonyms text[]',
  ' from given',
  'absent_material (name, cas, synonyms) select name, cas, synonyms',
);
