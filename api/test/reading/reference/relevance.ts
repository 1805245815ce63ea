// How well a product answers a search, in plain JavaScript: pg_trgm's likeness by its own description.
import { text, type Row } from './world.ts';

/** In a database whose `lc_ctype` is C, as ours, pg_trgm knows no letters but those of ASCII. */
const trigrams = (words: string): Set<string> =>
  new Set(
    (words.toLowerCase().match(/[a-z0-9]+/g) ?? []).flatMap((word) => {
      const padded = [...`  ${word} `];
      return padded.slice(2).map((_, at) => padded.slice(at, at + 3).join(''));
    }),
  );

const thousandths = (a: string, b: string): number => {
  const [left, right] = [trigrams(a), trigrams(b)];
  const shared = [...left].filter((trigram) => right.has(trigram)).length;
  const share = shared === 0 ? 0 : shared / (left.size + right.size - shared);
  // PostgreSQL makes a number of six digits of it first.
  return Math.floor(Number(Math.fround(share).toPrecision(6)) * 1000 + 1e-9);
};

/** The best sorts first. */
export const relevance = (row: Row, search: string): string => {
  const name = text(row, 'name');
  const wanted = search.trim().replace(/\s+/g, ' ');
  const lower = wanted.toLowerCase();
  const isExact = name.toLowerCase() === lower || row['cas_number'] === wanted;
  const grade = isExact ? 0 : name.toLowerCase().startsWith(lower) ? 1 : 2;
  return `${grade}${String(1000 - thousandths(name, wanted)).padStart(4, '0')} ${name}`;
};
