import { percentChange, yearTotals } from './yearTotals.ts';

const month = (amount: string, orders: number) => ({ __typename: 'MonthTotal' as const, amount, orders });
const auction = (outcome: 'awarded' | 'no_bids') => ({ __typename: 'AuctionResult' as const, outcome });

test('sums up the year, to the cent', () => {
  expect(
    yearTotals({
      __typename: 'Analytics',
      months: [month('9999999999999999.99', 1), month('0.02', 1), month('0.00', 0)],
      statuses: [{ __typename: 'StatusTotal', status: 'pending', amount: '7.00' }],
      auctions: [auction('awarded'), auction('no_bids')],
    }),
  ).toEqual({
    total: '10000000000000000.01',
    orders: 2,
    average: '5000000000000000.01',
    awarded: 1,
    ended: 2,
    pending: '7.00',
  });
});

test('has no average without orders', () => {
  expect(
    yearTotals({ __typename: 'Analytics', months: [month('0.00', 0)], statuses: [], auctions: [] }).average,
  ).toBeUndefined();
});

test.each([
  ['120.00', '100.00', 20],
  ['80.00', '100.00', -20],
  ['100.00', '300.00', -66.67],
  ['1090.00', '900.00', 21.11],
  ['1060.00', '900.00', 17.78],
  ['100.00', '100.00', 0],
  ['?', '100.00', undefined],
])('%s compared with %s is a change of %s', (price, start, change) => {
  expect(percentChange(price, start)).toBe(change);
});
