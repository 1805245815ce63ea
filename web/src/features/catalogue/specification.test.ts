import { isMeasured, labelOf, measured, textOf } from './specification.ts';

test.each([
  ['iron_content', 'iron content'],
  ['p2o5_content', 'P2O5 content'],
  ['fecl3_content', 'FeCl3 content'],
  ['ph', 'pH'],
  ['un_number', 'UN number'],
  ['c8_c10_share', 'C8 C10 share'],
])('%s reads %s', (key, label) => expect(labelOf(key)).toBe(label));

test.each([
  ['98.0 % min', true],
  ['≤ 20 ppm', true],
  ['-26.0° to -29.0°', true],
  ['Clear, colourless oily liquid', false],
  ['4-tert-Butylcatechol 75–150 ppm', false],
  ['25 kg bag with PE liner', false],
  ['IBC 1,000 L, road tanker 24 MT', false],
])('%s is measured: %s', (text, expected) => expect(isMeasured(text)).toBe(expected));

test.each([
  ['98.0 % min', '98.0 %', 'min'],
  ['1.84 g/cm³ at 20 °C', '1.84 g/cm³', 'at 20 °C'],
  ['3.0–6.0 (10 % solution)', '3.0–6.0', '(10 % solution)'],
  ['337 °C', '337 °C', ''],
])('%s is the figure %s and the words %j', (text, figure, words) => {
  expect(measured(text)).toEqual([figure, words]);
  expect(`${figure} ${words}`.trim()).toBe(text);
});

test('a list reads as its members', () => {
  expect(textOf(['H290', 'H314'])).toBe('H290, H314');
  expect(textOf(undefined)).toBe('');
});
