import type { WebSocketRoute } from 'playwright-core';
import type { Trader } from './trader.ts';

/**
 * A trader's live connection, which can be cut (reconnects fail too until it is restored) and whose subscriptions can
 * be delayed, as by a slow server.
 */
export async function liveConnectionOf({ page }: Trader) {
  let isCut = false;
  let current: WebSocketRoute | undefined;
  let held: (() => void)[] | undefined;
  await page.routeWebSocket('**/graphql', (socket) => {
    if (isCut) return void socket.close({ code: 1012 });
    current = socket;
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { type } = JSON.parse(String(message)) as { type: string };
      if (held && type === 'subscribe') held.push(() => server.send(message));
      else server.send(message);
    });
  });
  return {
    async cut() {
      isCut = true;
      await current?.close({ code: 1012 });
    },
    mend: () => void (isCut = false),
    /** Delays the page's subscriptions until they are released. */
    holdSubscriptions() {
      const waiting: (() => void)[] = [];
      held = waiting;
      return {
        count: () => waiting.length,
        letGo() {
          held = undefined;
          for (const send of waiting) send();
        },
      };
    },
  };
}
