import fc from 'fast-check';
import { minimumNextBid } from '../../src/features/deals/auctions/core/bidRules.ts';
import type { Command } from '../../src/features/deals/auctions/core/commandTypes.ts';
import { beyond } from '../../src/features/deals/auctions/core/money.ts';
import { AnAuction, MINUTE, someTerms, type Outcome } from '../simulation/anAuction.ts';
import { howMany } from '../simulation/size.ts';
import { newBidder, type Terms } from '../../src/features/deals/auctions/core/state.ts';

fc.configureGlobal({ numRuns: howMany(100) });

/** A random action, relative to the auction's current state. */
export interface Move {
  kind: 'bid' | 'void' | 'end' | 'pause' | 'resume';
  bidder: number;
  isOwner: boolean;
  /** Hundredths by which the amount beats the minimum; negative: worse. */
  better: number;
  /** Hundredths by which the maximum beats the amount, or null. */
  reach: number | null;
  /** Milliseconds since the previous action. */
  wait: number;
}

const move = (kinds: readonly Move['kind'][]): fc.Arbitrary<Move> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    bidder: fc.integer({ min: 1, max: 5 }),
    isOwner: fc.boolean().map((is) => is && kinds.length > 1),
    better: fc.oneof(fc.constant(0), fc.integer({ min: -3_00, max: 40_00 })),
    reach: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 60_00 })),
    wait: fc.oneof(fc.constant(1), fc.integer({ min: 0, max: 8 * MINUTE })),
  });

export const bids = fc.array(move(['bid']), { minLength: 1, maxLength: 40 });
export const moves = fc.array(move(['bid', 'bid', 'bid', 'bid', 'bid', 'void', 'end', 'pause', 'resume', 'resume']), {
  minLength: 1,
  maxLength: 50,
});

/** High enough that a reverse auction never runs out of positive amounts. */
export const START_PRICE = 10_000_00n;

export const terms: fc.Arbitrary<Terms> = fc
  .record({
    type: fc.constantFrom('forward' as const, 'reverse' as const),
    step: fc.constantFrom(1n, 5_00n, 13_37n),
    reserve: fc.option(fc.bigInt({ min: 0n, max: 200_00n }), { nil: null }),
    visibility: fc.constantFrom('public' as const, 'rank_only' as const, 'sealed' as const),
    extension: fc.constantFrom(null, 5 * MINUTE, 14 * 60 * MINUTE),
    maxBidders: fc.constantFrom(null, 1, 3),
  })
  .map(({ reserve, ...rest }) =>
    someTerms({
      ...rest,
      startingPrice: START_PRICE,
      reservePrice: reserve === null ? null : beyond(rest.type, START_PRICE, reserve),
    }),
  );

export const publicTerms = terms.map((all): Terms => ({ ...all, visibility: 'public', maxBidders: null }));

/** The command for an action in the current state. */
export const commandOf = (auction: AnAuction, { kind, bidder, isOwner, better, reach }: Move): Command => {
  const { state } = auction;
  if (kind === 'void')
    return { type: 'void_bid', bid: bidder, by: 'admin', reason: 'A mistake.', standing: auction.records.standing };
  if (kind === 'end') return { type: 'extend_end', end: state.end + better * 100 };
  if (kind === 'pause') return { type: 'pause', reason: 'A question of the quality.' };
  if (kind === 'resume') return { type: 'resume' };
  const { type, visibility } = state.terms;
  const least = minimumNextBid(state, state.bidders.get(bidder) ?? newBidder(bidder)) ?? START_PRICE;
  const amount = beyond(type, least, BigInt(better));
  const maxAmount = reach === null || visibility !== 'public' ? null : beyond(type, amount, BigInt(reach));
  return {
    type: 'place_bid',
    bidder,
    isOwner,
    termsVersion: null,
    amount,
    maxAmount,
    expectedPrice: null,
    confirmed: true,
  };
};

/** Resumes an auction that is still paused after the last action. */
export const play = (
  change: Terms,
  list: readonly Move[],
  after: (auction: AnAuction, outcome: Outcome, move: Move) => void = () => {},
): AnAuction => {
  const auction = new AnAuction(change);
  for (const each of list) {
    auction.now += each.wait;
    after(auction, auction.do(commandOf(auction, each)), each);
  }
  if (auction.state.pause) auction.resume();
  return auction;
};

export const isAccepted = (outcome: Outcome): outcome is string[] => Array.isArray(outcome);
