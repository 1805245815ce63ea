// Names by which the search finds a material, as lines of text in forms and CSV files: text | language | kind | whole.
import { readLines } from './pairs.ts';

const searchNameKinds = ['common', 'systematic', 'trade', 'historical', 'abbreviation', 'grade', 'use'] as const;

export interface SearchName {
  text: string;
  /** ISO 639-1. */
  language: string;
  kind: string;
  /** Found only as a whole, because its single words also belong to other materials. */
  isWhole: boolean;
}

const MAX_NAMES = 200;
const MAX_TEXT = 200;
export const MAX_SEARCH_NAMES_TEXT = MAX_NAMES * (MAX_TEXT + 40);

const isOneOf = (values: readonly string[], value: string): boolean => values.includes(value);

/** What is wrong with a line, or undefined. */
const problemOf = (parts: readonly string[], { text, language, kind }: SearchName): string | undefined => {
  if (!text || parts.length > 4) return "must have the form 'text | language | kind | whole'.";
  if (text.length > MAX_TEXT) return `can have at most ${MAX_TEXT} characters.`;
  if (!/^[a-z]{2}$/.test(language)) return `the language must be a code such as 'en' or 'de'.`;
  if (!isOneOf(searchNameKinds, kind)) return `the kind must be one of ${searchNameKinds.join(', ')}.`;
  return isOneOf(['', 'whole', 'words'], parts[3] ?? '')
    ? undefined
    : "after the kind, only 'whole' or 'words' can stand.";
};

/** Reads the lines; `problem` says what is wrong with the first wrong one. Language and kind may be left out. */
export const readSearchNames = (lines: string | null | undefined): { names: SearchName[]; problem?: string } => {
  const names = new Map<string, SearchName>();
  for (const line of readLines(lines)) {
    const parts = line.split('|').map((part) => part.trim());
    const [text = '', language = '', kind = '', match] = parts;
    const name = { text, language: language || 'en', kind: kind || 'common', isWhole: match === 'whole' };
    const shown = line.length > 40 ? `${line.slice(0, 40)}…` : line;
    const problem = problemOf(parts, name);
    if (problem) return { names: [], problem: `'${shown}': ${problem}` };
    const key = `${name.language} ${text.toLowerCase()}`;
    if (names.has(key)) return { names: [], problem: `'${shown}' is given twice.` };
    names.set(key, name);
  }
  return names.size > MAX_NAMES
    ? { names: [], problem: `at most ${MAX_NAMES} lines.` }
    : { names: [...names.values()] };
};

/** English first, then by language, kind and text. */
const inOrder = <Name extends FunctionName & { kind?: string }>(names: readonly Name[]): Name[] => {
  const keyOf = ({ language, kind = '', text }: Name): string =>
    [language === 'en' ? '' : language, kind, text].join('\u0001');
  return [...names].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
};

export const writeSearchNames = (names: readonly SearchName[]): string =>
  inOrder(names)
    .map(({ text, language, kind, isWhole }) => [text, language, kind, ...(isWhole ? ['whole'] : [])].join(' | '))
    .join('\n');

const MAX_FUNCTION_NAMES = 100;
export const MAX_FUNCTION_NAMES_TEXT = MAX_FUNCTION_NAMES * 110;

export interface FunctionName {
  text: string;
  language: string;
}

/** Reads the names of a function, lines of the form 'text | language'. */
export const readFunctionNames = (lines: string | null | undefined): { names: FunctionName[]; problem?: string } => {
  const { names, problem } = readSearchNames(lines);
  if (problem) return { names: [], problem };
  const wrong = readLines(lines).find((line) => line.split('|').length > 2);
  if (wrong) return { names: [], problem: `'${wrong}' must have the form 'text | language'.` };
  const long = names.find(({ text }) => text.length > 100);
  if (long) return { names: [], problem: `'${long.text.slice(0, 40)}…': can have at most 100 characters.` };
  if (names.length > MAX_FUNCTION_NAMES) return { names: [], problem: `at most ${MAX_FUNCTION_NAMES} lines.` };
  return { names: names.map(({ text, language }) => ({ text, language })) };
};

export const writeFunctionNames = (names: readonly FunctionName[]): string =>
  inOrder(names)
    .map(({ text, language }) => `${text} | ${language}`)
    .join('\n');
