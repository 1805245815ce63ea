// Changes of orders as they happen, over the socket.
import { createClient } from 'graphql-ws';
import type { Client } from './client.ts';
import { OrderChangedDocument, type OrderChangedSubscription } from './operations.generated.ts';
import { retryDelay } from './retryDelay.ts';

/** The order that has changed; null when the subscription has started and may have missed changes before. */
type ChangedOrder = OrderChangedSubscription['orderChanged']['order'];

interface Listeners {
  onChange: (order: ChangedOrder) => void;
  /** Called when the market does not accept the key. */
  onRefused: (error: Error) => void;
}

/** Connects again whenever the connection is lost. */
export const followOrders = ({ url, key }: Client, { onChange, onRefused }: Listeners): void => {
  const socket = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    connectionParams: { authorization: `Bearer ${key}` },
    // Without an answer to a ping the connection is lost.
    keepAlive: 10_000,
    retryAttempts: 0,
  });
  let attempt = 0;
  const subscribe = (): void => {
    const again = (error?: unknown): void => {
      if (isRefusal(error)) onRefused(new Error('The market does not accept the key for the socket.'));
      else setTimeout(subscribe, retryDelay(attempt++));
    };
    socket.subscribe<OrderChangedSubscription>(
      { query: OrderChangedDocument.toString() },
      {
        next: ({ data }) => {
          attempt = 0;
          onChange(data?.orderChanged.order ?? null);
        },
        error: again,
        complete: again,
      },
    );
  };
  subscribe();
};

/** The codes with which a socket is closed for good, and those of a subscription. */
const isRefusal = (error: unknown): boolean => {
  const codes: unknown[] = Array.isArray(error)
    ? error.map(({ extensions }: { extensions?: { code?: string } }) => extensions?.code)
    : [(error as { code?: number } | undefined)?.code];
  return codes.some((code) => [4401, 4403, 'UNAUTHENTICATED', 'FORBIDDEN'].includes(code as number | string));
};
