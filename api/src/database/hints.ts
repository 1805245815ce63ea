import type { Notifications } from './notifications.ts';

const CHANNEL = 'feedstock_auction';
const COALESCE_MS = 5;
/** Ids in one notification, which may have 8,000 bytes. */
const MOST = 200;

/**
 * Tells the other instances, never itself, that something changed in an auction. Only a hint, sent after the commit and outside of it:
 * transactions that notify commit one after the other. Whoever misses one finds the change by polling.
 */
export class Hints {
  private readonly notifications: Notifications;
  private waiting = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(notifications: Notifications, onHint: (auctionId: string) => void) {
    this.notifications = notifications;
    notifications.on(CHANNEL, (payload) => payload.split(',').forEach((auctionId) => onHint(auctionId)));
  }

  /** Several changes of a few milliseconds go out together. */
  send(auctionId: string): void {
    this.waiting.add(auctionId);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const ids = [...this.waiting];
      this.waiting.clear();
      for (let at = 0; at < ids.length; at += MOST)
        this.notifications.send(CHANNEL, ids.slice(at, at + MOST).join(','));
    }, COALESCE_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
