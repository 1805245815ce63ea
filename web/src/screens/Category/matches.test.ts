import { matches } from './matches.ts';

const urea = { name: 'Urea 46 %', description: 'Prilled nitrogen fertilizer.', casNumber: '57-13-6' };

test.each([
  ['uREA', true],
  ['nitrogen', true],
  ['57-13', true],
  ['prilled  nitrogen', false],
  ['sulfur', false],
  ['', true],
])('%j matches: %s', (term, expected) => expect(matches(urea, term)).toBe(expected));

test('a product without a CAS number does not match one', () => {
  expect(matches({ ...urea, casNumber: null }, '57-13')).toBe(false);
});
