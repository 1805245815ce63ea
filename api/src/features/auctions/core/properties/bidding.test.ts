import fc from 'fast-check';
import { beyond, isBetter, toAmount, toCents } from '../money.ts';
import { AnAuction } from '../simulation/anAuction.ts';
import { EXTENSION_CAP } from '../state.ts';
import { bids, commandOf, isAccepted, moves, play, publicTerms, START_PRICE, terms } from './arbitraries.ts';

test('I1: of bids with the same amount exactly one is accepted', () => {
  fc.assert(
    fc.property(publicTerms, fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 2 }), (all, bidders) => {
      const auction = new AnAuction(all);
      const outcomes = bidders.map((bidder) => auction.bid(bidder, '10000.00'));
      expect(outcomes.map(isAccepted)).toEqual(bidders.map((_, index) => index === 0));
    }),
  );
});

test('I1: plain bids improve on each other by a step at least, and the last accepted is the price', () => {
  fc.assert(
    fc.property(publicTerms, bids, (all, list) => {
      const plain = list.map((move) => ({ ...move, reach: null }));
      let before: bigint | null = null;
      play(all, plain, (auction, outcome) => {
        if (!isAccepted(outcome)) return;
        const event = auction.events.findLast(({ type }) => type === 'bid_accepted') as { amount: string };
        const amount = toCents(event.amount);
        const least = before === null ? START_PRICE : all.type === 'forward' ? before + all.step : before - all.step;
        expect(isBetter(all.type, least, amount)).toBe(false);
        expect(auction.state.price).toBe(amount);
        before = amount;
      });
    }),
  );
});

test('I2: bids are numbered without gaps, and counted without the voided', () => {
  fc.assert(
    fc.property(terms, moves, (all, list) => {
      const { state, events, records } = play(all, list);
      const numbers = events.flatMap((event) => (event.type === 'bid_accepted' ? [event.bid] : []));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(state.lastBid).toBe(numbers.length);
      const standingBids = records.standing.filter(({ isRaise }) => !isRaise);
      expect(state.lastBid - state.voidedBids).toBe(standingBids.length);
      expect(state.biddersWithBids).toBe(new Set(standingBids.map(({ bidder }) => bidder)).size);
    }),
  );
});

test('I3: the price gets better only, unless a bid is voided', () => {
  fc.assert(
    fc.property(terms, moves, (all, list) => {
      let before: bigint | null = null;
      play(all, list, ({ state }, _outcome, { kind }) => {
        if (kind !== 'void' && before !== null && state.price !== null) {
          expect(isBetter(all.type, before, state.price)).toBe(false);
        }
        before = state.price;
      });
    }),
  );
});

test('I4: only who may bid does, while there is time and the clock goes', () => {
  fc.assert(
    fc.property(terms, moves, fc.integer({ min: -1, max: 61 }), (all, list, minutes) => {
      const auction = new AnAuction(all);
      auction.now = all.start + minutes * 60_000;
      for (const move of list) {
        auction.now += move.wait;
        const { end, pause } = auction.state;
        const isBid = auction.do(commandOf(auction, move));
        if (!isAccepted(isBid) || move.kind !== 'bid') continue;
        expect(auction.now >= all.start && auction.now < end).toBe(true);
        expect(pause).toBe(null);
        expect(move.isOwner).toBe(false);
        expect(auction.state.biddersWithBids).toBeLessThanOrEqual(all.maxBidders ?? Number.POSITIVE_INFINITY);
      }
    }),
  );
});

test('I5: the end never comes sooner, late bids move it a day at most, and a refusal leaves everything as it is', () => {
  fc.assert(
    fc.property(terms, moves, (all, list) => {
      const auction = new AnAuction(all);
      let given = 0;
      for (const move of list) {
        auction.now += move.wait * 10;
        const before = auction.state;
        const outcome = auction.do(commandOf(auction, move));
        if (!isAccepted(outcome)) expect(auction.state).toBe(before);
        if (move.kind === 'end' || move.kind === 'resume') given += auction.state.end - before.end;
        expect(auction.state.end).toBeGreaterThanOrEqual(before.end);
        expect(auction.state.end).toBeLessThanOrEqual(all.firstEnd + EXTENSION_CAP + given);
        expect(auction.state.endCap).toBe(all.firstEnd + EXTENSION_CAP + given);
      }
    }),
  );
});

test('I12: the same bid a second time changes nothing, where prices or ranks are known', () => {
  fc.assert(
    fc.property(terms, bids, (all, list) => {
      const auction = new AnAuction({ ...all, visibility: all.visibility === 'sealed' ? 'public' : all.visibility });
      for (const move of list) {
        auction.now += move.wait;
        const command = commandOf(auction, move);
        auction.do(command);
        const once = auction.state;
        expect(isAccepted(auction.do(command))).toBe(false);
        expect(auction.state).toBe(once);
      }
    }),
  );
});

test('a lead’s maximum belongs to the very bid it leads by', () => {
  fc.assert(
    fc.property(publicTerms, moves, (all, list) => {
      play(all, list, ({ state }) => {
        for (const { max, maxBid, lastBid, last } of state.bidders.values()) {
          expect(maxBid).toBe(max === null ? null : lastBid);
          if (max !== null && last !== null) expect(isBetter(all.type, last, max)).toBe(false);
        }
        if (state.leader !== null) expect(state.bidders.get(state.leader)?.lastBid).toBe(state.leaderBid);
      });
    }),
  );
});

test('the minimum a refusal names is accepted, and a hundredth less is not', () => {
  fc.assert(
    fc.property(publicTerms, bids, (all, list) => {
      const auction = play(all, list);
      auction.now = all.start;
      const bidder = auction.state.leader === 1 ? 2 : 1;
      const refusal = auction.bid(bidder, all.type === 'forward' ? '0.01' : '99999999.00');
      if (isAccepted(refusal)) throw new Error('It should be refused.');
      const minimum = toCents(refusal.minimum as string);
      expect(isAccepted(auction.bid(bidder, toAmount(beyond(all.type, minimum, -1n))))).toBe(false);
      expect(isAccepted(auction.bid(bidder, toAmount(minimum)))).toBe(true);
    }),
  );
});
