import { auctionRules } from 'api/rules/auctions';
import { rfpRules } from 'api/rules/postings';
import { accepted, prefillIn } from './prefill.ts';

test('only the values of a form are read from the URL', () => {
  const params = new URLSearchParams('new=rfp&tab=requirements&title=Urea&quantity=20&userId=me');
  expect(prefillIn(params)).toEqual({ title: 'Urea', quantity: '20' });
});

test('values that the form would refuse are left out', () => {
  expect(
    accepted(rfpRules, {
      title: 'Urea',
      quantity: '-3',
      unit: 'barrels',
      targetPrice: '1e9',
      deliveryLocation: 'x'.repeat(201),
      deliveryDate: '2001-01-01',
    }),
  ).toEqual({ title: 'Urea' });
  expect(accepted(auctionRules, { type: 'dutch', priceBasis: 'per_unit', deliveryTerms: 'DAT' })).toEqual({
    priceBasis: 'per_unit',
  });
});
