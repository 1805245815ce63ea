import type { AuctionTerms } from './auctionTerms.ts';
import { courseOf, leaderAt, privateAmounts, publicAmounts } from './bidding.ts';
import type { Bid } from './demoBids.ts';
import type { Member } from './members.ts';
import { toCents, toText } from './money.ts';
import type { Random } from './random.ts';
import { present } from './present.ts';

export interface Bidding {
  bidders: readonly Member[];
  /** Time of the last bid at the latest. */
  until: Date;
  /** Whether the bids reach the reserve. */
  meetsReserve: boolean;
  messages: readonly string[];
}

/** Bids that the auction's rules accept, and the resulting lead. */
export const bidOnAuction = (
  auction: AuctionTerms,
  { bidders, until, meetsReserve, messages }: Bidding,
  random: Random,
) => {
  const course = courseOf(auction);
  const goal = goalOf(auction, meetsReserve, random);
  const amounts =
    auction.bidVisibility === 'public'
      ? publicAmounts(course, bidders.length, goal, random)
      : privateAmounts(course, bidders, Math.abs(goal - course.start), random);
  const aliases = [...new Set(bidders)];
  const times = bidTimes(auction.startTime, until, bidders.length, random);
  const bids = bidders.map((bidder, nth): Bid => ({
    id: random.id(present(times[nth])),
    createdAt: present(times[nth]),
    userId: bidder.id,
    amount: toText(present(amounts[nth])),
    message: random.chance(0.3) ? random.pick(messages) : null,
    auctionId: auction.id,
    rfpId: null,
    offeringId: null,
    status: 'active',
    seq: nth + 1,
    aliasNumber: aliases.indexOf(bidder) + 1,
  }));
  const leading = bids[leaderAt(course, amounts)];
  const standing = {
    leadingAmount: leading?.amount ?? null,
    leaderId: leading?.userId ?? null,
    acceptedBids: bids.length,
    bidders: aliases.length,
  };
  return { bids, leading, standing };
};

/** The target price: slightly past the reserve, or most of the way to it. */
const goalOf = ({ type, startingPrice, reservePrice }: AuctionTerms, meetsReserve: boolean, random: Random): number => {
  const start = toCents(startingPrice);
  const reserve = reservePrice === null ? start * (type === 'forward' ? 1.12 : 0.88) : toCents(reservePrice);
  return start + (reserve - start) * (meetsReserve ? random.within(1.1, 1.35) : random.within(0.4, 0.75));
};

/** Ascending, at least a second apart. */
const bidTimes = (from: Date, until: Date, count: number, random: Random): Date[] => {
  const span = until.getTime() - from.getTime() - count * 1000;
  return Array.from({ length: count }, () => random.within(0.01, 0.99) * span)
    .sort((a, b) => a - b)
    .map((offset, nth) => new Date(from.getTime() + Math.floor(offset) + nth * 1000));
};

export const meetsReserve = ({ type, reservePrice }: AuctionTerms, amount: string): boolean =>
  reservePrice === null ||
  (type === 'forward' ? toCents(amount) >= toCents(reservePrice) : toCents(amount) <= toCents(reservePrice));
