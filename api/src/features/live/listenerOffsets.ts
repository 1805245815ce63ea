import type { Listener } from './listeners.ts';

const NOBODY: ReadonlyMap<Listener, number> = new Map();

/** How far listeners have heard of auctions, where that is not simply as far as all have: of nearly nobody, nearly always. */
export class ListenerOffsets {
  private readonly byAuction = new Map<string, Map<Listener, number>>();

  /** Who stands apart in an auction, and where. */
  of(auctionId: string): ReadonlyMap<Listener, number> {
    return this.byAuction.get(auctionId) ?? NOBODY;
  }

  /** Where the hindmost stands. */
  hindmost(auctionId: string): number {
    let least = Infinity;
    for (const place of this.of(auctionId).values()) least = Math.min(least, place);
    return least;
  }

  /** They stand there from now on; undefined is where all stand. */
  put(auctionId: string, listeners: readonly Listener[], place: number | undefined): void {
    let apart = this.byAuction.get(auctionId);
    if (place === undefined && !apart) return;
    if (!apart) this.byAuction.set(auctionId, (apart = new Map()));
    for (const listener of listeners) {
      if (place === undefined || listener.isGone) {
        apart.delete(listener);
        listener.apartIn.delete(auctionId);
      } else {
        apart.set(listener, place);
        listener.apartIn.add(auctionId);
      }
    }
    if (apart.size === 0) this.byAuction.delete(auctionId);
  }

  forget(listener: Listener): void {
    for (const auctionId of listener.apartIn) this.put(auctionId, [listener], undefined);
  }
}
