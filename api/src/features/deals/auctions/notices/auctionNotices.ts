// Who gets which notice about an event of an auction.
import type { AuctionEvent } from '../core/events.ts';
import type { Qualification } from '../core/bidders.ts';
import { noticeTo, type Notice } from '../../../people/notices/notify.ts';

interface AuctionOf {
  id: string;
  title: string;
  user_id: string;
}

export interface NotifiedAuction extends AuctionOf {
  party_id: string;
  bid_visibility: 'public' | 'rank_only' | 'sealed';
}

export interface Participant {
  alias: number;
  user_id: string;
  qualification: Qualification;
  last_bid: number | null;
}

/** Notices about a running auction. Those of a sealed auction reveal nothing about its bids before the end. */
export class AuctionNotices {
  /** The leader's alias after the last event. */
  leader: number | null;
  private newBids = 0;
  private readonly users: ReadonlyMap<number, string>;
  private readonly bidders: readonly string[];
  /** Members who requested to participate and were not declined. */
  private readonly approvedOrRequested: readonly string[];

  constructor(
    private readonly auction: NotifiedAuction,
    participants: readonly Participant[],
    private readonly watchers: readonly string[],
    leader: number | null,
  ) {
    this.users = new Map(participants.map(({ alias, user_id }) => [alias, user_id]));
    this.bidders = participants.filter(({ last_bid }) => last_bid !== null).map(({ user_id }) => user_id);
    this.approvedOrRequested = participants
      .filter(({ qualification }) => qualification === 'approved' || qualification === 'requested')
      .map(({ user_id }) => user_id);
    this.leader = leader;
  }

  of(event: AuctionEvent, isLast: boolean): Notice[] {
    const notices = this.aboutEvent(event);
    // One notice to the owner for all bids of this read.
    if (isLast && this.newBids > 0 && this.auction.bid_visibility !== 'sealed')
      notices.push(noticeTo(this.auction.user_id, 'new_bid', { ...this.about, bids: this.newBids }));
    return notices;
  }

  private get about() {
    return aboutOf(this.auction);
  }

  private aboutEvent(event: AuctionEvent): Notice[] {
    const { about, bidders, approvedOrRequested, watchers } = this;
    const owner = this.auction.user_id;
    const everyone = [owner, ...bidders, ...approvedOrRequested, ...watchers];
    switch (event.type) {
      case 'bid_accepted': {
        this.newBids++;
        const displaced = this.leader;
        this.leader = event.leader;
        if (displaced === null || displaced === event.leader) return [];
        return this.user(displaced).map((to) => noticeTo(to, 'outbid', about));
      }
      case 'bid_voided': {
        this.leader = event.leader;
        // Sealed: only its bidder may know that there was a bid.
        const others = this.auction.bid_visibility === 'sealed' ? [] : bidders;
        return unique(others, this.user(event.bidder)).map((to) => noticeTo(to, 'voided', { ...about, ...event }));
      }
      case 'extended':
        return bidders.map((to) => noticeTo(to, 'extended', { ...about, ...event }));
      case 'paused':
        return unique(everyone).map((to) => noticeTo(to, 'paused', { ...about, ...event }));
      case 'resumed':
        return unique(everyone).map((to) => noticeTo(to, 'resumed', { ...about, ...event }));
      case 'edited':
        return approvedOrRequested.map((to) => noticeTo(to, 'edited', about));
      case 'noted':
        return unique(bidders, approvedOrRequested).map((to) => noticeTo(to, 'noted', { ...about, ...event }));
      case 'participation_requested':
        return [noticeTo(owner, 'requested', about)];
      case 'participation_approved':
        return this.user(event.bidder).map((to) => noticeTo(to, 'approved', about));
      case 'participation_declined':
        return this.user(event.bidder).map((to) => noticeTo(to, 'declined', { ...about, ...event }));
      default:
        return [];
    }
  }

  private user(alias: number): string[] {
    const user = this.users.get(alias);
    return user ? [user] : [];
  }
}

/** Notices about the end of an auction, or about its next award. `bidders` are those with a standing bid, by alias. */
export const endNotices = (
  event: AuctionEvent,
  auction: AuctionOf,
  bidders: ReadonlyMap<number, string>,
  finalHash: string,
): Notice[] => {
  const owner = auction.user_id;
  const about = { ...aboutOf(auction), finalHash };
  const others = (except: string | undefined) => unique([...bidders.values()]).filter((to) => to !== except);
  if (event.type === 'cancelled')
    return [...others(owner), owner].map((to) => noticeTo(to, 'cancelled', { ...about, reason: event.reason }));
  if (event.type === 'awarded_next') {
    const award = { ...about, price: event.price };
    const winner = bidders.get(event.bidder);
    return [
      ...(winner ? [noticeTo(winner, 'awarded_next', award)] : []),
      noticeTo(owner, 'summary_awarded_next', award),
    ];
  }
  if (event.type !== 'closed') return [];
  const end = { ...about, price: event.price ?? '0' };
  switch (event.outcome) {
    case 'no_bids':
      return [noticeTo(owner, 'summary_no_bids', about)];
    case 'reserve_not_met':
      return [
        ...others(undefined).map((to) => noticeTo(to, 'reserve_not_met', about)),
        noticeTo(owner, 'summary_reserve_not_met', end),
      ];
    case 'awarded': {
      const winner = event.winner === null ? undefined : bidders.get(event.winner);
      return [
        ...(winner ? [noticeTo(winner, 'won', end)] : []),
        ...others(winner).map((to) => noticeTo(to, 'lost', end)),
        noticeTo(owner, 'summary_awarded', { ...end, bidders: bidders.size }),
      ];
    }
  }
};

const aboutOf = ({ id, title }: AuctionOf) => ({ auctionId: id, title });

const unique = (...users: (readonly string[])[]): string[] => [...new Set(users.flat())];
