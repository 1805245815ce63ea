import type { Candidate, Candidates, NameHit } from './candidates.ts';
import { claims, type AskedFor } from './claimRule.ts';
import type { FoundMaterial, Reason } from './foundMaterials.ts';
import { isRecognised, type QueryWord } from './queryWord.ts';
import { bestName, scoreOf } from './ranking.ts';

/** A candidate with its place in the answer. */
export interface Judged extends FoundMaterial {
  candidate: Candidate;
  /** Has an identifier, a name, or at least half of the recognised words. */
  isListed: boolean;
}

const HALF = 0.5;

/** Where the words of a candidate were not read: all of them are in strong fields, or unknown. */
const fieldsOf = (words: readonly QueryWord[], { fields, isStrict }: Candidate): string[] =>
  fields ?? words.map(() => (isStrict ? 'C' : ''));

const reasonOf = (
  words: readonly QueryWord[],
  hits: readonly NameHit[],
  fields: readonly string[],
  query: string,
): Reason => {
  const best = bestName(words, hits);
  if (best && best.kind !== 'absent') return { kind: best.kind, text: best.label, language: best.language || null };
  const found = words.filter((_, at) => fields[at]).map(({ start, end }) => query.slice(start, end));
  return { kind: 'words', text: [...new Set(found)].join(' '), language: null };
};

const hasHalf = (words: readonly QueryWord[], fields: readonly string[], hits: readonly NameHit[]): boolean => {
  const recognised = words.map((word, at) => ({ word, at })).filter(({ word }) => isRecognised(word));
  const has = recognised.filter(({ at }) => fields[at] || hits.some(({ mask }) => mask & (1 << at)));
  const weigh = (list: readonly { word: QueryWord }[]): number => list.reduce((sum, { word }) => sum + word.weight, 0);
  return recognised.length > 0 && has.length >= recognised.length * HALF && weigh(has) >= weigh(recognised) * HALF;
};

/** Scores the candidates, says which are results, and puts the best first. Results come before everything else. */
export const judge = (
  query: string,
  words: readonly QueryWord[],
  { hits, candidates }: Candidates,
  hasCertainIdentifier: boolean,
): Judged[] => {
  const byProduct = new Map<string, NameHit[]>();
  for (const hit of hits)
    if (hit.productId) byProduct.set(hit.productId, [...(byProduct.get(hit.productId) ?? []), hit]);
  const asked: AskedFor = {
    words,
    hasIdentifier:
      hasCertainIdentifier ||
      hits.some(
        ({ identifier }) => identifier && !identifier.isSuggested && isWholeQuery(words, identifier.text, query),
      ),
    absent: hits.filter(({ kind }) => kind === 'absent'),
    named: hits.filter(({ kind, identifier }) => !identifier && (kind === 'name' || kind === 'synonym')),
  };
  const judged = candidates.map((candidate): Judged => {
    const own = byProduct.get(candidate.productId) ?? [];
    const fields = fieldsOf(words, candidate);
    return {
      productId: candidate.productId,
      isNearest: !claims(asked, { hits: own, fields }),
      reason: reasonOf(words, own, fields, query),
      score: scoreOf(words, { hits: own, fields, rank: candidate.rank }),
      isListed: own.some(({ identifier }) => identifier) || hasHalf(words, fields, own),
      candidate,
    };
  });
  return judged.sort(
    (a, b) => Number(a.isNearest) - Number(b.isNearest) || b.score - a.score || (a.productId < b.productId ? -1 : 1),
  );
};

const isWholeQuery = (words: readonly QueryWord[], text: string, query: string): boolean =>
  words.length === 0 || text.trim() === query.trim();
