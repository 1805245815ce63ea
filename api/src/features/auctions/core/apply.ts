import type { AuctionEvent, BidAccepted, BidVoided } from './events.ts';
import { toCents, type Cents } from './money.ts';
import { newBidder, type Bidder, type State } from './state.ts';

/** An auction after an event. Folding the whole log from `newState` gives exactly the stored auction. */
export const apply = (state: State, event: AuctionEvent): State => {
  switch (event.type) {
    case 'opened':
      return { ...state, opened: true };
    case 'participation_requested':
      return withBidder(state, event.bidder, { qualification: 'requested' });
    case 'participation_approved':
      return withBidder(state, event.bidder, { qualification: 'approved' });
    case 'participation_declined':
      return withBidder(state, event.bidder, { qualification: 'declined' });
    case 'bid_accepted':
      return bidAccepted(state, event);
    case 'maximum_raised':
      return withBidder(state, event.bidder, { max: toCents(event.maxAmount), maxBid: state.bidders.get(event.bidder)?.maxBid ?? state.leaderBid });
    case 'automatic_bid':
      return { ...state, price: toCents(event.amount) };
    case 'extended':
      return extended(state, Date.parse(event.end), event.reason);
    case 'bid_voided':
      return bidVoided(state, event);
    case 'cancelled':
      return { ...state, outcome: 'cancelled' };
    case 'closed':
      return {
        ...state,
        outcome: event.outcome,
        price: centsOf(event.price),
        ...(event.outcome === 'awarded' && { leader: event.winner, leaderBid: event.bid }),
      };
    case 'awarded_next':
      return { ...state, leader: event.bidder, leaderBid: event.bid, price: toCents(event.price) };
  }
};

const centsOf = (amount: string | null): Cents | null => (amount === null ? null : toCents(amount));

const withBidder = (state: State, alias: number, change: Partial<Bidder>): State => ({
  ...state,
  aliases: Math.max(state.aliases, alias),
  bidders: new Map(state.bidders).set(alias, { ...(state.bidders.get(alias) ?? newBidder(alias)), ...change }),
});

const bidAccepted = (state: State, event: BidAccepted): State => {
  const isFirst = (state.bidders.get(event.bidder)?.lastBid ?? null) === null;
  const max = centsOf(event.maxAmount);
  const changed = withBidder(state, event.bidder, {
    last: toCents(event.amount),
    lastBid: event.bid,
    // A plain bid leaves an earlier maximum behind: it stood at its face value because the maximum no longer leads.
    max,
    maxBid: max === null ? null : event.bid,
  });
  return {
    ...changed,
    lastBid: event.bid,
    biddersWithBids: state.biddersWithBids + (isFirst ? 1 : 0),
    price: centsOf(event.price),
    leader: event.leader,
    leaderBid: event.leaderBid,
  };
};

/** An outage moves the cap along; a late bid may not pass it. */
const extended = (state: State, end: number, reason: 'late_bid' | 'outage' | 'owner'): State => ({
  ...state,
  end,
  endCap: reason === 'late_bid' ? state.endCap : state.endCap + (end - state.end),
});

const bidVoided = (state: State, event: BidVoided): State => {
  const changed = withBidder(state, event.bidder, { last: centsOf(event.last), lastBid: event.lastBid, max: centsOf(event.max), maxBid: event.maxBid });
  return {
    ...changed,
    voidedBids: state.voidedBids + 1,
    biddersWithBids: state.biddersWithBids - (event.lastBid === null ? 1 : 0),
    price: centsOf(event.price),
    leader: event.leader,
    leaderBid: event.leaderBid,
  };
};
