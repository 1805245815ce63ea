import type { State } from '../../src/features/deals/auctions/core/state.ts';
import type { Reference } from './reference.ts';

/** What the core and the reference must agree on after every step. */
export const coreView = (state: State): Record<string, unknown> => ({
  price: state.price === null ? null : Number(state.price),
  leader: state.leader,
  leaderBid: state.leaderBid,
  end: state.end,
  cap: state.endCap,
  bids: state.lastBid,
  bidCount: state.lastBid - state.voidedBids,
  bidderCount: state.biddersWithBids,
  aliases: state.aliases,
  opened: state.opened,
  edits: state.termsVersion,
  pausedSince: state.pause?.from ?? null,
  outcome: state.outcome,
  last: Object.fromEntries(
    [...state.bidders.values()].flatMap(({ alias, lastAmount }) =>
      lastAmount === null ? [] : [[alias, Number(lastAmount)]],
    ),
  ),
  qualified: Object.fromEntries(
    [...state.bidders.values()].flatMap(({ alias, qualification }) =>
      qualification === 'none' ? [] : [[alias, qualification]],
    ),
  ),
});

export const referenceView = (reference: Reference): Record<string, unknown> => {
  const lead = reference.outcome === 'awarded' ? reference.result : reference.lead();
  const priced = reference.result ?? lead;
  return {
    price: priced ? reference.cents(priced.value) : null,
    leader: lead?.bidder ?? null,
    leaderBid: lead?.bid ?? null,
    end: reference.end,
    cap: reference.cap,
    bids: reference.bids,
    bidCount: reference.bids - reference.voided,
    bidderCount: reference.bidders().size,
    aliases: reference.aliases,
    opened: reference.opened,
    edits: reference.edits,
    pausedSince: reference.pausedSince,
    outcome: reference.outcome,
    last: Object.fromEntries(reference.last().map(({ bidder, value }) => [bidder, reference.cents(value)])),
    qualified: Object.fromEntries(reference.qualified),
  };
};
