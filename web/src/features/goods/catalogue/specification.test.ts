import { splitFormulas } from './chemicalSymbols.ts';
import { isMeasurement, labelOf, splitMeasurement, textOf } from './specification.ts';

test.each([
  ['iron_content', 'iron content'],
  ['p2o5_content', 'P2O5 content'],
  ['fecl3_content', 'FeCl3 content'],
  ['ph', 'pH'],
  ['un_number', 'UN number'],
  ['c8_c10_share', 'C8 C10 share'],
  ['butadiene_1_2', '1,2-Butadiene'],
  ['carboxybenzaldehyde_4', '4-Carboxybenzaldehyde'],
  ['dap_2_3_diaminophenazine', 'DAP 2,3-diaminophenazine'],
  ['hap_2_amino_3_hydroxyphenazine', 'HAP 2-amino-3-hydroxyphenazine'],
  ['isomer_3_5_dichloro', '3,5-dichloro isomer'],
  ['menaquinone_7', 'menaquinone-7'],
  ['through_80_mesh', 'through 80 mesh'],
])('shows %s as %s', (key, label) => expect(labelOf(key)).toBe(label));

test.each([
  ['98.0 % min', true],
  ['≤ 20 ppm', true],
  ['-26.0° to -29.0°', true],
  ['Clear, colourless oily liquid', false],
  ['4-tert-Butylcatechol 75–150 ppm', false],
  ['25 kg bag with PE liner', false],
  ['IBC 1,000 L, road tanker 24 MT', false],
])('%s is a measured value: %s', (text, expected) => expect(isMeasurement(text)).toBe(expected));

test.each([
  ['98.0 % min', '98.0 %', 'min'],
  ['1.84 g/cm³ at 20 °C', '1.84 g/cm³', 'at 20 °C'],
  ['3.0–6.0 (10 % solution)', '3.0–6.0', '(10 % solution)'],
  ['337 °C', '337 °C', ''],
])('splits %s into the figure %s and the words %j', (text, figure, words) => {
  expect(splitMeasurement(text)).toEqual([figure, words]);
  expect(`${figure} ${words}`.trim()).toBe(text);
});

test('lists its members separated by commas', () => {
  expect(textOf(['H290', 'H314'])).toBe('H290, H314');
  expect(textOf(undefined)).toBe('');
});

test.each([
  ['34 % P2O5', ['34 % P', '2', 'O', '5', '']],
  ['0.2 % as Fe2O3 max', ['0.2 % as Fe', '2', 'O', '3', ' max']],
  ['99.6 % Al(OH)3 min', ['99.6 % Al(OH)', '3', ' min']],
  ['pH 5.8', ['pH 5.8']],
  ['vitamin B12, K2 and C18', ['vitamin B12, K2 and C18']],
  ['NaCl', ['NaCl']],
])('finds the digits of the formulas in %s', (text, pieces) => expect(splitFormulas(text)).toEqual(pieces));
