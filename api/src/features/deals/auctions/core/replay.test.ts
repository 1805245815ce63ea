import { published } from '../../../../../test/simulation/aLog.ts';
import { AnAuction, END, MINUTE, START } from '../../../../../test/simulation/anAuction.ts';
import { sha256, type Timed } from '../../../../../test/simulation/buildLog.ts';
import { verifyLog } from './verify.ts';
import { eventWith, honest, problemsOf, sealed } from '../../../../../test/simulation/honest.ts';

describe('Replaying a log', () => {
  const at = START + MINUTE;
  const lateEnd: Timed = { at, event: { type: 'extended', end: new Date(END + 1).toISOString(), reason: 'late_bid' } };

  test.each<[string, (timed: Timed[]) => Timed[], string]>([
    ['a false price', eventWith('price', '130.00', 1), 'Event 3: price should be "125.00", not "130.00".'],
    ['a false leader', eventWith('leader', 2, 1), 'Event 3: leader should be 1, not 2.'],
    [
      'a missing field',
      eventWith('leader', undefined, 0),
      'The log cannot be read: Event 2: leader is missing or invalid.',
    ],
    ['a missing detail', eventWith('leaderBid', undefined, 0), 'Event 2: leaderBid is missing.'],
    ['a refused bid', eventWith('amount', '99.00', 0), 'Event 2: the rules refuse it (WORSE_THAN_START).'],
    [
      'a missing automatic bid',
      (timed) => timed.toSpliced(2, 1),
      'Event 4: automatic_bid is expected here, not bid_accepted.',
    ],
    ['a missing last event of a decision', (timed) => timed.slice(0, 2), 'Event 3: automatic_bid is expected next.'],
    [
      'an automatic bid without a bid',
      (timed) => timed.toSpliced(1, 0, timed[2] as Timed),
      'Event 3: the rules refuse it (NOT_DUE).',
    ],
    [
      'an extension without a late bid',
      (timed) => timed.toSpliced(3, 0, lateEnd),
      'Event 5: extended does not follow from the events before it.',
    ],
    [
      'an unknown event',
      (timed) => timed.toSpliced(3, 0, { at, event: JSON.parse('{ "type": "gift" }') }),
      'Event 5: gift does not follow from the events before it.',
    ],
    [
      'different times within one decision',
      (timed) => timed.toSpliced(2, 1, { ...(timed[2] as Timed), at: at + 1 }),
      'Event 4: its time differs from that of event 3.',
    ],
    ['a false winner', eventWith('winner', 1, 4), 'Event 6: winner should be 3, not 1.'],
    [
      'an early close',
      (timed) => timed.toSpliced(4, 1, { ...(timed[4] as Timed), at }),
      'Event 6: the rules refuse it (NOT_DUE).',
    ],
    [
      'an event after the end',
      (timed) => [...timed, timed[3] as Timed],
      'Event 7: the rules refuse it (AUCTION_ENDED).',
    ],
  ])('finds %s', async (_name, change, problem) => {
    expect(await problemsOf(sealed(honest().auction, change))).toContain(problem);
  });

  test('accepts every kind of event by users and by the market', async () => {
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
    const falsified = (type: string, field: string) =>
      problemsOf(
        sealed(all, (timed) =>
          eventWith(
            field,
            'other',
            timed.findIndex(({ event }) => event.type === type),
          )(timed),
        ),
      );
    expect(await falsified('bid_voided', 'by')).toEqual(['Event 12: by should be "admin", not "other".']);
    expect(await falsified('participation_approved', 'bidder')).not.toEqual([]);
    expect(await falsified('extended', 'reason')).toEqual([
      'Event 13: extended does not follow from the events before it.',
    ]);
  });

  test.each([
    { after: 10_000, problems: [] },
    { after: 10_001, problems: ['Event 4: there was no outage: event 3 happened during it.'] },
  ])('allows events up to ten seconds into an outage ($after ms)', async ({ after, problems }) => {
    const auction = new AnAuction();
    auction.bid(1, '100.00');
    auction.now = END - MINUTE + after;
    auction.bid(2, '105.00');
    auction.now = END + MINUTE;
    auction.do({ type: 'outage', from: END - MINUTE, to: END + MINUTE });
    auction.close();
    expect(await problemsOf(published(auction.state.terms, auction.timed).log)).toEqual(problems);
  });

  test('counts an event at the end of an outage as after it', async () => {
    const auction = new AnAuction();
    auction.now = END + MINUTE;
    auction.do({ type: 'outage', from: END - 1, to: END + MINUTE });
    auction.bid(1, '100.00');
    auction.close();
    expect(await problemsOf(published(auction.state.terms, auction.timed).log)).toEqual([]);
  });
});
