import type { Place } from './readIdentifiers.ts';
import { decimalOf, NUMBER } from './numbers.ts';
import { UNIT, unitOf, type Unit } from './units.ts';

export interface FoundQuantity extends Place {
  /** In the market's unit. */
  amount: number;
  /** Null for a unit that the market does not have, such as pounds. */
  unit: Unit | null;
  /** True for the size of a bag or drum. */
  isPackaging: boolean;
}

export interface FoundPercentage extends Place {
  /** A decimal text. */
  value: string;
}

const START = String.raw`(?<![\p{L}\d]|\d[.,-])`;
const END = String.raw`(?![\p{L}\d]|[-/·]\s?[\p{L}\d])`;
const CONTAINER =
  '(?:big |super |jumbo )?(?:bags?|sacks?|drums?|ibcs?|totes?|cans?|jerrycans?|canisters?|pails?|cartons?|boxes|box|cylinders?|barrels?|bottles?|pouches|pouch|flexitanks?|fibcs?)';
const MAGNITUDE = String.raw`k(?=[ \p{L}])|thousand|million|mio|mn`;

const quantity = new RegExp(
  String.raw`${START}(?:(\d{1,5}) ?(?:x|\*|${CONTAINER} (?:of|a|@|x|with)?) ?)?(?:(?:${NUMBER}) ?(?:-|to|bis) ?)?(${NUMBER}) ?(?:(${MAGNITUDE}) ?)?(${UNIT})${END}(?: ?(?:net )?(${CONTAINER})(?!\p{L}))?`,
  'giu',
);
const magnitudes: Record<string, number> = { k: 1e3, thousand: 1e3, million: 1e6, mio: 1e6, mn: 1e6 };

const percent = new RegExp(
  String.raw`${START}(?:(?:${NUMBER}) ?(?:-|to) ?)?(${NUMBER}) ?(?:%|percent|per cent|pct|prozent|pour cent|por ciento|por cento)(?!\p{L})`,
  'giu',
);

/** Sums of decimals such as 0.1 × 3 keep a readable number of digits. */
const rounded = (amount: number): number => Number(amount.toPrecision(12));

/**
 * Quantities in a folded text: "20 MT", "2,000 kg", "10 x 25 kg", "5 drums of 200 l", "20–25 t" (the larger). They are taken before
 * anything else, because 50000 of "50000 kg" would be a CAS number.
 */
export const quantitiesIn = (text: string): FoundQuantity[] =>
  [...text.matchAll(quantity)].map((match) => {
    const [whole, times, number = '', magnitude, written = '', container] = match;
    const meaning = unitOf(written);
    const amount =
      Number(decimalOf(number)) *
      Number(times ?? 1) *
      (magnitudes[magnitude?.toLowerCase() ?? ''] ?? 1) *
      (meaning?.times ?? 1);
    return {
      from: match.index,
      to: match.index + whole.length,
      amount: rounded(amount),
      unit: meaning?.unit ?? null,
      isPackaging: container !== undefined && times === undefined,
    };
  });

export const percentagesIn = (text: string): FoundPercentage[] =>
  [...text.matchAll(percent)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    value: decimalOf(match[1] ?? ''),
  }));
