import { amount, cents, divided } from '../../../kit/amount.ts';
import type { TradeFiguresFragment } from './TradeFigures.generated.ts';

/** Totals of all months: amount, orders, average order value and awarded auctions. */
export const yearTotals = ({ months, auctions }: TradeFiguresFragment) => {
  const total = amount(months.reduce((sum, month) => sum + (cents(month.amount) ?? 0n), 0n));
  const orders = months.reduce((sum, month) => sum + month.orders, 0);
  return {
    total,
    orders,
    average: divided(total, orders),
    awarded: auctions.filter(({ outcome }) => outcome === 'awarded').length,
    ended: auctions.length,
  };
};

/** ('120.00', '100.00') → 20: the difference in percent, with two decimals. */
export const percentChange = (price: string, start: string): number | undefined => {
  const [now, then] = [cents(price), cents(start)];
  if (now === undefined || !then) return undefined;
  return Number(((now - then) * 10_000n) / then) / 100;
};
