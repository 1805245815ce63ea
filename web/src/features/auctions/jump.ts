import { isJump as needsConfirmation } from 'api/auction-core/bidRules';
import { isBetter } from 'api/auction-core/money';
import { cents } from '../../kit/amount.ts';

type Standing = {
  type: 'forward' | 'reverse';
  startingPrice: string;
  /** Null if the viewer may not see it. */
  currentPrice: string | null;
};

/** The price that a bid is compared with, if the viewer may see it. */
export const expectedPrice = ({ currentPrice, startingPrice }: Standing) => currentPrice ?? startingPrice;

/** Whether the engine would ask for a confirmation of a bid that beats the price by so much. */
export function isJump(standing: Standing, bid: string): boolean {
  const price = cents(expectedPrice(standing));
  const amount = cents(bid);
  if (price === undefined || amount === undefined || !isBetter(standing.type, amount, price)) return false;
  return needsConfirmation({ amount, expectedPrice: price, confirmed: false });
}
