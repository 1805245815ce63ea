import { amount, cents, divided, isRounded, multiplied } from './amount.ts';

it.each([
  ['12', 1200n],
  ['12.5', 1250n],
  ['0.01', 1n],
  [' 7.25 ', 725n],
  ['1.234', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%j is %s cents', (text, sum) => expect(cents(text)).toBe(sum));

it('writes cents with two decimals', () => {
  expect(amount(5n)).toBe('0.05');
  expect(amount(1234567890123456789n)).toBe('12345678901234567.89');
});

it('multiplies a price by a quantity without rounding', () => {
  expect(multiplied('0.10', '3')).toBe('0.30');
  expect(multiplied('9999999999.99', '1000')).toBe('9999999999990.00');
  expect(multiplied('10', '0')).toBeUndefined();
  expect(multiplied('10', '1.5')).toBeUndefined();
  expect(multiplied('ten', '1')).toBeUndefined();
});

it('divides a total by a quantity, rounded half up', () => {
  expect(divided('1000.00', 40)).toBe('25.00');
  expect(divided('0.05', 2)).toBe('0.03');
  expect(divided('1.00', 3)).toBe('0.33');
  expect(divided('1.00', 0)).toBeUndefined();
  expect([isRounded('1000.00', 40), isRounded('1000.00', '7'), isRounded('1.00', 0), isRounded('', 3)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
