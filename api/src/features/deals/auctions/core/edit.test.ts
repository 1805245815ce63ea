import { AnAuction, END, MINUTE, refused, someTerms, START } from '../../../../../test/simulation/anAuction.ts';
import { published } from '../../../../../test/simulation/aLog.ts';
import { EXTENSION_CAP, type Terms } from './state.ts';
import { problemsOf, sealed } from '../../../../../test/simulation/honest.ts';

const edit = (auction: AnAuction, change: Partial<Terms>) => auction.do({ type: 'edit', terms: someTerms(change) });

test('the owner can change terms, end and cap until the first bid', () => {
  const auction = new AnAuction({ preQualification: true });
  auction.do({ type: 'request_participation', bidder: 1, isOwner: false });
  auction.do({ type: 'approve', bidder: 1 });
  const change = { type: 'reverse', startingPrice: 90_00n, reservePrice: 80_00n, firstEnd: END + MINUTE } as const;
  expect(edit(auction, change)).toEqual(['edited']);
  expect(auction.state).toMatchObject({
    terms: someTerms(change),
    end: END + MINUTE,
    endCap: END + MINUTE + EXTENSION_CAP,
    aliases: 1,
  });
  expect(auction.state.bidders.get(1)?.qualification).toBe('approved');
  expect(auction.bid(2, '95.00')).toEqual(refused('WORSE_THAN_START', '90.00'));
  expect(auction.bid(2, '89.00')).toEqual(['bid_accepted']);
});

test('a bid made under older terms is refused', () => {
  const auction = new AnAuction();
  expect(auction.state.termsVersion).toBe(0);
  edit(auction, { startingPrice: 50_00n });
  edit(auction, { startingPrice: 60_00n });
  expect(auction.state.termsVersion).toBe(2);
  for (const termsVersion of [0, 1, 3])
    expect(auction.bid(1, '100.00', { termsVersion })).toEqual(refused('TERMS_CHANGED'));
  expect(auction.bid(1, '100.00', { termsVersion: 2 })).toEqual(['bid_accepted']);
  expect(auction.bid(2, '105.00')).toEqual(['bid_accepted']);
});

test('editing replaces an end that was moved before', () => {
  const auction = new AnAuction();
  auction.do({ type: 'extend_end', end: END + 60 * MINUTE });
  edit(auction, {});
  expect(auction.state).toMatchObject({ end: END, endCap: END + EXTENSION_CAP });
});

test('an auction opens again after its start was moved', () => {
  const auction = new AnAuction();
  auction.do({ type: 'open' });
  edit(auction, { step: 1_00n });
  expect(auction.state.opened).toBe(true);
  edit(auction, { start: START + 2 * MINUTE });
  expect(auction.state.opened).toBe(false);
  expect(auction.bid(1, '100.00')).toEqual(refused('AUCTION_NOT_STARTED'));
  auction.now = START + 2 * MINUTE;
  expect(auction.do({ type: 'open' })).toEqual(['opened']);
  expect(auction.bid(1, '100.00')).toEqual(['bid_accepted']);
});

test('terms are frozen from the first bid on, even if it was voided', () => {
  const auction = new AnAuction();
  auction.bid(1, '100.00');
  expect(edit(auction, { step: 1_00n })).toEqual(refused('TERMS_FROZEN'));
  auction.void(1);
  expect(edit(auction, { step: 1_00n })).toEqual(refused('TERMS_FROZEN'));
});

test.each([
  ['now', { firstEnd: START + MINUTE }],
  ['at the start', { start: END, firstEnd: END }],
])('an end %s is refused', (_name, change) => {
  const auction = new AnAuction();
  expect(edit(auction, change)).toEqual(refused('INVALID_END'));
  const later = Object.fromEntries(Object.entries(change).map(([name, at]) => [name, at + (name === 'start' ? 0 : 1)]));
  expect(edit(auction, later)).toEqual(['edited']);
});

test('an ended auction cannot be edited', () => {
  const auction = new AnAuction();
  auction.now = END;
  expect(edit(auction, { firstEnd: END + MINUTE })).toEqual(refused('AUCTION_ENDED'));
  auction.now = START;
  auction.cancel('owner');
  expect(edit(auction, {})).toEqual(refused('AUCTION_CANCELLED'));
});

describe('The log of an edited auction', () => {
  const edited = () => {
    const auction = new AnAuction({ visibility: 'sealed', reservePrice: 500_00n });
    edit(auction, { startingPrice: 50_00n, reservePrice: 60_00n });
    auction.bid(1, '50.00', { max: '70.00' });
    auction.bid(2, '55.00');
    auction.close();
    return auction;
  };
  const logOf = (auction: AnAuction) =>
    published(someTerms({ visibility: 'sealed', reservePrice: 500_00n }), auction.timed).log;

  test('is replayed with the edited terms', async () => {
    expect(edited().last).toMatchObject({ outcome: 'awarded', winner: 1, price: '60.00' });
    expect(await problemsOf(logOf(edited()))).toEqual([]);
  });

  test('shows the final terms with nothing hidden', async () => {
    const log = logOf(edited());
    const [created, change, ...events] = log.events;
    const other = ['The log cannot be read: its terms differ from the terms of the auction.'];
    expect(await problemsOf({ ...log, terms: { ...log.terms, startingPrice: '100.00' } })).toEqual(other);
    const closed = { ...log, events: [created!, { ...change!, opened: {} }, ...events] };
    expect(await problemsOf(closed)).toEqual(['The log cannot be read: the reserve price is still hidden.']);
  });

  test('is rejected if terms were edited after a bid', async () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00');
    const change = new AnAuction();
    edit(change, { step: 1_00n });
    auction.close();
    const late = sealed(auction, (timed) => timed.toSpliced(1, 0, change.timed[0]!));
    expect(await problemsOf(late)).toEqual(['Event 3: the rules refuse it (TERMS_FROZEN).']);
  });
});
