import { money, whole } from '../values.ts';
import { readAmount, readNumber } from './readNumber.ts';
import { readUnit, type Unit } from './readUnit.ts';

// Quantities are whole and prices have two decimals: what does not fit is written in a smaller or a larger unit.

const NEXT: Partial<Record<Unit, Unit>> = { MT: 'KG', Tons: 'KG', KG: 'MT' };

/** '22.68' thousand times is '22680', by -3 places '0.02268'. */
const shifted = (value: string, places: 3 | -3): string => {
  const [whole = '', part = ''] = value.split('.');
  const digits = whole.padStart(4, '0') + part.padEnd(3, '0');
  const point = Math.max(whole.length, 4) + places;
  const [before, after] = [digits.slice(0, point).replace(/^0+(?=\d)/, ''), digits.slice(point).replace(/0+$/, '')];
  return after ? `${before}.${after}` : before;
};

/**
 * Quantities and prices for one unit, as they are in another unit: 22.68 MT are 22680 KG, 0.6125 for a KG is 612.50 for an MT. Blank texts
 * stay blank, prices have two decimals. Undefined if all of them fit as they are, or if one would not fit either.
 */
export const inOtherUnit = (
  unit: string,
  quantities: readonly string[],
  prices: readonly string[],
): ({ unit: Unit } & Figures) | undefined => {
  const from = readUnit(unit);
  const to = from && NEXT[from];
  const places = to === 'KG' ? 3 : -3;
  const written = {
    quantities: quantities.map((text) => read(text, readNumber)),
    prices: prices.map((text) => read(text, readAmount)),
  };
  const other = {
    quantities: written.quantities.map((value) => value && shifted(value, places)),
    prices: written.prices.map((value) => value && shifted(value, places === 3 ? -3 : 3)),
  };
  if (!to || fits(written) || !fits(other)) return undefined;
  return { unit: to, quantities: other.quantities, prices: other.prices.map(withCents) };
};

/** The plain number; a text that cannot be read stays, and fits nowhere. */
const read = (text: string, reader: typeof readNumber): string =>
  reader(text).value?.replace(/\.0*$/, '') ?? text.trim();

type Figures = Record<'quantities' | 'prices', string[]>;

const fits = (all: Figures): boolean =>
  all.quantities.every((value) => /^\d*$/.test(value)) &&
  all.prices.every((value) => /^(\d+(\.\d{1,2})?)?$/.test(value));

const withCents = (price: string): string => {
  const [whole = '', part = ''] = price.split('.');
  return whole && `${whole}.${part.padEnd(2, '0')}`;
};

/** A whole quantity; one with decimals is told as it is in the smaller unit. */
export const quantity = (label: string, specified?: string) =>
  whole(label, specified, (written, { unit }) => {
    const other = inOtherUnit(String(unit), [written], []);
    if (!other) return undefined;
    const same = `${Number(other.quantities[0]).toLocaleString('en-US')} ${other.unit}`;
    return `${label} must be a whole number: ${written.trim()} ${unit} are ${same}.`;
  });

/** A price for one unit; one with more than two decimals is told as it is for the larger unit. */
export const unitPrice = (label: string) =>
  money(label, undefined, (written, { unit }) => {
    const other = inOtherUnit(String(unit), [], [written]);
    if (!other) return undefined;
    return `${label} must have at most 2 decimals: ${written.trim()} per ${unit} is ${other.prices[0]} per ${other.unit}.`;
  });
