import { array, assert, constantFrom, property, record, shuffledSubarray, string } from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { parseRequest, type ParsedRequest } from './parseRequest.ts';

const TODAY = '2026-11-23';
const parse = (text: string) => parseRequest(text, TODAY);

/** What was read, in short. */
const short = (text: string) => {
  const { material, quantity, term, place, date, price } = parse(text);
  return {
    material,
    ...(quantity && { quantity: `${quantity.amount} ${quantity.unit}` }),
    ...(term && { term: term.term }),
    ...(place && { place: place.name }),
    ...(date && { date: date.day }),
    ...(price && {
      price: `${price.isLimit ? 'max ' : ''}${price.amount} ${price.currency}${price.per ? `/${price.per}` : ''}`,
    }),
  };
};

it.each([
  [
    '20 MT urea 46% CIF Mumbai by March',
    { material: 'urea 46%', quantity: '20 MT', term: 'CIF', place: 'Mumbai', date: '2027-03-31' },
  ],
  [
    'need 500 kg citric acid anhydrous delivered to Hamburg within 2 weeks, max 2 EUR/kg',
    {
      material: 'citric acid anhydrous',
      quantity: '500 KG',
      place: 'Hamburg',
      date: '2026-12-07',
      price: 'max 2 EUR/KG',
    },
  ],
  [
    'Sulfuric acid 98% 200 MT FOB Rotterdam, Netherlands under $400 per ton',
    {
      material: 'Sulfuric acid 98%',
      quantity: '200 MT',
      term: 'FOB',
      place: 'Rotterdam, Netherlands',
      price: 'max 400 USD/Tons',
    },
  ],
  [
    '20 MT DAP CIF Chittagong Port, Bangladesh end of next week',
    {
      material: 'DAP',
      quantity: '20 MT',
      term: 'CIF',
      place: 'Chittagong Port, Bangladesh',
      date: '2026-12-05',
    },
  ],
  [
    '2,4-D acid 98% 5 MT ex works Shanghai <= 3.5 USD/kg',
    { material: '2,4-D acid 98%', quantity: '5 MT', term: 'EXW', place: 'Shanghai', price: 'max 3.5 USD/KG' },
  ],
  [
    'please quote 5000 l methanol in IBC to Valencia, Spain asap',
    { material: 'methanol', quantity: '5000 L', place: 'Valencia, Spain' },
  ],
  [
    'caustic soda flakes 98% 24 mt cif santos mid january target 450 usd/mt',
    {
      material: 'caustic soda flakes 98%',
      quantity: '24 MT',
      term: 'CIF',
      place: 'santos',
      date: '2027-01-15',
      price: 'max 450 USD/MT',
    },
  ],
  [
    'Titanium dioxide, 20 MT, CFR Jebel Ali, before 2027-02-01, budget 60,000 USD',
    {
      material: 'Titanium dioxide',
      quantity: '20 MT',
      term: 'CFR',
      place: 'Jebel Ali',
      date: '2027-02-01',
      price: 'max 60000 USD',
    },
  ],
  [
    'NPK 20-20-20 100 MT DDP São Paulo in Q2',
    { material: 'NPK 20-20-20', quantity: '100 MT', term: 'DDP', place: 'São Paulo', date: '2027-06-30' },
  ],
  [
    '20 MT urea in 50 kg bags CIF Mumbai by end of year',
    { material: 'urea', quantity: '20 MT', term: 'CIF', place: 'Mumbai', date: '2026-12-31' },
  ],
  ['7664-93-9 20 t at 120 $/t', { material: '7664-93-9', quantity: '20 MT', price: '120 USD/MT' }],
  ['PA66 natural 50000 kg from Italy', { material: 'PA66 natural', quantity: '50000 KG', place: 'Italy' }],
  ['bisphenol a 20 MT', { material: 'bisphenol a', quantity: '20 MT' }],
  ['sun flower meal 36% 100 t by april', { material: 'sun flower meal 36%', quantity: '100 MT', date: '2027-04-30' }],
  ['urea', { material: 'urea' }],
  ['20 MT', { material: '', quantity: '20 MT' }],
  ['', { material: '' }],
])('A request is read: %s', (text, expected) => expect(short(text)).toEqual(expected));

it.each([
  ['by November', '2026-11-30'],
  ['by October', '2027-10-31'],
  ['before March', '2027-02-28'],
  ['early April', '2027-04-10'],
  ['by 03/04/2027', '2027-04-03'],
  ['by 03/15/2027', '2027-03-15'],
  ['by 15.03.2027', '2027-03-15'],
  ['15 March', '2027-03-15'],
  ['in 30 days', '2026-12-23'],
  ['by the end of the year', '2026-12-31'],
  ['in Q1', '2027-03-31'],
  ['Q4 2027', '2027-12-31'],
  ['by tomorrow', '2026-11-24'],
  ['by Friday', '2026-11-27'],
  ['by Dec 2026', '2026-12-31'],
])('A date is the last day that is meant, and not in the past: %s', (text, day) =>
  expect(parse(`20 MT urea ${text}`).date?.day).toBe(day),
);

it.each(['sun flower oil', 'sat fat', 'may oil', 'sulfur 10 min', '2 sec-butanol', 'by 3 May 2020', 'K30 now'])(
  'A name is not a date: %s',
  (text) => expect(parse(text).date).toBeNull(),
);

it.each([
  ['max 400 USD/MT', '400', 'USD', 'MT', true],
  ['under $400 per ton', '400', 'USD', 'Tons', true],
  ['< 2 EUR/kg', '2', 'EUR', 'KG', true],
  ['up to 1,250.50 USD per MT', '1250.5', 'USD', 'MT', true],
  ['€ 1.250,50 / t', '1250.5', 'EUR', 'MT', false],
  ['not more than £3 a kg', '3', 'GBP', 'KG', true],
  ['INR 45 per kg', '45', 'INR', 'KG', false],
  ['max price 400 $', '400', 'USD', null, true],
  ['max 400/MT', '400', null, 'MT', true],
  ['budget 9000', '9000', null, null, true],
  ['budget: 60k usd', '60000', 'USD', null, true],
])('A price is read: %s', (text, amount, currency, per, isLimit) =>
  expect(parse(`20 MT urea ${text}`)).toMatchObject({
    material: 'urea',
    price: { amount, currency, per, isLimit },
    quantity: { amount: 20 },
  }),
);

it.each(['moisture max 5', 'urea 46', 'max 400 MT', 'purity at 98', 'K30 up to 5 kg'])(
  'A number without a currency is not a price: %s',
  (text) => expect(parse(text).price).toBeNull(),
);

const folder = new URL('../../../../seed/data/materials/', import.meta.url);
const names = readdirSync(folder).flatMap((file) =>
  (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { name: string }[]).map(({ name }) => name),
);

it('Every name of the catalogue is read as a material and nothing else', () => {
  const misread = names.filter((name) => JSON.stringify(short(name)) !== JSON.stringify({ material: name }));
  expect(misread).toEqual([]);
});

it('Parts are read in any order, with any material of the catalogue', () => {
  const parts = {
    quantity: constantFrom('20 MT', '500 kg', '1,000 l'),
    place: constantFrom('CIF Mumbai', 'FOB Rotterdam', 'delivered to Hamburg'),
    date: constantFrom('by March', 'by 15 April 2027', 'within 2 weeks'),
    price: constantFrom('max 400 USD/MT', 'under $2 per kg', '< 3 EUR/kg'),
  };
  const request = record({
    ...parts,
    name: constantFrom(...names),
    order: shuffledSubarray(['name', 'quantity', 'place', 'date', 'price'] as const, { minLength: 5, maxLength: 5 }),
  });
  assert(
    property(request, (given) => {
      const read = parse(given.order.map((part) => given[part]).join('; '));
      expect(read.material).toBe(given.name);
      expect(read.quantity?.text).toBe(given.quantity);
      expect(read.place?.name).toBe(given.place.split(' ').at(-1));
      expect(read.date?.text).toBe(given.date);
      expect(read.price?.text).toBe(given.price);
    }),
    { numRuns: 120 },
  );
});

const spans = (request: ParsedRequest) =>
  [request.quantity, request.term, request.place, request.date, request.price, request.materialSpan].flatMap(
    (span) => span ?? [],
  );

it('Any text is read without an error, and the position of every part is correct', () => {
  const word = constantFrom(
    '20 MT',
    'H₂SO₄',
    'CIF',
    'by',
    'March',
    '$',
    'max',
    '7664–93–9',
    'Säure',
    'in',
    '%',
    '0-52-34',
    'α',
    '\u0000',
    '—',
  );
  const texts = array(
    constantFrom(word, string({ unit: 'grapheme-ascii', maxLength: 12 })).chain((each) => each),
    {
      maxLength: 14,
    },
  );
  assert(
    property(texts, (words) => {
      const text = words.join(' ');
      const request = parse(text);
      for (const span of spans(request)) {
        expect(span.text).toBe(text.slice(span.start, span.end));
        expect(span.text.trim()).not.toBe('');
      }
      const ordered = spans(request).sort((a, b) => a.start - b.start);
      for (const [index, span] of ordered.entries())
        expect(span.start).toBeGreaterThanOrEqual(ordered[index - 1]?.end ?? 0);
    }),
    { numRuns: 200 },
  );
});

it('Any characters are read without an error', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const span of spans(parse(text))) expect(span.text).toBe(text.slice(span.start, span.end));
    }),
  );
});

it('Long texts are read in time', () => {
  for (const text of [
    'in the '.repeat(500),
    '1 '.repeat(2000),
    'by '.repeat(1000),
    '('.repeat(3000),
    'a,'.repeat(1500),
  ])
    expect(parse(text).quantity).toBeNull();
});
