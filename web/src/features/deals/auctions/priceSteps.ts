import { cents } from '../../../kit/amount.ts';

type PricedBid = { amount: string; createdAt: string; status: string };
type Step = { at: number; amount: string; value: number };

/**
 * The price over time, from bids with the newest first: each improvement, and finally the current price, which
 * automatic bidding may have moved further.
 */
export const priceSteps = (bids: readonly PricedBid[], type: 'forward' | 'reverse', price: string | null): Step[] => {
  const steps: Step[] = [];
  const newest = bids[0];
  const now = price !== null && newest ? [{ amount: price, createdAt: newest.createdAt, status: 'active' }] : [];
  for (const { amount, createdAt, status } of [...bids.toReversed(), ...now]) {
    const value = Number(cents(amount) ?? 0n) / 100;
    const last = steps.at(-1);
    const isBetter = !last || (type === 'forward' ? value > last.value : value < last.value);
    if (status !== 'voided' && isBetter) steps.push({ at: Date.parse(createdAt), amount, value });
  }
  return steps;
};
