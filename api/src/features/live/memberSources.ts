import type { MemberHub, MemberTopic } from './memberHub.ts';
import type { SubscriptionSource } from './subscriptionSource.ts';

/** The subscriptions about what is the viewer's own. */
export const memberSources = (hub: MemberHub): Record<MemberTopic, SubscriptionSource> => {
  const source =
    (topic: MemberTopic): SubscriptionSource =>
    ({ viewer, selection, render, send }) =>
      hub.subscribe({ topic, viewer, selection, render: (change) => render(change, viewer), send });
  return { messageReceived: source('messageReceived'), orderChanged: source('orderChanged') };
};
