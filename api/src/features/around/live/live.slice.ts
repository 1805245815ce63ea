import type { Slice } from '../../../schema/market.ts';
import { LiveResolver, AuctionOfChange } from './live.resolver.ts';
import { ChangeNotifier } from '../../../database/changeNotifier.ts';
import { LiveCursors } from './liveCursor.ts';
import { LiveHub } from './liveHub.ts';
import { RecordHub } from './recordHub.ts';

declare module '../../../schema/services.ts' {
  interface Services {
    auctionHub: LiveHub;
    recordHub: RecordHub;
  }
}

export const live: Slice = {
  name: 'live',
  resolvers: [LiveResolver, AuctionOfChange],
  open: async ({ pools, secretKey, notifications, log, services: { engine } }) => {
    const onError = (error: unknown): void => log.warn({ err: error }, 'live updates failed');
    const auctionHub = new LiveHub(pools.live, new LiveCursors(secretKey), onError);
    const recordHub = new RecordHub(pools.live, notifications, onError);
    const notifier = new ChangeNotifier(notifications, (auctionId) => auctionHub.readSoon(auctionId));
    engine.onChange((auctionId) => {
      auctionHub.readSoon(auctionId);
      notifier.send(auctionId);
    });
    await auctionHub.start();
    recordHub.start();
    return {
      services: { auctionHub, recordHub },
      stop: async () => {
        await auctionHub.stop();
        notifier.stop();
        await recordHub.stop();
      },
    };
  },
};
