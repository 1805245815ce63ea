import type { Context } from '../../schema/context.ts';
import type { LiveHub } from './liveHub.ts';
import type { RecordHub } from './recordHub.ts';
import type { LiveSubscription } from './subscriber.ts';

/** What serves subscriptions. */
export interface LiveHubs {
  auctions: LiveHub;
  records: RecordHub;
}

/** The context of a field's `subscribe`, which the socket layer calls to start a subscription. */
export interface SubscribeContext extends Context {
  hubs: LiveHubs;
  subscription: LiveSubscription;
}
