import { noTerms } from '../../../test/terms.ts';
import { reorderPath } from './reorderPath.ts';

const order = {
  id: 'order',
  title: 'Acid',
  quantity: 6,
  unit: 'MT',
  unitPrice: '100.50',
  totalAmount: '603.00',
  product: null,
  terms: { ...noTerms, deliveryTerms: 'FCA' as const, deliveryLocation: 'Linz', paymentTerms: 'net_30' as const },
};
const offering = (canOrder: boolean, price = '100.50') => ({
  __typename: 'Offering' as const,
  id: 'offering',
  price,
  viewerCan: { __typename: 'OfferingViewerCan' as const, order: canOrder },
});

test.each([
  ['order', 'the price that was paid', '100.50'],
  ['quote', 'another price', '104.00'],
])('leads to the form of the %s while the offering can be ordered at %s', (open, _price, price) => {
  expect(reorderPath({ ...order, offering: offering(true, price) })).toBe(
    `/offerings/offering?open=${open}&reorder=order`,
  );
});

test.each([null, offering(false)])('otherwise fills in a request with the same terms', (gone) => {
  const { searchParams } = new URL(reorderPath({ ...order, offering: gone }), 'https://market.example');
  expect(Object.fromEntries(searchParams)).toEqual({
    tab: 'requirements',
    new: 'rfp',
    title: 'Acid',
    description: 'Delivery terms: FCA – Free carrier, Linz\nPayment terms: Net 30 days',
    quantity: '6',
    unit: 'MT',
    price: '603.00',
    place: 'Linz',
  });
});
