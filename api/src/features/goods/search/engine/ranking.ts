import type { Field } from '../index/productDocument.ts';
import type { NameHit } from './candidates.ts';
import type { Match } from './exactMatch.ts';
import type { QueryWord } from './queryWord.ts';

const KIND_FACTORS: Record<NameHit['kind'], number> = {
  identifier: 3,
  name: 1.02,
  synonym: 1,
  use: 0.8,
  category: 0.7,
  absent: 0,
};
const SHORTENED = 0.97;
const PER_PLACE = 0.004;
const MAX_PLACES = 50;

const FIELD_FACTORS: Partial<Record<string, number>> = { A: 1, B: 0.9, C: 0.75, D: 0.45 } satisfies Record<
  Field,
  number
>;

const NAME_WEIGHT = 4;
const COVER_WEIGHT = 3;
const OFFERS_WEIGHT = 0.02;

/** The share of the query's weight that is covered, each word by a factor. */
const shareOf = (words: readonly QueryWord[], factorOf: (at: number) => number): number => {
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const covered = words.reduce((sum, { weight }, at) => sum + weight * factorOf(at), 0);
  return all > 0 ? covered / all : 0;
};

/** How much of the query a name covers, times how much names of its kind count. */
const valueOf = (words: readonly QueryWord[], { mask, kind, identifier, isShortened, position }: NameHit): number => {
  const isWhole = identifier && (identifier.isCertain || words.length === 0);
  const share = isWhole ? 1 : shareOf(words, (at) => (mask & (1 << at) ? 1 : 0));
  const factor = identifier
    ? KIND_FACTORS.identifier * identifier.likelihood
    : KIND_FACTORS[kind] - (kind === 'use' ? Math.min(position, MAX_PLACES) * PER_PLACE : 0);
  return share * factor * (isShortened ? SHORTENED : 1);
};

/** The name that explains best why a material was found. */
export const bestName = (words: readonly QueryWord[], hits: readonly NameHit[]): NameHit | undefined =>
  hits.reduce<NameHit | undefined>(
    (best, hit) => (best && valueOf(words, best) >= valueOf(words, hit) ? best : hit),
    undefined,
  );

/** Exact identifiers first, then names, then words; among equals, the material with more offers. */
export const scoreOf = (words: readonly QueryWord[], { hits, fields, rank }: Match & { rank: number }): number => {
  const best = bestName(words, hits);
  return (
    NAME_WEIGHT * (best ? valueOf(words, best) : 0) +
    COVER_WEIGHT * shareOf(words, (at) => FIELD_FACTORS[fields[at] ?? ''] ?? 0) +
    OFFERS_WEIGHT * rank
  );
};
