import { MAX_WHOLE } from '../../../../rules/values.ts';
import { inOtherUnit } from '../../../../rules/values/otherUnit.ts';
import type { Unit } from '../parsing/units.ts';
import type { ParsedRequest } from './parseRequest.ts';

/** Digits after the point while amounts are converted. */
const DIGITS = 6;
const SCALE = 10n ** BigInt(DIGITS);
const CENT = SCALE / 100n;
const MAX_CENTS = 10n ** 18n;

const scaled = (decimal: string): bigint => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole) * SCALE + BigInt(fraction.slice(0, DIGITS).padEnd(DIGITS, '0'));
};

/** Rounds to cents; null if the amount is zero or exceeds the market's limit. */
const money = (amount: bigint): string | null => {
  const cents = (amount + CENT / 2n) / CENT;
  if (cents <= 0n || cents >= MAX_CENTS) return null;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
};

/** Kilograms per unit of weight. */
const kilograms: Partial<Record<Unit, bigint>> = { MT: 1000n, Tons: 1000n, KG: 1n };

export interface WholeQuantity {
  quantity: number;
  unit: Unit;
}

/** Forms take whole numbers only, so half a ton becomes 500 KG. */
export const wholeQuantity = (asked: ParsedRequest['quantity']): WholeQuantity | null => {
  if (asked === null || asked.unit === null) return null;
  const smaller = asked.unit === 'KG' ? undefined : inOtherUnit(asked.unit, [[asked.amount.toFixed(6), 0]]);
  const [quantity, unit] = [Number(smaller?.texts[0] ?? asked.amount), smaller?.unit ?? asked.unit];
  return Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_WHOLE ? { quantity, unit } : null;
};

/** The price of one unit in millionths of a dollar; null in another currency, or if units cannot be converted. */
const unitPrice = (price: NonNullable<ParsedRequest['price']>, unit: Unit): bigint | null => {
  const amount = (scaled(price.amount) * SCALE) / scaled(String(price.perAmount));
  if (price.per === unit) return amount;
  const [from, to] = [price.per && kilograms[price.per], kilograms[unit]];
  return from && to ? (amount * to) / from : null;
};

/** A price in US dollars for one unit and for everything; null where the request does not say it. */
export const pricesOf = (
  price: ParsedRequest['price'],
  whole: WholeQuantity | null,
): { perUnit: string | null; total: string | null } => {
  const isDollars = price !== null && (price.currency === 'USD' || price.currency === null);
  if (!isDollars) return { perUnit: null, total: null };
  if (price.per === null) {
    const total = scaled(price.amount);
    return { perUnit: whole ? money(total / BigInt(whole.quantity)) : null, total: money(total) };
  }
  const one = unitPrice(price, whole?.unit ?? price.per);
  return {
    perUnit: one === null ? null : money(one),
    total: one === null || whole === null ? null : money(one * BigInt(whole.quantity)),
  };
};
