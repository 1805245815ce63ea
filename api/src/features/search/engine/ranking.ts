import type { NameHit } from './candidates.ts';
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
const SUGGESTED = 0.5;
const COMPLETED = 0.8;
const PER_READING = 0.98;

const FIELD_FACTORS: Record<string, number> = { A: 1, B: 0.9, C: 0.75, D: 0.6, W: 0.45 };

const NAME_WEIGHT = 4;
const COVER_WEIGHT = 3;
const OFFERS_WEIGHT = 0.02;

const total = (words: readonly QueryWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0);

const shareOf = (words: readonly QueryWord[], mask: number): number => {
  const all = total(words);
  const covered = words.reduce((sum, { weight }, at) => sum + (mask & (1 << at) ? weight : 0), 0);
  return all > 0 ? covered / all : 0;
};

const kindFactor = ({ kind, isShortened, position }: NameHit): number =>
  (isShortened ? SHORTENED : 1) * (KIND_FACTORS[kind] - (kind === 'use' ? Math.min(position, 50) * PER_PLACE : 0));

/** How much of the query a name covers, times how much names of its kind count. */
const valueOfName = (words: readonly QueryWord[], hit: NameHit): number => {
  const { identifier } = hit;
  if (!identifier) return shareOf(words, hit.mask) * kindFactor(hit);
  const share = identifier.isCertain || words.length === 0 ? 1 : shareOf(words, hit.mask);
  const doubt =
    (identifier.isSuggested ? SUGGESTED : 1) *
    (identifier.isCompleted ? COMPLETED : 1) *
    PER_READING ** identifier.place;
  return share * KIND_FACTORS.identifier * doubt * (hit.isShortened ? SHORTENED : 1);
};

/** The name that explains best why a material was found. */
export const bestName = (words: readonly QueryWord[], hits: readonly NameHit[]): NameHit | undefined =>
  hits.reduce<NameHit | undefined>(
    (best, hit) => (best && valueOfName(words, best) >= valueOfName(words, hit) ? best : hit),
    undefined,
  );

/** The share of the query that the material has in any field, weighted by field. */
export const coverage = (words: readonly QueryWord[], fields: readonly string[]): number => {
  const all = total(words);
  const covered = words.reduce((sum, { weight }, at) => sum + weight * (FIELD_FACTORS[fields[at] ?? ''] ?? 0), 0);
  return all > 0 ? covered / all : 0;
};

/** Exact identifiers first, then names, then words; among equals, the material with more offers. */
export const scoreOf = (
  words: readonly QueryWord[],
  { hits, fields, rank }: { hits: readonly NameHit[]; fields: readonly string[]; rank: number },
): number => {
  const best = bestName(words, hits);
  return (
    NAME_WEIGHT * (best ? valueOfName(words, best) : 0) + COVER_WEIGHT * coverage(words, fields) + OFFERS_WEIGHT * rank
  );
};
