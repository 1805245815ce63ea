import { recordStanding } from './outbid.ts';

const stands = (leading: boolean | null, lastAmount: string | null = '100.00') => ({ leading, lastAmount });
let auctions = 0;
const inSomeAuction = () => {
  auctions += 1;
  const id = `auction-${auctions}`;
  return (...standings: Parameters<typeof recordStanding>[2][]) =>
    standings.map((one) => recordStanding('ada', id, one));
};

it('reports each loss of the lead once', () => {
  const see = inSomeAuction();
  expect(see(stands(true), stands(false), stands(false), stands(false))).toEqual([false, true, false, false]);
  expect(see(stands(true), stands(false))).toEqual([false, true]);
});

it('reports it once even if two screens receive it', () => {
  const see = inSomeAuction();
  expect(see(stands(true), stands(true), stands(false), stands(false))).toEqual([false, false, true, false]);
});

it('reports nothing to members who never led or whose position is hidden', () => {
  expect(inSomeAuction()(stands(false), stands(false))).toEqual([false, false]);
  expect(inSomeAuction()(stands(null), null, undefined)).toEqual([false, false, false]);
});

it('does not count a voided bid of the viewer as being outbid', () => {
  expect(inSomeAuction()(stands(true), stands(false, null))).toEqual([false, false]);
});

it('does not report it to another member in the same browser', () => {
  recordStanding('ada', 'shared', stands(true));
  expect(recordStanding('ben', 'shared', stands(false))).toBe(false);
});
