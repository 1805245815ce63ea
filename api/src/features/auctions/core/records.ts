import type { BidRecord } from './commands.ts';
import type { AuctionEvent } from './events.ts';
import { centsOf, toCents } from './money.ts';

/** The bids that stand after one more event, with the raises of their maxima, in order: what a void is decided on. */
export const standingAfter = (standing: readonly BidRecord[], event: AuctionEvent): readonly BidRecord[] => {
  switch (event.type) {
    case 'bid_accepted': {
      const { bid, bidder, amount, maxAmount } = event;
      return [...standing, { bid, bidder, amount: toCents(amount), maxAmount: centsOf(maxAmount) }];
    }
    case 'maximum_raised': {
      // Only the leader raises, and leads by the own last bid.
      const raised = standing.findLast(({ bidder }) => bidder === event.bidder);
      return raised ? [...standing, { ...raised, isRaise: true, maxAmount: toCents(event.maxAmount) }] : standing;
    }
    case 'bid_voided':
      return standing.filter(({ bid }) => bid !== event.bid);
    default:
      return standing;
  }
};
