import type { AuctionEvent } from '../auctions/core/events.ts';
import type { Visibility } from '../auctions/core/state.ts';
import type { DatedEvent } from '../auctions/logSegment.ts';
import type { AuctionNews, AuctionNewsKind } from './auctionChange.type.ts';

/** Who looks, as far as an auction can tell: everybody of one kind gets one text. */
export interface ViewerStanding {
  isMember: boolean;
  isOwner: boolean;
  /** The onlooker's number in this auction, or null. */
  alias: number | null;
}

const kindOf: Partial<Record<AuctionEvent['type'], AuctionNewsKind>> = {
  opened: 'opened',
  bid_accepted: 'bid',
  automatic_bid: 'automatic_bid',
  maximum_raised: 'maximum_raised',
  edited: 'edited',
  noted: 'noted',
  extended: 'extended',
  paused: 'paused',
  resumed: 'resumed',
  bid_voided: 'voided',
  participation_requested: 'participation',
  participation_approved: 'participation',
  participation_declined: 'participation',
  cancelled: 'cancelled',
  closed: 'closed',
  awarded_next: 'closed',
};

const PRIVATE: readonly AuctionNewsKind[] = ['maximum_raised'];

/**
 * What an onlooker hears of an event, or null for nothing at all: in a sealed auction even that there was a bid is a secret, so no
 * frame goes out for it.
 */
export const visibleChangeOf = (
  { event, at }: DatedEvent,
  visibility: Visibility,
  { isMember, isOwner, alias }: ViewerStanding,
): AuctionNews | null => {
  const kind = kindOf[event.type];
  if (!kind) return null;
  const bidder = 'bidder' in event ? event.bidder : null;
  const own = bidder !== null && bidder === alias;
  if (PRIVATE.includes(kind) && !own) return null;
  if (kind === 'participation' && !own && !isOwner) return null;
  const isAboutBids = kind === 'bid' || kind === 'automatic_bid' || kind === 'voided';
  if (isAboutBids && visibility === 'sealed' && !own && !isOwner) return null;
  // An alias counts the bidders before it: in a sealed auction that is a secret even from its bearer.
  const isNamed =
    (own && visibility !== 'sealed') || (isMember && visibility === 'public') || (isOwner && visibility !== 'sealed');
  const amount = isAboutBids && (isNamed || own) && 'amount' in event ? event.amount : null;
  return { kind, at, own, bidder: bidder !== null && isNamed ? `Bidder ${bidder}` : null, amount };
};
