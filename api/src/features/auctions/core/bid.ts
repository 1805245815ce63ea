import type { BidRecord, PlaceBid, Refusal, RefusalCode } from './commands.ts';
import type { AuctionEvent } from './events.ts';
import { beyond, isBetter, toAmount, type Cents } from './money.ts';
import { settle, type Lead } from './standing.ts';
import { newBidder, type Bidder, type Instant, type State } from './state.ts';

export type Decision = { events: AuctionEvent[] } | { refusal: Refusal };

export const refuse = (code: RefusalCode, minimumNextBid: Cents | null = null): { refusal: Refusal } => ({ refusal: { code, minimumNextBid } });

/** What the next bid of this bidder must beat: the lead where it is public, the own last bid where only ranks are. */
const toBeat = ({ terms, price }: State, bidder: Bidder): Cents | null =>
  terms.visibility === 'public' ? price : terms.visibility === 'rank_only' ? bidder.last : null;

/** The least (forward) or most (reverse) that would be accepted; null where no positive amount would. */
export const minimumNextBid = (state: State, bidder: Bidder): Cents | null => {
  const { type, startingPrice, step } = state.terms;
  const against = toBeat(state, bidder);
  const minimum = against === null ? startingPrice : beyond(type, against, step);
  return minimum > 0n ? minimum : null;
};

const whyNotNow = (state: State, now: Instant): RefusalCode | null => {
  if (state.outcome === 'cancelled') return 'AUCTION_CANCELLED';
  if (state.outcome !== null || now >= state.end) return 'AUCTION_ENDED';
  return now < state.terms.start ? 'AUCTION_NOT_STARTED' : null;
};

const whyNotThisBidder = ({ terms, biddersWithBids }: State, bidder: Bidder, { isOwner }: PlaceBid): RefusalCode | null => {
  if (isOwner) return 'OWN_POSTING';
  if (bidder.qualification === 'declined' || (terms.preQualification && bidder.qualification !== 'approved')) return 'NOT_QUALIFIED';
  const isNew = bidder.lastBid === null;
  return isNew && terms.maxBidders !== null && biddersWithBids >= terms.maxBidders ? 'BIDDER_LIMIT' : null;
};

/** A maximum must not be worse than the amount it stands behind. */
const whyNotThisMaximum = ({ terms }: State, { amount, maxAmount }: PlaceBid): RefusalCode | null => {
  if (amount <= 0n || (maxAmount !== null && maxAmount <= 0n)) return 'INVALID_AMOUNT';
  if (maxAmount === null) return null;
  if (terms.visibility !== 'public') return 'MAXIMUM_NOT_ALLOWED';
  return isBetter(terms.type, amount, maxAmount) ? 'INVALID_AMOUNT' : null;
};

/** The leader may raise the own maximum, also one that was only a plain bid so far. */
const isRaise = ({ leader, price, terms }: State, bidder: Bidder, maxAmount: Cents): boolean =>
  leader === bidder.alias && price !== null && isBetter(terms.type, maxAmount, bidder.max ?? price);

const whyNotThisAmount = (state: State, bidder: Bidder, amount: Cents): RefusalCode | null => {
  const { type, visibility } = state.terms;
  if (visibility === 'public' && state.leader === bidder.alias) return 'ALREADY_LEADING';
  const minimum = minimumNextBid(state, bidder);
  if (minimum !== null && !isBetter(type, minimum, amount)) return null;
  const against = toBeat(state, bidder);
  if (against === null) return 'WORSE_THAN_START';
  return isBetter(type, amount, against) ? 'STEP_TOO_SMALL' : 'NOT_AN_IMPROVEMENT';
};

const isJump = ({ amount, expectedPrice, confirmed }: PlaceBid): boolean => {
  if (expectedPrice === null || confirmed) return false;
  const change = amount > expectedPrice ? amount - expectedPrice : expectedPrice - amount;
  return change * 2n > expectedPrice;
};

/** Decides one bid: the first rule that is broken refuses it, in an order that is part of the contract. */
export const decideBid = (state: State, command: PlaceBid, now: Instant): Decision => {
  const bidder = state.bidders.get(command.bidder) ?? newBidder(command.bidder);
  const why = whyNotNow(state, now) ?? whyNotThisBidder(state, bidder, command) ?? whyNotThisMaximum(state, command);
  if (why) return refuse(why);
  if (command.maxAmount !== null && isRaise(state, bidder, command.maxAmount)) {
    return { events: [{ type: 'maximum_raised', bidder: bidder.alias, maxAmount: toAmount(command.maxAmount) }] };
  }
  const worse = whyNotThisAmount(state, bidder, command.amount);
  if (worse) return refuse(worse, minimumNextBid(state, bidder));
  if (isJump(command)) return refuse('JUMP_NEEDS_CONFIRMATION');
  return { events: accepted(state, bidder, command, now) };
};

const accepted = (state: State, bidder: Bidder, { amount, maxAmount }: PlaceBid, now: Instant): AuctionEvent[] => {
  const bid: BidRecord = { bid: state.lastBid + 1, bidder: bidder.alias, amount, maxAmount };
  const before = leadIn(state);
  const after = settle(state.terms, before, bid);
  const events: AuctionEvent[] = [
    {
      type: 'bid_accepted',
      bid: bid.bid,
      bidder: bidder.alias,
      amount: toAmount(amount),
      maxAmount: maxAmount === null ? null : toAmount(maxAmount),
      price: after.price === null ? null : toAmount(after.price),
      leader: after.leader,
      leaderBid: after.leaderBid,
    },
  ];
  const automatic = automaticBid(state, before, after, bid);
  if (automatic) events.push(automatic);
  const end = extendedEnd(state, before, after, now);
  if (end !== null) events.push({ type: 'extended', end: new Date(end).toISOString(), reason: 'late_bid' });
  return events;
};

export const leadIn = (state: State): Lead => ({
  leader: state.leader,
  leaderBid: state.leaderBid,
  price: state.price,
  max: state.leader === null ? null : (state.bidders.get(state.leader)?.max ?? null),
});

/** Where a maximum, not the amount itself, made the price: the defender answers, or the new leader pays more than it said. */
const automaticBid = (state: State, before: Lead, after: Lead, bid: BidRecord): AuctionEvent | null => {
  if (after.leader === null || after.price === null) return null;
  const isDefence = after.leader === before.leader && bid.bidder !== before.leader;
  if (isDefence ? after.price === before.price : after.price === bid.amount) return null;
  const priority = isDefence ? (state.bidders.get(after.leader)?.maxBid ?? bid.bid) : bid.bid;
  return { type: 'automatic_bid', bidder: after.leader, priority, amount: toAmount(after.price) };
};

const extendedEnd = ({ terms, end, endCap }: State, before: Lead, after: Lead, now: Instant): Instant | null => {
  if (terms.extension === null || terms.visibility === 'sealed' || after.leader === before.leader || end - now > terms.extension) return null;
  const moved = Math.min(Math.max(end, now + terms.extension), endCap);
  return moved > end ? moved : null;
};
