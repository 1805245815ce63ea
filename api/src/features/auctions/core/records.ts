import type { BidRecord } from './commands.ts';
import type { AuctionEvent } from './events.ts';
import { centsOf, toCents } from './money.ts';

/** What a void, and an award to the next, are decided on beside the state; only those two need every bid. */
export interface Records {
  /** The bids that stand, with the raises of their maxima, in order. */
  standing: readonly BidRecord[];
  /** Whoever it was awarded to. */
  passed: readonly number[];
}

export const NO_RECORDS: Records = { standing: [], passed: [] };

/** The records after one more event. */
export const recordsAfter = (records: Records, event: AuctionEvent): Records => {
  const { standing, passed } = records;
  switch (event.type) {
    case 'bid_accepted': {
      const { bid, bidder, amount, maxAmount } = event;
      const record = { bid, bidder, amount: toCents(amount), maxAmount: centsOf(maxAmount) };
      return { passed, standing: [...standing, record] };
    }
    case 'maximum_raised': {
      // Only the leader raises, and leads by the own last bid.
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
