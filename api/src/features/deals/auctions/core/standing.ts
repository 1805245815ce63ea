import type { BidRecord } from './commandTypes.ts';
import { better, beyond, isBetter, lesser, type Cents } from './money.ts';
import { meetsReserve, type State, type Terms } from './state.ts';

/** The leader, its bid, the price and its maximum. */
export interface Lead {
  leader: number;
  leaderBid: number;
  price: Cents;
  max: Cents | null;
}

export const leadIn = ({ leader, leaderBid, price, bidders }: State): Lead | null =>
  leader === null || leaderBid === null || price === null
    ? null
    : { leader, leaderBid, price, max: bidders.get(leader)?.max ?? null };

/** A maximum that meets the reserve pays at least the reserve. */
export const withReserve = (terms: Terms, price: Cents, max: Cents | null): Cents =>
  max !== null && terms.reservePrice !== null && !meetsReserve(terms, price) && meetsReserve(terms, max)
    ? terms.reservePrice
    : price;

/**
 * The lead after one more bid. Public: a plain bid sets the price; a maximum pays the minimum that keeps it ahead; of equal maxima the
 * earlier leads. Rank only: the best amount leads. Sealed: no lead before the close.
 */
export const settle = (terms: Terms, lead: Lead | null, bid: BidRecord): Lead | null => {
  if (terms.visibility === 'sealed') return null;
  // A raise has no visible effect, even past the reserve; it counts with the next bid or at the close.
  if (bid.isRaise) return lead?.leader === bid.bidder ? { ...lead, max: bid.maxAmount } : lead;
  if (lead === null) return taken(terms, bid, bid.amount);
  if (terms.visibility === 'rank_only') {
    return isBetter(terms.type, bid.amount, lead.price) ? taken(terms, bid, bid.amount) : lead;
  }
  const defended = lead.max ?? lead.price;
  const offered = bid.maxAmount ?? bid.amount;
  if (!isBetter(terms.type, offered, defended)) {
    const price = lesser(terms.type, defended, beyond(terms.type, offered, terms.step));
    return { ...lead, price: withReserve(terms, price, lead.max) };
  }
  const ahead = better(terms.type, bid.amount, beyond(terms.type, defended, terms.step));
  return taken(terms, bid, lesser(terms.type, offered, ahead));
};

const taken = (terms: Terms, { bid, bidder, maxAmount }: BidRecord, price: Cents): Lead => ({
  leader: bidder,
  leaderBid: bid,
  price: withReserve(terms, price, maxAmount),
  max: maxAmount,
});

/** The lead among the given bids, in their order. */
export const leadOf = (terms: Terms, bids: readonly BidRecord[]): Lead | null =>
  bids.reduce<Lead | null>((lead, bid) => settle(terms, lead, bid), null);

/** A sealed offer may be revised in both directions: only the last one per bidder counts. */
export const lastOfEach = (bids: readonly BidRecord[]): BidRecord[] =>
  bids.filter((bid, index) => !bids.slice(index + 1).some((later) => later.bidder === bid.bidder));

/** Best amount first, then the earlier bid. */
export const bestOf = (terms: Terms, offers: readonly BidRecord[]): Lead | null => {
  const [best] = offers.toSorted((a, b) =>
    a.amount === b.amount ? a.bid - b.bid : isBetter(terms.type, a.amount, b.amount) ? -1 : 1,
  );
  return best ? { leader: best.bidder, leaderBid: best.bid, price: best.amount, max: null } : null;
};
