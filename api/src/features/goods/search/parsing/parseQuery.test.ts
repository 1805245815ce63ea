import { fold } from '../../../../rules/values/fold.ts';
import { parseQuery } from './parseQuery.ts';
import { percentagesIn, quantitiesIn } from './quantities.ts';

const words = (text: string) => parseQuery(text).words.map((word) => word.text);
const quantities = (text: string) => quantitiesIn(fold(text).text);

describe('Quantities', () => {
  it.each([
    ['20 MT', 20, 'MT'],
    ['20mt urea', 20, 'MT'],
    ['20 t urea', 20, 'MT'],
    ['20 metric tons of urea', 20, 'MT'],
    ['20 tonnes', 20, 'MT'],
    ['20 toneladas de urea', 20, 'MT'],
    ['20 tons', 20, 'Tons'],
    ['2,000 kg', 2000, 'KG'],
    ['2.000 kg', 2000, 'KG'],
    ['2 000 kg', 2000, 'KG'],
    ["2'000 kgs", 2000, 'KG'],
    ['1.5 kg', 1.5, 'KG'],
    ['1,5 kg', 1.5, 'KG'],
    ['1,000.5 kg', 1000.5, 'KG'],
    ['500 g', 0.5, 'KG'],
    ['20 m³ of acid', 20_000, 'L'],
    ['300 litres', 300, 'L'],
    ['10 x 25 kg', 250, 'KG'],
    ['5 drums of 200 l', 1000, 'L'],
    ['20 bags of 50 kg', 1000, 'KG'],
    ['20–25 MT', 25, 'MT'],
    ['20k tons', 20_000, 'Tons'],
    ['2 kt', 2000, 'MT'],
    ['12 pcs', 12, 'Units'],
    ['100 lbs', 100, null],
  ])('%s', (text, amount, unit) => expect(quantities(text)[0]).toMatchObject({ amount, unit }));

  it.each([
    '98.5 L-Lysine',
    '2 t-butanol',
    '450 g/m² mat',
    '5 µm',
    'K30',
    '2,4-D',
    'vitamin A 500,000 IU/g',
    '200 mesh',
    'PA66 GF30',
    '1580 dtex',
    '12K tow',
  ])('are not read from %s', (text) => expect(quantities(text)).toEqual([]));

  it('are taken before CAS numbers', () => {
    expect(quantities('50000 kg urea')).toMatchObject([{ amount: 50_000, unit: 'KG' }]);
    expect(parseQuery('50000 kg urea')).toMatchObject({ identifiers: [], words: [{ text: 'urea' }] });
  });

  it('are distinguished from packaging', () => {
    expect(quantities('20 MT urea in 50 kg bags')).toMatchObject([
      { amount: 20, isPackaging: false },
      { amount: 50, isPackaging: true },
    ]);
  });
});

it.each([
  ['urea 46%', '46'],
  ['urea 46 percent', '46'],
  ['Säure 34,50 Prozent', '34.5'],
])('Percentages are read, and their number stays a word: %s', (text, value) => {
  expect(percentagesIn(fold(text).text)).toMatchObject([{ value }]);
  expect(words(text)).toContain(value);
});

it('The larger end of a range of percentages counts', () => {
  expect(percentagesIn('phosphate rock 68-70 % BPL')).toMatchObject([{ value: '70', from: 15, to: 22 }]);
});

it('Words are what remains, with their places in the text', () => {
  const text = '20 MT Schwefelsäure 98 % (CAS 7664-93-9), technical';
  expect(words(text)).toEqual(['schwefelsaure', '98', 'technical']);
  for (const { start, end, text: word } of parseQuery(text).words)
    expect(text.slice(start, end).toLowerCase().replace('ä', 'a')).toBe(word);
});

it.each(['PVC', 'K30', '7664939', '1830'])('What may be a word stays a word: %s', (text) => {
  expect(parseQuery(text).identifiers).not.toEqual([]);
  expect(words(text)).toEqual([text.toLowerCase()]);
});
