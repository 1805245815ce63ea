import fc from 'fast-check';
import { apply } from '../../src/features/deals/auctions/core/apply.ts';
import type { Command } from '../../src/features/deals/auctions/core/commandTypes.ts';
import { decide, type Decision } from '../../src/features/deals/auctions/core/decide.ts';
import type { AuctionEvent } from '../../src/features/deals/auctions/core/events.ts';
import { toAmount, toCents } from '../../src/features/deals/auctions/core/money.ts';
import { AnAuction } from '../simulation/anAuction.ts';
import { newState, type Terms } from '../../src/features/deals/auctions/core/state.ts';
import { bids, commandOf, moves, play, terms } from './arbitraries.ts';

/** The commands of the moves, with their times. */
const record = (all: Terms, list: Parameters<typeof play>[1]): { now: number; command: Command }[] => {
  const auction = new AnAuction(all);
  return list.map((move) => {
    auction.now += move.wait;
    const command = commandOf(auction, move);
    auction.do(command);
    return { now: auction.now, command };
  });
};

const run = (all: Terms, commands: readonly { now: number; command: Command }[]): Decision[] => {
  let state = newState(all);
  return commands.map(({ now, command }) => {
    const decision = decide(state, command, now);
    if ('events' in decision) state = decision.events.reduce(apply, state);
    return decision;
  });
};

/** Twice the starting price, so that mirrored amounts stay positive. */
const PIVOT = 20_000_00n;
const AMOUNTS = ['amount', 'maxAmount', 'price', 'last', 'max'];

const mirrored = <T>(value: T): T => (typeof value === 'bigint' ? ((PIVOT - value) as T) : value);

const mirroredEvent = (event: AuctionEvent): object =>
  Object.fromEntries(
    Object.entries(event).map(([field, value]) =>
      AMOUNTS.includes(field) && typeof value === 'string'
        ? [field, toAmount(PIVOT - toCents(value))]
        : [field, value as unknown],
    ),
  );

const mirroredDecision = (decision: Decision): object =>
  'events' in decision
    ? { events: decision.events.map(mirroredEvent) }
    : { refusal: { ...decision.refusal, minimumNextBid: mirrored(decision.refusal.minimumNextBid) } };

test('I8: a reverse auction behaves like a mirrored forward one', () => {
  fc.assert(
    fc.property(terms, bids, (all, list) => {
      const commands = record(all, list);
      const other: Terms = {
        ...all,
        type: all.type === 'forward' ? 'reverse' : 'forward',
        startingPrice: mirrored(all.startingPrice),
        reservePrice: mirrored(all.reservePrice),
      };
      const close = { now: all.firstEnd + 3 * 24 * 3_600_000, command: { type: 'close' } as const };
      const reflected = commands.map(({ now, command }) => ({
        now,
        command:
          command.type === 'place_bid'
            ? { ...command, amount: mirrored(command.amount), maxAmount: mirrored(command.maxAmount) }
            : command,
      }));
      expect(run(other, [...reflected, close])).toEqual(run(all, [...commands, close]).map(mirroredDecision));
    }),
  );
});

test('I9: replaying the log from its text gives the same auction', () => {
  fc.assert(
    fc.property(terms, moves, (all, list) => {
      const auction = play(all, list);
      auction.close();
      auction.awardNext();
      const log = JSON.parse(JSON.stringify(auction.events)) as AuctionEvent[];
      expect(log.reduce(apply, newState(all))).toEqual(auction.state);
    }),
  );
});

test('I11: the order of sealed offers matters only between equal ones', () => {
  const offers = fc
    .uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })
    .chain((amounts) =>
      fc.tuple(fc.constant(amounts), fc.shuffledSubarray([...amounts.keys()], { minLength: amounts.length })),
    );
  fc.assert(
    fc.property(terms, offers, (all, [amounts, order]) => {
      const sealed: Terms = { ...all, visibility: 'sealed', reservePrice: null, maxBidders: null };
      const offered = amounts.map((amount, index) => ({ bidder: index + 1, amount: `${amount * 10_000}.00` }));
      const winnerOf = (list: typeof offered) => {
        const auction = new AnAuction({ ...sealed, startingPrice: sealed.type === 'forward' ? 1n : 100_000_00n });
        for (const { bidder, amount } of list) auction.bid(bidder, amount);
        auction.close();
        return auction.state.leader;
      };
      const shuffled = order.map((index) => offered[index] as (typeof offered)[number]);
      expect(winnerOf(shuffled)).toBe(winnerOf(offered));
      const equal = shuffled.map(({ bidder }) => ({ bidder, amount: '50000.00' }));
      expect(winnerOf(equal)).toBe(equal[0]?.bidder);
    }),
  );
});

test('I15: only the given clock counts: shifting all times shifts the result', () => {
  fc.assert(
    fc.property(terms, bids, fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (all, list, by) => {
      const later = { ...all, start: all.start + by, firstEnd: all.firstEnd + by };
      const commands = record(all, list);
      const shifted = run(all, commands).map((decision) =>
        'events' in decision
          ? {
              events: decision.events.map((event) =>
                event.type === 'extended'
                  ? { ...event, end: new Date(Date.parse(event.end) + by).toISOString() }
                  : event,
              ),
            }
          : decision,
      );
      expect(
        run(
          later,
          commands.map(({ now, command }) => ({ now: now + by, command })),
        ),
      ).toEqual(shifted);
    }),
  );
});
