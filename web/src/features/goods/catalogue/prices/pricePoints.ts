import { money } from '../../../../kit/format.ts';
import type { ChartPoint } from '../../../../kit/ui/chartLine.ts';

type Price = { day: string; price: string };

const DAY = 86_400_000;

/** Prices are daily: days without one are a gap. */
export const daily = { gap: DAY };

export const pricePoints = (history: readonly Price[], unit: string): ChartPoint[] =>
  history.map(({ day, price }) => ({ at: Date.parse(day), value: Number(price), text: `${money(price)} / ${unit}` }));

/** The lowest and the highest price. */
export const extremes = (history: readonly Price[]): [low: string, high: string] | undefined => {
  const prices = history.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b));
  const [low, high] = [prices[0], prices.at(-1)];
  return low && high ? [low, high] : undefined;
};

type Order = { createdAt: string; number: string; status: string; unit: string | null; unitPrice: string | null };

/** A point with the number of its order. */
type Purchase = ChartPoint & { number: string };

const perKg: Partial<Record<string, number>> = { KG: 1, MT: 1_000, Tons: 1_000 };

/** Own purchases in US dollars per this unit since the first of these days; those for units that cannot be compared are left out. */
export const purchasesOf = (orders: readonly Order[], unit: string, since: number): Purchase[] =>
  orders.flatMap(({ createdAt, number, status, unit: bought, unitPrice }) => {
    const day = Date.parse(createdAt.slice(0, 10));
    const [from, to] = [perKg[bought ?? ''], perKg[unit]];
    const factor = bought === unit ? 1 : from && to ? to / from : undefined;
    if (!factor || unitPrice === null || status === 'cancelled' || day < since) return [];
    const value = Math.round(Number(unitPrice) * factor * 100) / 100;
    return [{ at: day, value, number, text: `${money(value)} / ${unit}, your order ${number}` }];
  });

type Commodity = { symbol: string; unit: string; currency: string; history: readonly Price[] };

/** What the chart shows, as CSV: the index, then the own purchases with the numbers of their orders. */
export const priceFile = (
  { symbol, unit, currency, history }: Commodity,
  region: string,
  purchases: readonly Purchase[],
): string =>
  [
    ['symbol', 'region', 'day', 'price', 'currency', 'unit', 'order'],
    ...history.map(({ day, price }) => [symbol, region, day, price, currency, unit, '']),
    ...purchases.map(({ at, value, number }) => [
      ...[symbol, '', new Date(at).toISOString().slice(0, 10), value.toFixed(2)],
      ...[currency, unit, number],
    ]),
  ]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');
