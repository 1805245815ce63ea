import { object } from 'yup';
import { inOtherUnit, quantity as quantityRule, unitPrice } from './otherUnit.ts';

const quantity = (text: string, unit: string) => {
  const other = inOtherUnit(unit, [text], []);
  return other && `${other.quantities[0]} ${other.unit}`;
};
const price = (text: string, unit: string) => {
  const other = inOtherUnit(unit, [], [text]);
  return other && `${other.prices[0]} per ${other.unit}`;
};

it.each([
  ['22.68', 'MT', '22680 KG'],
  ['22,68', 't', '22680 KG'],
  ['0.5', 'Tons', '500 KG'],
  ['.025', 'MT', '25 KG'],
  ['1,5', 'mt', '1500 KG'],
  ['٢٢٫٦٨', 'MT', '22680 KG'],
  ['12345.5', 'MT', '12345500 KG'],
  // They fit, or fit nowhere, or are no numbers.
  ['22', 'MT', undefined],
  ['22.0', 'MT', undefined],
  ['22.6805', 'MT', undefined],
  ['1,250', 'MT', undefined],
  ['many', 'MT', undefined],
  ['', 'MT', undefined],
  ['2.5', 'KG', undefined],
  ['2.5', 'L', undefined],
  ['2.5', 'Units', undefined],
  ['2.5', 'drums', undefined],
])('the quantity %j %s is %j', (text, unit, expected) => expect(quantity(text, unit)).toBe(expected));

it.each([
  ['0.6125', 'KG', '612.50 per MT'],
  ['$0,6125', 'kilo', '612.50 per MT'],
  ['0.61', 'KG', undefined],
  ['0.610', 'KG', undefined],
  ['0.612345', 'KG', undefined],
  ['612.505', 'MT', undefined],
  ['1.125', 'L', undefined],
])('the price %j per %s is %j', (text, unit, expected) => expect(price(text, unit)).toBe(expected));

it('what belongs to one form is converted together, or not at all', () => {
  expect(inOtherUnit('MT', ['22.68', '2', ''], ['800.00', ''])).toEqual({
    unit: 'KG',
    quantities: ['22680', '2000', ''],
    prices: ['0.80', ''],
  });
  expect(inOtherUnit('MT', ['22.68'], ['610.25'])).toBeUndefined();
  expect(inOtherUnit('KG', ['5500'], ['0.6125'])).toBeUndefined();
  expect(inOtherUnit('KG', ['5000'], ['0.6125'])).toEqual({ unit: 'MT', quantities: ['5'], prices: ['612.50'] });
});

const rules = object({ quantity: quantityRule('Quantity'), price: unitPrice('Price') });
const fault = (values: object): string => {
  try {
    rules.validateSync(values);
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
};

it('the rules say how a value can be written that does not fit', () => {
  const others = { quantity: 20, price: '210.50', unit: 'MT' };
  expect(fault(others)).toBe('none');
  expect(fault({ ...others, quantity: 22.68 })).toBe('Quantity must be a whole number: 22.68 MT are 22,680 KG.');
  expect(fault({ ...others, quantity: '22,68' })).toBe('Quantity must be a whole number: 22,68 MT are 22,680 KG.');
  expect(fault({ ...others, quantity: '22.68', unit: 'L' })).toBe('Quantity must be a positive whole number.');
  expect(fault({ ...others, quantity: '22.68', unit: undefined })).toBe('Quantity must be a positive whole number.');
  expect(fault({ ...others, price: '0.6125', unit: 'KG' })).toBe(
    'Price must have at most 2 decimals: 0.6125 per KG is 612.50 per MT.',
  );
  expect(fault({ ...others, price: '210.5055' })).toBe('Price must be a positive amount with at most 2 decimals.');
});
