import { NO_RECORDS, recordsAfter } from './records.ts';
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
  expect(recordsAfter(NO_RECORDS, { type: 'maximum_raised', bidder: 1, maxAmount: '5.00' })).toBe(NO_RECORDS);
});

test('what is no bid leaves the standing bids alone', () => {
  const records = { standing: [bid(1, 1, 100_00n)], passed: [] };
  expect(recordsAfter(records, { type: 'opened' })).toBe(records);
});

test('whoever it was awarded to is kept, and nobody where nothing was awarded', () => {
  const closed = { type: 'closed', outcome: 'awarded', winner: 2, bid: 2, price: '110.00' } as const;
  const first = recordsAfter(NO_RECORDS, closed);
  expect(recordsAfter(first, { type: 'awarded_next', bidder: 1, bid: 1, price: '100.00' }).passed).toEqual([2, 1]);
  const nothing = { type: 'closed', outcome: 'no_bids', winner: null, bid: null, price: null } as const;
  expect(recordsAfter(NO_RECORDS, nothing)).toBe(NO_RECORDS);
});
