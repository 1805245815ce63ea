import fc from 'fast-check';
import { beyond, isBetter, toAmount, toCents } from '../../src/features/deals/auctions/core/money.ts';
import { AnAuction } from '../simulation/anAuction.ts';
import { EXTENSION_CAP } from '../../src/features/deals/auctions/core/state.ts';
import { bids, commandOf, isAccepted, moves, play, publicTerms, START_PRICE, terms } from './arbitraries.ts';

test('I1: of several bids with the same amount exactly one is accepted', () => {
  fc.assert(
    fc.property(publicTerms, fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 2 }), (all, bidders) => {
      const auction = new AnAuction(all);
      const outcomes = bidders.map((bidder) => auction.bid(bidder, '10000.00'));
      expect(outcomes.map(isAccepted)).toEqual(bidders.map((_, index) => index === 0));
    }),
  );
});

test('I1: each plain bid improves by at least one step, and the last accepted one is the price', () => {
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

test('I2: bids are numbered without gaps, and voided bids are not counted', () => {
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

test('I3: the price only improves, unless a bid is voided', () => {
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

test('I4: bids are accepted only from permitted bidders while the auction runs', () => {
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

test('I5: the end never moves earlier, late bids extend it by one day at most, and a refusal changes nothing', () => {
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

test('I12: repeating a bid changes nothing in public and rank-only auctions', () => {
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

test('the leader’s maximum belongs to the bid that leads', () => {
  fc.assert(
    fc.property(publicTerms, moves, (all, list) => {
      play(all, list, ({ state }) => {
        for (const { max, maxBid, lastBid, lastAmount } of state.bidders.values()) {
          expect(maxBid).toBe(max === null ? null : lastBid);
          if (max !== null && lastAmount !== null) expect(isBetter(all.type, lastAmount, max)).toBe(false);
        }
        if (state.leader !== null) expect(state.bidders.get(state.leader)?.lastBid).toBe(state.leaderBid);
      });
    }),
  );
});

test('the minimum named by a refusal is accepted, and one hundredth less is not', () => {
  fc.assert(
    fc.property(publicTerms, bids, (all, list) => {
      const auction = play(all, list);
      auction.now = all.start;
      const bidder = auction.state.leader === 1 ? 2 : 1;
      const refusal = auction.bid(bidder, all.type === 'forward' ? '0.01' : '99999999.00');
      if (isAccepted(refusal)) throw new Error('Expected a refusal.');
      const minimum = toCents(refusal.minimum as string);
      expect(isAccepted(auction.bid(bidder, toAmount(beyond(all.type, minimum, -1n))))).toBe(false);
      expect(isAccepted(auction.bid(bidder, toAmount(minimum)))).toBe(true);
    }),
  );
});
