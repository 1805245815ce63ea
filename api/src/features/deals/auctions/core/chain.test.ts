import type { LoggedEvent } from './log.ts';
import { published } from '../../../../../test/simulation/aLog.ts';
import { AnAuction } from '../../../../../test/simulation/anAuction.ts';
import { AUCTION, sha256 } from '../../../../../test/simulation/buildLog.ts';
import { verifyLog } from './verify.ts';
import { honest, problemsOf, withEvent } from '../../../../../test/simulation/honest.ts';

describe('An event of the log', () => {
  test.each<[string, Partial<LoggedEvent>, string[]]>([
    ['number', { seq: 9 }, ['Event 9 is at position 3.', 'Event 9 does not match its hash.']],
    ['hash', { hash: '00' }, ['Event 3 does not match its hash.', 'Event 4 does not follow the event before it.']],
    [
      'predecessor',
      { previousHash: '00' },
      ['Event 3 does not follow the event before it.', 'Event 3 does not match its hash.'],
    ],
    ['version', { v: 2 }, ['Event 3 does not match its hash.', 'Event 3 has an unknown version.']],
    ['time', { at: '2027-03-01T12:01:00Z' }, ['Event 3 does not match its hash.', 'Event 3 has an invalid time.']],
    ['member', { note: 1 } as Partial<LoggedEvent>, ['Event 3 has members that no hash covers: note.']],
  ])('with a wrong %s is reported', async (_name, change, problems) => {
    const { log } = honest();
    expect(await problemsOf(withEvent(log, 3, () => change))).toEqual(expect.arrayContaining(problems));
  });

  test('whose payload contains a key twice is reported', async () => {
    const { log } = honest();
    const twice = withEvent(log, 3, ({ payload }) => ({ payload: payload.replace('{', '{"bid":7,') }));
    expect(await problemsOf(twice)).toEqual(['Event 3 does not match its hash.', 'Event 3 is not canonical.']);
  });

  test('of another auction is reported', async () => {
    const { log } = honest();
    expect(await problemsOf({ ...log, auctionId: 'another' })).toHaveLength(log.events.length);
    const own = { ...log, auctionId: 'another', events: log.events.map((event) => ({ ...event, auctionId: AUCTION })) };
    expect(await problemsOf(own)).toContain('Event 1 does not match its hash.');
  });
});

describe('An opened field', () => {
  const opened = (seq: number, field: string, change: object) =>
    withEvent(honest().log, seq, ({ opened: before = {} }) => ({
      opened: { ...before, [field]: { ...before[field], ...change } as { salt: string; value: unknown } },
    }));
  const isNot = (seq: number, field: string) => `Event ${seq}: ${field} does not match its commitment.`;

  test('must match its commitment', async () => {
    expect(await problemsOf(opened(2, 'maxAmount', { value: '155.00' }))).toContain(isNot(2, 'maxAmount'));
    expect(await problemsOf(opened(2, 'maxAmount', { salt: '0'.repeat(64) }))).toEqual([isNot(2, 'maxAmount')]);
    expect(await problemsOf(opened(1, 'reservePrice', { value: '1.00' }))).toContain(isNot(1, 'reservePrice'));
    const own = opened(2, 'commitment', { value: { amount: '1.00', maxAmount: null } });
    expect(await problemsOf(own)).toEqual([
      isNot(2, 'commitment'),
      'Event 2: the bid does not match the bidder’s commitment.',
    ]);
  });

  test('must have been hidden before', async () => {
    const salt = '0'.repeat(64);
    expect(await problemsOf(opened(2, 'bidId', { salt, value: 'x' }))).toEqual([isNot(2, 'bidId')]);
    expect(await problemsOf(opened(2, 'nothing', { salt, value: 'x' }))).toEqual([isNot(2, 'nothing')]);
  });

  test('must have a well-formed salt', async () => {
    const { log } = honest();
    const salt = log.events[1]?.opened?.['maxAmount']?.salt as string;
    expect(await problemsOf(opened(2, 'maxAmount', { salt: salt.toUpperCase() }))).toEqual([isNot(2, 'maxAmount')]);
    expect(await problemsOf(opened(2, 'maxAmount', { salt: `${salt}00` }))).toEqual([isNot(2, 'maxAmount')]);
    expect(await problemsOf(opened(2, 'maxAmount', { salt: `0${salt}` }))).toEqual([isNot(2, 'maxAmount')]);
  });

  test('must exist for everything except the maximum of the final leader', async () => {
    const { log } = honest();
    const closed = (seq: number, ...fields: string[]) =>
      withEvent(log, seq, ({ opened: before = {} }) => ({
        opened: Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
      }));
    expect(await problemsOf(closed(2, 'maxAmount'))).toEqual(['Event 2: maxAmount is still hidden.']);
    expect(await problemsOf(closed(2, 'commitment'))).toEqual(['Event 2: commitment is still hidden.']);
    expect(log.events[4]?.opened).toEqual({});
    expect(await problemsOf(closed(1, 'reservePrice'))).toEqual([
      'The log cannot be read: the reserve price is still hidden.',
    ]);
  });

  test('is required for amounts, or the log cannot be replayed', async () => {
    const { log: ranks } = honest({ visibility: 'rank_only' });
    const closed = withEvent(ranks, 4, () => ({ opened: {} }));
    expect(await problemsOf(closed)).toContain('The log cannot be read: Event 4: amount is still hidden.');
    const standing = withEvent(ranks, 4, ({ opened: before = {} }) => ({
      opened: Object.fromEntries(Object.entries(before).filter(([field]) => field !== 'price')),
    }));
    expect(await problemsOf(standing)).toEqual(['Event 4: price is still hidden.']);
  });

  test('may be missing for the leader’s maximum if nothing was awarded', async () => {
    const auction = new AnAuction({ reservePrice: 900_00n });
    auction.bid(1, '100.00', { max: '150.00' });
    auction.bid(2, '120.00');
    auction.close();
    const { log: unmet } = published(auction.state.terms, auction.timed);
    expect(unmet.events[1]?.opened).toEqual({});
    expect(await verifyLog(unmet, { sha256 })).toMatchObject({ ok: true, winner: null, price: '125.00' });
  });
});
