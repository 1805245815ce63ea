import type { LogSegment, Participation } from '../auctions/logSegment.ts';

/** Maximum events per frame; a listener that lags further gets several frames. */
export const MAX_EVENTS = 500;
const MAX_AUCTIONS = 200;

interface KnownBidders {
  /** The event up to which all participants are known. */
  upTo: number;
  bidders: readonly Participation[];
}

/**
 * Segments just written by this instance's engine, so that they need no read. Used only if they continue the sent events without a
 * gap; otherwise the log is read.
 */
export class RecentWrites {
  private readonly waiting = new Map<string, LogSegment[]>();
  private readonly knownBidders = new Map<string, KnownBidders>();

  add(auctionId: string, segment: LogSegment): void {
    const waiting = this.waiting.get(auctionId);
    if (!waiting) this.waiting.set(auctionId, [segment]);
    // Too many for a frame, so they would be dropped later anyway.
    else if (waiting.length === MAX_EVENTS) this.waiting.delete(auctionId);
    else waiting.push(segment);
  }

  /** All events since `from`, or undefined if some are missing. */
  take(auctionId: string, from: number): LogSegment | undefined {
    const waiting = (this.waiting.get(auctionId) ?? []).filter(({ last_event }) => last_event > from);
    this.waiting.delete(auctionId);
    const knownBidders = this.knownBidders.get(auctionId);
    const last = waiting.at(-1);
    if (!last || !knownBidders || knownBidders.upTo < from) return undefined;
    const events = waiting.flatMap((segment) => segment.events);
    if (events.length > MAX_EVENTS || events.some(({ seq }, nth) => seq !== from + 1 + nth)) return undefined;
    const bidders = new Map(
      [knownBidders, ...waiting].flatMap((source) => source.bidders.map((bidder) => [bidder.alias, bidder])),
    );
    return { ...last, events, bidders: [...bidders.values()] };
  }

  /** Records the participants known up to an event. */
  setBidders(auctionId: string, upTo: number, bidders: readonly Participation[]): void {
    if (this.knownBidders.size >= MAX_AUCTIONS && !this.knownBidders.has(auctionId)) this.knownBidders.clear();
    this.knownBidders.set(auctionId, { upTo, bidders });
  }
}
