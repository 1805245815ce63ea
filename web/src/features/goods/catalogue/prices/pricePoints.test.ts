import { extremes, priceFile, pricePoints, purchasesOf } from './pricePoints.ts';

const history = [
  { day: '2026-11-18', price: '95.00' },
  { day: '2026-11-19', price: '410.00' },
  { day: '2026-11-25', price: '99.50' },
];
const since = Date.parse('2026-11-18');
const order = {
  createdAt: '2026-11-19T22:30:00.000Z',
  number: 'A1B2',
  status: 'confirmed',
  unit: 'KG',
  unitPrice: '0.42',
};

it('points have the days that have a price, and no others', () => {
  expect(pricePoints(history, 'MT').map(({ at, text }) => [new Date(at).toISOString().slice(0, 10), text])).toEqual([
    ['2026-11-18', '$95.00 / MT'],
    ['2026-11-19', '$410.00 / MT'],
    ['2026-11-25', '$99.50 / MT'],
  ]);
});

it('the lowest and the highest price are numbers, not texts', () => {
  expect(extremes(history)).toEqual(['95.00', '410.00']);
  expect(extremes([])).toBeUndefined();
});

test.each([
  ['a price per KG is one per MT', {}, 'MT', '$420.00 / MT, your order A1B2'],
  ['Tons are metric', { unit: 'Tons', unitPrice: '420.00' }, 'MT', '$420.00 / MT, your order A1B2'],
  ['a price per MT is one per KG', { unit: 'MT', unitPrice: '425.00' }, 'KG', '$0.43 / KG, your order A1B2'],
  ['the same unit', { unit: 'L', unitPrice: '2.10' }, 'L', '$2.10 / L, your order A1B2'],
  ['a litre has no weight here', { unit: 'L' }, 'MT', undefined],
  ['nothing can be said without a unit', { unit: null }, 'MT', undefined],
  ['or without a price', { unitPrice: null }, 'MT', undefined],
  ['cancelled orders are no purchases', { status: 'cancelled' }, 'MT', undefined],
  ['an order before the first day', { createdAt: '2026-11-17T23:59:00.000Z' }, 'MT', undefined],
])('purchases: %s', (_what, given, unit, text) => {
  expect(purchasesOf([{ ...order, ...given }], unit, since)[0]?.text).toBe(text);
});

it('the file has what the chart shows', () => {
  const commodity = { symbol: 'UREA', unit: 'MT', currency: 'USD', history: history.slice(1) };
  expect(priceFile(commodity, 'europe', purchasesOf([order], 'MT', since))).toBe(
    [
      'symbol,region,day,price,currency,unit,order',
      'UREA,europe,2026-11-19,410.00,USD,MT,',
      'UREA,europe,2026-11-25,99.50,USD,MT,',
      'UREA,,2026-11-19,420.00,USD,MT,A1B2',
      '',
    ].join('\r\n'),
  );
});
