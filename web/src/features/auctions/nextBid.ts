import { amount, cents } from '../../kit/amount.ts';

type Standing = {
  type: 'forward' | 'reverse';
  startingPrice: string;
  /** Null to whoever may not know it. */
  currentPrice: string | null;
  bidIncrement: string | null;
  /** Null to whoever may not know it. */
  bidCount: number | null;
};

/** The smallest bid that leads (forward) or the largest (reverse), as far as this viewer can know it. */
export function nextBid({ type, startingPrice, currentPrice, bidIncrement, bidCount }: Standing): string {
  const current = currentPrice === null ? undefined : cents(currentPrice);
  if (!bidCount || current === undefined) return startingPrice;
  const step = cents(bidIncrement ?? '0.01') ?? 1n;
  if (type === 'forward') return amount(current + step);
  return amount(current > step ? current - step : 0n);
}

/** True where a bid is more than half as much again beyond the price: it may have a digit too many or too few. */
export function isJump({ type, currentPrice, startingPrice }: Standing, bid: string): boolean {
  const price = cents(currentPrice ?? startingPrice);
  const offered = cents(bid);
  if (price === undefined || offered === undefined) return false;
  return type === 'forward' ? offered * 2n > price * 3n : offered * 2n < price;
}
