import { termRules } from './offeringTerms.ts';

it.each([
  '4,00213E+12',
  '4.00213E+12',
  ' 4e+12 ',
  '#####',
  '#NAME?',
  '#REF!',
  '#N/A',
  '#VALUE!',
  '#DIV/0!',
  '#WERT!',
  '#BEZUG!',
  '#NV',
  '#¿NOMBRE?',
  'Err:502',
])('The SKU %j was damaged by a spreadsheet', (sku) =>
  expect(() => termRules.sku.validateSync(sku)).toThrow(
    `SKU “${sku.trim()}” is damaged: a spreadsheet shortened this number; format the column as text.`,
  ),
);

it.each(['H2SO4-98-IBC', '4002130000001', '12E5', '1E10-B', '#12', 'C#', 'NaOH 50 %!', 'ü+1', 'E+12'])(
  'The SKU %j is one',
  (sku) => expect(termRules.sku.validateSync(sku)).toBe(sku),
);
