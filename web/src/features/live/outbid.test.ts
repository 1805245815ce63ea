import { isDisplaced } from './outbid.ts';

const stands = (leading: boolean | null, lastAmount: string | null = '100.00') => ({ leading, lastAmount });
let auctions = 0;
const inSomeAuction = () => {
  auctions += 1;
  const id = `auction-${auctions}`;
  return (...standings: Parameters<typeof isDisplaced>[2][]) => standings.map((one) => isDisplaced('ada', id, one));
};

it('is told once for each time the lead was lost', () => {
  const see = inSomeAuction();
  expect(see(stands(true), stands(false), stands(false), stands(false))).toEqual([false, true, false, false]);
  expect(see(stands(true), stands(false))).toEqual([false, true]);
});

it('is told once although two screens hear of it', () => {
  const see = inSomeAuction();
  expect(see(stands(true), stands(true), stands(false), stands(false))).toEqual([false, false, true, false]);
});

it('is no news to who never led, or does not know', () => {
  expect(inSomeAuction()(stands(false), stands(false))).toEqual([false, false]);
  expect(inSomeAuction()(stands(null), null, undefined)).toEqual([false, false, false]);
});

it('is not being outbid when the own bid was voided', () => {
  expect(inSomeAuction()(stands(true), stands(false, null))).toEqual([false, false]);
});

it('is not told to somebody else at the same browser', () => {
  isDisplaced('ada', 'shared', stands(true));
  expect(isDisplaced('ben', 'shared', stands(false))).toBe(false);
});
