import { cents } from '../../kit/amount.ts';

type Standing = {
  type: 'forward' | 'reverse';
  startingPrice: string;
  /** Null to whoever may not know it. */
  currentPrice: string | null;
};

/** The price a bid is held against, as far as the viewer knows it. */
export const expectedPrice = ({ currentPrice, startingPrice }: Standing) => currentPrice ?? startingPrice;

/** True where a bid is more than half as much again beyond the price: it may have a digit too many or too few. */
export function isJump(standing: Standing, bid: string): boolean {
  const price = cents(expectedPrice(standing));
  const offered = cents(bid);
  if (price === undefined || offered === undefined) return false;
  return standing.type === 'forward' ? offered * 2n > price * 3n : offered * 2n < price;
}
