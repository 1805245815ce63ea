import type { BidRecord } from './commandTypes.ts';
import type { AuctionEvent } from './events.ts';
import { centsOf, toCents } from './money.ts';

/** Bid history that a void and an award to the next bidder need besides the state. */
export interface BidHistory {
  /** Bids that are not voided and raises of their maxima, in order. */
  standing: readonly BidRecord[];
  /** Everyone the auction was awarded to. */
  passed: readonly number[];
}

export const NO_RECORDS: BidHistory = { standing: [], passed: [] };

export const recordsAfter = (records: BidHistory, event: AuctionEvent): BidHistory => {
  const { standing, passed } = records;
  switch (event.type) {
    case 'bid_accepted': {
      const { bid, bidder, amount, maxAmount } = event;
      const record = { bid, bidder, amount: toCents(amount), maxAmount: centsOf(maxAmount) };
      return { passed, standing: [...standing, record] };
    }
    case 'maximum_raised': {
      // Only the leader can raise, and leads with its last bid.
      const raised = standing.findLast(({ bidder }) => bidder === event.bidder);
      if (!raised) return records;
      return { passed, standing: [...standing, { ...raised, isRaise: true, maxAmount: toCents(event.maxAmount) }] };
    }
    case 'bid_voided':
      return { passed, standing: standing.filter(({ bid }) => bid !== event.bid) };
    case 'closed':
      return event.winner === null ? records : { standing, passed: [...passed, event.winner] };
    case 'awarded_next':
      return { standing, passed: [...passed, event.bidder] };
    default:
      return records;
  }
};
