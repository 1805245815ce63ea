import type { WebSocketRoute } from 'playwright-core';
import type { Trader } from './trader.ts';

/** A trader's live connection, which can be cut: until it is mended, every attempt to reconnect fails too. */
export async function lineOf({ page }: Trader) {
  let isCut = false;
  let current: WebSocketRoute | undefined;
  await page.routeWebSocket('**/graphql', (socket) => {
    if (isCut) return void socket.close({ code: 1012 });
    current = socket;
    socket.connectToServer();
  });
  return {
    cut() {
      isCut = true;
      void current?.close({ code: 1012 });
    },
    mend: () => void (isCut = false),
  };
}
