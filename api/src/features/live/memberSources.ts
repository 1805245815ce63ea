import type { MemberHub, MemberTopic } from './memberHub.ts';
import type { SubscriptionSource } from './subscriptionSource.ts';

/** The subscriptions about what is the viewer's own. */
export const memberSources = (hub: MemberHub): Record<MemberTopic, SubscriptionSource> => {
  const source =
    (topic: MemberTopic): SubscriptionSource =>
    async ({ args, viewer, selection, render, send }) => {
      const end = await hub.subscribe({ topic, viewer, selection, render: (change) => render(change, viewer), send });
      if (args['confirmStart'] !== true) return end;
      try {
        // Everything committed from here on is announced, so what its client reads after this event completes the picture.
        send(await render({ recordId: null }, viewer));
        return end;
      } catch (error) {
        end();
        throw error;
      }
    };
  return { messageReceived: source('messageReceived'), orderChanged: source('orderChanged') };
};
