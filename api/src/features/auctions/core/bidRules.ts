import type { PlaceBid, RefusalCode } from './commands.ts';
import { beyond, isBetter, type Cents } from './money.ts';
import { isOver, type Bidder, type Instant, type State } from './state.ts';

/** What the next bid of this bidder must beat: the lead where it is public, the own last bid where only ranks are. */
const toBeat = ({ terms, price }: State, bidder: Bidder): Cents | null => {
  if (terms.visibility === 'public') return price;
  return terms.visibility === 'rank_only' ? bidder.last : null;
};

/** The least (forward) or most (reverse) that would be accepted; null where no positive amount would. */
export const minimumNextBid = (state: State, bidder: Bidder): Cents | null => {
  const { type, startingPrice, step } = state.terms;
  const against = toBeat(state, bidder);
  const minimum = against === null ? startingPrice : beyond(type, against, step);
  return minimum > 0n ? minimum : null;
};

export const whyNotNow = (state: State, now: Instant): RefusalCode | null => {
  if (state.outcome === 'cancelled') return 'AUCTION_CANCELLED';
  if (state.outcome !== null || isOver(state, now)) return 'AUCTION_ENDED';
  if (state.pause) return 'AUCTION_PAUSED';
  return now < state.terms.start ? 'AUCTION_NOT_STARTED' : null;
};

export const whyNotThisBidder = (
  { terms, biddersWithBids }: State,
  { qualification, lastBid }: Bidder,
  { isOwner }: PlaceBid,
): RefusalCode | null => {
  if (isOwner) return 'OWN_POSTING';
  if (qualification === 'declined' || (terms.preQualification && qualification !== 'approved')) return 'NOT_QUALIFIED';
  const isFull = terms.maxBidders !== null && biddersWithBids >= terms.maxBidders;
  return lastBid === null && isFull ? 'BIDDER_LIMIT' : null;
};

/** What was offered under other terms is no offer under these. */
export const whyNotTheseTerms = (state: State, { termsVersion }: PlaceBid): RefusalCode | null =>
  termsVersion === null || termsVersion === state.termsVersion ? null : 'TERMS_CHANGED';

/** A maximum must not be worse than the amount it stands behind. */
export const whyNotThisMaximum = ({ terms }: State, { amount, maxAmount }: PlaceBid): RefusalCode | null => {
  if (amount <= 0n) return 'INVALID_AMOUNT';
  if (maxAmount === null) return null;
  if (maxAmount <= 0n) return 'INVALID_AMOUNT';
  if (terms.visibility !== 'public') return 'MAXIMUM_NOT_ALLOWED';
  return isBetter(terms.type, amount, maxAmount) ? 'INVALID_AMOUNT' : null;
};

/** The leader may raise the own maximum, also one that was only a plain bid so far. */
export const isRaise = ({ leader, price, terms }: State, { alias, max }: Bidder, maxAmount: Cents): boolean =>
  leader === alias && price !== null && isBetter(terms.type, maxAmount, max ?? price);

export const whyNotThisAmount = (state: State, bidder: Bidder, amount: Cents): RefusalCode | null => {
  const { type, visibility } = state.terms;
  if (visibility === 'public' && state.leader === bidder.alias) return 'ALREADY_LEADING';
  const minimum = minimumNextBid(state, bidder);
  if (minimum !== null && !isBetter(type, minimum, amount)) return null;
  const against = toBeat(state, bidder);
  if (against === null) return 'WORSE_THAN_START';
  return isBetter(type, amount, against) ? 'STEP_TOO_SMALL' : 'NOT_AN_IMPROVEMENT';
};

/** Over half of the price the bidder saw: likely a slip of the finger. */
export const isJump = ({ amount, expectedPrice, confirmed }: PlaceBid): boolean => {
  if (expectedPrice === null || confirmed) return false;
  const change = amount > expectedPrice ? amount - expectedPrice : expectedPrice - amount;
  return change * 2n > expectedPrice;
};
