import type { BidRecord } from './commands.ts';
import { better, beyond, isBetter, lesser, type Cents } from './money.ts';
import { meetsReserve, type Standing, type Terms } from './state.ts';

/** A leader with the maximum that stands behind it. */
export interface Lead extends Standing {
  max: Cents | null;
}

export const NO_LEAD: Lead = { leader: null, leaderBid: null, price: null, max: null };

/** A maximum that meets the reserve pays the reserve at once. */
export const withReserve = (terms: Terms, price: Cents, max: Cents | null): Cents =>
  max !== null && terms.reservePrice !== null && !meetsReserve(terms, price) && meetsReserve(terms, max) ? terms.reservePrice : price;

/**
 * What one more bid does to the lead. Public: a plain amount stands at its face value; a maximum pays the least that keeps it ahead;
 * of equal maxima the earlier leads. Rank only: the best amount leads. Sealed: nobody leads before the close.
 */
export const settle = (terms: Terms, lead: Lead, bid: BidRecord): Lead => {
  if (terms.visibility === 'sealed') return lead;
  const { type, step } = terms;
  const taken = { leader: bid.bidder, leaderBid: bid.bid, max: bid.maxAmount };
  if (lead.leader === null || lead.price === null) return { ...taken, price: withReserve(terms, bid.amount, bid.maxAmount) };
  if (terms.visibility === 'rank_only') return isBetter(type, bid.amount, lead.price) ? { ...taken, price: bid.amount } : lead;
  if (bid.isRaise) return lead.leader === bid.bidder ? { ...lead, max: bid.maxAmount } : lead;
  const defended = lead.max ?? lead.price;
  const offered = bid.maxAmount ?? bid.amount;
  if (!isBetter(type, offered, defended)) {
    const price = lesser(type, defended, beyond(type, offered, step));
    return { ...lead, price: withReserve(terms, price, lead.max) };
  }
  const price = bid.maxAmount === null ? bid.amount : lesser(type, bid.maxAmount, better(type, bid.amount, beyond(type, defended, step)));
  return { ...taken, price: withReserve(terms, price, bid.maxAmount) };
};

/** The lead that results from the bids that still stand, in their order. */
export const leadOf = (terms: Terms, bids: readonly BidRecord[]): Lead => {
  if (terms.visibility !== 'rank_only') return bids.reduce((lead, bid) => settle(terms, lead, bid), NO_LEAD);
  // Ranks compare what each bidder offers last.
  const last = [...new Map(bids.map((bid) => [bid.bidder, bid])).values()].sort((a, b) => a.bid - b.bid);
  return last.reduce((lead, bid) => settle(terms, lead, bid), NO_LEAD);
};

/** The best of sealed offers: the better amount, then the earlier bid. */
export const bestOf = (terms: Terms, offers: readonly BidRecord[]): BidRecord | null =>
  offers.reduce<BidRecord | null>((best, offer) => {
    if (best === null || isBetter(terms.type, offer.amount, best.amount)) return offer;
    return offer.amount === best.amount && offer.bid < best.bid ? offer : best;
  }, null);
