import { expectedPrice, isJump } from './jump.ts';

const auction = { type: 'forward' as const, startingPrice: '1000.00', currentPrice: '1200.00' as string | null };
const reverse = { ...auction, type: 'reverse' as const };

it('asks for confirmation if a bid is more than half beyond the price', () => {
  expect(isJump(auction, '1800.00')).toBe(false);
  expect(isJump(auction, '1800.01')).toBe(true);
  expect(isJump(reverse, '600.00')).toBe(false);
  expect(isJump(reverse, '599.99')).toBe(true);
  expect(isJump(auction, 'much')).toBe(false);
});

it('compares with the starting price if the price is hidden', () => {
  expect(expectedPrice({ ...auction, currentPrice: null })).toBe('1000.00');
  expect(isJump({ ...auction, currentPrice: null }, '1500.01')).toBe(true);
});
