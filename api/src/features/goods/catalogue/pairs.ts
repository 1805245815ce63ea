// Lists and name-value pairs as lines of text, as in forms and CSV files.
import { optionalText } from '../../../rules/values.ts';

export type Pairs = Record<string, string | string[]>;

/** Names whose values are lists: each value has a line of its own. */
const LISTS: ReadonlySet<string> = new Set(['hazard_statements']);
const MAX_PAIRS = 100;
const MAX_NAME = 60;
const MAX_VALUE = 1_000;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** The lines that are not blank, trimmed. */
export const readLines = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Reads lines of the form 'name: value'; `problem` says what is wrong with the first wrong line. */
export const readPairs = (text: string | null | undefined): { pairs: Pairs; problem?: string } => {
  const pairs: Pairs = {};
  const wrong = (problem: string) => ({ pairs, problem });
  for (const line of readLines(text)) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).trim();
    const value = line.slice(at + 1).trim();
    const shown = line.length > 40 ? `${line.slice(0, 40)}…` : line;
    if (at < 1 || !name || !value) return wrong(`'${shown}' must have the form 'name: value'.`);
    if (name.length > MAX_NAME || FORBIDDEN.has(name))
      return wrong(`'${shown}': the name must have at most ${MAX_NAME} characters.`);
    if (value.length > MAX_VALUE) return wrong(`'${name}' can have at most ${MAX_VALUE} characters.`);
    const earlier = pairs[name];
    if (LISTS.has(name)) pairs[name] = [...(Array.isArray(earlier) ? earlier : []), value];
    else if (earlier === undefined) pairs[name] = value;
    else return wrong(`'${name}' is given twice.`);
  }
  return Object.keys(pairs).length > MAX_PAIRS ? wrong(`at most ${MAX_PAIRS} lines.`) : { pairs };
};

const oneLine = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s*[\r\n]+\s*/g, ' ');

export const writePairs = (pairs: Readonly<Record<string, unknown>>): string =>
  Object.entries(pairs)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${name}: ${oneLine(one)}`))
    .join('\n');

/** Optional lines that `read` understands, or says what is wrong with them; blank becomes null. */
export const linesFor = (
  label: string,
  max: number,
  read: (lines: string | null | undefined) => { problem?: string },
) =>
  optionalText(label, max).test('lines', (value, { createError }) => {
    const { problem } = read(value);
    return problem === undefined || createError({ message: `${label}: ${problem}` });
  });
