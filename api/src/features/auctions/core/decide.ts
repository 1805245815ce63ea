import { decideBid, leadIn, refuse, type Decision } from './bid.ts';
import type { BidRecord, Command } from './commands.ts';
import type { AuctionEvent } from './events.ts';
import { toAmount, type Cents } from './money.ts';
import { bestOf, leadOf, NO_LEAD, withReserve, type Lead } from './standing.ts';
import { meetsReserve, newBidder, OUTAGE_MINIMUM, type Instant, type State } from './state.ts';

export type { Decision };

/** What a command does to an auction at a moment: events, or a refusal. Pure; the clock is an argument. */
export const decide = (state: State, command: Command, now: Instant): Decision => {
  if (command.type === 'place_bid') return decideBid(state, command, now);
  if (state.outcome !== null) return refuse(state.outcome === 'cancelled' ? 'AUCTION_CANCELLED' : 'AUCTION_ENDED');
  switch (command.type) {
    case 'open':
      return state.opened || now < state.terms.start ? refuse('NOT_DUE') : { events: [{ type: 'opened' }] };
    case 'close':
      return now < state.end ? refuse('NOT_DUE') : close(state);
    case 'request_participation':
      return requestParticipation(state, command, now);
    case 'approve':
      return decideOn(state, command.bidder, now, 'approved') ?? { events: [{ type: 'participation_approved', bidder: command.bidder }] };
    case 'decline':
      return decideOn(state, command.bidder, now, 'declined') ?? { events: [{ type: 'participation_declined', bidder: command.bidder, reason: command.reason }] };
    case 'cancel':
      return cancel(state, command, now);
    case 'void_bid':
      return voidBid(state, command);
    case 'extend_end':
      return command.end <= state.end || now >= state.end ? refuse('NOT_DUE') : { events: [{ type: 'extended', end: new Date(command.end).toISOString(), reason: 'owner' }] };
    case 'outage':
      return outage(state, command.from, command.to);
  }
};

const close = (state: State): Decision => {
  const { terms } = state;
  const lead = terms.visibility === 'sealed' ? sealedLead(state) : leadIn(state);
  if (lead.leader === null || lead.price === null) return { events: [{ type: 'closed', outcome: 'no_bids', winner: null, bid: null, price: null }] };
  const events: AuctionEvent[] = [];
  const price = withReserve(terms, lead.price, lead.max);
  // A maximum raised past the reserve changed nothing visible then; at the close it is taken at its word.
  if (price !== lead.price) events.push({ type: 'automatic_bid', bidder: lead.leader, priority: state.bidders.get(lead.leader)?.maxBid ?? state.lastBid, amount: toAmount(price) });
  const isMet = meetsReserve(terms, price);
  events.push({ type: 'closed', outcome: isMet ? 'awarded' : 'reserve_not_met', winner: isMet ? lead.leader : null, bid: isMet ? lead.leaderBid : null, price: toAmount(price) });
  return { events };
};

/** Sealed offers are compared once, at the close, by what each bidder offered last. */
const sealedLead = (state: State): Lead => {
  const offers: BidRecord[] = [];
  for (const { alias, last, lastBid } of state.bidders.values()) if (last !== null && lastBid !== null) offers.push({ bidder: alias, bid: lastBid, amount: last, maxAmount: null });
  const best = bestOf(state.terms, offers);
  return best === null ? NO_LEAD : { leader: best.bidder, leaderBid: best.bid, price: best.amount, max: null };
};

const requestParticipation = (state: State, { bidder, isOwner }: { bidder: number; isOwner: boolean }, now: Instant): Decision => {
  if (now >= state.end) return refuse('AUCTION_ENDED');
  if (isOwner) return refuse('OWN_POSTING');
  const known = state.bidders.get(bidder) ?? newBidder(bidder);
  return known.qualification === 'none' ? { events: [{ type: 'participation_requested', bidder }] } : refuse('ALREADY_DECIDED');
};

/** Somebody who has bid under an approval keeps it: a bid is only ever taken back by a void. */
const decideOn = (state: State, alias: number, now: Instant, wanted: 'approved' | 'declined'): Decision | null => {
  if (now >= state.end) return refuse('AUCTION_ENDED');
  const bidder = state.bidders.get(alias);
  if (!bidder || bidder.qualification === 'none') return refuse('NO_SUCH_BID');
  if (bidder.qualification === wanted || (wanted === 'declined' && bidder.lastBid !== null)) return refuse('ALREADY_DECIDED');
  return null;
};

const cancel = (state: State, { by, reason }: { by: 'owner' | 'admin'; reason: string }, now: Instant): Decision => {
  if (now >= state.end) return refuse('AUCTION_ENDED');
  const hasBids = state.lastBid > state.voidedBids;
  // In a sealed auction not even the owner may learn whether the reserve is met, so bids alone decide.
  const mayBeWon = hasBids && (state.terms.visibility === 'sealed' || (state.price !== null && meetsReserve(state.terms, state.price)));
  return by === 'owner' && mayBeWon ? refuse('ADMIN_ONLY') : { events: [{ type: 'cancelled', by, reason }] };
};

const amountOf = (cents: Cents | null): string | null => (cents === null ? null : toAmount(cents));

const voidBid = (state: State, { bid, by, reason, standing }: { bid: number; by: 'owner' | 'admin'; reason: string; standing: readonly BidRecord[] }): Decision => {
  const voided = standing.find((each) => each.bid === bid);
  if (!voided) return refuse('NO_SUCH_BID');
  const remaining = standing.filter((each) => each.bid !== bid);
  const lead = leadOf(state.terms, remaining);
  const own = remaining.filter((each) => each.bidder === voided.bidder);
  const last = own.filter((each) => !each.isRaise).at(-1);
  const max = own.at(-1);
  return {
    events: [
      {
        type: 'bid_voided',
        bid,
        bidder: voided.bidder,
        by,
        reason,
        price: amountOf(lead.price),
        leader: lead.leader,
        leaderBid: lead.leaderBid,
        last: amountOf(last?.amount ?? null),
        lastBid: last?.bid ?? null,
        max: amountOf(max?.maxAmount ?? null),
        maxBid: max?.maxAmount ? max.bid : null,
      },
    ],
  };
};

/** Nobody could bid while the market was away: the end it hid moves by as much, or by the extension where that is more. */
const outage = (state: State, from: Instant, to: Instant): Decision => {
  if (state.end < from || state.end > to) return refuse('NOT_DUE');
  const end = state.end + Math.max(to - from, state.terms.extension ?? OUTAGE_MINIMUM);
  return { events: [{ type: 'extended', end: new Date(end).toISOString(), reason: 'outage' }] };
};
