import type { WebSocketRoute } from 'playwright-core';
import type { Trader } from './trader.ts';

/**
 * A trader's live connection. It can be cut: until it is mended, every attempt to reconnect fails too. And its subscriptions can be
 * held back, as by a slow server.
 */
export async function lineOf({ page }: Trader) {
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
    /** Holds the page's subscriptions back until they are let go. */
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
