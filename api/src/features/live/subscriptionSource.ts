import type { Viewer } from '../../reading/reading.ts';

/** A subscription that was validated and admitted, whichever source its field has. */
export interface LiveSubscription {
  field: string;
  /** The coerced arguments of the field. */
  args: Readonly<Record<string, unknown>>;
  viewer: Viewer;
  /** Equal for subscriptions that select the same fields, so that they can share a rendered payload. */
  selection: string;
  /** The JSON text of the selection on `root`, as `viewer` may see it. */
  render: (root: object, viewer: Viewer) => Promise<string>;
  /** Sends a rendered text as the next event. */
  send: (payload: string) => void;
}

/** Starts a subscription and resolves to what ends it. Throws to refuse it: its subscriber gets an `error` message. */
export type SubscriptionSource = (subscription: LiveSubscription) => Promise<() => void>;

/** One source for each field of the Subscription type. */
export type SubscriptionSources = Readonly<Record<string, SubscriptionSource>>;
