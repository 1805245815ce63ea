import { started } from './listenToOwn.ts';
import type { SubscribeContext } from './liveSubscription.ts';
import type { OpenSubscription } from './openSubscription.ts';
import type { PostingTopic } from './postingHub.ts';

interface Subscribe<Args> {
  args: Args;
  context: SubscribeContext;
}

/** The `subscribe` of fields about postings: the posting hub sends their events until the subscription ends. */
export const listenToPostings =
  <Args extends { confirmStart?: boolean | null }>(topicOf: (args: Args) => PostingTopic) =>
  async ({ args, context: { hubs, subscription } }: Subscribe<Args>): Promise<OpenSubscription> => {
    const { viewer, selection, isPersonal, render, send } = subscription;
    const topic = topicOf(args);
    const stop = await hubs.postings.subscribe({ topic, viewer, selection, isPersonal, render, send });
    return started(args, subscription, stop);
  };
