import { object } from 'yup';
import { inOtherUnit, quantity as quantityRule, unitPrice, waysOut, type Figure } from './otherUnit.ts';

const quantity = (text: string, unit: string) => {
  const other = inOtherUnit(unit, [[text, 0]]);
  return other && `${other.texts[0]} ${other.unit}`;
};
const price = (text: string, unit: string) => {
  const other = inOtherUnit(unit, [[text, 2]]);
  return other && `${other.texts[0]} per ${other.unit}`;
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

const figures = (quantities: string[], prices: string[]): Figure[] => [
  ...quantities.map((text): Figure => [text, 0]),
  ...prices.map((text): Figure => [text, 2]),
];

it('what belongs to one form is converted together, or not at all', () => {
  const converted = (unit: string, quantities: string[], prices: string[]) => {
    const other = inOtherUnit(unit, figures(quantities, prices));
    return other && [other.unit, ...other.texts];
  };
  expect(converted('MT', ['22.68', '2', ''], ['800.00', ''])).toEqual(['KG', '22680', '2000', '', '0.80', '']);
  expect(converted('MT', ['22.68'], ['610.25'])).toBeUndefined();
  expect(converted('KG', ['5500'], ['0.6125'])).toBeUndefined();
  expect(converted('KG', ['5000'], ['0.6125'])).toEqual(['MT', '5', '612.50']);
});

it.each([
  ['22.68', '800', ['22', '800'], ['23', '800']],
  ['22,68', '0.6125', ['22', '0.6125'], ['23', '0.6125']],
  ['٢٢٫٦٨', '', ['22', ''], ['23', '']],
  ['0.4', '', ['1', '']],
  ['1,00,000.5', '', ['100000', ''], ['100001', '']],
  ['22', '$0.6125', ['22', '0.61'], ['22', '0.62']],
  ['22', '0.004', ['22', '0.01']],
  ['22', '9.9999', ['22', '9.99'], ['22', '10.00']],
  ['22', '99.990'],
  ['1,250', '9.999'],
  ['many', '-1.5'],
])('the quantity %j and the price %j for a fixed unit can be %j or %j', (amount, price, ...ways) =>
  expect(waysOut('MT', figures([amount], [price]), true).map(({ texts }) => texts)).toEqual(ways),
);

it('another unit is the way out where it fits, else what is beside', () => {
  expect(waysOut('MT', figures(['22.68'], ['']))).toEqual([{ unit: 'KG', texts: ['22680', ''] }]);
  expect(waysOut('MT', figures(['22.68'], ['610.25']))).toEqual([
    { texts: ['22', '610.25'] },
    { texts: ['23', '610.25'] },
  ]);
  expect(waysOut('drums', [['2.5', 0]])).toHaveLength(2);
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
  expect(fault({ ...others, quantity: '22,68' })).toBe('Quantity must be a whole number: 22.68 MT are 22,680 KG.');
  expect(fault({ ...others, quantity: '22.68', unit: 'L' })).toBe('Quantity must be a whole number: 22 or 23.');
  expect(fault({ ...others, quantity: 22.68, unit: undefined })).toBe('Quantity must be a whole number: 22 or 23.');
  expect(fault({ ...others, quantity: 22.685 })).toBe('Quantity must be a whole number: 22.685 MT are 22,685 KG.');
  expect(fault({ ...others, quantity: 0.5, unit: undefined })).toBe('Quantity must be a whole number: 1.');
  expect(fault({ ...others, price: '0.6125', unit: 'KG' })).toBe(
    'Price must have at most 2 decimals: 0.6125 per KG is 612.50 per MT.',
  );
  expect(fault({ ...others, price: '0,6125', unit: 'KG' })).toContain(': 0.6125 per KG is 612.50 per MT.');
  expect(fault({ ...others, price: '210.5055' })).toBe('Price must have at most 2 decimals: 210.50 or 210.51.');
});
