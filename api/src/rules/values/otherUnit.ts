import { money, whole } from '../values.ts';
import { millionthsOf, nearest, readAmount, written } from './readNumber.ts';
import { readUnit, type Unit } from './readUnit.ts';

// Quantities are whole and prices have two decimals: what does not fit is written in a smaller or a larger unit.

const NEXT: Partial<Record<Unit, Unit>> = { MT: 'KG', Tons: 'KG', KG: 'MT' };

/** A quantity or a price as it was typed, and the decimals that it may have. */
export type Figure = readonly [text: string, decimals: 0 | 2];

/** As it is written, also a thousand times as much or as little; undefined if it has too many decimals then. */
const fitting = ([text, decimals]: Figure, times = 1n, by = 1n): string | undefined => {
  if (!text.trim()) return '';
  const value = millionthsOf(text);
  return value === undefined || (value * times) % by ? undefined : written((value * times) / by, decimals);
};

/**
 * Quantities and prices for one unit, as they are in another unit: 22.68 MT are 22680 KG, 0.6125 for a KG is 612.50 for an MT. Blank texts
 * stay blank, prices have two decimals. Undefined if all of them fit as they are, or if one would not fit either.
 */
export const inOtherUnit = (unit: string, figures: readonly Figure[]): { unit: Unit; texts: string[] } | undefined => {
  const from = readUnit(unit);
  const to = from && NEXT[from];
  const texts = figures.map((each) => ((to === 'KG') === !each[1] ? fitting(each, 1000n) : fitting(each, 1n, 1000n)));
  const isHelp = figures.some((each) => fitting(each) === undefined) && !texts.includes(undefined);
  return to && isHelp ? { unit: to, texts: texts as string[] } : undefined;
};

/** What figures can be where one does not fit: all of them in another unit, else, and where a record fixes the unit, the first with those beside it. */
export const waysOut = (
  unit: string,
  figures: readonly Figure[],
  isFixed = false,
): { unit?: Unit; texts: string[] }[] => {
  const other = isFixed ? undefined : inOtherUnit(unit, figures);
  if (other) return [other];
  const near = figures.map((each) => nearest(...each));
  const at = near.findIndex(({ length }) => length > 0);
  return (near[at] ?? []).map((value) => ({ texts: figures.map(([text], nth) => (nth === at ? value : text)) }));
};

/** A number as the market writes it, because a comma must not mean two things in one sentence. */
const shown = (text: string): string =>
  Number(readAmount(text).value).toLocaleString('en-US', { maximumFractionDigits: 6 });

/** A whole quantity; one with decimals is told as it is in the smaller unit. */
export const quantity = (label: string, specified?: string) =>
  whole(label, specified, (given, { unit }) => {
    const other = inOtherUnit(String(unit), [[given, 0]]);
    const same = other && `${shown(given)} ${String(unit)} are ${shown(String(other.texts[0]))} ${other.unit}`;
    return same && `${label} must be a whole number: ${same}.`;
  });

/** A price, by default for one unit: with more than two decimals it is told as it is for the larger unit. */
export const unitPrice = (label: string, specified?: string, isPerUnit = (_: Record<string, unknown>) => true) =>
  money(label, specified, (given, values) => {
    const unit = String(values['unit']);
    const other = isPerUnit(values) ? inOtherUnit(unit, [[given, 2]]) : undefined;
    const same = other && `${shown(given)} per ${unit} is ${other.texts[0]} per ${other.unit}`;
    return same && `${label} must have at most 2 decimals: ${same}.`;
  });
