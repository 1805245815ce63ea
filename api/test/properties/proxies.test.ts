import fc from 'fast-check';
import { beyond, isBetter, toAmount } from '../../src/features/deals/auctions/core/money.ts';
import { AnAuction } from '../simulation/anAuction.ts';
import { bids, isAccepted, play, publicTerms, START_PRICE } from './arbitraries.ts';

test('I13: the highest maximum wins, pays no more than that, and enough to beat the second', () => {
  fc.assert(
    fc.property(publicTerms, bids, (all, list) => {
      play({ ...all, reservePrice: null }, list, ({ state, records }) => {
        const { leader, leaderBid, price, terms } = state;
        if (leader === null || price === null) return;
        const offers = new Map(
          records.standing.map(({ bid, bidder, amount, maxAmount }) => [bid, { bidder, offer: maxAmount ?? amount }]),
        );
        const own = offers.get(leaderBid as number)?.offer as bigint;
        expect(isBetter(terms.type, price, own)).toBe(false);
        for (const [bid, { bidder, offer }] of offers) {
          expect(isBetter(terms.type, offer, own)).toBe(false);
          // Of equal maxima the earlier leads.
          if (offer === own) expect(bid).toBeGreaterThanOrEqual(leaderBid as number);
          if (bidder !== leader) expect(isBetter(terms.type, offer, price)).toBe(false);
        }
      });
    }),
  );
});

test('I13: if all bidders start with a maximum, the order matters only between equal maxima', () => {
  const reaches = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(publicTerms, reaches, (all, steps) => {
      const terms = { ...all, reservePrice: null };
      const maximum = (reach: number) => toAmount(beyond(all.type, START_PRICE, BigInt(reach) * 20_00n));
      const won = (list: readonly number[]) => {
        const auction = new AnAuction(terms);
        // A refused bidder bids the minimum if the maximum allows it.
        for (const reach of list) {
          const bid = (amount: string) => auction.bid(reach, amount, { max: maximum(reach) });
          const first = bid(toAmount(START_PRICE));
          if (!isAccepted(first) && first.minimum !== null) bid(first.minimum);
        }
        auction.close();
        return auction.state.leader;
      };
      expect(won(steps)).toBe(Math.max(...steps));
      expect(won([...steps].reverse())).toBe(Math.max(...steps));
    }),
  );
});

test('I13: a maximum appears only in the event that sets it, unless it is paid', () => {
  fc.assert(
    fc.property(publicTerms, fc.integer({ min: 1, max: 20 }), (all, pushes) => {
      const auction = new AnAuction({ ...all, reservePrice: null });
      const marker = toAmount(beyond(all.type, START_PRICE, 777_77n));
      auction.bid(1, toAmount(START_PRICE), { max: marker });
      for (let push = 0; push < pushes; push++) {
        const refusal = auction.bid(2, auction.price as string);
        if (!isAccepted(refusal) && refusal.minimum !== null && push < 8) auction.bid(2, refusal.minimum);
        expect(JSON.stringify(refusal)).not.toContain(marker);
      }
      expect(JSON.stringify(auction.events.slice(1))).not.toContain(marker);
    }),
  );
});
