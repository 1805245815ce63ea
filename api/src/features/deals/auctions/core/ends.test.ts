import { AnAuction, END, MINUTE, refused } from '../../../../../test/simulation/anAuction.ts';
import { EXTENSION_CAP } from './state.ts';

const iso = (instant: number) => new Date(instant).toISOString();

describe('A late change of leader', () => {
  test.each([
    { before: 5 * MINUTE + 1, moved: null },
    { before: 5 * MINUTE, moved: null },
    { before: 5 * MINUTE - 1, moved: END + 1 },
    { before: 1, moved: END + 5 * MINUTE - 1 },
  ])('$before ms before the end extends it to $moved', ({ before, moved }) => {
    const auction = new AnAuction({ extension: 5 * MINUTE });
    auction.now = END - before;
    auction.bid(1, '100.00');
    expect(auction.state.end).toBe(moved ?? END);
    const extended = { type: 'extended', end: iso(moved ?? END), reason: 'late_bid' };
    expect(auction.events.slice(1)).toEqual(moved === null ? [] : [extended]);
  });

  test('an unsuccessful bid or a raise of the maximum extends nothing', () => {
    const auction = new AnAuction({ extension: 5 * MINUTE });
    auction.bid(1, '100.00', { max: '200.00' });
    auction.now = END - 1;
    expect(auction.bid(2, '150.00')).toEqual(['bid_accepted', 'automatic_bid']);
    expect(auction.bid(1, '150.00', { max: '300.00' })).toEqual(['maximum_raised']);
    expect(auction.state.end).toBe(END);
  });

  test('never extends past one day after the first end', () => {
    const auction = new AnAuction({ extension: 20 * 60 * MINUTE });
    auction.now = END - 1;
    auction.bid(1, '100.00');
    auction.now = auction.state.end - 1;
    auction.bid(2, '105.00');
    expect(auction.state.end).toBe(END + EXTENSION_CAP);
    auction.now = auction.state.end - 1;
    expect(auction.bid(1, '110.00')).toEqual(['bid_accepted']);
    expect(auction.state.end).toBe(END + EXTENSION_CAP);
  });

  test('extends nothing in an auction without extension', () => {
    const auction = new AnAuction();
    auction.now = END - 1;
    expect(auction.bid(1, '100.00')).toEqual(['bid_accepted']);
  });
});

describe('The owner', () => {
  test('can move the end later, which moves the cap too', () => {
    const auction = new AnAuction();
    expect(auction.do({ type: 'extend_end', end: END })).toEqual(refused('END_NOT_LATER'));
    expect(auction.do({ type: 'extend_end', end: END + 1 })).toEqual(['extended']);
    expect(auction.last).toEqual({ type: 'extended', end: iso(END + 1), reason: 'owner' });
    expect(auction.state).toMatchObject({ end: END + 1, endCap: END + 1 + EXTENSION_CAP });
  });

  test('cannot move the end once it has passed', () => {
    const auction = new AnAuction();
    auction.now = END;
    expect(auction.do({ type: 'extend_end', end: END + MINUTE })).toEqual(refused('AUCTION_ENDED'));
  });
});

describe('An outage', () => {
  const outage = (auction: AnAuction, from: number, to: number) => {
    auction.now = Math.max(auction.now, to);
    return auction.do({ type: 'outage', from, to });
  };

  test.each([
    { extension: null, gap: 61_000, by: 5 * MINUTE },
    { extension: null, gap: 7 * MINUTE, by: 7 * MINUTE },
    { extension: 2 * MINUTE, gap: 90_000, by: 2 * MINUTE },
    { extension: 2 * MINUTE, gap: 3 * MINUTE, by: 3 * MINUTE },
    { extension: 30 * MINUTE, gap: 10 * MINUTE, by: 30 * MINUTE },
  ])('of $gap ms past the end, with an extension of $extension, adds $by ms', ({ extension, gap, by }) => {
    const auction = new AnAuction({ extension });
    const [from, to] = [END - 1_000, END - 1_000 + gap];
    expect(outage(auction, from, to)).toEqual(['extended']);
    expect(auction.last).toEqual({
      type: 'extended',
      end: iso(END + by),
      reason: 'outage',
      from: iso(from),
      to: iso(to),
    });
    expect(auction.state).toMatchObject({ end: END + by, endCap: END + by + EXTENSION_CAP });
  });

  test('counts only if the end was in it, and only once it is over', () => {
    const from = (start: number, to: number) => outage(new AnAuction(), start, to);
    expect(from(END, END + MINUTE)).toEqual(refused('NOT_DUE'));
    expect(from(END - 1, END + MINUTE)).toEqual(['extended']);
    expect(from(END - MINUTE, END - 1)).toEqual(refused('NOT_DUE'));
    expect(from(END - MINUTE, END)).toEqual(['extended']);
    const running = new AnAuction();
    running.now = END + MINUTE - 1;
    expect(running.do({ type: 'outage', from: END - 1, to: END + MINUTE })).toEqual(refused('NOT_DUE'));
  });

  test('reported twice counts once', () => {
    for (const from of [END - 1, END - 10 * MINUTE]) {
      const auction = new AnAuction();
      expect(outage(auction, from, END + 10 * MINUTE)).toEqual(['extended']);
      expect(outage(auction, from, END + 10 * MINUTE)).toEqual(refused('NOT_DUE'));
    }
  });

  test('adds nothing once the auction is decided', () => {
    const auction = new AnAuction();
    auction.close();
    expect(outage(auction, END - 1, END + MINUTE)).toEqual(refused('AUCTION_ENDED'));
  });

  test('allows bids afterwards, even past the old cap', () => {
    const auction = new AnAuction({ extension: 5 * MINUTE });
    auction.bid(1, '100.00');
    outage(auction, END - 1, END + 2 * EXTENSION_CAP);
    auction.now = auction.state.end - 1;
    expect(auction.bid(2, '105.00')).toEqual(['bid_accepted', 'extended']);
    expect(auction.state.end).toBe(auction.now + 5 * MINUTE);
  });
});
