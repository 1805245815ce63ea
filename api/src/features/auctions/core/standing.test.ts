import { standingAfter } from './records.ts';
import { someTerms } from './simulation/anAuction.ts';
import { leadOf } from './standing.ts';

const bid = (number: number, bidder: number, amount: bigint, maxAmount: bigint | null = null) => ({
  bid: number,
  bidder,
  amount,
  maxAmount,
});

test('a raise is for the bid it belongs to, and for nobody else', () => {
  const bids = [bid(1, 1, 100_00n), bid(2, 2, 110_00n)];
  const raise = { ...bid(1, 1, 100_00n, 500_00n), isRaise: true };
  expect(leadOf(someTerms(), [...bids, raise])).toEqual({ leader: 2, leaderBid: 2, price: 110_00n, max: null });
  expect(leadOf(someTerms(), [raise])).toBeNull();
});

test('a raise nobody’s bid stands behind is left out', () => {
  expect(standingAfter([], { type: 'maximum_raised', bidder: 1, maxAmount: '5.00' })).toEqual([]);
});

test('what is no bid leaves the standing bids alone', () => {
  const standing = [bid(1, 1, 100_00n)];
  expect(standingAfter(standing, { type: 'opened' })).toBe(standing);
});
