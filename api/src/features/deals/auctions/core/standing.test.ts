import { NO_RECORDS, recordsAfter } from './bidHistory.ts';
import { someTerms } from '../../../../../test/simulation/anAuction.ts';
import { leadOf } from './standing.ts';

const bid = (number: number, bidder: number, amount: bigint, maxAmount: bigint | null = null) => ({
  bid: number,
  bidder,
  amount,
  maxAmount,
});

test('a raise changes the lead only for the bid it belongs to', () => {
  const bids = [bid(1, 1, 100_00n), bid(2, 2, 110_00n)];
  const raise = { ...bid(1, 1, 100_00n, 500_00n), isRaise: true };
  expect(leadOf(someTerms(), [...bids, raise])).toEqual({ leader: 2, leaderBid: 2, price: 110_00n, max: null });
  expect(leadOf(someTerms(), [raise])).toBeNull();
});

test('a raise without a bid is ignored', () => {
  expect(recordsAfter(NO_RECORDS, { type: 'maximum_raised', bidder: 1, maxAmount: '5.00' })).toBe(NO_RECORDS);
});

test('events other than bids leave the bid history unchanged', () => {
  const records = { standing: [bid(1, 1, 100_00n)], passed: [] };
  expect(recordsAfter(records, { type: 'opened' })).toBe(records);
});

test('every winner is recorded, and nobody if nothing was awarded', () => {
  const closed = { type: 'closed', outcome: 'awarded', winner: 2, bid: 2, price: '110.00' } as const;
  const first = recordsAfter(NO_RECORDS, closed);
  expect(recordsAfter(first, { type: 'awarded_next', bidder: 1, bid: 1, price: '100.00' }).passed).toEqual([2, 1]);
  const nothing = { type: 'closed', outcome: 'no_bids', winner: null, bid: null, price: null } as const;
  expect(recordsAfter(NO_RECORDS, nothing)).toBe(NO_RECORDS);
});
