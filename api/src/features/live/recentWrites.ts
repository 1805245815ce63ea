import type { LogSegment, Participation } from '../auctions/logSegment.ts';

/** Events told at a time: somebody who was away for long is caught up in pieces. */
export const MOST_EVENTS = 500;
const MOST_AUCTIONS = 200;

interface Known {
  /** Up to which event all who take part are known. */
  upTo: number;
  bidders: readonly Participation[];
}

/**
 * What the engine of this instance has just written: whoever is told of it would else wait for PostgreSQL to say what is known here. Used
 * only where it follows on what was told before, without a gap; all else is read.
 */
export class RecentWrites {
  private readonly waiting = new Map<string, LogSegment[]>();
  private readonly known = new Map<string, Known>();

  give(auctionId: string, stretch: LogSegment): void {
    const waiting = this.waiting.get(auctionId);
    if (!waiting) this.waiting.set(auctionId, [stretch]);
    // They would only be given up later, for there are too many of them.
    else if (waiting.length === MOST_EVENTS) this.waiting.delete(auctionId);
    else waiting.push(stretch);
  }

  /** Everything that was handed over since `from`, or undefined where that is not all there is. */
  take(auctionId: string, from: number): LogSegment | undefined {
    const waiting = (this.waiting.get(auctionId) ?? []).filter(({ last_event }) => last_event > from);
    this.waiting.delete(auctionId);
    const known = this.known.get(auctionId);
    const last = waiting.at(-1);
    if (!last || !known || known.upTo < from) return undefined;
    const events = waiting.flatMap((stretch) => stretch.events);
    if (events.length > MOST_EVENTS || events.some(({ seq }, nth) => seq !== from + 1 + nth)) return undefined;
    const bidders = new Map([known, ...waiting].flatMap((some) => some.bidders.map((one) => [one.alias, one])));
    return { ...last, events, bidders: [...bidders.values()] };
  }

  /** Who takes part, as it was told up to an event. */
  learn(auctionId: string, upTo: number, bidders: readonly Participation[]): void {
    if (this.known.size >= MOST_AUCTIONS && !this.known.has(auctionId)) this.known.clear();
    this.known.set(auctionId, { upTo, bidders });
  }
}
