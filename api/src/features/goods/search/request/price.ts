import { decimalOf, NUMBER } from '../parsing/numbers.ts';
import type { Place } from '../parsing/readIdentifiers.ts';
import { UNIT, unitOf, type Unit } from '../parsing/units.ts';

export interface FoundPrice extends Place {
  /** A decimal text. */
  amount: string;
  /** ISO code; null if none is written. */
  currency: string | null;
  /** The market's unit that the price is for; null if it is for everything. */
  per: Unit | null;
  /** Quantity in that unit: a price per gram is for 0.001 KG. */
  perAmount: number;
  /** True for "max", "under" and the like. */
  isLimit: boolean;
}

const currencies: [string, string][] = [
  ['USD', String.raw`us\$|usd|us dollars?|dollars?|\$`],
  ['EUR', 'eur|euros?|€'],
  ['GBP', 'gbp|£'],
  ['INR', 'inr|rs\\.?|rupees?|₹'],
  ['CNY', 'cny|rmb|yuan'],
  ['JPY', 'jpy|¥'],
  ['CHF', 'chf'],
  ['BRL', String.raw`brl|r\$|reais`],
  ['AED', 'aed'],
];
const CURRENCY = currencies.map(([, pattern]) => pattern).join('|');
const LIMIT =
  'max(?:imum)?\\.?|up to|under|below|less than|(?:not|no) more than|at most|not above|budget|target(?: price)?|ceiling|limit|<=?|≤';
const PRICE = 'price|at|@|for';

const pattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:(${LIMIT})(?:[ :]+(?:price|of|is))*|${PRICE})[ :]*)?(?:(${CURRENCY})(?![a-z]) ?)?(?<![\d.,])(${NUMBER})( ?k(?![\p{L}\d]))? ?(?:(${CURRENCY})(?!\p{L}))?(?: ?(?:\/|per|a|the|p)? ?(?<=\/ ?|per |a |the |p)(${UNIT})(?!\p{L}))?`,
  'giu',
);

const codeOf = (written: string): string | null =>
  currencies.find(([, each]) => new RegExp(`^(?:${each})$`, 'iu').test(written))?.[0] ?? null;

/** The first price of a folded text: "max 400 USD/MT", "under $400 per ton", "< 2 EUR/kg", "budget 9,000". */
export const priceIn = (text: string): FoundPrice | undefined => {
  for (const match of text.matchAll(pattern)) {
    const [whole, limit, before, number = '', thousands, after, unit] = match;
    const currency = codeOf(before ?? after ?? '');
    // A number alone is a quantity or a grade.
    if (currency === null && !(limit !== undefined && (unit !== undefined || /budget|target|price/iu.test(limit))))
      continue;
    const meaning = unit === undefined ? undefined : unitOf(unit);
    if (unit !== undefined && currency === null && !/\/|per/u.test(whole)) continue;
    // Pounds and gallons are not units of the market.
    if (unit !== undefined && meaning === undefined) continue;
    return {
      from: match.index,
      to: match.index + whole.trimEnd().length,
      amount: thousands ? String(Number(decimalOf(number)) * 1000) : decimalOf(number),
      currency,
      per: meaning?.unit ?? null,
      perAmount: meaning?.times ?? 1,
      isLimit: limit !== undefined,
    };
  }
  return undefined;
};
