// Every text that the specification quotes, by section of docs/specification-coverage.md, which some browser test must see.
// `{…}` stands for a value; `instead` is the text that the page shows instead; `heldBy` is the test of a text that no
// page shows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Departure = { text: string; why: string; instead?: string; heldBy?: string };
export type Quoted = { section: string; text: string; heldBy?: string; isSaidBy: (line: string) => boolean };

const values: Record<string, string> = {
  n: '\\d[\\d,]*',
  d: '\\d+',
  h: '\\d+',
  m: '\\d+',
  date: '[A-Z][a-z]{2} \\d{1,2}, \\d{4}',
  unit: '[A-Za-z]+',
  cas: '\\d{2,7}-\\d{2}-\\d',
  money: '\\$[\\d,]+\\.\\d{2}',
  ago: '(?:\\d+ \\w+|less than a minute) ago',
};

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Whether a line of a page is this text with any values. */
function lineMatcher(text: string): (line: string) => boolean {
  if (!text.includes('{')) return (line) => line === text;
  const source = escaped(text).replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '.+');
  const pattern = new RegExp(`^${source}$`);
  return (line) => pattern.test(line);
}

const asDeparture = (entry: string | Departure): Departure =>
  typeof entry === 'string' ? { text: entry, why: '' } : entry;

const texts = JSON.parse(readFileSync(join(import.meta.dirname, 'specificationTexts.json'), 'utf8')) as Record<
  string,
  (string | Departure)[]
>;

export const quoted: readonly Quoted[] = Object.entries(texts).flatMap(([section, entries]) =>
  entries.map(asDeparture).map(({ text, instead = text, heldBy }) => ({
    section,
    text: instead === text ? text : `${text} (as '${instead}')`,
    heldBy,
    isSaidBy: lineMatcher(instead),
  })),
);
