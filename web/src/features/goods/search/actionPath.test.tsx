import { jest } from '@jest/globals';
import { actionPath, ASK_SUPPLIERS } from './actionPath.ts';
import type { Prefills } from './suggestions.ts';

const posting = {
  title: 'Urea, 20 MT',
  description: '20 MT urea CIF Mumbai by March at most 400 USD/MT',
  productId: '01958498-c7c0-791b-bd10-11b77d872b3c',
  quantity: 20,
  unit: 'MT',
};
const prefills: Prefills = {
  rfp: {
    __typename: 'RfpPrefill',
    ...posting,
    targetPrice: '8000.00',
    deliveryLocation: 'CIF Mumbai',
    deliveryDate: '2027-03-31',
  },
  auction: {
    __typename: 'AuctionPrefill',
    ...posting,
    startingPrice: '400.00',
    priceBasis: 'per_unit',
    deliveryLocation: 'Mumbai',
    deliveryTerms: 'CIF',
    deliveryDate: '2027-03-31',
  },
  offering: {
    __typename: 'OfferingPrefill',
    ...posting,
    price: '400.00',
    location: null,
    availableUntil: '2027-03-31',
  },
};
const common = { title: posting.title, description: posting.description, quantity: '20', unit: 'MT' };
const rfpForm = {
  ...{ tab: 'requirements', new: 'rfp', productId: posting.productId, ...common },
  ...{ price: '8000.00', place: 'CIF Mumbai', date: '2027-03-31' },
};
const offeringForm = {
  ...{ tab: 'offerings', new: 'offering', productId: posting.productId, ...common },
  ...{ price: '400.00', date: '2027-03-31' },
};
const auctionForm = (type: string) => ({
  ...{ new: 'auction', productId: posting.productId, ...common },
  ...{ price: '400.00', basis: 'per_unit', type, place: 'Mumbai', terms: 'CIF', date: '2027-03-31' },
});

test.each([
  ['start-rfp', 'buyer', '/marketplace', rfpForm],
  ['start-rfp', 'seller', '/marketplace', rfpForm],
  ['marketplace-post', 'buyer', '/marketplace', rfpForm],
  ['marketplace-post', 'seller', '/marketplace', offeringForm],
  ['start-auction', 'buyer', '/auctions', auctionForm('reverse')],
  ['start-auction', 'seller', '/auctions', auctionForm('forward')],
] as const)('%s of a %s opens a form with what was understood', (id, mode, path, values) => {
  const opened = new URL(actionPath(id, { query: 'urea', prefills, mode }) ?? '', 'http://feedstock.example');
  expect(opened.pathname).toBe(path);
  expect(Object.fromEntries(opened.searchParams)).toEqual(values);
});

test.each([
  ['start-rfp', '/marketplace?tab=requirements&new=rfp&q=soda+ash'],
  ['start-auction', '/auctions?new=auction&q=soda+ash'],
])('%s opens %s if nothing could be understood', (id, path) =>
  expect(actionPath(id, { query: 'soda ash', prefills: null, mode: 'buyer' })).toBe(path),
);

test('suppliers are asked on the page of the material that was understood', () =>
  expect(actionPath(ASK_SUPPLIERS, { query: 'urea', prefills, mode: 'seller' })).toBe(
    `/product/${posting.productId}?ask=quote`,
  ));

test('an unknown action is only logged', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(actionPath('brew-coffee', { query: 'soda ash', prefills: null, mode: 'buyer' })).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
});
