import { parseQuery } from './parseQuery.ts';

const words = (text: string) => parseQuery(text).words.map((word) => word.text);
const quantity = (text: string) => {
  const [first] = parseQuery(text).quantities;
  return first && [first.amount, first.unit, first.text];
};

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
  ])('%s', (text, amount, unit) => expect(quantity(text)?.slice(0, 2)).toEqual([amount, unit]));

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
  ])('are not read from %s', (text) => expect(parseQuery(text).quantities).toEqual([]));

  it('are taken before CAS numbers', () => {
    expect(parseQuery('50000 kg urea')).toMatchObject({
      quantities: [{ amount: 50_000, unit: 'KG' }],
      identifiers: [],
      units: ['KG'],
      words: [{ text: 'urea' }],
    });
  });

  it('are distinguished from packaging', () => {
    expect(parseQuery('20 MT urea in 50 kg bags').quantities).toMatchObject([
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
  const parsed = parseQuery(text);
  expect(parsed.percentages).toMatchObject([{ value }]);
  expect(parsed.words.map((word) => word.text)).toContain(value);
});

it('The larger end of a range of percentages counts', () => {
  expect(parseQuery('phosphate rock 68–70 % BPL').percentages).toMatchObject([{ value: '70', text: '68–70 %' }]);
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
