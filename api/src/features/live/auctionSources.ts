import type { LiveHub } from './liveHub.ts';
import type { LiveSubscription, SubscriptionSource } from './subscriptionSource.ts';
import type { Topic } from './subscriber.ts';

/** The subscriptions about auctions. */
export const auctionSources = (hub: LiveHub): Record<string, SubscriptionSource> => {
  const source =
    (topicOf: (args: LiveSubscription['args']) => Topic): SubscriptionSource =>
    ({ args, viewer, selection, render, send }) =>
      hub.subscribe(
        { topic: topicOf(args), viewer, selection, render: (change) => render(change, change.viewer), send },
        (args['after'] as string[] | null | undefined) ?? [],
      );
  return {
    auctionChanged: source((args) => ({ kind: 'auction', auctionId: String(args['auctionId']) })),
    auctionsChanged: source(() => ({ kind: 'all' })),
    myAuctionsChanged: source(() => ({ kind: 'mine' })),
  };
};
