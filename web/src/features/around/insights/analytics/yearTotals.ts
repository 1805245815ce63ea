import { amount, cents, divided } from '../../../../kit/amount.ts';
import type { TradeFiguresFragment } from './TradeFigures.generated.ts';

/** Totals of all months: amount, orders, average order value, awarded auctions, and what the seller has not confirmed. */
export const yearTotals = ({ months, statuses, auctions }: TradeFiguresFragment) => {
  const total = amount(months.reduce((sum, month) => sum + (cents(month.amount) ?? 0n), 0n));
  const orders = months.reduce((sum, month) => sum + month.orders, 0);
  return {
    total,
    orders,
    average: divided(total, orders),
    awarded: auctions.filter(({ outcome }) => outcome === 'awarded').length,
    ended: auctions.length,
    pending: statuses.find(({ status }) => status === 'pending')?.amount,
  };
};

/** ('120.00', '100.00') → 20: the difference in percent, rounded to two decimals. */
export const percentChange = (price: string, start: string): number | undefined => {
  const [now, then] = [cents(price), cents(start)];
  if (now === undefined || !then) return undefined;
  return Math.round(Number(((now - then) * 1_000_000n) / then) / 100) / 100;
};
