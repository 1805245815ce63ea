import { Bidders } from './bidders.ts';
import { newBidder } from './state.ts';

const numbers = [1, 31, 32, 33, 2_000];

test('finds a bidder by alias and no bidder for an unknown alias', () => {
  const bidders = Bidders.of(numbers.map(newBidder));
  expect(numbers.map((alias) => bidders.get(alias)?.alias)).toEqual(numbers);
  expect([0, 2, 64, 2_001].map((alias) => bidders.get(alias))).toEqual([undefined, undefined, undefined, undefined]);
});

test('lists bidders by alias, whatever order they were added in', () => {
  const bidders = Bidders.of([2_000, 1, 33].map(newBidder)).with(newBidder(32)).with(newBidder(31));
  expect(bidders.values().map(({ alias }) => alias)).toEqual(numbers);
});

test('a change leaves the previous version unchanged', () => {
  const before = Bidders.of(numbers.map(newBidder));
  const after = before.with({ ...newBidder(32), lastBid: 7 }).with(newBidder(3));
  expect(before.get(32)?.lastBid).toBeNull();
  expect(before.get(3)).toBeUndefined();
  expect(after.get(32)?.lastBid).toBe(7);
  expect(after.values()).toHaveLength(numbers.length + 1);
});
