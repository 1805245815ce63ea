import { priceSteps } from './priceSteps.ts';

const bid = (minute: number, amount: string, status = 'active') => ({
  amount,
  status,
  createdAt: new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString(),
});
const amounts = (...args: Parameters<typeof priceSteps>) => priceSteps(...args).map(({ amount }) => amount);

it('contains each bid that improved on the previous one', () => {
  const bids = [bid(3, '110.00'), bid(2, '90.00'), bid(1, '100.00')];
  expect(amounts(bids, 'forward', null)).toEqual(['100.00', '110.00']);
  expect(amounts(bids, 'reverse', null)).toEqual(['100.00', '90.00']);
});

it('leaves out voided bids', () => {
  expect(amounts([bid(2, '900.00', 'voided'), bid(1, '100.00')], 'forward', null)).toEqual(['100.00']);
});

it('ends with the price that an automatic bid reached', () => {
  expect(amounts([bid(2, '105.00'), bid(1, '100.00')], 'forward', '105.00')).toEqual(['100.00', '105.00']);
  expect(amounts([bid(2, '105.00'), bid(1, '100.00')], 'forward', '106.00')).toEqual(['100.00', '105.00', '106.00']);
});
