import type { AuctionLog, Receipt } from './log.ts';
import { published } from '../../../../../test/simulation/aLog.ts';
import { AnAuction, END } from '../../../../../test/simulation/anAuction.ts';
import { publish, sealLog, sha256 } from '../../../../../test/simulation/buildLog.ts';
import { verifyLog } from './verify.ts';
import { honest, problemsOf, sealed, withEvent } from '../../../../../test/simulation/honest.ts';

test('an honest log has no problems', async () => {
  const { log, receipts, finalHash } = honest();
  expect(await verifyLog(log, { receipts, finalHash, sha256 })).toEqual({
    ok: true,
    problems: [],
    winner: 3,
    price: '160.00',
    end: new Date(END).toISOString(),
  });
});

test('an event without hidden fields needs no openings', async () => {
  const { log } = honest();
  const events = log.events.map(({ opened, ...event }) =>
    Object.keys(opened ?? {}).length > 0 ? { ...event, opened } : event,
  );
  expect(events[5]).not.toHaveProperty('opened');
  expect(await problemsOf({ ...log, events })).toEqual([]);
});

describe('A complete log', () => {
  const cannot = (why: string) => [`The log cannot be read: ${why}`];

  test('starts with the terms, which equal those in its header', async () => {
    const { log } = honest();
    const other = { ...log, terms: { ...log.terms, step: '1.00' } };
    expect(await problemsOf(other)).toEqual(cannot('its terms differ from the terms of the auction.'));
    expect(await problemsOf({ ...log, events: [] })).toEqual(cannot('it does not start with the auction’s terms.'));
    const headless = { ...log, events: log.events.slice(1) };
    expect(await problemsOf(headless)).toEqual(
      expect.arrayContaining(cannot('it does not start with the auction’s terms.')),
    );
  });

  test('names the version of the rules, in the hash chain as well', async () => {
    const { log } = honest();
    const unknown = cannot('the auction used a version of the rules that this verifier does not know.');
    expect(await problemsOf({ ...log, rulesVersion: 2 })).toEqual(unknown);
    const inside = withEvent(log, 1, ({ payload }) => ({
      payload: payload.replace('"rulesVersion":1', '"rulesVersion":2'),
    }));
    expect(await problemsOf(inside)).toEqual(['Event 1 does not match its hash.', ...unknown]);
    expect(await problemsOf({ ...inside, rulesVersion: 2 })).toEqual(['Event 1 does not match its hash.', ...unknown]);
  });

  test('reaches the end of the auction', async () => {
    const { auction } = honest();
    expect(await problemsOf(sealed(auction, (timed) => timed.slice(0, -1)))).toContain(
      'The log does not reach the end of the auction.',
    );
  });

  test('contains the hash of the close notice', async () => {
    const { log } = honest();
    const missing = ['The log does not end with the hash in the close notice.'];
    const hashes = log.events.map(({ hash }) => hash);
    expect(await problemsOf(log, { finalHash: hashes.at(-1) as string })).toEqual([]);
    expect(await problemsOf(log, { finalHash: hashes.at(-2) as string })).toEqual(missing);
    expect(await problemsOf(log, { finalHash: '' })).toEqual(missing);
  });

  test('may continue with an award to the next bidder, or end in a cancellation', async () => {
    const { auction: further } = honest();
    further.awardNext();
    const after = published(further.state.terms, further.timed);
    const [, close, next] = after.log.events.slice(-3).map(({ hash }) => hash);
    for (const finalHash of [close, next])
      expect(await problemsOf(after.log, { finalHash: finalHash as string })).toEqual([]);
    expect(await verifyLog(after.log, { sha256 })).toMatchObject({ winner: 1, price: '125.00' });

    // Winners may keep their maxima hidden, and nobody else.
    const { log: open } = sealLog(further.state.terms, further.timed);
    for (const exemptBidders of [[1], [3], [1, 3]]) expect(await problemsOf(publish(open, exemptBidders))).toEqual([]);
    expect(await problemsOf(publish(open, [2]))).toContain('Event 3: maxAmount is still hidden.');

    const cancelled = new AnAuction();
    cancelled.cancel('owner');
    const { log: short, finalHash } = published(cancelled.state.terms, cancelled.timed);
    expect(await verifyLog(short, { finalHash, sha256 })).toMatchObject({ ok: true, winner: null, price: null });
  });

  test.each([null, {}, { events: {} }, { events: [null] }, { events: [{}] }, { events: [{ payload: '{' }] }])(
    'is reported as unreadable instead of throwing if it is %j',
    async (garbage) => {
      const log: AuctionLog = JSON.parse(JSON.stringify(garbage));
      const verdict = await verifyLog(log, { sha256, receipts: [{} as Receipt] });
      expect(verdict).toMatchObject({ ok: false, winner: null, price: null, end: null });
      expect(verdict.problems[0]).toMatch(/^The log cannot be read: /);
    },
  );
});
