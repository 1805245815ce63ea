import type { Cancel, VoidBid } from './commands.ts';
import { accept, refuse, type Decision } from './decision.ts';
import { amountOf } from './money.ts';
import { leadOf } from './standing.ts';
import { meetsReserve, type State } from './state.ts';

/** The owner may cancel while, as far as the owner can see, nobody would win; afterwards only an admin may. */
export const cancel = (state: State, { by, reason }: Cancel): Decision =>
  by === 'owner' && couldBeWon(state) ? refuse('ADMIN_ONLY') : accept({ type: 'cancelled', by, reason });

const couldBeWon = ({ terms, price, lastBid, voidedBids }: State): boolean => {
  // In a sealed auction not even the owner may learn whether the reserve is met, so bids alone decide.
  if (terms.visibility === 'sealed') return lastBid > voidedBids;
  // Nor may a refusal tell of a maximum raised past the reserve: the price everybody sees decides.
  return price !== null && meetsReserve(terms, price);
};

/** A voided bid stays in the log; leader and price follow from the bids that remain. */
export const voidBid = ({ terms }: State, { bid, by, reason, standing }: VoidBid): Decision => {
  const voided = standing.find((each) => each.bid === bid);
  if (!voided) return refuse('NO_SUCH_BID');
  const remaining = standing.filter((each) => each.bid !== bid);
  const lead = leadOf(terms, remaining);
  // A raise carries the number and the amount of the bid it belongs to.
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
