import fc from 'fast-check';
import { isBetter, toCents } from '../../src/features/deals/auctions/core/money.ts';
import { lastOfEach } from '../../src/features/deals/auctions/core/standing.ts';
import { meetsReserve } from '../../src/features/deals/auctions/core/state.ts';
import { bids, isAccepted, moves, play, terms } from './arbitraries.ts';

test('I6: an auction closes exactly once, however often it is attempted', () => {
  fc.assert(
    fc.property(terms, moves, fc.integer({ min: 2, max: 6 }), (all, list, times) => {
      const auction = play(all, list);
      const outcomes = Array.from({ length: times }, () => auction.close());
      expect(outcomes.map(isAccepted)).toEqual(outcomes.map((_, index) => index === 0));
      expect(auction.events.filter(({ type }) => type === 'closed')).toHaveLength(1);
    }),
  );
});

test('I7: a bid at the end counts fully or not at all', () => {
  fc.assert(
    fc.property(terms, bids, fc.integer({ min: -2, max: 2 }), (all, list, offset) => {
      const auction = play({ ...all, extension: null }, list);
      auction.now = auction.state.end + offset;
      const before = auction.state.lastBid;
      const bid = auction.bid(9, all.type === 'forward' ? '99999.00' : '0.01');
      if (offset >= 0) expect(bid).toMatchObject({ code: 'AUCTION_ENDED' });
      auction.close();
      expect(auction.state.lastBid - before).toBe(isAccepted(bid) ? 1 : 0);
      expect(isAccepted(auction.bid(9, '1.00'))).toBe(false);
      if (!isAccepted(bid) || auction.state.outcome !== 'awarded') return;
      expect(auction.state.leader).toBe(9);
    }),
  );
});

test('I7, I16: the best remaining bid wins, the earlier of equals, at the awarded price', () => {
  fc.assert(
    fc.property(terms, moves, (all, list) => {
      const auction = play(all, list);
      const offers = all.visibility === 'sealed' ? lastOfEach(auction.records.standing) : auction.records.standing;
      const best = offers
        .map(({ bid, bidder, amount, maxAmount }) => ({ bid, bidder, offer: maxAmount ?? amount }))
        .sort((a, b) => (isBetter(all.type, a.offer, b.offer) ? -1 : a.offer === b.offer ? a.bid - b.bid : 1))[0];
      auction.close();
      const closed = auction.last;
      if (closed?.type !== 'closed') throw new Error('Expected a close event.');
      if (!best) {
        expect(closed).toMatchObject({ outcome: 'no_bids', winner: null, price: null });
        return;
      }
      const price = toCents(closed.price as string);
      expect(auction.state.price).toBe(price);
      expect(isBetter(all.type, price, best.offer)).toBe(false);
      expect(closed.outcome).toBe(meetsReserve(all, price) ? 'awarded' : 'reserve_not_met');
      if (closed.outcome === 'awarded') expect(closed).toMatchObject({ winner: best.bidder, bid: best.bid });
      else expect(meetsReserve(all, best.offer)).toBe(false);
    }),
  );
});
