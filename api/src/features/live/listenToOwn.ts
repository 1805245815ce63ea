import type { LiveSubscription, SubscribeContext } from './liveSubscription.ts';
import type { MemberTopic } from './memberHub.ts';
import { OpenSubscription } from './openSubscription.ts';

interface Subscribe {
  args: { confirmStart?: boolean | null };
  context: SubscribeContext;
}

/** The `subscribe` of fields about the viewer's own records: the member hub sends their events until the subscription ends. */
export const listenToOwn =
  (topic: MemberTopic) =>
  async ({ args, context: { hubs, subscription } }: Subscribe): Promise<OpenSubscription> => {
    const { viewer, selection, render, send } = subscription;
    const stop = await hubs.members.subscribe({
      topic,
      viewer,
      selection,
      render: (change) => render(change, viewer),
      send,
    });
    return started(args, subscription, stop);
  };

/** The stream of a subscription that a hub has started, after the event that confirms the start if it is wanted. */
export const started = async (
  { confirmStart }: Subscribe['args'],
  { viewer, render, send }: LiveSubscription,
  stop: () => void,
): Promise<OpenSubscription> => {
  if (confirmStart !== true) return new OpenSubscription(stop);
  try {
    // Everything committed from here on is announced, so a client that reads after this event misses nothing.
    send(await render({ recordId: null }, viewer));
    return new OpenSubscription(stop);
  } catch (error) {
    stop();
    throw error;
  }
};
