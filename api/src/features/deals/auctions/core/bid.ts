import {
  isJump,
  isRaise,
  minimumNextBid,
  timingRefusal,
  termsRefusal,
  amountRefusal,
  bidderRefusal,
  maximumRefusal,
} from './bidRules.ts';
import type { BidRecord, PlaceBid } from './commandTypes.ts';
import { accept, refuse, type Decision } from './decision.ts';
import type { AuctionEvent } from './events.ts';
import { amountOf, toAmount } from './money.ts';
import { leadIn, settle, type Lead } from './standing.ts';
import { newBidder, type Instant, type State } from './state.ts';

/** Decides one bid. The first broken rule refuses it; the order of the rules is part of the contract. */
export const decideBid = (state: State, command: PlaceBid, now: Instant): Decision => {
  const { amount, maxAmount } = command;
  const bidder = state.bidders.get(command.bidder) ?? newBidder(command.bidder);
  const refusal =
    timingRefusal(state, now) ??
    bidderRefusal(state, bidder, command) ??
    termsRefusal(state, command) ??
    maximumRefusal(state, command);
  if (refusal) return refuse(refusal);
  const raised = maxAmount !== null && isRaise(state, bidder, maxAmount) ? maxAmount : null;
  const amountProblem = raised === null ? amountRefusal(state, bidder, amount) : null;
  if (amountProblem) return refuse(amountProblem, minimumNextBid(state, bidder));
  if (isJump(state, bidder, command)) return refuse('JUMP_NEEDS_CONFIRMATION');
  if (raised !== null) return accept({ type: 'maximum_raised', bidder: bidder.alias, maxAmount: toAmount(raised) });
  return accept(...accepted(state, { bid: state.lastBid + 1, bidder: bidder.alias, amount, maxAmount }, now));
};

const accepted = (state: State, bid: BidRecord, now: Instant): AuctionEvent[] => {
  const before = leadIn(state);
  const after = settle(state.terms, before, bid);
  const events: AuctionEvent[] = [
    {
      type: 'bid_accepted',
      bid: bid.bid,
      bidder: bid.bidder,
      amount: toAmount(bid.amount),
      maxAmount: amountOf(bid.maxAmount),
      price: amountOf(after?.price),
      leader: after?.leader ?? null,
      leaderBid: after?.leaderBid ?? null,
    },
  ];
  if (after && isAutomatic(before, after, bid)) events.push(automaticBid(after));
  const end = after && extendedEnd(state, before, after, now);
  if (end) events.push({ type: 'extended', end: new Date(end).toISOString(), reason: 'late_bid' });
  return events;
};

/** Whether the price comes from a maximum instead of the bid's own amount. */
const isAutomatic = (before: Lead | null, after: Lead, { bidder, amount }: BidRecord): boolean =>
  after.price !== (after.leader === bidder ? amount : before?.price);

/** `priority` is the number of the bid that set the leader's maximum. */
export const automaticBid = ({ leader, leaderBid, price }: Lead): AuctionEvent => ({
  type: 'automatic_bid',
  bidder: leader,
  priority: leaderBid,
  amount: toAmount(price),
});

/** A late change of leader extends the end, up to the cap. Sealed auctions have no leader and never extend. */
const extendedEnd = ({ terms, end, endCap }: State, before: Lead | null, after: Lead, now: Instant): Instant | null => {
  if (after.leader === before?.leader) return null;
  const moved = Math.min(now + (terms.extension ?? 0), endCap);
  return moved > end ? moved : null;
};
