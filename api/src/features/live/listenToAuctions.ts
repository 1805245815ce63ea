import type { SubscribeContext } from './liveSubscription.ts';
import { OpenSubscription } from './openSubscription.ts';
import type { Topic } from './subscriber.ts';

interface Subscribe<Args> {
  args: Args;
  context: SubscribeContext;
}

/** The `subscribe` of fields about auctions: the live hub sends their events until the subscription ends. */
export const listenToAuctions =
  <Args extends { after?: string[] | null }>(topicOf: (args: Args) => Topic) =>
  async ({ args, context: { hubs, subscription } }: Subscribe<Args>): Promise<OpenSubscription> => {
    const stop = await hubs.auctions.subscribe({ ...subscription, topic: topicOf(args) }, args.after ?? []);
    return new OpenSubscription(stop);
  };
