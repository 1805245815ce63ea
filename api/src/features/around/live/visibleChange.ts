import type { AuctionEvent } from '../../deals/auctions/core/events.ts';
import type { Visibility } from '../../deals/auctions/core/state.ts';
import type { DatedEvent } from '../../deals/auctions/logSegment.ts';
import type { AuctionNews, AuctionNewsKind } from './auctionChange.type.ts';

/** A viewer's relation to an auction. */
export interface ViewerStanding {
  isMember: boolean;
  isOwner: boolean;
  /** The viewer's number in this auction, or null. */
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
 * The part of an event that a viewer may see, or null. In a sealed auction the existence of a bid is secret: only the owner and the
 * bidder get a frame about it.
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
  // An alias reveals the number of earlier bidders, which is secret in a sealed auction even to the bidder.
  const showsAlias =
    (own && visibility !== 'sealed') || (isMember && visibility === 'public') || (isOwner && visibility !== 'sealed');
  const amount = isAboutBids && (showsAlias || own) && 'amount' in event ? event.amount : null;
  return { kind, at, own, bidder: bidder !== null && showsAlias ? `Bidder ${bidder}` : null, amount };
};
