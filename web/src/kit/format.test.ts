import { counted, cut, decimal, money, percent, phoneLink, quantity, spaced } from './format.ts';

describe('money', () => {
  it.each([
    ['1234.5', '$1,234.50'],
    ['0', '$0.00'],
    ['0.1', '$0.10'],
    ['999', '$999.00'],
    ['1000', '$1,000.00'],
    ['1234567890123456.78', '$1,234,567,890,123,456.78'],
    ['0.005', '$0.01'],
    ['9.999', '$10.00'],
    ['-3', '-$3.00'],
    [12.5, '$12.50'],
  ])('formats %s as %s', (amount, text) => expect(money(amount)).toBe(text));
});

describe('decimal', () => {
  it('keeps the given decimals', () => expect(decimal('12500.125')).toBe('12,500.125'));
  it('rounds to whole numbers', () => expect(decimal('12500.5', 0)).toBe('12,501'));
  it('returns text that is not a number unchanged', () => expect(decimal('n/a')).toBe('n/a'));
});

describe('quantity', () => {
  it('groups thousands and appends the unit', () => expect(quantity(25000, 'MT')).toBe('25,000 MT'));
  it('works without a unit', () => expect(quantity(7)).toBe('7'));
});

describe('percent', () => {
  it.each([
    [1.5, '+1.50 %'],
    ['-0.256', '−0.26 %'],
    [0, '0.00 %'],
  ])('formats %s as %s', (value, text) => expect(percent(value)).toBe(text));
});

describe('cut', () => {
  it('keeps up to 100 characters', () => expect(cut('x'.repeat(100))).toBe('x'.repeat(100)));
  it('cuts longer text and appends an ellipsis', () => expect(cut('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`));
});

describe('counted', () => {
  it.each([
    [0, '0 products'],
    [1, '1 product'],
    [1234, '1,234 products'],
  ])('formats %s as %s', (count, text) => expect(counted(count, 'product')).toBe(text));
});

it('replaces underscores by spaces', () => expect(spaced('flash_point_open')).toBe('flash point open'));

test.each([
  ['+43 732 555', 'tel:+43732555'],
  ['+49 30 901820 ext. 12', 'tel:+4930901820;ext=12'],
  ['+49 (0)30/901820', 'tel:+4930901820'],
  ['(0)30 901820', 'tel:030901820'],
])('%s is dialled as %s', (phone, link) => expect(phoneLink(phone)).toBe(link));
