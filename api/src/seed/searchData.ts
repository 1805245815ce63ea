// Types and readers of the shipped search data. In a cell, several texts are separated by '|'.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

export interface ProductNameData {
  material: string;
  text: string;
  language: string;
  kind: string;
  isWhole: boolean;
}

export interface FunctionData {
  name: string;
  /** Names by language. */
  names: { language: string; text: string }[];
  /** Names of materials, the most used first. */
  materials: string[];
}

export interface SearchData {
  names: ProductNameData[];
  functions: FunctionData[];
  lexicon: Record<'language' | 'word' | 'english', string>[];
  protectedWords: string[];
  absentMaterials: { name: string; cas: string | null; synonyms: string[] }[];
}

const folder = join(import.meta.dirname, 'data/search');
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt'] as const;

const read = <Column extends string>(file: string): Record<Column, string>[] =>
  parse(readFileSync(join(folder, file), 'utf8'), { columns: true, skip_empty_lines: true });

const listOf = (cell: string): string[] =>
  cell
    .split('|')
    .map((text) => text.trim())
    .filter(Boolean);

/** The files with names, without their ending. */
const nameFiles = (): string[] =>
  readdirSync(join(folder, 'names'))
    .filter((file) => file.endsWith('.csv'))
    .sort()
    .map((file) => file.slice(0, -'.csv'.length));

const readNames = (): ProductNameData[] =>
  nameFiles().flatMap((file) =>
    read<'material' | 'text' | 'language' | 'kind' | 'match'>(`names/${file}.csv`).map(({ match, ...name }) => ({
      ...name,
      isWhole: match === 'whole',
    })),
  );

const readFunctions = (): FunctionData[] =>
  read<'function' | 'materials' | (typeof LANGUAGES)[number]>('functions.csv').map((row) => ({
    name: row.function,
    names: LANGUAGES.flatMap((language) => listOf(row[language]).map((text) => ({ language, text }))),
    materials: listOf(row.materials),
  }));

export const readSearchData = (): SearchData => ({
  names: readNames(),
  functions: readFunctions(),
  lexicon: read<'language' | 'word' | 'english'>('lexicon.csv'),
  protectedWords: read<'word'>('protected-words.csv').map(({ word }) => word),
  absentMaterials: read<'name' | 'cas' | 'synonyms'>('absent-materials.csv').map(({ name, cas, synonyms }) => ({
    name,
    cas: cas || null,
    synonyms: listOf(synonyms),
  })),
});
