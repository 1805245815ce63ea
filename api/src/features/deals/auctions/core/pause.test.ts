import { published } from '../../../../../test/simulation/aLog.ts';
import { AnAuction, END, MINUTE, refused, START } from '../../../../../test/simulation/anAuction.ts';
import type { Timed } from '../../../../../test/simulation/buildLog.ts';
import { eventWith, problemsOf, sealed } from '../../../../../test/simulation/honest.ts';
import { EXTENSION_CAP } from './state.ts';

const iso = (instant: number) => new Date(instant).toISOString();
const HOUR = 60 * MINUTE;

/** Paused ten minutes before its end; now is long after. */
const paused = (change: ConstructorParameters<typeof AnAuction>[0] = {}) => {
  const auction = new AnAuction(change);
  auction.bid(1, '100.00');
  auction.now = END - 10 * MINUTE;
  auction.pause();
  auction.now = END + HOUR;
  return auction;
};

describe('A pause', () => {
  test('records its reason and time and does not move the end', () => {
    const auction = new AnAuction();
    expect(auction.pause('Samples are checked.')).toEqual(['paused']);
    expect(auction.last).toEqual({
      type: 'paused',
      by: 'admin',
      reason: 'Samples are checked.',
      from: iso(auction.now),
    });
    expect(auction.state).toMatchObject({
      pause: { from: auction.now, reason: 'Samples are checked.' },
      end: END,
      endCap: END + EXTENSION_CAP,
    });
  });

  test('refuses bids and raises of a maximum, even past the end', () => {
    const auction = paused();
    for (const now of [END - 10 * MINUTE, END, END + HOUR]) {
      auction.now = now;
      expect(auction.bid(2, '105.00')).toEqual(refused('AUCTION_PAUSED'));
      expect(auction.bid(1, '100.00', { max: '150.00' })).toEqual(refused('AUCTION_PAUSED'));
    }
  });

  test('stops the auction from ending, and an outage does not move the end', () => {
    const auction = paused();
    expect(auction.do({ type: 'close' })).toEqual(refused('NOT_DUE'));
    expect(auction.do({ type: 'outage', from: END - MINUTE, to: END + HOUR })).toEqual(refused('NOT_DUE'));
    expect(auction.state.end).toBe(END);
  });

  test('allows notes, approvals and voids, but no change of terms or end', () => {
    const auction = paused();
    expect(auction.do({ type: 'request_participation', bidder: 2, isOwner: false })).toEqual([
      'participation_requested',
    ]);
    expect(auction.do({ type: 'approve', bidder: 2 })).toEqual(['participation_approved']);
    expect(auction.do({ type: 'decline', bidder: 2, reason: 'Unknown.' })).toEqual(['participation_declined']);
    expect(auction.do({ type: 'note', note: 'From bay 3.' })).toEqual(['noted']);
    expect(auction.do({ type: 'extend_end', end: END + 2 * HOUR })).toEqual(refused('AUCTION_PAUSED'));
    const edit = { type: 'edit', terms: { ...auction.state.terms, firstEnd: END + 2 * HOUR } } as const;
    expect(auction.do(edit)).toEqual(refused('TERMS_FROZEN'));
    expect(auction.void(1)).toEqual(['bid_voided']);
    const unbid = new AnAuction();
    unbid.pause();
    expect(unbid.do(edit)).toEqual(refused('AUCTION_PAUSED'));
  });

  test('ends with a cancellation', () => {
    const auction = paused();
    expect(auction.cancel('admin')).toEqual(['cancelled']);
    expect(auction.state).toMatchObject({ outcome: 'cancelled', pause: null, end: END });
    expect(auction.resume()).toEqual(refused('AUCTION_CANCELLED'));
    expect(auction.bid(2, '105.00')).toEqual(refused('AUCTION_CANCELLED'));
  });

  test('is possible only while the auction runs', () => {
    const auction = new AnAuction();
    auction.now = START - 1;
    expect(auction.pause()).toEqual(refused('AUCTION_NOT_STARTED'));
    auction.now = START;
    expect(auction.pause()).toEqual(['paused']);
    expect(auction.pause('Another.')).toEqual(refused('AUCTION_PAUSED'));
    const over = new AnAuction();
    over.now = END;
    expect(over.pause()).toEqual(refused('AUCTION_ENDED'));
    over.close();
    expect(over.pause()).toEqual(refused('AUCTION_ENDED'));
    over.now = START;
    expect(over.bid(1, '100.00')).toEqual(refused('AUCTION_ENDED'));
  });
});

describe('A resumed auction', () => {
  test('has the same time left as before, and the cap moves too', () => {
    const auction = paused();
    expect(auction.resume()).toEqual(['resumed']);
    const end = END + HOUR + 10 * MINUTE;
    expect(auction.last).toEqual({ type: 'resumed', end: iso(end) });
    expect(auction.state).toMatchObject({ pause: null, end, endCap: end + EXTENSION_CAP });
    expect(auction.bid(2, '105.00')).toEqual(['bid_accepted']);
    auction.now = end - 1;
    expect(auction.do({ type: 'close' })).toEqual(refused('NOT_DUE'));
    auction.now = end;
    expect(auction.do({ type: 'close' })).toEqual(['closed']);
  });

  test('is extended by late bids as before', () => {
    const auction = paused({ extension: 15 * MINUTE });
    auction.resume();
    expect(auction.bid(2, '105.00')).toEqual(['bid_accepted', 'extended']);
    expect(auction.state.end).toBe(auction.now + 15 * MINUTE);
  });

  test('gains nothing from an outage during the pause', () => {
    const auction = paused();
    const outage = { type: 'outage', from: END - MINUTE, to: END + HOUR } as const;
    auction.resume();
    expect(auction.do(outage)).toEqual(refused('NOT_DUE'));
    expect(auction.state.end).toBe(END + HOUR + 10 * MINUTE);
  });

  test('can be paused again, but cannot be resumed twice', () => {
    const auction = paused();
    auction.resume();
    expect(auction.resume()).toEqual(refused('NOT_PAUSED'));
    expect(auction.pause()).toEqual(['paused']);
    expect(auction.resume()).toEqual(['resumed']);
    expect(auction.state.end).toBe(END + HOUR + 10 * MINUTE);
  });

  test('paused in its last moment has that moment left', () => {
    const auction = new AnAuction();
    auction.now = END - 1;
    auction.pause();
    auction.now = END + HOUR;
    auction.resume();
    expect(auction.bid(1, '100.00')).toEqual(['bid_accepted']);
    expect(auction.state.end).toBe(auction.now + 1);
  });
});

describe('The log of a paused auction', () => {
  const whole = () => {
    const auction = paused();
    auction.resume();
    auction.bid(2, '105.00');
    auction.close();
    return auction;
  };

  test('passes verification', async () => {
    const auction = whole();
    expect(await problemsOf(published(auction.state.terms, auction.timed).log)).toEqual([]);
    const cancelled = paused();
    cancelled.cancel('admin');
    expect(await problemsOf(published(cancelled.state.terms, cancelled.timed).log)).toEqual([]);
  });

  const bidInPause = (timed: Timed[]) => {
    const bid = timed[3] as Timed;
    return timed.toSpliced(3, 1).toSpliced(2, 0, { ...bid, at: END - 9 * MINUTE });
  };
  test.each<[string, (timed: Timed[]) => Timed[], string]>([
    ['a bid in a pause', bidInPause, 'Event 4: the rules refuse it (AUCTION_PAUSED).'],
    ['a missing resumption', (timed) => timed.toSpliced(2, 1), 'Event 4: the rules refuse it (AUCTION_PAUSED).'],
    ['a missing pause', (timed) => timed.toSpliced(1, 1), 'Event 3: the rules refuse it (AUCTION_ENDED).'],
    [
      'a wrong start of the pause',
      eventWith('from', iso(END - 11 * MINUTE), 1),
      `Event 3: from should be "${iso(END - 10 * MINUTE)}", not "${iso(END - 11 * MINUTE)}".`,
    ],
    ['a pause by the owner', eventWith('by', 'owner', 1), 'Event 3: by should be "admin", not "owner".'],
    [
      'too little time given back',
      eventWith('end', iso(END + HOUR), 2),
      `Event 4: end should be "${iso(END + HOUR + 10 * MINUTE)}", not "${iso(END + HOUR)}".`,
    ],
    [
      'a close in a pause',
      (timed) => [...timed.slice(0, 2), { ...(timed[4] as Timed), at: END + HOUR }],
      'Event 4: the rules refuse it (NOT_DUE).',
    ],
  ])('is rejected with %s', async (_name, change, problem) => {
    expect(await problemsOf(sealed(whole(), change))).toContain(problem);
  });
});
