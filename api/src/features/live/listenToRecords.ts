import type { SubscribeContext } from './liveSubscription.ts';
import { OpenSubscription } from './openSubscription.ts';
import type { RecordSubscriber } from './recordHub.ts';

interface Subscribe<Args> {
  args: Args;
  context: SubscribeContext;
}

type Interest = Pick<RecordSubscriber, 'topics'> & Partial<Pick<RecordSubscriber, 'filter' | 'isPersonal'>>;

/** The `subscribe` of fields about records: the record hub sends their events until the subscription ends. */
export const listenToRecords =
  <Args extends { confirmStart?: boolean | null }>(
    interestOf: (args: Args, context: SubscribeContext) => Interest | Promise<Interest>,
  ) =>
  async ({ args, context }: Subscribe<Args>): Promise<OpenSubscription> => {
    const { hubs, subscription } = context;
    const { viewer, render, send } = subscription;
    const stop = await hubs.records.subscribe({ ...subscription, ...(await interestOf(args, context)) });
    if (args.confirmStart !== true) return new OpenSubscription(stop);
    try {
      // Everything committed from here on is announced, so a client that reads after this event misses nothing.
      send(await render({ recordId: null }, viewer));
      return new OpenSubscription(stop);
    } catch (error) {
      stop();
      throw error;
    }
  };
