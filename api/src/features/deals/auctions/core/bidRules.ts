import type { PlaceBid, RefusalCode } from './commandTypes.ts';
import { beyond, isBetter, type Cents } from './money.ts';
import type { Bidder } from './bidders.ts';
import { isOver, type Instant, type State } from './state.ts';

/** What the bidder's next bid must beat: the current price if it is public, the bidder's own last bid if only ranks are. */
const priceToBeat = ({ terms, price }: State, bidder: Bidder): Cents | null => {
  if (terms.visibility === 'public') return price;
  return terms.visibility === 'rank_only' ? bidder.lastAmount : null;
};

/** The lowest (forward) or highest (reverse) acceptable amount; null if no positive amount is acceptable. */
export const minimumNextBid = (state: State, bidder: Bidder): Cents | null => {
  const { type, startingPrice, step } = state.terms;
  const against = priceToBeat(state, bidder);
  const minimum = against === null ? startingPrice : beyond(type, against, step);
  return minimum > 0n ? minimum : null;
};

export const timingRefusal = (state: State, now: Instant): RefusalCode | null => {
  if (state.outcome === 'cancelled') return 'AUCTION_CANCELLED';
  if (state.outcome !== null || isOver(state, now)) return 'AUCTION_ENDED';
  if (state.pause) return 'AUCTION_PAUSED';
  return now < state.terms.start ? 'AUCTION_NOT_STARTED' : null;
};

export const bidderRefusal = (
  { terms, biddersWithBids }: State,
  { qualification, lastBid }: Bidder,
  { isOwner, isFormerColleague }: PlaceBid,
): RefusalCode | null => {
  if (isOwner) return 'OWN_POSTING';
  if (isFormerColleague) return 'NOT_ADMITTED';
  if (qualification === 'declined' || (terms.preQualification && qualification !== 'approved')) return 'NOT_QUALIFIED';
  const isFull = terms.maxBidders !== null && biddersWithBids >= terms.maxBidders;
  return lastBid === null && isFull ? 'BIDDER_LIMIT' : null;
};

/** A bid made under other terms is not an offer under the current ones. */
export const termsRefusal = (state: State, { termsVersion }: PlaceBid): RefusalCode | null =>
  termsVersion === null || termsVersion === state.termsVersion ? null : 'TERMS_CHANGED';

/** Amount and maximum must be positive. Only public auctions allow a maximum, and it must not be worse than the amount. */
export const maximumRefusal = ({ terms }: State, { amount, maxAmount }: PlaceBid): RefusalCode | null => {
  if (amount <= 0n) return 'INVALID_AMOUNT';
  if (maxAmount === null) return null;
  if (maxAmount <= 0n) return 'INVALID_AMOUNT';
  if (terms.visibility !== 'public') return 'MAXIMUM_NOT_ALLOWED';
  return isBetter(terms.type, amount, maxAmount) ? 'INVALID_AMOUNT' : null;
};

/** The leader may raise its maximum, or add one to a plain bid. */
export const isRaise = ({ leader, price, terms }: State, { alias, max }: Bidder, maxAmount: Cents): boolean =>
  leader === alias && price !== null && isBetter(terms.type, maxAmount, max ?? price);

export const amountRefusal = (state: State, bidder: Bidder, amount: Cents): RefusalCode | null => {
  const { type, visibility } = state.terms;
  if (visibility === 'public' && state.leader === bidder.alias) return 'ALREADY_LEADING';
  const minimum = minimumNextBid(state, bidder);
  if (minimum !== null && !isBetter(type, minimum, amount)) return null;
  const against = priceToBeat(state, bidder);
  if (against === null) return 'WORSE_THAN_START';
  return isBetter(type, amount, against) ? 'STEP_TOO_SMALL' : 'NOT_AN_IMPROVEMENT';
};

const differsByHalf = (offered: Cents, seen: Cents): boolean =>
  (offered > seen ? offered - seen : seen - offered) * 2n > seen;

/**
 * Probably a typing error: more than half better than the price that the bidder may see, and better than the next bid has to be. A
 * maximum counts as the amount. If the bidder named an expected price, any difference of more than half from that counts instead.
 */
export const isJump = (
  state: State,
  bidder: Bidder,
  { amount, maxAmount, expectedPrice, confirmed }: PlaceBid,
): boolean => {
  const offered = maxAmount ?? amount;
  if (confirmed) return false;
  if (expectedPrice !== null) return differsByHalf(offered, expectedPrice);
  const { type, visibility, startingPrice } = state.terms;
  const seen = (visibility === 'public' ? state.price : bidder.lastAmount) ?? startingPrice;
  const isBetterThan = (other: Cents): boolean => isBetter(type, offered, other);
  return isBetterThan(minimumNextBid(state, bidder) ?? seen) && isBetterThan(seen) && differsByHalf(offered, seen);
};
