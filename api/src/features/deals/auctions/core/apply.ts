import type { AuctionEvent, BidAccepted, BidVoided, Extended } from './events.ts';
import { termsOf } from './loggedTerms.ts';
import { centsOf, toCents } from './money.ts';
import type { Bidder } from './bidders.ts';
import { EXTENSION_CAP, newBidder, type Instant, type State, type Terms } from './state.ts';

/** Applies one event to the auction. Folding the whole log from `newState` gives exactly the stored auction. */
export const apply = (state: State, event: AuctionEvent): State => {
  switch (event.type) {
    case 'opened':
      return { ...state, opened: true };
    case 'edited':
      return edited(state, termsOf(event));
    case 'participation_requested':
      return withBidder(state, event.bidder, { qualification: 'requested' });
    case 'participation_approved':
      return withBidder(state, event.bidder, { qualification: 'approved' });
    case 'participation_declined':
      return withBidder(state, event.bidder, { qualification: 'declined' });
    case 'bid_accepted':
      return bidAccepted(state, event);
    case 'maximum_raised':
      return withBidder(state, event.bidder, { max: toCents(event.maxAmount), maxBid: state.leaderBid });
    case 'automatic_bid':
      return { ...state, price: toCents(event.amount) };
    case 'extended':
      return extended(state, event);
    case 'paused':
      return { ...state, pause: { from: Date.parse(event.from), reason: event.reason } };
    case 'resumed':
      return { ...withEnd(state, Date.parse(event.end)), pause: null };
    case 'bid_voided':
      return bidVoided(state, event);
    case 'noted':
      return state;
    case 'cancelled':
      return { ...state, outcome: 'cancelled', pause: null };
    case 'closed': {
      const award = event.outcome === 'awarded' ? { leader: event.winner, leaderBid: event.bid } : {};
      return { ...state, ...award, outcome: event.outcome, price: centsOf(event.price) };
    }
    case 'awarded_next':
      return { ...state, leader: event.bidder, leaderBid: event.bid, price: toCents(event.price) };
  }
};

const withBidder = (state: State, alias: number, change: Partial<Bidder>): State => ({
  ...state,
  aliases: Math.max(state.aliases, alias),
  bidders: state.bidders.with({ ...(state.bidders.get(alias) ?? newBidder(alias)), ...change }),
});

const standingIn = ({ price, leader, leaderBid }: BidAccepted | BidVoided) => ({
  price: centsOf(price),
  leader,
  leaderBid,
});

const bidAccepted = (state: State, event: BidAccepted): State => {
  const isFirst = (state.bidders.get(event.bidder)?.lastBid ?? null) === null;
  const changed = withBidder(state, event.bidder, {
    lastAmount: toCents(event.amount),
    lastBid: event.bid,
    // A plain bid clears an earlier maximum of the bidder: that maximum no longer leads.
    max: centsOf(event.maxAmount),
    maxBid: event.maxAmount === null ? null : event.bid,
  });
  return {
    ...changed,
    ...standingIn(event),
    lastBid: event.bid,
    biddersWithBids: state.biddersWithBids + (isFirst ? 1 : 0),
  };
};

/** Only possible before the first bid, so participants are all there is to keep. A start that moves can open the auction again. */
const edited = (state: State, terms: Terms): State => ({
  ...state,
  terms,
  termsVersion: state.termsVersion + 1,
  end: terms.firstEnd,
  endCap: terms.firstEnd + EXTENSION_CAP,
  opened: state.opened && terms.start === state.terms.start,
});

/** A late bid cannot extend past the cap; an outage or the owner moves the cap as well. */
const extended = (state: State, event: Extended): State => {
  const moved = withEnd(state, Date.parse(event.end));
  return event.reason === 'late_bid' ? { ...moved, endCap: state.endCap } : moved;
};

const withEnd = (state: State, end: Instant): State => ({ ...state, end, endCap: state.endCap + (end - state.end) });

const bidVoided = (state: State, event: BidVoided): State => {
  const { last, lastBid, max } = event;
  const maxBid = max === null ? null : lastBid;
  const changed = withBidder(state, event.bidder, { lastAmount: centsOf(last), lastBid, max: centsOf(max), maxBid });
  return {
    ...changed,
    ...standingIn(event),
    voidedBids: state.voidedBids + 1,
    biddersWithBids: state.biddersWithBids - (lastBid === null ? 1 : 0),
  };
};
