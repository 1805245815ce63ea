import type { Context } from '../../schema/context.ts';
import type { Viewer } from '../../reading/reading.ts';
import type { LiveHub } from './liveHub.ts';
import type { RecordHub } from './recordHub.ts';

/** A subscription on a socket that was validated and admitted. */
export interface LiveSubscription {
  viewer: Viewer;
  /** Equal for subscriptions that select the same fields, so that they can share a rendered payload. */
  selection: string;
  /** Whether any two members can get different answers, so that no rendered payload may be shared between them. */
  isPersonal: boolean;
  /** The JSON text of the selection on `root`, as `viewer` may see it. */
  render: (root: object, viewer: Viewer) => Promise<string>;
  /** Sends a rendered text as the next event. */
  send: (payload: string) => void;
}

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
