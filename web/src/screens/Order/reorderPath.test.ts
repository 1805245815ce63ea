import { noTerms } from '../../../test/terms.ts';
import { reorderPath } from './reorderPath.ts';

const order = {
  id: 'order',
  title: 'Acid',
  quantity: 6,
  unit: 'MT',
  totalAmount: '603.00',
  product: null,
  terms: { ...noTerms, deliveryTerms: 'FCA' as const, deliveryLocation: 'Linz', paymentTerms: 'net_30' as const },
};
const offering = (canOrder: boolean) => ({
  __typename: 'Offering' as const,
  id: 'offering',
  viewerCan: { __typename: 'OfferingViewerCan' as const, order: canOrder },
});

test('leads to the order form while the offering can be ordered', () => {
  expect(reorderPath({ ...order, offering: offering(true) })).toBe('/offerings/offering?open=order&reorder=order');
});

test.each([null, offering(false)])('otherwise fills in a request with the same terms', (gone) => {
  const { searchParams } = new URL(reorderPath({ ...order, offering: gone }), 'https://market.example');
  expect(Object.fromEntries(searchParams)).toEqual({
    tab: 'requirements',
    new: 'rfp',
    title: 'Acid',
    description: 'Delivery: FCA – Free carrier, Linz\nPayment terms: Net 30 days',
    quantity: '6',
    unit: 'MT',
    price: '603.00',
    place: 'Linz',
  });
});
