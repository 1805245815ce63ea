import { toCents, type Direction } from './core/money.ts';
import type { Terms, Visibility } from './core/state.ts';

/** The columns that contain an auction's terms; times in milliseconds, amounts as decimal strings. */
export interface TermsRow {
  type: Direction;
  starting_price: string;
  reserve_price: string | null;
  bid_increment: string | null;
  bid_visibility: Visibility;
  start: string | number;
  first_end: string | number;
  auto_extend: boolean;
  auto_extend_duration: number | null;
  max_bidders: number | null;
  pre_qualification_required: boolean;
}

const MINUTE = 60_000;

export const termsOf = (row: TermsRow): Terms => ({
  type: row.type,
  startingPrice: toCents(row.starting_price),
  reservePrice: row.reserve_price === null ? null : toCents(row.reserve_price),
  step: toCents(row.bid_increment ?? '0.01'),
  visibility: row.bid_visibility,
  start: Number(row.start),
  firstEnd: Number(row.first_end),
  extension: row.auto_extend && row.auto_extend_duration ? row.auto_extend_duration * MINUTE : null,
  maxBidders: row.max_bidders,
  preQualification: row.pre_qualification_required,
});
