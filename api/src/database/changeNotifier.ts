import type { Notifications } from './notifications.ts';

const CHANNEL = 'feedstock_auction';
const COALESCE_MS = 5;
/** A notification is limited to 8,000 bytes, so it contains at most this many ids. */
const MAX_IDS = 200;

/**
 * Notifies other instances that an auction changed. Sent after the commit and outside of it, because transactions that notify commit one
 * after the other. Missed notifications are harmless: the hub also polls.
 */
export class ChangeNotifier {
  private pendingIds = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly notifications: Notifications,
    onNotification: (auctionId: string) => void,
  ) {
    notifications.on(CHANNEL, (payload) => payload.split(',').forEach((auctionId) => onNotification(auctionId)));
  }

  /** Changes within a few milliseconds are sent in one notification. */
  send(auctionId: string): void {
    this.pendingIds.add(auctionId);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const ids = [...this.pendingIds];
      this.pendingIds.clear();
      for (let at = 0; at < ids.length; at += MAX_IDS)
        this.notifications.send(CHANNEL, ids.slice(at, at + MAX_IDS).join(','));
    }, COALESCE_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
