import { amountOf, centsOf, toAmount, toCents } from './money.ts';

test.each([
  ['0.01', 1n],
  ['0.1', 10n],
  ['1', 100n],
  ['12.34', 1_234n],
  ['0012.30', 1_230n],
  ['9999999999999999.99', 999_999_999_999_999_999n],
])('%s is %d hundredths', (amount, cents) => {
  expect(toCents(amount)).toBe(cents);
});

test.each([
  '',
  ' ',
  '1e3',
  '-5',
  '+5',
  'NaN',
  'Infinity',
  ' 12 ',
  '12\n',
  '1.234',
  '1.',
  '.5',
  '1,000',
  '0x10',
  '١٢',
  '1.2.3',
])('%j is not a valid amount', (amount) => {
  expect(() => toCents(amount)).toThrow(`Invalid amount: ${amount}`);
});

test.each([
  [1n, '0.01'],
  [10n, '0.10'],
  [100n, '1.00'],
  [999_999_999_999_999_999n, '9999999999999999.99'],
])('%d hundredths are %s', (cents, amount) => {
  expect(toAmount(cents)).toBe(amount);
});

test('null stays null', () => {
  expect(centsOf(null)).toBeNull();
  expect(amountOf(null)).toBeNull();
  expect(amountOf(undefined)).toBeNull();
  expect([centsOf('1.00'), amountOf(100n)]).toEqual([100n, '1.00']);
});
