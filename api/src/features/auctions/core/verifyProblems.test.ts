import type { AuctionLog, LoggedEvent, Receipt } from './log.ts';
import { published } from './simulation/aLog.ts';
import { AnAuction, END, MINUTE } from './simulation/anAuction.ts';
import { AUCTION, sha256, type Timed } from './simulation/buildLog.ts';
import type { Terms } from './state.ts';
import { verifyLog, type Evidence } from './verify.ts';

/** Bidder 1 bids up to 150, 2 pushes, 3 wins at 160; the log has created, three bids, one automatic bid and the close. */
const honest = (change: Partial<Terms> = {}) => {
  const auction = new AnAuction(change);
  auction.bid(1, '100.00', change.visibility ? {} : { max: '150.00' });
  auction.bid(2, '120.00');
  auction.bid(3, '160.00');
  auction.close();
  return { auction, ...published(auction.state.terms, auction.timed) };
};

const problemsOf = async (log: AuctionLog, evidence: Partial<Evidence> = {}) =>
  (await verifyLog(log, { sha256, ...evidence })).problems;

/** A log with one event changed after it was sealed. */
const withEvent = (log: AuctionLog, seq: number, change: (event: LoggedEvent) => Partial<LoggedEvent>): AuctionLog => ({
  ...log,
  events: log.events.map((event) => (event.seq === seq ? { ...event, ...change(event) } : event)),
});

/** A log sealed over a history that never was. */
const sealed = (auction: AnAuction, change: (timed: Timed[]) => Timed[]) =>
  published(auction.state.terms, change([...auction.timed])).log;

const eventWith = (field: string, value: unknown, index: number) => (timed: Timed[]) => {
  const { at, event } = timed[index] as Timed;
  return timed.toSpliced(index, 1, { at, event: { ...event, [field]: value } as Timed['event'] });
};

test('an honest log has no problem', async () => {
  const { log, receipts, finalHash } = honest();
  expect(await verifyLog(log, { receipts, finalHash, sha256 })).toEqual({
    ok: true,
    problems: [],
    winner: 3,
    price: '160.00',
    end: new Date(END).toISOString(),
  });
});

describe('A link', () => {
  const { log } = honest();

  test.each<[string, Partial<LoggedEvent>, string[]]>([
    ['number', { seq: 9 }, ['Event 9 stands at place 3.', 'Event 9 does not match its hash.']],
    ['hash', { hash: '00' }, ['Event 3 does not match its hash.', 'Event 4 does not follow the event before it.']],
    [
      'predecessor',
      { previousHash: '00' },
      ['Event 3 does not follow the event before it.', 'Event 3 does not match its hash.'],
    ],
    ['version', { v: 2 }, ['Event 3 does not match its hash.', 'Event 3 is of a version not known here.']],
    ['time', { at: '2027-03-01T12:01:00Z' }, ['Event 3 does not match its hash.', 'Event 3 has a malformed time.']],
    ['member', { note: 1 } as Partial<LoggedEvent>, ['Event 3 holds what no hash covers: note.']],
  ])('with a wrong %s', async (_name, change, problems) => {
    expect(await problemsOf(withEvent(log, 3, () => change))).toEqual(expect.arrayContaining(problems));
  });

  test('whose payload says a thing twice', async () => {
    const twice = withEvent(log, 3, ({ payload }) => ({ payload: payload.replace('{', '{"bid":7,') }));
    expect(await problemsOf(twice)).toEqual(['Event 3 does not match its hash.', 'Event 3 is not canonical.']);
  });

  test('of another auction', async () => {
    expect(await problemsOf({ ...log, auctionId: 'another' })).toHaveLength(log.events.length);
    const own = { ...log, auctionId: 'another', events: log.events.map((event) => ({ ...event, auctionId: AUCTION })) };
    expect(await problemsOf(own)).toContain('Event 1 does not match its hash.');
  });
});

describe('What was opened', () => {
  const { log } = honest();
  const opened = (seq: number, field: string, change: object) =>
    withEvent(log, seq, ({ opened: before = {} }) => ({
      opened: { ...before, [field]: { ...before[field], ...change } as { salt: string; value: unknown } },
    }));
  const isNot = (seq: number, field: string) => `Event ${seq}: ${field} is not what was committed to.`;

  test('must be what was committed to', async () => {
    expect(await problemsOf(opened(2, 'maxAmount', { value: '155.00' }))).toContain(isNot(2, 'maxAmount'));
    expect(await problemsOf(opened(2, 'maxAmount', { salt: '0'.repeat(64) }))).toEqual([isNot(2, 'maxAmount')]);
    expect(await problemsOf(opened(1, 'reservePrice', { value: '1.00' }))).toContain(isNot(1, 'reservePrice'));
    const own = opened(2, 'commitment', { value: { amount: '1.00', maxAmount: null } });
    expect(await problemsOf(own)).toEqual([
      isNot(2, 'commitment'),
      'Event 2: the bid is not what its bidder committed to.',
    ]);
  });

  test('must be hidden in the first place', async () => {
    const salt = '0'.repeat(64);
    expect(await problemsOf(opened(2, 'bidId', { salt, value: 'x' }))).toEqual([isNot(2, 'bidId')]);
    expect(await problemsOf(opened(2, 'nothing', { salt, value: 'x' }))).toEqual([isNot(2, 'nothing')]);
  });

  test('has a salt in the one form there is', async () => {
    const salt = log.events[1]?.opened?.['maxAmount']?.salt as string;
    expect(await problemsOf(opened(2, 'maxAmount', { salt: salt.toUpperCase() }))).toEqual([isNot(2, 'maxAmount')]);
    expect(await problemsOf(opened(2, 'maxAmount', { salt: `${salt}00` }))).toEqual([isNot(2, 'maxAmount')]);
    expect(await problemsOf(opened(2, 'maxAmount', { salt: `0${salt}` }))).toEqual([isNot(2, 'maxAmount')]);
  });

  test('must be all but the maximum of who led at the end', async () => {
    const closed = (seq: number, ...fields: string[]) =>
      withEvent(log, seq, ({ opened: before = {} }) => ({
        opened: Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
      }));
    expect(await problemsOf(closed(2, 'maxAmount'))).toEqual(['Event 2: maxAmount is not open.']);
    expect(await problemsOf(closed(2, 'commitment'))).toEqual(['Event 2: commitment is not open.']);
    expect(log.events[4]?.opened).toEqual({});
    expect(await problemsOf(closed(1, 'reservePrice'))).toEqual([
      'The log cannot be read: the reserve price is not open.',
    ]);
  });

  test('tells the amounts, or nothing can be decided again', async () => {
    const { log: ranks } = honest({ visibility: 'rank_only' });
    const closed = withEvent(ranks, 4, () => ({ opened: {} }));
    expect(await problemsOf(closed)).toContain('The log cannot be read: Event 4: amount is not open.');
    const standing = withEvent(ranks, 4, ({ opened: before = {} }) => ({
      opened: Object.fromEntries(Object.entries(before).filter(([field]) => field !== 'price')),
    }));
    expect(await problemsOf(standing)).toEqual(['Event 4: price is not open.']);
  });

  test('may leave out the maximum of the leader where nothing was awarded', async () => {
    const auction = new AnAuction({ reservePrice: 900_00n });
    auction.bid(1, '100.00', { max: '150.00' });
    auction.bid(2, '120.00');
    auction.close();
    const { log: unmet } = published(auction.state.terms, auction.timed);
    expect(unmet.events[1]?.opened).toEqual({});
    expect(await verifyLog(unmet, { sha256 })).toMatchObject({ ok: true, winner: null, price: '125.00' });
  });
});

describe('The frame', () => {
  const { auction, log } = honest();
  const cannot = (why: string) => [`The log cannot be read: ${why}`];

  test('begins with the terms, which are those beside it', async () => {
    const other = { ...log, terms: { ...log.terms, step: '1.00' } };
    expect(await problemsOf(other)).toEqual(cannot('its terms are not those the auction was created with.'));
    expect(await problemsOf({ ...log, events: [] })).toEqual(
      cannot('it does not begin with the terms of the auction.'),
    );
    const headless = { ...log, events: log.events.slice(1) };
    expect(await problemsOf(headless)).toEqual(
      expect.arrayContaining(cannot('it does not begin with the terms of the auction.')),
    );
  });

  test('names the rules, inside the chain as well', async () => {
    const unknown = cannot('the auction ran under rules not known here.');
    expect(await problemsOf({ ...log, rulesVersion: 2 })).toEqual(unknown);
    const inside = withEvent(log, 1, ({ payload }) => ({
      payload: payload.replace('"rulesVersion":1', '"rulesVersion":2'),
    }));
    expect(await problemsOf(inside)).toEqual(['Event 1 does not match its hash.', ...unknown]);
    expect(await problemsOf({ ...inside, rulesVersion: 2 })).toEqual(['Event 1 does not match its hash.', ...unknown]);
  });

  test('reaches the end', async () => {
    expect(await problemsOf(sealed(auction, (timed) => timed.slice(0, -1)))).toContain(
      'The log does not reach the end of the auction.',
    );
  });

  test('ends in the hash of the close notice', async () => {
    const missing = ['The log does not end in the hash of the close notice.'];
    const hashes = log.events.map(({ hash }) => hash);
    expect(await problemsOf(log, { finalHash: hashes.at(-1) as string })).toEqual([]);
    expect(await problemsOf(log, { finalHash: hashes.at(-2) as string })).toEqual(missing);
    expect(await problemsOf(log, { finalHash: '' })).toEqual(missing);
  });

  test('may go on with the award of the next bid, or end in a cancellation', async () => {
    const { auction: further } = honest();
    further.awardNext();
    const after = published(further.state.terms, further.timed);
    const [, close, next] = after.log.events.slice(-3).map(({ hash }) => hash);
    for (const finalHash of [close, next])
      expect(await problemsOf(after.log, { finalHash: finalHash as string })).toEqual([]);
    expect(await verifyLog(after.log, { sha256 })).toMatchObject({ winner: 1, price: '125.00' });

    const cancelled = new AnAuction();
    cancelled.cancel('owner');
    const { log: short, finalHash } = published(cancelled.state.terms, cancelled.timed);
    expect(await verifyLog(short, { finalHash, sha256 })).toMatchObject({ ok: true, winner: null, price: null });
  });

  test.each([null, {}, { events: {} }, { events: [null] }, { events: [{}] }, { events: [{ payload: '{' }] }])(
    'is told, not thrown, where it is none: %j',
    async (garbage) => {
      const verdict = await verifyLog(garbage as unknown as AuctionLog, { sha256, receipts: [{} as Receipt] });
      expect(verdict).toMatchObject({ ok: false, winner: null, price: null, end: null });
      expect(verdict.problems[0]).toMatch(/^The log cannot be read: /);
    },
  );
});

describe('A receipt', () => {
  const { log, receipts } = honest();
  const [first] = receipts as [Receipt];
  const isNot = ['Bid bid-1 is not as its receipt says.'];

  test('is for a bid in this log', async () => {
    expect(await problemsOf(log, { receipts })).toEqual([]);
    expect(await problemsOf(log, { receipts: [{ ...first, auctionId: 'another' }] })).toEqual([
      'The receipt of bid bid-1 is for another auction.',
    ]);
    expect(await problemsOf(log, { receipts: [{ ...first, bidId: 'bid-9' }] })).toEqual([
      'The log does not hold bid bid-9.',
    ]);
  });

  test.each<[string, Partial<Receipt>]>([
    ['another time', { at: new Date(END).toISOString() }],
    ['another commitment', { commitment: '0'.repeat(64) }],
    ['another amount', { amount: '101.00' }],
    ['another maximum', { maxAmount: '151.00' }],
    ['another salt', { salt: '0'.repeat(64) }],
  ])('with %s is not the log’s', async (_name, change) => {
    expect(await problemsOf(log, { receipts: [{ ...first, ...change }] })).toEqual(isNot);
  });

  test('binds the amount by its salt alone', async () => {
    const { amount: _amount, maxAmount: _maxAmount, ...kept } = first;
    const { salt: _salt, ...bare } = kept;
    expect(await problemsOf(log, { receipts: [kept] })).toEqual([]);
    const payload = (log.events[1] as LoggedEvent).payload.replace('"amount":"100.00"', '"amount":"101.00"');
    const rewritten = withEvent(log, 2, () => ({ payload }));
    expect(await problemsOf(rewritten, { receipts: [kept] })).toContain(isNot[0]);
    expect(await problemsOf(rewritten, { receipts: [bare] })).not.toContain(isNot[0]);
  });

  test('with its bid binds a maximum that stays closed', async () => {
    const winner = receipts[2] as Receipt;
    expect(await problemsOf(log, { receipts: [winner] })).toEqual([]);
    expect(await problemsOf(log, { receipts: [{ ...winner, maxAmount: '170.00' }] })).toEqual([
      'Bid bid-3 is not as its receipt says.',
    ]);
    expect(await problemsOf(log, { receipts: [{ ...winner, maxAmount: undefined }] })).toEqual([]);
  });
});

describe('Replaying', () => {
  const { auction } = honest();
  const { at } = auction.timed[0] as Timed;

  test.each<[string, (timed: Timed[]) => Timed[], string]>([
    ['a lied price', eventWith('price', '130.00', 1), 'Event 3: price should be "125.00", not "130.00".'],
    ['a lied leader', eventWith('leader', 2, 1), 'Event 3: leader should be 1, not 2.'],
    [
      'a missing field',
      eventWith('leader', undefined, 0),
      'The log cannot be read: Event 2: leader is missing or malformed.',
    ],
    ['a refused bid', eventWith('amount', '99.00', 0), 'Event 2: the rules refuse it (WORSE_THAN_START).'],
    [
      'a missing automatic bid',
      (timed) => timed.toSpliced(2, 1),
      'Event 4: automatic_bid should stand here, not bid_accepted.',
    ],
    ['nothing where something follows', (timed) => timed.slice(0, 2), 'Event 3: automatic_bid should follow.'],
    [
      'an automatic bid of its own',
      (timed) => timed.toSpliced(1, 0, timed[2] as Timed),
      'Event 3: the rules refuse it (NOT_DUE).',
    ],
    [
      'a late bid’s end of its own',
      (timed) => timed.toSpliced(3, 0, lateEnd),
      'Event 5: extended does not follow from what went before.',
    ],
    [
      'an unknown event',
      (timed) => timed.toSpliced(3, 0, { at, event: { type: 'gift' } as never }),
      'Event 5: gift does not follow from what went before.',
    ],
    [
      'a time within a decision',
      (timed) => timed.toSpliced(2, 1, { ...(timed[2] as Timed), at: at + 1 }),
      'Event 4: its time differs from that of event 3.',
    ],
    ['a lied winner', eventWith('winner', 1, 4), 'Event 6: winner should be 3, not 1.'],
    [
      'an early close',
      (timed) => timed.toSpliced(4, 1, { ...(timed[4] as Timed), at }),
      'Event 6: the rules refuse it (NOT_DUE).',
    ],
    [
      'something after the end',
      (timed) => [...timed, timed[3] as Timed],
      'Event 7: the rules refuse it (AUCTION_ENDED).',
    ],
  ])('finds %s', async (_name, change, problem) => {
    expect(await problemsOf(sealed(auction, change))).toContain(problem);
  });

  const lateEnd: Timed = { at, event: { type: 'extended', end: new Date(END + 1).toISOString(), reason: 'late_bid' } };

  test('goes through everything people and the market do', async () => {
    const all = new AnAuction({ preQualification: true, extension: 5 * MINUTE });
    all.do({ type: 'open' });
    for (const bidder of [1, 2, 3]) all.do({ type: 'request_participation', bidder, isOwner: false });
    for (const bidder of [1, 2]) all.do({ type: 'approve', bidder });
    all.do({ type: 'decline', bidder: 3, reason: 'No licence.' });
    all.bid(1, '100.00', { max: '150.00' });
    all.bid(1, '100.00', { max: '170.00' });
    all.bid(2, '175.00');
    all.void(2, 'owner');
    all.do({ type: 'extend_end', end: END + MINUTE });
    all.now = END + 11 * MINUTE;
    all.do({ type: 'outage', from: END, to: END + 10 * MINUTE });
    all.close();
    const { log, receipts, finalHash } = published(all.state.terms, all.timed);
    expect(await verifyLog(log, { receipts, finalHash, sha256 })).toEqual({
      ok: true,
      problems: [],
      winner: 1,
      price: '100.00',
      end: new Date(END + 11 * MINUTE).toISOString(),
    });
    const lied = (type: string, field: string) =>
      problemsOf(
        sealed(all, (timed) =>
          eventWith(
            field,
            'other',
            timed.findIndex(({ event }) => event.type === type),
          )(timed),
        ),
      );
    expect(await lied('bid_voided', 'by')).toEqual(['Event 12: by should be "admin", not "other".']);
    expect(await lied('participation_approved', 'bidder')).not.toEqual([]);
    expect(await lied('extended', 'reason')).toEqual(['Event 13: extended does not follow from what went before.']);
  });

  test.each([
    { after: 10_000, problems: [] },
    { after: 10_001, problems: ['Event 4: there was no outage, event 3 happened in it.'] },
  ])('an event $after ms into an outage', async ({ after, problems }) => {
    const auction = new AnAuction();
    auction.bid(1, '100.00');
    auction.now = END - MINUTE + after;
    auction.bid(2, '105.00');
    auction.now = END + MINUTE;
    auction.do({ type: 'outage', from: END - MINUTE, to: END + MINUTE });
    auction.close();
    expect(await problemsOf(published(auction.state.terms, auction.timed).log)).toEqual(problems);
  });

  test('an event at the end of an outage is after it', async () => {
    const auction = new AnAuction();
    auction.now = END + MINUTE;
    auction.do({ type: 'outage', from: END - 1, to: END + MINUTE });
    auction.bid(1, '100.00');
    auction.close();
    expect(await problemsOf(published(auction.state.terms, auction.timed).log)).toEqual([]);
  });
});
