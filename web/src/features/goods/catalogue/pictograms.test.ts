import { pictogramsOf } from './pictograms.ts';

test.each([
  [['H290', 'H314'], ['GHS05']],
  [
    ['H225', 'H319', 'H336'],
    ['GHS02', 'GHS07'],
  ],
  [['H318', 'H315'], ['GHS05']],
  [
    ['H318', 'H315', 'H302'],
    ['GHS05', 'GHS07'],
  ],
  [['H301', 'H311', 'H315'], ['GHS06']],
  [['H334', 'H317'], ['GHS08']],
  [
    ['H360FD', 'H410'],
    ['GHS08', 'GHS09'],
  ],
  [['H412'], []],
])('a material with the statements %j has the pictograms %j', (codes, expected) => {
  expect(pictogramsOf({ hazard_statements: codes.map((code) => `${code} Causes harm.`) })).toEqual(expected);
});

test('a material that is not classified has no pictogram', () => {
  expect(pictogramsOf({ signal_word: 'None', hazard_statements: ['Not classified as hazardous under GHS.'] })).toEqual(
    [],
  );
  expect(pictogramsOf({})).toEqual([]);
});
