import type { Listener } from './listeners.ts';

const NONE: ReadonlyMap<Listener, number> = new Map();

/** Offsets of the few listeners that lag. */
export class ListenerOffsets {
  private readonly byAuction = new Map<string, Map<Listener, number>>();

  /** The lagging listeners of an auction, with their offsets. */
  of(auctionId: string): ReadonlyMap<Listener, number> {
    return this.byAuction.get(auctionId) ?? NONE;
  }

  /** The lowest offset. */
  lowest(auctionId: string): number {
    let lowest = Infinity;
    for (const offset of this.of(auctionId).values()) lowest = Math.min(lowest, offset);
    return lowest;
  }

  /** Sets the offset of listeners; undefined if they do not lag. */
  set(auctionId: string, listeners: readonly Listener[], offset: number | undefined): void {
    let lagging = this.byAuction.get(auctionId);
    if (offset === undefined && !lagging) return;
    if (!lagging) this.byAuction.set(auctionId, (lagging = new Map()));
    for (const listener of listeners) {
      if (offset === undefined || listener.isGone) {
        lagging.delete(listener);
        listener.laggingIn.delete(auctionId);
      } else {
        lagging.set(listener, offset);
        listener.laggingIn.add(auctionId);
      }
    }
    if (lagging.size === 0) this.byAuction.delete(auctionId);
  }

  delete(listener: Listener): void {
    for (const auctionId of listener.laggingIn) this.set(auctionId, [listener], undefined);
  }
}
