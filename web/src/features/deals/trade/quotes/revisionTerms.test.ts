import { noTerms } from '../../../../../test/terms.ts';
import { changesBetween, comparedTerms, type QuotedTerms } from './revisionTerms.ts';

const asked: QuotedTerms = { ...noTerms, price: null, quantity: 12, validUntil: null, minimumQuantity: 24 };
const quoted: QuotedTerms = { ...asked, price: '80.00', validUntil: '2026-12-08', paymentTerms: 'net_30' };

test('states price, quantity and validity, and not the minimum order of the offering', () => {
  expect(comparedTerms(quoted, undefined)).toEqual([
    { label: 'Price', text: '$80.00 / MT' },
    { label: 'Quantity', text: '12 MT' },
    { label: 'Payment terms', text: 'Net 30 days' },
    { label: 'Valid until', text: 'Dec 8, 2026' },
  ]);
});

test('says what changed, and what was taken back', () => {
  expect(changesBetween(asked, quoted)).toEqual([
    'Price: $80.00 / MT',
    'Payment terms: Net 30 days',
    'Valid until: Dec 8, 2026',
  ]);
  expect(changesBetween(quoted, { ...quoted, price: '75.50', paymentTerms: null })).toEqual([
    'Price: $75.50 / MT (was $80.00 / MT)',
    'Payment terms: not stated (was Net 30 days)',
  ]);
  expect(changesBetween(quoted, quoted)).toEqual([]);
});

test('says that the place of delivery terms is not named', () => {
  const delivery = (terms: Partial<QuotedTerms>) => comparedTerms({ ...quoted, ...terms }, undefined)[2]?.text;
  expect(delivery({ deliveryTerms: 'FOB' })).toBe('FOB – Free on board, place not named');
  expect(delivery({ deliveryTerms: 'FOB', deliveryLocation: 'Santos' })).toBe('FOB – Free on board, Santos');
  expect(delivery({ deliveryLocation: 'Santos' })).toBe('Santos');
});
