import { parseRequest } from './parseRequest.ts';
import { prefillsOf } from './searchPrefills.ts';
import { understoodParts } from './understood.ts';

const parse = (text: string) => parseRequest(text, '2026-11-23');
const prefills = (text: string) => prefillsOf(parse(text), null);
const urea = { id: 'f0c1f0c1-0000-7000-8000-000000000001', name: 'Urea, Fertilizer Grade 46 % N' };

it('A request fills in the forms of an RFP, an auction and an offering', () => {
  const text = '20 MT urea 46% CIF Mumbai by March max 400 USD/MT';
  const posting = {
    title: 'Urea, Fertilizer Grade 46 % N, 20 MT',
    description: text,
    productId: urea.id,
    quantity: 20,
    unit: 'MT',
  };
  expect(prefillsOf(parse(text), urea)).toEqual({
    rfp: { ...posting, targetPrice: '8000.00', deliveryLocation: 'CIF Mumbai', deliveryDate: '2027-03-31' },
    auction: {
      ...posting,
      startingPrice: '400.00',
      priceBasis: 'per_unit',
      deliveryLocation: 'Mumbai',
      deliveryTerms: 'CIF',
      deliveryDate: '2027-03-31',
    },
    offering: { ...posting, price: '400.00', location: null, availableUntil: '2027-03-31' },
  });
});

it('What a request does not say stays empty', () => {
  expect(prefills('urea').rfp).toEqual({
    title: 'urea',
    description: 'urea',
    productId: null,
    quantity: null,
    unit: null,
    targetPrice: null,
    deliveryLocation: null,
    deliveryDate: null,
  });
});

it.each([
  ['0.5 MT urea', 500, 'KG'],
  ['500 g vanillin', null, 'KG'],
  ['2000 g vanillin', 2, 'KG'],
  ['1.5 tons urea', 1500, 'KG'],
  ['2 m³ methanol', 2000, 'L'],
  ['1.5 units urea', null, 'Units'],
  ['100 lbs urea', null, null],
  ['9,000,000,000 kg urea', null, 'KG'],
  ['0 kg urea', null, 'KG'],
])('Quantities are whole numbers, in a unit of the market: %s', (text, quantity, unit) =>
  expect(prefills(text).rfp).toMatchObject({ quantity, unit }),
);

it.each([
  ['20 MT urea max 400 USD/MT', '8000.00', '400.00', 'per_unit'],
  ['20 MT urea max 0.4 USD/kg', '8000.00', '400.00', 'per_unit'],
  ['500 kg urea at $400 per ton', '200.00', '0.40', 'per_unit'],
  ['20 MT urea budget 8,000 USD', '8000.00', '8000.00', 'lot'],
  ['20 MT urea max 400/MT', '8000.00', '400.00', 'per_unit'],
  ['urea max 400 USD/MT', null, '400.00', 'per_unit'],
  ['20 MT urea max 400 EUR/MT', null, null, null],
  ['20 L methanol max 400 USD/MT', null, null, null],
  ['20 MT urea max 0.000001 USD/MT', null, null, null],
  ['20 MT urea max 9999999999999999 USD/MT', null, '9999999999999999.00', 'per_unit'],
])('Prices are in dollars and exact: %s', (text, targetPrice, startingPrice, priceBasis) => {
  expect(prefills(text).rfp.targetPrice).toBe(targetPrice);
  expect(prefills(text).auction).toMatchObject({ startingPrice, priceBasis });
});

it.each([
  ['20 MT urea FOB Rotterdam', 'Rotterdam', 'FOB Rotterdam'],
  ['20 MT urea in Rotterdam', 'Rotterdam', 'Rotterdam'],
  ['20 MT urea CFR Rotterdam', null, 'CFR Rotterdam'],
])('A destination is not where goods are: %s', (text, location, deliveryLocation) => {
  expect(prefills(text).offering.location).toBe(location);
  expect(prefills(text).rfp.deliveryLocation).toBe(deliveryLocation);
});

it('An Incoterm that the market does not have is not chosen in the auction form', () => {
  expect(prefills('20 MT urea DAT Rotterdam').auction).toMatchObject({
    deliveryTerms: null,
    deliveryLocation: 'Rotterdam',
  });
});

it('What was understood can be shown and removed, in the order of the query', () => {
  const text = '20 MT urea 46% CIF Mumbai by March, max 400 USD/MT';
  const parts = understoodParts(parse(text));
  expect(parts.map(({ kind, label, value }) => [kind, label, value])).toEqual([
    ['quantity', '20 MT', '20 MT'],
    ['material', 'urea 46%', 'urea 46%'],
    ['grade', '46 %', '46'],
    ['incoterm', 'CIF', 'CIF'],
    ['place', 'Mumbai', 'Mumbai'],
    ['date', 'by 31 March 2027', '2027-03-31'],
    ['price', 'at most 400 USD per MT', '400 USD/MT'],
  ]);
  expect(parts.map(({ start, end }) => text.slice(start, end))).toEqual([
    '20 MT',
    'urea 46%',
    '46%',
    'CIF',
    'Mumbai',
    'by March',
    'max 400 USD/MT',
  ]);
});
