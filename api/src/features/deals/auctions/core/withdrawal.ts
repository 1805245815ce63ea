import type { Cancel, VoidBid } from './commandTypes.ts';
import { accept, refuse, type Decision } from './decision.ts';
import { amountOf } from './money.ts';
import { leadOf } from './standing.ts';
import { meetsReserve, type State } from './state.ts';

/** The owner may cancel while, by what the owner can see, nobody would win. Later only an admin may. */
export const cancel = (state: State, { by, reason }: Cancel): Decision =>
  by === 'owner' && wouldBeWon(state) ? refuse('ADMIN_ONLY') : accept({ type: 'cancelled', by, reason });

const wouldBeWon = ({ terms, price, lastBid, voidedBids }: State): boolean => {
  // The reserve must stay unknown in a sealed auction, even to its owner, so any bid prevents the cancellation.
  if (terms.visibility === 'sealed') return lastBid > voidedBids;
  // A refusal must not reveal a maximum raised past the reserve, so the visible price decides.
  return price !== null && meetsReserve(terms, price);
};

/** A voided bid stays in the log; leader and price are computed again from the remaining bids. */
export const voidBid = ({ terms }: State, { bid, by, reason, standing }: VoidBid): Decision => {
  const voided = standing.find((each) => each.bid === bid);
  if (!voided) return refuse('NO_SUCH_BID');
  const remaining = standing.filter((each) => each.bid !== bid);
  const lead = leadOf(terms, remaining);
  // A raise has the number and amount of its bid.
  const own = remaining.findLast(({ bidder }) => bidder === voided.bidder);
  return accept({
    type: 'bid_voided',
    bid,
    bidder: voided.bidder,
    by,
    reason,
    price: amountOf(lead?.price),
    leader: lead?.leader ?? null,
    leaderBid: lead?.leaderBid ?? null,
    last: amountOf(own?.amount),
    lastBid: own?.bid ?? null,
    max: amountOf(own?.maxAmount),
  });
};
