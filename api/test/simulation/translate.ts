import type { Command } from '../../src/features/deals/auctions/core/commandTypes.ts';
import type { BidHistory } from '../../src/features/deals/auctions/core/bidHistory.ts';
import type { Terms } from '../../src/features/deals/auctions/core/state.ts';
import type { PlainTerms, Step } from './steps.ts';

export const coreTerms = ({ forward, starting, reserve, step, end, ...rest }: PlainTerms): Terms => ({
  ...rest,
  type: forward ? 'forward' : 'reverse',
  startingPrice: BigInt(starting),
  reservePrice: reserve === null ? null : BigInt(reserve),
  step: BigInt(step),
  firstEnd: end,
});

/** Translates a step into a command of the core; the engine would read the records from its log. */
export const coreCommand = (step: Step, { standing, passed }: BidHistory): Command => {
  switch (step.do) {
    case 'bid': {
      const { bidder, isOwner, amount, max, seen, expected, confirmed } = step;
      const [maxAmount, expectedPrice] = [max, expected].map((cents) => (cents === null ? null : BigInt(cents)));
      return {
        type: 'place_bid',
        bidder,
        isOwner,
        amount: BigInt(amount),
        maxAmount: maxAmount ?? null,
        termsVersion: seen,
        expectedPrice: expectedPrice ?? null,
        confirmed,
      };
    }
    case 'request':
      return { type: 'request_participation', bidder: step.bidder, isOwner: step.isOwner };
    case 'decline':
      return { type: 'decline', bidder: step.bidder, reason: 'Unknown to us.' };
    case 'approve':
      return { type: 'approve', bidder: step.bidder };
    case 'cancel':
      return { type: 'cancel', by: step.by, reason: 'Sold elsewhere.' };
    case 'void':
      return { type: 'void_bid', bid: step.bid, by: 'admin', reason: 'A mistake.', standing };
    case 'edit':
      return { type: 'edit', terms: coreTerms(step.terms) };
    case 'extend_end':
      return { type: 'extend_end', end: step.end };
    case 'note':
      return { type: 'note', note: 'Loading from bay 3.' };
    case 'pause':
      return { type: 'pause', reason: 'A question of the quality.' };
    case 'outage':
      return { type: 'outage', from: step.from, to: step.to };
    case 'award_next':
      return { type: 'award_next', standing, passed, orderStands: step.orderStands };
    default:
      return { type: step.do };
  }
};
