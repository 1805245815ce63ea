import fc from 'fast-check';
import type { AuctionLog } from './log.ts';
import { amountOf } from './money.ts';
import { published, publishedRun, type Published } from '../../../../../test/simulation/aLog.ts';
import { sha256 } from '../../../../../test/simulation/buildLog.ts';
import { simulate } from '../../../../../test/simulation/simulate.ts';
import { howMany } from '../../../../../test/simulation/size.ts';
import { verifyLog } from './verify.ts';

const seeds = Array.from({ length: 200 }, (_, index) => index + 1);
const withEvidence = ({ log, receipts, finalHash }: Published) => verifyLog(log, { receipts, finalHash, sha256 });
const isOk = async (log: AuctionLog) => (await verifyLog(log, { sha256 })).ok;

let found: Published | undefined;

/** Free text of the owner, protected by its hash only. */
const WORDS: ReadonlySet<string> = new Set(['edited', 'noted']);

/** A forward auction of medium length with a pause, whose winner never had to reveal the maximum. */
const aSample = (): Published => {
  found ??= publishedRun(
    seeds.find((seed) => {
      const { terms, state, events } = simulate(seed);
      const types = events.map(({ event }) => event.type);
      return (
        terms.visibility === 'public' &&
        state.outcome === 'awarded' &&
        terms.type === 'forward' &&
        events.length > 20 &&
        events.length < 60 &&
        types.includes('resumed') &&
        !types.some((type) => WORDS.has(type))
      );
    }) as number,
  );
  return found;
};

test('honest logs pass verification and give the auction’s result', async () => {
  for (const seed of seeds.slice(0, howMany(60))) {
    const { terms, events, state } = simulate(seed);
    const verdict = await withEvidence(published(terms, events, seed));
    expect({ seed, ...verdict }).toEqual({
      seed,
      ok: true,
      problems: [],
      winner: state.outcome === 'awarded' ? state.leader : null,
      price: amountOf(state.price),
      end: new Date(state.end).toISOString(),
    });
  }
});

describe('Every change to a log is detected:', () => {
  const flipped = (text: string, at: number, bit: number): string =>
    text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << bit)) + text.slice(at + 1);

  const parsed = (json: string): AuctionLog | null => {
    try {
      return JSON.parse(json) as AuctionLog;
    } catch {
      return null;
    }
  };

  test('a flipped bit in any byte', async () => {
    const text = JSON.stringify(aSample().log);
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.nat(6), async (at, bit) => {
        const log = parsed(flipped(text, at, bit));
        return log === null || !(await isOk(log));
      }),
      { numRuns: howMany(200) },
    );
  });

  test('an event removed, repeated or moved', async () => {
    const sample = aSample();
    const { events } = sample.log;
    for (const [index, event] of [...events.entries()].slice(-howMany(events.length))) {
      const without = events.toSpliced(index, 1);
      const moved = without.toSpliced((index + 1) % events.length, 0, event);
      for (const changed of [without, events.toSpliced(index, 0, event), moved]) {
        expect((await withEvidence({ ...sample, log: { ...sample.log, events: changed } })).ok).toBe(false);
      }
    }
  });

  test('the same with a rebuilt hash chain', async () => {
    const sample = aSample();
    const { terms, timed } = sample;
    for (const index of [...timed.keys()].slice(-howMany(timed.length))) {
      const changed = { ...published(terms, timed.toSpliced(index, 1)), receipts: sample.receipts };
      expect((await withEvidence({ ...changed, finalHash: sample.finalHash })).ok).toBe(false);
    }
  });
});

describe('A log rewritten consistently by the operator', () => {
  test('is detected by a receipt and by the final hash', async () => {
    // Another honest auction under the same id, so the log itself is valid.
    let caught = 0;
    for (const seed of seeds.slice(0, howMany(15))) {
      const truth = publishedRun(seed);
      const other = publishedRun(seed + 10_000);
      expect(await isOk(other.log)).toBe(true);
      expect((await verifyLog(other.log, { finalHash: truth.finalHash, sha256 })).ok).toBe(false);
      if (truth.receipts.length === 0) continue;
      expect((await verifyLog(other.log, { receipts: truth.receipts, sha256 })).ok).toBe(false);
      caught += 1;
    }
    expect(caught).toBeGreaterThan(0);
  });

  test.each([{ winner: 99 }, { price: '0.01' }, { bid: 99 }, { outcome: 'reserve_not_met' }])(
    'with a false result (%j) is detected',
    async (falseValue) => {
      const sample = aSample();
      const timed = sample.timed.map(({ at, event }) => ({
        at,
        event: event.type === 'closed' ? { ...event, ...falseValue } : event,
      }));
      const { log } = published(sample.terms, timed as Published['timed']);
      expect((await verifyLog(log, { sha256 })).problems).not.toEqual([]);
    },
  );

  test('with a changed field in any event is detected', async () => {
    const sample = aSample();
    const fields = sample.timed.flatMap(({ event }, index) => Object.keys(event).map((field) => ({ index, field })));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...fields),
        fc.constantFrom(7, '7.77', null, 'x'),
        async ({ index, field }, falseValue) => {
          const { at, event } = sample.timed[index] as Published['timed'][number];
          if (Object.is(Reflect.get(event, field), falseValue) || field === 'reason') return true;
          // Fields that only the bidder knows are covered by the receipt.
          const timed = sample.timed.toSpliced(index, 1, {
            at,
            event: { ...event, [field]: falseValue } as typeof event,
          });
          const { log } = published(sample.terms, timed);
          return !(await verifyLog(log, { receipts: sample.receipts, sha256 })).ok;
        },
      ),
      { numRuns: howMany(120) },
    );
  });
});
