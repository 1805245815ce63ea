import type { AuctionEvent, BidAccepted, BidVoided, Extended } from './events.ts';
import { termsOf } from './loggedTerms.ts';
import { centsOf, toCents } from './money.ts';
import { EXTENSION_CAP, newBidder, type Bidder, type Instant, type State, type Terms } from './state.ts';

/** An auction after an event. Folding the whole log from `newState` gives exactly the stored auction. */
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
      return { ...movedTo(state, Date.parse(event.end)), pause: null };
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
    last: toCents(event.amount),
    lastBid: event.bid,
    // A plain bid leaves an earlier maximum behind: it stood at its face value because the maximum no longer leads.
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

/** Nobody has bid: only who may is kept. A start that is moved lies ahead again. */
const edited = (state: State, terms: Terms): State => ({
  ...state,
  terms,
  termsVersion: state.termsVersion + 1,
  end: terms.firstEnd,
  endCap: terms.firstEnd + EXTENSION_CAP,
  opened: state.opened && terms.start === state.terms.start,
});

/** An outage or the owner moves the cap along; a late bid may not pass it. */
const extended = (state: State, event: Extended): State => {
  const moved = movedTo(state, Date.parse(event.end));
  return event.reason === 'late_bid' ? { ...moved, endCap: state.endCap } : moved;
};

const movedTo = (state: State, end: Instant): State => ({ ...state, end, endCap: state.endCap + (end - state.end) });

const bidVoided = (state: State, event: BidVoided): State => {
  const { last, lastBid, max } = event;
  const maxBid = max === null ? null : lastBid;
  const changed = withBidder(state, event.bidder, { last: centsOf(last), lastBid, max: centsOf(max), maxBid });
  return {
    ...changed,
    ...standingIn(event),
    voidedBids: state.voidedBids + 1,
    biddersWithBids: state.biddersWithBids - (lastBid === null ? 1 : 0),
  };
};
