import { safetyOf } from './safety.ts';

const acid = {
  signal_word: 'Danger',
  hazard_statements: ['H290 May be corrosive to metals.', 'H314 Causes severe skin burns and eye damage.'],
  un_number: 'UN 1830',
  transport_class: '8',
  packing_group: 'II',
  storage: 'Keep dry.',
};

test('the signal word has an explanation', () => {
  expect(safetyOf(acid).signal).toEqual({ word: 'Danger', meaning: expect.stringContaining('Severe hazards') });
  expect(safetyOf({ storage: 'Keep dry.' }).signal).toBeNull();
});

test('hazard statements are separated from their codes', () => {
  expect(safetyOf(acid).statements).toEqual([
    { code: 'H290', text: 'May be corrosive to metals.' },
    { code: 'H314', text: 'Causes severe skin burns and eye damage.' },
  ]);
  expect(safetyOf({ hazard_statements: 'Not classified as hazardous under GHS.' }).statements).toEqual([
    { code: '', text: 'Not classified as hazardous under GHS.' },
  ]);
});

test('all other values are pairs, with the meaning of codes', () => {
  expect(safetyOf(acid).pairs).toEqual([
    { key: 'un_number', text: 'UN 1830', meaning: '' },
    { key: 'transport_class', text: '8', meaning: 'Corrosive substances' },
    { key: 'packing_group', text: 'II', meaning: 'Medium danger' },
    { key: 'storage', text: 'Keep dry.', meaning: '' },
  ]);
});
