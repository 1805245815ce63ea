import { isJump, nextBid } from './nextBid.ts';

const auction = {
  type: 'forward' as const,
  startingPrice: '1000.00',
  currentPrice: '1200.00' as string | null,
  bidIncrement: '50.00' as string | null,
  bidCount: 3 as number | null,
};
const reverse = { ...auction, type: 'reverse' as const };

it('is one step above the price of a forward auction, below that of a reverse one', () => {
  expect(nextBid(auction)).toBe('1250.00');
  expect(nextBid(reverse)).toBe('1150.00');
});

it('is a cent where the auction names no step', () => {
  expect(nextBid({ ...auction, bidIncrement: null })).toBe('1200.01');
});

it('is the starting price before the first bid and where the price is hidden', () => {
  expect(nextBid({ ...auction, currentPrice: '1000.00', bidCount: 0 })).toBe('1000.00');
  expect(nextBid({ ...auction, currentPrice: null, bidCount: 4 })).toBe('1000.00');
  expect(nextBid({ ...auction, currentPrice: null, bidCount: null })).toBe('1000.00');
});

it('never falls below nothing', () => {
  expect(nextBid({ ...reverse, currentPrice: '20.00' })).toBe('0.00');
});

it('asks again from more than half as much beyond the price', () => {
  expect(isJump(auction, '1800.00')).toBe(false);
  expect(isJump(auction, '1800.01')).toBe(true);
  expect(isJump(reverse, '600.00')).toBe(false);
  expect(isJump(reverse, '599.99')).toBe(true);
  expect(isJump(auction, 'much')).toBe(false);
});
