// Series of amounts that an auction's rules accept. The direction is a sign: forward +1, reverse -1.
import type { AuctionTerms } from './auctionTerms.ts';
import { roundTo, toCents } from './money.ts';
import type { Random } from './random.ts';
import { present } from './present.ts';

export interface Course {
  sign: 1 | -1;
  start: number;
  step: number;
  /** The granularity of bids. */
  grain: number;
}

export const courseOf = ({ type, startingPrice, bidIncrement }: AuctionTerms): Course => {
  const start = toCents(startingPrice);
  const step = bidIncrement === null ? 0 : toCents(bidIncrement);
  const grain = Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(step, start * 0.004))) - 1));
  return { sign: type === 'forward' ? 1 : -1, start, step: step || grain, grain };
};

/** Each amount beats the previous one by at least a step; the last is close to `goal`. */
export const publicAmounts = (course: Course, count: number, goal: number, random: Random): number[] => {
  const { sign, start, step, grain } = course;
  const distance = Math.max(0, sign * (goal - start) - count * step);
  // Many auctions open at exactly the starting price.
  const weights = Array.from({ length: count }, (_, nth) =>
    nth === 0 && random.chance(0.5) ? 0 : random.within(0.3, 1),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  let amount = start;
  return weights.map((weight, nth) => {
    const extra = weight === 0 ? 0 : roundTo(Math.round((distance * weight) / sum), grain);
    amount += sign * (nth === 0 ? extra : step + extra);
    return amount;
  });
};

/** For auctions without public bids: each bidder improves only on their own last bid. */
export const privateAmounts = <Bidder>(
  course: Course,
  bidders: readonly Bidder[],
  reach: number,
  random: Random,
): number[] => {
  const { sign, start, step, grain } = course;
  const last = new Map<Bidder, number>();
  return bidders.map((bidder) => {
    const before = last.get(bidder);
    const extra = roundTo(Math.round(random.within(0.1, 0.7) * reach), grain);
    const amount =
      before === undefined ? start + sign * extra : before + sign * (step + roundTo(Math.round(extra / 6), grain));
    last.set(bidder, amount);
    return amount;
  });
};

/** Index of the best amount; of equal ones the earlier. */
export const leaderAt = ({ sign }: Course, amounts: readonly number[]): number =>
  amounts.reduce((best, amount, nth) => (sign * (amount - present(amounts[best])) > 0 ? nth : best), 0);
