import type { BidRecord } from './commands.ts';
import { better, beyond, isBetter, lesser, type Cents } from './money.ts';
import { meetsReserve, type State, type Terms } from './state.ts';

/** Who leads, by which bid, at which price, with which maximum behind it; null where nobody leads. */
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

/** A maximum that meets the reserve pays the reserve at once. */
export const withReserve = (terms: Terms, price: Cents, max: Cents | null): Cents =>
  max !== null && terms.reservePrice !== null && !meetsReserve(terms, price) && meetsReserve(terms, max)
    ? terms.reservePrice
    : price;

/**
 * What one more bid does to the lead. Public: a plain amount stands at its face value; a maximum pays the least that keeps it ahead;
 * of equal maxima the earlier leads. Rank only: the best amount leads, which is its bidder's last. Sealed: nobody leads before the close.
 */
export const settle = (terms: Terms, lead: Lead | null, bid: BidRecord): Lead | null => {
  if (terms.visibility === 'sealed') return null;
  // A raise changes nothing visible, not even past the reserve; it counts with the next bid or at the close.
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

/** The lead that results from the bids that still stand, in their order. */
export const leadOf = (terms: Terms, bids: readonly BidRecord[]): Lead | null =>
  bids.reduce<Lead | null>((lead, bid) => settle(terms, lead, bid), null);

/** A sealed offer may be revised either way: what each bidder offered last counts. */
export const lastOfEach = (bids: readonly BidRecord[]): BidRecord[] =>
  bids.filter((bid, index) => !bids.slice(index + 1).some((later) => later.bidder === bid.bidder));

/** Sealed offers are compared once: the better amount, then the earlier bid. */
export const bestOf = (terms: Terms, offers: readonly BidRecord[]): Lead | null => {
  const [best] = offers.toSorted((a, b) =>
    a.amount === b.amount ? a.bid - b.bid : isBetter(terms.type, a.amount, b.amount) ? -1 : 1,
  );
  return best ? { leader: best.bidder, leaderBid: best.bid, price: best.amount, max: null } : null;
};
