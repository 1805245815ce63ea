import { automaticBid } from './bid.ts';
import type { AwardNext, BidRecord } from './commandTypes.ts';
import { accept, refuse, type Decision } from './decision.ts';
import { toAmount } from './money.ts';
import { bestOf, lastOfEach, leadIn, leadOf, withReserve, type Lead } from './standing.ts';
import { isOver, meetsReserve, type Instant, type State, type Terms } from './state.ts';

export const close = (state: State, now: Instant): Decision => {
  if (!isOver(state, now)) return refuse('NOT_DUE');
  const { terms } = state;
  const lead = terms.visibility === 'sealed' ? bestOf(terms, offersIn(state)) : leadIn(state);
  if (!lead) return accept({ type: 'closed', outcome: 'no_bids', winner: null, bid: null, price: null });
  const final = raisedToReserve(terms, lead);
  const price = toAmount(final.price);
  const closed = meetsReserve(terms, final.price)
    ? ({ type: 'closed', outcome: 'awarded', winner: final.leader, bid: final.leaderBid, price } as const)
    : ({ type: 'closed', outcome: 'reserve_not_met', winner: null, bid: null, price } as const);
  return final.price === lead.price ? accept(closed) : accept(automaticBid(final), closed);
};

/** A maximum raised past the reserve takes effect at the close at the latest: the price rises to the reserve. */
const raisedToReserve = (terms: Terms, lead: Lead): Lead => ({
  ...lead,
  price: withReserve(terms, lead.price, lead.max),
});

const offersIn = ({ bidders }: State): BidRecord[] =>
  bidders
    .values()
    .flatMap(({ alias, lastAmount, lastBid }) =>
      lastAmount === null || lastBid === null
        ? []
        : [{ bidder: alias, bid: lastBid, amount: lastAmount, maxAmount: null }],
    );

/** The lead without these bidders. */
const leadWithout = (terms: Terms, standing: readonly BidRecord[], passed: readonly number[]): Lead | null => {
  const others = standing.filter(({ bidder }) => !passed.includes(bidder));
  const lead = terms.visibility === 'sealed' ? bestOf(terms, lastOfEach(others)) : leadOf(terms, others);
  return lead && raisedToReserve(terms, lead);
};

/**
 * Awards the auction to the next best bidder after an award failed, at the price that bidder would have paid without the earlier winners
 * and those who are skipped.
 */
export const awardNext = (
  { terms, outcome }: State,
  { standing, passed, absent = [], orderStands }: AwardNext,
): Decision => {
  if (outcome !== 'awarded') return refuse('NOT_DUE');
  if (orderStands) return refuse('ORDER_STANDS');
  const skipped: number[] = [];
  let final = leadWithout(terms, standing, passed);
  while (final && absent.includes(final.leader)) {
    skipped.push(final.leader);
    final = leadWithout(terms, standing, [...passed, ...skipped]);
  }
  if (!final || !meetsReserve(terms, final.price)) return refuse('NO_NEXT_BID');
  const { leader: bidder, leaderBid: bid, price } = final;
  return accept({
    type: 'awarded_next',
    bidder,
    bid,
    price: toAmount(price),
    ...(skipped.length > 0 && { skipped }),
  });
};
